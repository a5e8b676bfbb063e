// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One row of the command table.

/// The name of a command, as it is typed.
enum CommandName: String, CaseIterable, Sendable {
  case measure, lines, fits, solve, explain, batch, rows, scale, trace, fonts, render, golden, doctor, generate
}

/// What a command takes besides options.
struct Argument: Sendable {
  let name: String
  var isOptional = true
  var isRepeatable = false
  /// The only values it may have; empty where it is free.
  var choices: [String] = []
  /// Completed as a path.
  var isPath = false
}

/// A line to try, and what it is for.
struct Example: Sendable {
  let purpose: String
  let line: String
}

/// One command: what it does, what it takes, how it is tried.
struct Command: Sendable {
  let name: CommandName
  /// One line, without a full stop.
  let summary: String
  /// Paragraphs.
  var discussion: [String] = []
  var arguments: [Argument] = []
  let options: [OptionName]
  var formats: [String] = []
  let examples: [Example]

  static func named(_ name: CommandName) -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      preconditionFailure("command '\(name.rawValue)' is in no table")
    }
    return command
  }

  /// The options of the command under one heading, those that every command has last.
  func options(in group: OptionGroup, isAdvancedShown: Bool) -> [Option] {
    options.map(Option.named).filter { $0.group == group && (isAdvancedShown || !$0.isAdvanced) }
  }

  /// `copyfit measure [OPTIONS] [TEXT ...]`.
  var usage: String {
    let words = arguments.map { argument in
      let word = (argument.choices.isEmpty ? argument.name : argument.choices.joined(separator: "|"))
      let repeated = argument.isRepeatable ? "\(word) ..." : word
      return argument.isOptional ? "[\(repeated)]" : repeated
    }
    return (["copyfit", name.rawValue, "[OPTIONS]"] + words).joined(separator: " ")
  }
}
