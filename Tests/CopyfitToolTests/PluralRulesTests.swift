// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Every sample of CLDR's plurals.xml, and operands that the standard's own table gives (UTS #35, part 3).

import TestSupport
import Testing
import generate_tables

@testable import CopyfitTool

/// The samples of one rule.
struct PluralSamples: Sendable, CustomTestStringConvertible {
  let locales: [String]
  let category: String
  let numbers: [String]

  var testDescription: String { "\(locales[0]) \(category)" }

  static let all: [PluralSamples] = {
    guard let xml = try? Repository.text("Sources/generate-tables/Data/plurals.xml") else { return [] }
    return PluralXML.ruleSets(of: xml).flatMap { set in
      set.rules.map { rule in
        PluralSamples(
          locales: set.locales.split(separator: " ").map(String.init), category: rule.category,
          numbers: numbers(in: rule.samples))
      }
    }
  }()

  /// `@integer 0, 2~16, 100, …`: a tilde counts up in the last visible digit.
  private static func numbers(in samples: String) -> [String] {
    samples.split { $0 == "," || $0 == " " }.flatMap { piece -> [String] in
      guard piece != "…", piece.first != "@" else { return [] }
      let ends = piece.split(separator: "~").map(String.init)
      guard ends.count == 2 else { return ends }
      let fractionDigits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
      let digits = ends.map { Int($0.filter { $0 != "." }) ?? 0 }
      return (digits[0]...digits[1]).map { number in
        guard fractionDigits > 0 else { return String(number) }
        let text = String(repeating: "0", count: max(0, fractionDigits + 1 - String(number).count)) + String(number)
        return text.dropLast(fractionDigits) + "." + text.suffix(fractionDigits)
      }
    }
  }
}

@Suite struct `Plural rules follow CLDR` {
  @Test func `The file has 40 rule sets, and every locale finds its own`() {
    let locales = Set(PluralSamples.all.flatMap(\.locales))
    #expect(locales.count == PluralSamples.all.filter { $0.category == "other" }.reduce(0) { $0 + $1.locales.count })
    for locale in locales { #expect(PluralRules(locale: locale).locale == locale) }
  }

  @Test(arguments: PluralSamples.all) func `Every sample has its category`(samples: PluralSamples) throws {
    #expect(!samples.numbers.isEmpty)
    for locale in samples.locales {
      let rules = PluralRules(locale: locale)
      for number in samples.numbers {
        let operands = try #require(PluralOperands(number), "\(number)")
        #expect(rules.category(of: operands).rawValue == samples.category, "\(locale) \(number)")
      }
    }
  }

  /// The table of operands in UTS #35, part 3: number, i, v, w, f, t, e.
  @Test(arguments: [
    ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]),
    ("1.3", [1, 1, 1, 3, 3, 0]), ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]),
    ("1.230", [1, 3, 2, 230, 23, 0]), ("1200000", [1_200_000, 0, 0, 0, 0, 0]),
    ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]), ("123c6", [123_000_000, 0, 0, 0, 0, 6]),
    ("1200.50", [1200, 2, 1, 50, 5, 0]), ("1.20050c3", [1200, 2, 1, 50, 5, 3]),
  ])
  func `Operands of the standard's table`(number: String, operands: [Int]) throws {
    let read = try #require(PluralOperands(number))
    #expect(
      [
        read.integer, read.visibleFractionDigits, read.significantFractionDigits, read.fraction,
        read.significantFraction, read.exponent,
      ] == operands)
  }

  @Test(arguments: ["", "-", ".5", "5.", "1,5", "NaN", "1e", "1e99", "one", "1.2.3"])
  func `What is no number has no operands`(text: String) {
    #expect(PluralOperands(text) == nil)
  }

  @Test func `Tags find their language, script or region`() {
    #expect(PluralRules(locale: "pt-BR").locale == "pt")
    #expect(PluralRules(locale: "pt-PT").locale == "pt_PT")
    #expect(PluralRules(locale: "kok_latn_IN").locale == "kok_Latn")
    #expect(PluralRules(locale: "zh-Hant-TW").locale == "zh")
    #expect(PluralRules(locale: "EN").locale == "en")
    #expect(PluralRules(locale: "tlh").locale == "root")
    #expect(PluralRules(locale: "").locale == "root")
  }

  @Test func `Categories and a number for each`() {
    #expect(PluralRules(locale: "ar").categories == [.zero, .one, .two, .few, .many, .other])
    #expect(PluralRules(locale: "ar").samples.map(\.number) == ["0", "1", "2", "3", "11", "100"])
    #expect(PluralRules(locale: "ja").samples.map(\.number) == ["0"])
    #expect(PluralRules(locale: "en").samples.map(\.number) == ["1", "0"])
    #expect(PluralRules(locale: "ru").samples.map(\.number) == ["1", "2", "0", "0.0"])
    #expect(PluralRules(locale: "fr").samples.map(\.number) == ["0", "1000000", "2"])
  }

  @Test func `Numbers of any length`() throws {
    let long = String(repeating: "9", count: 200) + "1"
    #expect(PluralRules(locale: "ru").category(of: try #require(PluralOperands(long))) == .one)
    #expect(PluralRules(locale: "en").category(of: try #require(PluralOperands(long))) == .other)
    #expect(PluralOperands(Int.min).integer > 0)
  }
}
