// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What can be wrong with a command line: data here, words in `description`; each names the culprit and the next step.

/// Why a command line was not understood.
enum UsageError: Error, Hashable {
  case unknownCommand(String)
  case unknownOption(String, command: CommandName?)
  case missingValue(option: OptionName, placeholder: String)
  case unexpectedValue(option: OptionName, value: String)
  case badValue(option: OptionName, value: String, expected: String, nearest: String?)
  case repeated(option: OptionName, values: [String])
  case missingArgument(String, command: CommandName)
  case badArgument(String, name: String, allowed: [String])
  case unexpectedArgument(String, command: CommandName)
  case conflict(OptionName, OptionName, reason: String)
  /// Anything a command finds out by itself.
  case invalid(String, command: CommandName)

  var command: CommandName? {
    switch self {
    case .unknownOption(_, let command): command
    case .missingArgument(_, let command), .unexpectedArgument(_, let command), .invalid(_, let command): command
    default: nil
    }
  }
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name): Self.unknownCommand(name)
    case .unknownOption(let name, let command): Self.unknownOption(name, command)
    case .missingValue(let option, let placeholder):
      "--\(option.rawValue) needs a value: --\(option.rawValue) \(placeholder)"
    case .unexpectedValue(let option, let value): "--\(option.rawValue) takes no value, but has '\(value)'"
    case .badValue(let option, let value, let expected, let nearest):
      "--\(option.rawValue) cannot be '\(value)': expected \(expected)" + Self.suggestion(nearest)
    case .repeated(let option, let values):
      "--\(option.rawValue) is given more than once: \(values.map { "'\($0)'" }.joined(separator: ", ")); keep one"
    case .missingArgument(let name, let command):
      "\(name) is missing; usage: \(Command.named(command).usage)"
    case .badArgument(let value, let name, let allowed):
      "\(name) cannot be '\(value)': expected \(Self.list(allowed))"
        + Self.suggestion(EditDistance.nearest(to: value, among: allowed))
    case .unexpectedArgument(let value, let command):
      "'\(value)' is one argument too many; usage: \(Command.named(command).usage)"
    case .conflict(let first, let second, let reason):
      "--\(first.rawValue) and --\(second.rawValue) exclude each other: \(reason)"
    case .invalid(let message, _): message
    }
  }

  /// "a, b or c".
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func unknownCommand(_ name: String) -> String {
    let names = CommandName.allCases.map(\.rawValue)
    if let nearest = EditDistance.nearest(to: name, among: names) {
      return "no command '\(name)'; did you mean '\(nearest)'?"
    }
    return
      "no command '\(name)'; to measure a text: copyfit measure \"\(name)\"; commands: \(names.joined(separator: ", "))"
  }

  private static func unknownOption(_ name: String, _ command: CommandName?) -> String {
    let owner = command.map { "copyfit \($0.rawValue)" } ?? "copyfit"
    let bare = String(name.drop { $0 == "-" })
    if let known = OptionName(rawValue: bare), let home = Command.all.first(where: { $0.options.contains(known) }) {
      return "\(owner) has no option '\(name)'; it belongs to copyfit \(home.name.rawValue)"
    }
    let options = command.map { Command.named($0).options } ?? OptionName.allCases
    let nearest = EditDistance.nearest(to: bare, among: options.map(\.rawValue))
    return "\(owner) has no option '\(name)'" + (suggestion(nearest.map { "--\($0)" }))
      + (nearest == nil ? "; see \(owner) --help" : "")
  }
}
