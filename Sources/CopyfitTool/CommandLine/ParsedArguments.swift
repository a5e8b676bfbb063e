// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A command line after parsing. Values were checked against the table, so the accessors cannot fail.

/// The options and arguments of one call.
struct ParsedArguments: Sendable {
  let command: Command
  private(set) var values: [OptionName: [String]] = [:]
  private(set) var arguments: [String] = []

  init(command: Command) {
    self.command = command
  }

  mutating func add(_ value: String, to option: OptionName) {
    values[option, default: []].append(value)
  }

  mutating func addArgument(_ value: String) {
    arguments.append(value)
  }

  func has(_ option: OptionName) -> Bool { values[option] != nil }

  /// The only value of an option, or nil.
  func text(_ option: OptionName) -> String? { values[option]?.last }

  /// Every value of an option that may be repeated.
  func texts(_ option: OptionName) -> [String] { values[option] ?? [] }

  func number(_ option: OptionName) -> Double? { text(option).flatMap { Double($0) } }

  func integer(_ option: OptionName) -> Int? { text(option).flatMap { Int($0) } }

  func choice<Choice: RawRepresentable<String>>(_ option: OptionName, as type: Choice.Type) -> Choice? {
    text(option).flatMap(Choice.init(rawValue:))
  }

  var format: OutputFormat { choice(.format, as: OutputFormat.self) ?? .text }
}
