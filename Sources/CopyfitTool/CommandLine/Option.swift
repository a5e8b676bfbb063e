// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One row of the option table. Parsing, help, manual page and completions all read the same rows, so none can drift.

/// What an option's value must look like.
enum ValueKind: Hashable, Sendable {
  /// No value at all.
  case flag
  case text
  /// A file or folder, completed as one.
  case path
  case number(NumberRange)
  /// Points, or `none` for unbounded.
  case numberOrNone
  case integer(ClosedRange<Int>)
  /// One of the names; `aliases` are taken as well but neither listed nor completed.
  case choice([String], aliases: [String] = [])
  /// A UIKit weight's name, or a number.
  case weight
  /// `KEY=VALUE`.
  case assignment
  /// The formats that the command at hand can print.
  case format
}

/// The numbers an option takes.
enum NumberRange: String, Hashable, Sendable {
  case any = "a number"
  case notNegative = "a number that is not negative"
  case positive = "a number greater than 0"
  case fraction = "a number from 0 to 1"

  func contains(_ value: Double) -> Bool {
    switch self {
    case .any: value.isFinite
    case .notNegative: value.isFinite && value >= 0
    case .positive: value.isFinite && value > 0
    case .fraction: value >= 0 && value <= 1
    }
  }
}

/// The headings that help and manual page put options under, in this order.
enum OptionGroup: String, CaseIterable, Sendable {
  case text = "Text"
  case font = "Font"
  case box = "Box"
  case lines = "Lines"
  case paragraph = "Paragraph"
  case policy = "Policies"
  case task = "Task"
  case output = "Output"
}

/// One option: how it is spelled, what it takes, what it is for.
struct Option: Sendable {
  let name: OptionName
  let group: OptionGroup
  let kind: ValueKind
  /// What stands for the value in help, such as `POINTS`; empty for a flag.
  let placeholder: String
  var short: Character? = nil
  /// What holds where the option is absent, in words; nil where nothing does.
  var standard: String? = nil
  /// Given more than once, the command answers for each value (or takes them all, where its help says so).
  var isRepeatable = false
  /// Shown by `--help-all` and the manual page only.
  var isAdvanced = false
  /// The field of DESIGN section 6 that the option sets, `paragraph.` before those of the paragraph.
  var field: String? = nil
  let help: String

  var takesValue: Bool { kind != .flag }
  var spelling: String { "--\(name.rawValue)" }
}

extension Option {
  /// The names to list and complete; empty where the value is free.
  func choices(for command: Command?) -> [String] {
    switch kind {
    case .choice(let names, _): names
    case .weight: Vocabulary.weights.map(\.name)
    case .format: command?.formats ?? OutputFormat.allCases.map(\.rawValue)
    default: []
    }
  }

  static let byName: [OptionName: Option] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: OptionName) -> Option {
    guard let option = byName[name] else { preconditionFailure("option '\(name.rawValue)' is in no table") }
    return option
  }

  static let all = textRows + fontRows + boxRows + lineRows + paragraphRows + policyRows + taskRows + outputRows
}
