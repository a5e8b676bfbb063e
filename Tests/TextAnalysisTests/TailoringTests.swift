// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What each strictness, word-break and language changes, one boundary a row. The rows are CSS Text 3 (line-break,
// word-break), ICU's rule files line*.txt and, for keep-all and break-all, DESIGN 6, rule 3.

import Testing

@testable import TextAnalysis

/// A text with `|` at each opportunity that the options give.
struct TailoringRow: CustomTestStringConvertible, Sendable {
  let marked: String
  let options: AnalysisOptions
  init(
    _ marked: String, _ strictness: LineBreakStrictness = .strict, _ language: String = "",
    _ wordBreak: WordBreak = .normal
  ) {
    self.marked = marked
    options = AnalysisOptions(strictness, language: language, wordBreak: wordBreak)
  }
  var text: String { marked.filter { $0 != "|" } }
  var testDescription: String { "\(marked) \(options.strictness) \(options.language) \(options.wordBreak)" }
  /// The text with the opportunities that the analysis finds.
  func found(_ options: AnalysisOptions) -> String {
    let flags = boundaryFlags(text, options).flags
    var (marked, offset) = (String.UnicodeScalarView(), 0)
    for scalar in text.unicodeScalars {
      if offset > 0, flags[offset].contains(.allowed) { marked.append("|") }
      marked.append(scalar)
      offset += UTF8.width(scalar)
    }
    return String(marked)
  }
}

@Suite struct `Tailorings move single opportunities` {
  @Test(arguments: [
    // Small kana and the prolonged sound mark (CJ) are NS where strict, ID otherwise.
    TailoringRow("カッ|ト"), TailoringRow("カ|ッ|ト", .normal), TailoringRow("ラー|メ|ン"), TailoringRow("ラ|ー|メ|ン", .loose),
    // auto: normal in Japanese and Korean, strict elsewhere.
    TailoringRow("カ|ッ|ト", .auto, "ja"), TailoringRow("カ|ッ|ト", .auto, "ko-KR"), TailoringRow("カッ|ト", .auto, "zh-Hant"),
    TailoringRow("カッ|ト", .auto, "jam"),
    // Iteration marks are NS but where loose.
    TailoringRow("人々|が", .normal, "ja"), TailoringRow("人|々|が", .loose), TailoringRow("い|すゞ", .strict, "ja"),
    // U+301C and U+30A0 are no NS where normal or loose in Japanese and Chinese.
    TailoringRow("九〜|五", .strict, "ja"), TailoringRow("九|〜|五", .normal, "ja"), TailoringRow("九〜|五", .normal, "en"),
    TailoringRow("九|゠|五", .loose, "zh"),
    // Centred punctuation where loose in Japanese and Chinese.
    TailoringRow("東・|西", .normal, "ja"), TailoringRow("東|・|西", .loose, "ja"), TailoringRow("東・|西", .loose, "ko"),
    TailoringRow("東|：|西|！|北|？|‼", .loose, "zh"), TailoringRow("東：|西！|北？‼", .normal, "zh"),
    // IN: two in a row break where loose.
    TailoringRow("中……|国"), TailoringRow("中…|…|国", .loose),
    // Suffixes and prefixes of width A, F or W where loose in Japanese and Chinese.
    TailoringRow("五％|六℃", .normal, "ja"), TailoringRow("五|％|六|℃", .loose, "ja"), TailoringRow("五%|六", .loose, "ja"),
    TailoringRow("￥五|№六", .normal, "ja"), TailoringRow("￥|五|№|六", .loose, "ja"), TailoringRow("$五", .loose, "ja"),
    // HH after ID where loose in Japanese and Chinese.
    TailoringRow("東‐|西", .normal, "ja"), TailoringRow("東|‐|西", .loose, "ja"), TailoringRow("a‐|西", .loose, "ja"),
    // U+201C and U+201D are brackets in Japanese and Chinese, in every strictness.
    TailoringRow("中“a”中", .strict, "ko"), TailoringRow("中|“a”|中", .strict, "zh"), TailoringRow("中|“a”|中", .loose, "ja"),
  ])
  func `Strictness`(_ row: TailoringRow) {
    #expect(row.found(row.options) == row.marked)
  }

  @Test(arguments: [
    TailoringRow("abc", .strict, "", .normal), TailoringRow("a|b |1|2", .strict, "", .breakAll),
    TailoringRow("é|é", .strict, "", .breakAll),
    TailoringRow("a|א|ก|ꦄ", .strict, "", .breakAll), TailoringRow("(a|b)|c", .strict, "", .breakAll),
    TailoringRow("中国a1국", .strict, "", .keepAll), TailoringRow("中国、|中国 |中", .strict, "", .keepAll),
    TailoringRow("한국어 |좋다", .strict, "ko", .keepAll), TailoringRow("カット人々が", .normal, "ja", .keepAll),
    TailoringRow("カット人々が", .strict, "ja", .keepAll), TailoringRow("ｶﾞｷﾞ", .strict, "ja", .keepAll),
    TailoringRow("人々が", .loose, "ja", .keepAll), TailoringRow("中-|国", .strict, "", .keepAll),
  ])
  func `Word-break`(_ row: TailoringRow) {
    #expect(row.found(row.options) == row.marked)
  }

  @Test func `Hangul keeps to its words where asked`() {
    var options = AnalysisOptions(.strict, language: "ko")
    #expect(TailoringRow("오|늘 |회|의|는").found(options) == "오|늘 |회|의|는")
    options.keepsHangulWords = true
    #expect(TailoringRow("오늘 |회의는 |오후에 |시작합니다").found(options) == "오늘 |회의는 |오후에 |시작합니다")
    #expect(TailoringRow("한국어(Korean)를").found(options) == "한국어(Korean)를")
  }

  @Test func `Soft hyphens break unless they are off`() {
    var options = AnalysisOptions()
    #expect(boundaries(.allowed, of: "pa\u{AD}per", options) == [3])
    #expect(boundaries(.hyphen, of: "pa\u{AD}per-x", options) == [3], "a hyphen that is there shows no other")
    options.breaksAtSoftHyphens = false
    #expect(boundaries(.allowed, of: "pa\u{AD}per", options).isEmpty)
  }

  /// DESIGN 6, rule 5: never before U+00AD.
  @Test func `Anywhere is between any two clusters but before a soft hyphen`() {
    let options = AnalysisOptions(.anywhere)
    #expect(boundaries(.allowed, of: "ae\u{301}\u{AD}(b", options) == [1, 4, 5])
    #expect(boundaries(.allowed, of: "a\u{A0}b\u{2060}c\n", options) == [1, 2, 3, 4])
  }
}
