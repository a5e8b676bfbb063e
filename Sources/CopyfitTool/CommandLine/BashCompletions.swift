// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit generate completions bash`: one function, no helper from the bash-completion package.

/// The tables as a completion script for bash.
enum BashCompletions {
  static func render() -> String {
    """
    # bash completion for copyfit; written by `copyfit generate completions bash`.
    _copyfit() {
      local current="${COMP_WORDS[COMP_CWORD]}" option="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}" words=""
      COMPREPLY=()
      if [[ $current == "=" ]]; then current=""; elif [[ $option == "=" ]]; then option="${COMP_WORDS[COMP_CWORD-2]}"; fi
      if (( COMP_CWORD == 1 )); then
        words="\(toolWords)"
      else
        case "$command $option" in
    \(values)
        esac
        case "$option" in
    \(paths)
    \(freeValues)
        esac
        if [[ -z $words ]]; then
          case "$command" in
    \(commands)
          esac
          if [[ $current != -* ]]; then
            case "$command $COMP_CWORD" in
    \(arguments)
            esac
          fi
        fi
      fi
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    }
    complete -F _copyfit copyfit

    """
  }

  private static var toolWords: String {
    (CommandName.allCases.map(\.rawValue) + ["help", "--help", "--help-all", "--version"]).joined(separator: " ")
  }

  private static var values: String {
    var rows: [String] = []
    for command in Command.all {
      guard !command.formats.isEmpty else { continue }
      rows.append("      '\(command.name.rawValue) --format') words=\"\(command.formats.joined(separator: " "))\" ;;")
    }
    for option in Option.all where option.kind != .format {
      let choices = option.choices(for: nil)
      guard !choices.isEmpty else { continue }
      rows.append(
        "      *' \(spellings(option).joined(separator: "'|*' "))') words=\"\(choices.joined(separator: " "))\" ;;")
    }
    return rows.joined(separator: "\n")
  }

  private static var paths: String {
    let names = Option.all.filter { $0.kind == .path }.flatMap(spellings).joined(separator: "|")
    return "      \(names)) mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); return ;;"
  }

  private static var freeValues: String {
    let free = Option.all.filter {
      $0.takesValue && $0.kind != .path && $0.kind != .format && $0.choices(for: nil).isEmpty
    }
    return "      \(free.flatMap(spellings).joined(separator: "|"))) return ;;"
  }

  private static var commands: String {
    let rows = Command.all.map { command in
      let options = command.options.map { "--\($0.rawValue)" }.joined(separator: " ")
      return "        \(command.name.rawValue)) words=\"\(options)\" ;;"
    }
    let help = "        help) words=\"\(CommandName.allCases.map(\.rawValue).joined(separator: " "))\" ;;"
    return (rows + [help]).joined(separator: "\n")
  }

  private static var arguments: String {
    var rows: [String] = []
    for command in Command.all {
      for (index, argument) in command.arguments.enumerated() {
        let place = "'\(command.name.rawValue) '" + (argument.isRepeatable ? "*" : "\(index + 2)")
        if !argument.choices.isEmpty {
          rows.append("          \(place)) words=\"\(argument.choices.joined(separator: " "))\" ;;")
        } else if argument.isPath {
          rows.append("          \(place)) mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); return ;;")
        }
      }
    }
    return rows.joined(separator: "\n")
  }

  private static func spellings(_ option: Option) -> [String] {
    [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
  }
}
