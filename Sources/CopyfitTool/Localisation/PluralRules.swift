// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which plural category a number has in a language (UTS #35, part 3; Generated/PluralTable.swift).

/// A plural category, in CLDR's order.
enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// The cardinal plural rules of a locale.
struct PluralRules: Sendable {
  /// The locale of CLDR whose rules these are; `root` for a language that CLDR does not know.
  let locale: String
  /// Where the rules start in the table.
  private let start: Int

  /// Finds the rules of a BCP 47 tag or a locale's name: with script, with region, then the language alone.
  init(locale name: String) {
    let fields = name.split { $0 == "-" || $0 == "_" || $0 == "." || $0 == "@" }.map(String.init)
    let language = fields.first?.lowercased() ?? ""
    let candidates = fields.dropFirst().map { field in
      language + "_" + (field.count == 4 ? field.capitalizedASCII : field.uppercased())
    }
    for candidate in candidates + [language, "root"] {
      guard let set = Self.set(of: candidate) else { continue }
      (locale, start) = (candidate, PluralTable.starts[set])
      return
    }
    (locale, start) = ("root", PluralTable.starts[0])
  }

  private static func set(of locale: String) -> Int? {
    PluralTable.locales.firstIndex { $0.split(separator: " ").contains { $0 == locale } }
  }

  /// The categories of the language, in CLDR's order.
  var categories: [PluralCategory] {
    var all: [PluralCategory] = []
    forEachRule { rule in
      all.append(rule.category)
      return false
    }
    return PluralCategory.allCases.filter(all.contains)
  }

  /// Returns the category of a number.
  func category(of number: PluralOperands) -> PluralCategory {
    var answer = PluralCategory.other
    forEachRule { rule in
      guard rule.category != .other, rule.holds(for: number) else { return false }
      answer = rule.category
      return true
    }
    return answer
  }

  /// Returns for each category the least number that has it, whole where there is one, else with one fraction digit.
  var samples: [(category: PluralCategory, number: String)] {
    let numbers = (0...200).map(String.init) + ["1000000"] + (0...20).map { "\($0 / 10).\($0 % 10)" }
    return categories.compactMap { category in
      numbers.first { number in PluralOperands(number).map { self.category(of: $0) == category } ?? false }
        .map { (category, $0) }
    }
  }

  /// Walks the rules until `body` returns true.
  private func forEachRule(_ body: (Rule) -> Bool) {
    var position = start + 1
    for _ in 0..<PluralTable.words[start] {
      let rule = Rule(position: position)
      if body(rule) { return }
      position = rule.end
    }
  }
}

/// One rule of the table.
private struct Rule {
  let position: Int

  var category: PluralCategory { PluralCategory.allCases[word(position)] }

  /// The position of the next rule.
  var end: Int {
    var next = position + 2
    for _ in 0..<word(position + 1) {
      let relations = word(next)
      next += 1
      for _ in 0..<relations { next += 4 + 2 * word(next + 3) }
    }
    return next
  }

  /// Whether any alternative has only relations that hold.
  func holds(for number: PluralOperands) -> Bool {
    var next = position + 2
    for _ in 0..<word(position + 1) {
      let relations = word(next)
      next += 1
      var holds = true
      for _ in 0..<relations {
        if holds { holds = relation(at: next, holdsFor: number) }
        next += 4 + 2 * word(next + 3)
      }
      if holds { return true }
    }
    return false
  }

  private func relation(at start: Int, holdsFor number: PluralOperands) -> Bool {
    let isNegated = word(start + 1) == 1
    guard let value = value(ofOperand: word(start), in: number) else { return isNegated }
    let modulus = word(start + 2)
    let rest = modulus > 0 ? value % modulus : value
    let isInside = (0..<word(start + 3)).contains { range in
      rest >= word(start + 4 + 2 * range) && rest <= word(start + 5 + 2 * range)
    }
    return isInside != isNegated
  }

  /// In the table's order n, i, v, w, f, t, e; n of a number with a fraction is in no range of whole numbers.
  private func value(ofOperand operand: Int, in number: PluralOperands) -> Int? {
    switch operand {
    case 0: number.significantFraction == 0 ? number.integer : nil
    case 1: number.integer
    case 2: number.visibleFractionDigits
    case 3: number.significantFractionDigits
    case 4: number.fraction
    case 5: number.significantFraction
    default: number.exponent
    }
  }

  private func word(_ index: Int) -> Int { Int(PluralTable.words[index]) }
}

extension String {
  /// First letter large, the others small, as scripts are written.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
