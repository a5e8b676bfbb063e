// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Break opportunities that ICU 78 found: its own test data, and those of 1,432 texts asked in a browser. Both stay out
// of the repository and are read from the folder of COPYFIT_ORACLES.

import Dictionaries
import TestSupport
import Testing

@testable import TextAnalysis

/// A case of ICU's break-iterator tests.
struct ICUCase: Decodable {
  let id: String, kind: String, locale: String, text: String
  let breaks_utf16: [Int]

  /// The locale's language, and the value of its lb key.
  var options: AnalysisOptions {
    let parts = locale.split(separator: "@", maxSplits: 1)
    let strictness: [String: LineBreakStrictness] = ["loose": .loose, "normal": .normal, "strict": .strict]
    let key = parts.dropFirst().first.map { $0.drop { $0 != "=" }.dropFirst() }
    let language = parts.first.map(String.init) ?? ""
    return AnalysisOptions(
      key.flatMap { strictness[String($0)] } ?? .auto, language: language == "root" ? "" : language)
  }
}

/// The break opportunities of a text in a browser's ICU, and in its layout by the CSS values of line-break.
struct BrowserCase: Decodable {
  let text_id: String, lang: String, text: String
  let icu: [Int]
  let same: Bool
  let strict: [Int]?, normal: [Int]?, loose: [Int]?, break_all: [Int]?

  /// U+301C and U+30A0 are no NS where normal in ja and zh (CSS Text 3, line-break); this browser's ICU keeps them NS.
  var hasWaveDash: Bool { text.unicodeScalars.contains { $0.value == 0x301C || $0.value == 0x30A0 } }
  /// The browser takes U+201C and U+201D for brackets by its own choice of language.
  var hasCurlyQuotes: Bool { text.unicodeScalars.contains { $0.value == 0x201C || $0.value == 0x201D } }
  /// The text with CR LF as LF, as the recorded offsets have it.
  var recorded: String {
    String(text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n"))
  }
}

@Suite(.enabled(if: TestFiles.oracles != nil)) struct `Break opportunities match ICU 78` {
  private let providers = AnalysisProviders(wordBreaker: DictionaryWordBreaker())

  @Test func `Every line case of rbbitst but for lw=phrase`() throws {
    let folder = try #require(TestFiles.oracles)
    let all = try TestFiles.jsonLines("unicode/icu-78.3/rbbitst.jsonl.gz", as: ICUCase.self, in: folder)
    let cases = all.filter { $0.kind == "line" && !$0.locale.contains("lw=phrase") }
    #expect(cases.count == 194)
    let failures = cases.filter { one in
      let expected = one.breaks_utf16.filter { $0 > 0 && $0 < one.text.utf16.count }
      return boundaries(.allowed, of: one.text, one.options, providers: providers) != expected
    }
    #expect(failures.isEmpty, "\(failures.map(\.id))")
  }

  @Test func `Every text of the browser's ICU, Khmer and Lao apart`() throws {
    let failures = try cases().filter { $0.lang != "km" && $0.lang != "lo" }.filter { one in
      found(one, .normal) != one.icu
    }
    // Two texts: a policy of CSS Text that this browser's ICU does not have.
    #expect(failures.allSatisfy(\.hasWaveDash) && failures.count == 2, "\(failures.map(\.text_id))")
  }

  /// Layouts that take exactly ICU's breaks, by the value of line-break or word-break.
  @Test(arguments: [
    (LineBreakStrictness.strict, WordBreak.normal, \BrowserCase.strict, 1), (.normal, .normal, \.normal, 3),
    (.loose, .normal, \.loose, 3), (.normal, .breakAll, \.break_all, 1),
  ])
  func `Layouts in Chinese, Japanese and Korean`(
    _ strictness: LineBreakStrictness, _ wordBreak: WordBreak, _ column: any KeyPath<BrowserCase, [Int]?> & Sendable,
    named: Int
  ) throws {
    let asked = try cases().filter { $0.same && $0[keyPath: column] != nil }
    #expect(asked.count == 185)
    let failures = asked.filter { found($0, strictness, wordBreak) != $0[keyPath: column] }
    #expect(failures.allSatisfy { $0.hasWaveDash || $0.hasCurlyQuotes }, "\(failures.map(\.text_id))")
    #expect(failures.count == named)
  }

  private func cases() throws -> [BrowserCase] {
    let folder = try #require(TestFiles.oracles)
    return try TestFiles.jsonLines("oracle/breaks.jsonl.gz", as: BrowserCase.self, in: folder)
  }

  private func found(_ one: BrowserCase, _ strictness: LineBreakStrictness, _ wordBreak: WordBreak = .normal) -> [Int] {
    let options = AnalysisOptions(strictness, language: one.lang, wordBreak: wordBreak)
    return boundaries(.allowed, of: one.recorded, options, providers: providers)
  }
}
