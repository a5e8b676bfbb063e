// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Putting arguments into a plural format: variables choose variants, variants are formats again and may hold variables.
// Arguments without a number are taken in order; a variant starts at its variable's own argument.

extension PluralFormat {
  /// Variants may hold variables this deep.
  private static let depthLimit = 16
  /// Formats that double at each level end here.
  private static let partLimit = 10_000

  /// Returns the text for arguments in a language.
  ///
  /// - Throws: ``LocalisationError`` for a missing argument, an unknown variable, or variables that hold each other.
  func text(for arguments: [FormatArgument], rules: PluralRules) throws(LocalisationError) -> String {
    var expansion = Expansion(format: self, arguments: arguments, rules: rules)
    return try expansion.expand(format, from: 0, depth: 0)
  }

  /// The variables that arguments choose the variants of, in the order in which they come, each with its argument's index.
  ///
  /// - Throws: As ``text(for:rules:)``.
  func places(for arguments: [FormatArgument], rules: PluralRules) throws(LocalisationError) -> [VariablePlace] {
    var expansion = Expansion(format: self, arguments: arguments, rules: rules)
    _ = try expansion.expand(format, from: 0, depth: 0)
    return expansion.places
  }

  /// Returns the variant of a variable for a number.
  ///
  /// `zero` is for 0 in every language, unless the language has a category of that name, which then decides.
  func variant(of variable: Variable, for argument: FormatArgument, rules: PluralRules) -> String {
    let other = variable.variants[.other] ?? ""
    if argument.isZero, let zero = variable.variants[.zero], !rules.categories.contains(.zero) { return zero }
    guard let operands = argument.operands else { return other }
    return variable.variants[rules.category(of: operands)] ?? other
  }

  /// A variable in a text, and which argument it asks.
  struct VariablePlace: Hashable, Sendable {
    let name: String
    /// From 0.
    let index: Int
  }

  private struct Expansion {
    let format: PluralFormat
    let arguments: [FormatArgument]
    let rules: PluralRules
    var parts = 0
    var places: [VariablePlace] = []
    /// The next argument that a specifier without a number takes.
    var cursor = 0

    mutating func expand(_ text: String, from start: Int, depth: Int) throws(LocalisationError) -> String {
      guard depth < depthLimit else { throw failure("its variables hold each other") }
      cursor = start
      var result = ""
      for part in FormatString(text).parts {
        parts += 1
        guard parts < partLimit else { throw failure("it has too many parts") }
        switch part {
        case .text(let text): result += text
        case .specifier(let specifier):
          result += try argument(specifier.position, specifier.source).value.formatted(by: specifier)
        case .variable(let name, let position):
          let (index, value) = try argument(position, "%#@\(name)@")
          guard let variable = format.variables[name] else { throw failure("'\(name)' has no dictionary: add one") }
          places.append(VariablePlace(name: name, index: index))
          let after = cursor
          let variant = format.variant(of: variable, for: value, rules: rules)
          result += try expand(variant, from: index, depth: depth + 1)
          // A variable with a number of its own does not move the others' arguments.
          cursor = position == nil ? max(cursor, after) : after
        }
      }
      return result
    }

    private mutating func argument(
      _ position: Int?, _ source: String
    ) throws(LocalisationError) -> (index: Int, value: FormatArgument) {
      let index = position.map { $0 - 1 } ?? cursor
      if position == nil { cursor += 1 }
      guard index < arguments.count else {
        throw failure("\(source) asks for argument \(index + 1) of \(arguments.count)")
      }
      return (index, arguments[index])
    }

    private func failure(_ reason: String) -> LocalisationError {
      LocalisationError(line: nil, reason: "'\(format.format)': \(reason)")
    }
  }
}
