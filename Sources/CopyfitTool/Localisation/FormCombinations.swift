// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The texts that an entry of a localisation file can come to. Where several variables choose forms by themselves, every
// combination can be shown, and the longest need not be one of equal forms.

/// A text and what it is for, such as `one`, `a=one b=other` or `5`.
struct LocalisedForm: Hashable, Sendable {
  let form: String
  let text: String
}

extension LocalisedEntry {
  /// Most combinations of an entry; where there are more, all variables take the same form.
  static let mostCombinations = 64
  private static let mostPlaces = 100

  /// The texts that can be shown: a text for each value of each variable, or without values for each plural form.
  ///
  /// `isWhole` is false where there are too many combinations for all to be there.
  func forms(for values: [FormatArgument]) throws(LocalisationError) -> (forms: [LocalisedForm], isWhole: Bool) {
    let hasPlaces = !format.variables.isEmpty || !FormatString(format.format).isPlain
    let found = try values.isEmpty || !hasPlaces ? unfilled() : filled(values)
    return (found.forms.map { LocalisedForm(form: join($0.form), text: $0.text) }, found.isWhole)
  }

  private func join(_ form: String) -> String {
    [variant, form].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Each variable takes each value; places without a variable take the first variable's.
  private func filled(_ values: [FormatArgument]) throws(LocalisationError) -> (forms: [LocalisedForm], isWhole: Bool) {
    let rules = PluralRules(locale: language)
    var places: [PluralFormat.VariablePlace] = []
    for value in values {
      for place in try format.places(for: Self.arguments(value), rules: rules)
      where !places.contains(where: { $0.index == place.index }) {
        places.append(place)
      }
    }
    let combinations = places.count > 1 && values.count > 1 ? Self.combinations(places.map { _ in values }) : nil
    var forms: [LocalisedForm] = []
    for combination in combinations ?? values.map({ [$0] }) {
      var arguments = Self.arguments(combination[0])
      guard combinations != nil else {
        forms.append(
          LocalisedForm(form: combination[0].text, text: try format.text(for: arguments, rules: rules)))
        continue
      }
      for (place, value) in zip(places, combination) where place.index < arguments.count {
        arguments[place.index] = value
      }
      let name = zip(places, combination).map { "\($0.name)=\($1.text)" }.joined(separator: " ")
      forms.append(LocalisedForm(form: name, text: try format.text(for: arguments, rules: rules)))
    }
    return (forms, combinations != nil || places.count < 2 || values.count < 2)
  }

  private static func arguments(_ value: FormatArgument) -> [FormatArgument] {
    [FormatArgument](repeating: value, count: mostPlaces)
  }

  /// Forms with the specifiers as they are written.
  private func unfilled() throws(LocalisationError) -> (forms: [LocalisedForm], isWhole: Bool) {
    guard !format.variables.isEmpty else { return ([LocalisedForm(form: "", text: format.format)], true) }
    let names = format.usedVariables
    let choices = names.map { name in
      PluralCategory.allCases.filter { format.variables[name]?.variants[$0] != nil }
    }
    if names.count > 1, let combinations = Self.combinations(choices) {
      let forms = combinations.map { combination in
        LocalisedForm(
          form: zip(names, combination).map { "\($0)=\($1.rawValue)" }.joined(separator: " "),
          text: format.text(of: Dictionary(zip(names, combination)) { first, _ in first }))
      }
      return (forms, true)
    }
    let used = Set(format.variables.values.flatMap(\.variants.keys))
    let forms = PluralCategory.allCases.filter(used.contains).map { category in
      LocalisedForm(
        form: category.rawValue, text: format.text(of: Dictionary(names.map { ($0, category) }) { first, _ in first }))
    }
    return (forms, names.count < 2)
  }

  /// One of each list in every way, the last list's fastest; nil for more than `mostCombinations`.
  private static func combinations<Choice>(_ lists: [[Choice]]) -> [[Choice]]? {
    var combinations: [[Choice]] = [[]]
    for list in lists {
      guard combinations.count * list.count <= mostCombinations else { return nil }
      combinations = combinations.flatMap { head in list.map { head + [$0] } }
    }
    return combinations
  }
}

extension PluralFormat {
  /// The names of the variables in the format, then of those in their variants, each once.
  fileprivate var usedVariables: [String] {
    var names: [String] = []
    var texts = [format]
    while !texts.isEmpty {
      let found = texts.flatMap { FormatString($0).variables }.filter { variables[$0] != nil }
      let new = found.filter { !names.contains($0) }
      for name in new where !names.contains(name) { names.append(name) }
      texts = Set(new).sorted().flatMap { name in
        PluralCategory.allCases.compactMap { variables[name]?.variants[$0] }
      }
    }
    return names
  }

  /// The text with a form of each variable; variables in variants are put in too, unless they hold each other.
  fileprivate func text(of choices: [String: PluralCategory]) -> String {
    var room = Self.mostParts
    return text(format, choices, open: [], &room)
  }

  /// Parts of one text; what is beyond stays as it is written.
  private static let mostParts = 10_000

  private func text(
    _ format: String, _ choices: [String: PluralCategory], open: [String], _ room: inout Int
  ) -> String {
    var text = ""
    for part in FormatString(format).parts {
      room -= 1
      switch part {
      case .text(let plain): text += plain
      case .specifier(let specifier): text += specifier.source
      case .variable(let name, _):
        guard !open.contains(name), room > 0 else {
          text += "%#@\(name)@"
          continue
        }
        let variants = variables[name]?.variants
        let variant = choices[name].flatMap { variants?[$0] } ?? variants?[.other] ?? ""
        text += self.text(variant, choices, open: open + [name], &room)
      }
    }
    return text
  }
}

extension FormatString {
  /// The names of its variables.
  fileprivate var variables: [String] {
    parts.compactMap { part in
      guard case .variable(let name, _) = part else { return nil }
      return name
    }
  }
}
