// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit generate`: the manual page and the completions, from the tables.

/// Writes what packagers install beside the tool.
enum GenerateCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let text = try text(arguments)
    if let path = arguments.text(.output) {
      try System.writeFile(path, Array(text.utf8))
    } else {
      try console.print(text)
    }
    return .success
  }

  static func text(_ arguments: ParsedArguments) throws(UsageError) -> String {
    let shell = arguments.arguments.dropFirst().first
    if arguments.arguments.first == "man" {
      if let shell { throw .unexpectedArgument(shell, command: .generate) }
      return ManualPage.render()
    }
    switch shell {
    case "bash": return BashCompletions.render()
    case "zsh": return ZshCompletions.render()
    case "fish": return FishCompletions.render()
    default: throw .missingArgument(UsageError.list(Vocabulary.shells), command: .generate)
    }
  }
}
