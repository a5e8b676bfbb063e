// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Checks an option's value by its kind, and brings names to the spelling of the table (letters' case does not matter).

/// One option of one command, ready to judge values.
struct ValueCheck {
  let option: Option
  let command: Command

  /// Returns the value in its one spelling.
  func check(_ value: String) throws(UsageError) -> String {
    switch option.kind {
    case .flag, .text, .path: return value
    case .number(let range):
      guard let number = Double(value), range.contains(number) else { throw bad(value, expected: range.rawValue) }
      return value
    case .numberOrNone:
      if value.lowercased() == "none" { return "none" }
      guard let number = Double(value), NumberRange.notNegative.contains(number) else {
        throw bad(value, expected: "\(NumberRange.notNegative.rawValue), or none")
      }
      return value
    case .integer(let range):
      guard let number = Int(value), range.contains(number) else {
        throw bad(value, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    case .weight:
      guard Vocabulary.weight(value) != nil else {
        let names = Vocabulary.weights.map(\.name)
        throw bad(value, expected: UsageError.list(names + ["100 to 900"]), among: names)
      }
      return value
    case .choice(let names, let aliases): return try match(value, names: names, aliases: aliases)
    case .format: return try match(value, names: command.formats, aliases: [])
    case .assignment:
      guard let equals = value.firstIndex(of: "="), equals != value.startIndex else {
        throw bad(value, expected: option.placeholder)
      }
      return value
    }
  }

  private func match(_ value: String, names: [String], aliases: [String]) throws(UsageError) -> String {
    let lowercased = value.lowercased()
    if let name = (names + aliases).first(where: { $0.lowercased() == lowercased }) { return name }
    throw bad(value, expected: UsageError.list(names), among: names)
  }

  private func bad(_ value: String, expected: String, among names: [String] = []) -> UsageError {
    .badValue(
      option: option.name, value: value, expected: expected, nearest: EditDistance.nearest(to: value, among: names))
  }
}
