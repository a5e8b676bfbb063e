// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit generate completions fish`: one `complete` line an option and command.

/// The tables as a completion script for fish.
enum FishCompletions {
  static func render() -> String {
    let names = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    var script = "# fish completion for copyfit; written by `copyfit generate completions fish`.\n"
    script += "complete -c copyfit -f\n"
    for command in Command.all {
      script += "complete -c copyfit -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name.rawValue)"
      script += " -d \(quote(command.summary))\n"
    }
    for word in ["help", "help-all", "version"] {
      script += "complete -c copyfit -n 'not __fish_seen_subcommand_from \(names)' -l \(word)\n"
    }
    return script + Command.all.map(commandLines).joined()
  }

  private static func commandLines(_ command: Command) -> String {
    let condition = "complete -c copyfit -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
    var script = ""
    for option in command.options.map(Option.named) {
      script += condition + (option.short.map { " -s \($0)" } ?? "") + " -l \(option.name.rawValue)"
      script += values(option, command) + " -d \(quote(option.help))\n"
    }
    for argument in command.arguments {
      if !argument.choices.isEmpty { script += "\(condition) -a '\(argument.choices.joined(separator: " "))'\n" }
      if argument.isPath { script += "\(condition) -F\n" }
    }
    return script
  }

  private static func values(_ option: Option, _ command: Command) -> String {
    guard option.takesValue else { return "" }
    let choices = option.choices(for: command)
    if !choices.isEmpty { return " -x -a '\(choices.joined(separator: " "))'" }
    return option.kind == .path ? " -r -F" : " -x"
  }

  private static func quote(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
