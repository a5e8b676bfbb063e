// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Writes the cardinal plural rules of CLDR (UTS #35, part 3, Language Plural Rules) as numbers that an evaluator walks.
// A rule is alternatives of conditions of relations; each level starts with its count.

/// Writes the plural rules of every locale.
struct PluralTableGenerator: TableGenerator {
  func generate(in package: String) throws -> [GeneratedFile] {
    let input = try InputFile(folder: "\(package)/Sources/generate-tables/Data", name: "plurals.xml")
    var locales: [String] = []
    var starts: [Int] = []
    var words: [Int] = []
    for set in PluralXML.ruleSets(of: input.text) {
      locales.append(set.locales)
      starts.append(words.count)
      words.append(set.rules.count)
      for rule in set.rules { words += try PluralRuleCompiler.words(of: rule, in: input.name) }
    }
    var text = generatedHeader(
      "CLDR 48.2, cardinal plural rules (UTS #35, part 3).", inputs: [input],
      size: "\(locales.count) rule sets, \(words.count * 4) bytes.")
    text += """

      /// Rule sets: a count of rules, each a category, then alternatives, conditions and relations with their counts.
      /// A relation is operand, 1 if negated, modulus or 0, a count of ranges, and first and last of each.
      enum PluralTable {
        static let locales: [String] = [

      """
    text += locales.map { "    \"\($0)\",\n" }.joined() + "  ]\n\n"
    text += arrayLiteral("starts", "Int", starts) + "\n" + arrayLiteral("words", "Int32", words) + "}\n"
    return [GeneratedFile(path: "Sources/CopyfitTool/Generated/PluralTable.swift", text: text)]
  }
}

/// The parts of plurals.xml.
package enum PluralXML {
  /// Locales that share rules; a rule is a category, a condition and its samples.
  package struct RuleSet: Sendable {
    package let locales: String
    package let rules: [Rule]
  }

  package struct Rule: Sendable {
    package let category: String
    package let condition: String
    package let samples: String
  }

  /// Returns the rule sets of the file, in its order.
  package static func ruleSets(of xml: String) -> [RuleSet] {
    pieces(of: xml, from: "<pluralRules ", to: "</pluralRules>").map { set in
      RuleSet(
        locales: attribute("locales", of: set),
        rules: pieces(of: set, from: "<pluralRule ", to: "</pluralRule>").map { rule in
          let body = rule.drop { $0 != ">" }.dropFirst()
          let condition = body.prefix { $0 != "@" }
          return Rule(
            category: attribute("count", of: rule), condition: String(condition.trimmed),
            samples: String(body.dropFirst(condition.count)))
        })
    }
  }

  private static func pieces(of text: String, from start: String, to end: String) -> [String] {
    text.split(separator: start).dropFirst().map { String($0.split(separator: end)[0]) }
  }

  private static func attribute(_ name: String, of element: String) -> String {
    let parts = element.split(separator: "\(name)=\"", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count < 2 ? "" : String(parts[1].prefix { $0 != "\"" })
  }
}

/// Turns a condition's text into numbers.
enum PluralRuleCompiler {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]
  private static let operands = ["n", "i", "v", "w", "f", "t", "e", "c"]

  static func words(of rule: PluralXML.Rule, in file: String) throws -> [Int] {
    guard let category = categories.firstIndex(of: rule.category) else {
      throw InputError.malformed(file: file, line: rule.category)
    }
    let alternatives = rule.condition.isEmpty ? [] : rule.condition.split(separator: " or ")
    var words = [category, alternatives.count]
    for alternative in alternatives {
      let relations = alternative.split(separator: " and ")
      words.append(relations.count)
      for relation in relations {
        guard let compiled = relationWords(relation) else {
          throw InputError.malformed(file: file, line: String(relation))
        }
        words += compiled
      }
    }
    return words
  }

  /// `operand (% modulus)? (=|!=) range (, range)*`; `c` and `e` are the same operand.
  private static func relationWords(_ text: Substring) -> [Int]? {
    var fields = text.split(separator: " ").map(String.init)
    guard let operand = operands.firstIndex(of: fields.removeFirst()) else { return nil }
    var modulus = 0
    if fields.first == "%", fields.count > 1 {
      guard let value = Int(fields[1]) else { return nil }
      modulus = value
      fields.removeFirst(2)
    }
    guard fields.count == 2, let isNegated = ["=": 0, "!=": 1][fields[0]] else { return nil }
    let ranges = fields[1].split(separator: ",").map { $0.split(separator: "..").compactMap { Int($0) } }
    guard ranges.allSatisfy({ !$0.isEmpty }) else { return nil }
    return [min(operand, 6), isNegated, modulus, ranges.count] + ranges.flatMap { [$0[0], $0[$0.count - 1]] }
  }
}
