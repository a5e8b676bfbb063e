// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit generate completions zsh`: specifications for _arguments, one case a command.

/// The tables as a completion script for zsh.
enum ZshCompletions {
  static func render() -> String {
    """
    #compdef copyfit
    # zsh completion for copyfit; written by `copyfit generate completions zsh`.
    _copyfit() {
      local context state state_descr line
      typeset -A opt_args
      local -a commands
      commands=(
    \(commandRows)
      )
      _arguments -C '(- *)--help[print help]' '(- *)--help-all[print help with every option]' \\
        '(- *)--version[print versions]' '1:command:->command' '*::argument:->arguments'
      case $state in
        command) _describe -t commands command commands ;;
        arguments)
          case $line[1] in
    \(Command.all.map(commandCase).joined(separator: "\n"))
          esac ;;
      esac
    }
    if [[ $funcstack[1] == _copyfit ]]; then _copyfit "$@"; else compdef _copyfit copyfit; fi

    """
  }

  private static var commandRows: String {
    Command.all.map { "    '\($0.name.rawValue):\(escape($0.summary))'" }.joined(separator: "\n")
  }

  private static func commandCase(_ command: Command) -> String {
    let specifications =
      command.options.map { specification(Option.named($0), command) } + command.arguments.map(argument)
    let lines = specifications.map { "          \($0)" }.joined(separator: " \\\n")
    return "        \(command.name.rawValue)) _arguments -s -S \\\n\(lines) ;;"
  }

  private static func specification(_ option: Option, _ command: Command) -> String {
    let help = "[\(escape(option.help))]"
    let value = option.takesValue ? ":\(escape(option.placeholder)):\(action(option, command))" : ""
    let equals = option.takesValue ? "=" : ""
    let names = option.short.map { "{-\($0),\(option.spelling)\(equals)}" }
    if option.isRepeatable {
      return names.map { "'*'\($0)'\(help)\(value)'" } ?? "'*\(option.spelling)\(equals)\(help)\(value)'"
    }
    guard let short = option.short, let names else { return "'\(option.spelling)\(equals)\(help)\(value)'" }
    return "'(-\(short) \(option.spelling))'\(names)'\(help)\(value)'"
  }

  private static func action(_ option: Option, _ command: Command) -> String {
    let choices = option.choices(for: command)
    if !choices.isEmpty { return "(\(choices.joined(separator: " ")))" }
    return option.kind == .path ? "_files" : "()"
  }

  private static func argument(_ argument: Argument) -> String {
    let action =
      argument.choices.isEmpty ? (argument.isPath ? "_files" : "()") : "(\(argument.choices.joined(separator: " ")))"
    return argument.isRepeatable ? "'*:\(argument.name):\(action)'" : "':\(argument.name):\(action)'"
  }

  /// What a specification in single quotes may not hold bare.
  private static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "'": escaped += "'\\''"
      case "[", "]", ":", "\\": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
