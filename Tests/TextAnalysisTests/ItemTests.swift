// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import Testing
import TextAnalysis
import UnicodeTables

/// Scripts and Script_Extensions named here are those of Scripts.txt and ScriptExtensions.txt.
@Suite struct `Scripts follow UAX 24` {
  @Test(arguments: [
    // Common takes the script before it, else the one behind it (5.1).
    ("abc 123, def", "abc 123, def:Latn"), ("123 abc", "123 abc:Latn"), ("123 -", "123 -:Zyyy"),
    ("!!!Привет, world", "!!!Привет, :Cyrl|world:Latn"), ("\u{301}ж", "\u{301}ж:Cyrl"),
    // Inherited takes its base's (5.2); a neutral base takes its marks': U+25CC is Common, U+093F is Devanagari.
    ("a1б", "a1:Latn|б:Cyrl"), ("e\u{301}ж\u{301}", "e\u{301}:Latn|ж\u{301}:Cyrl"),
    ("a\u{25CC}\u{93F}", "a:Latn|\u{25CC}\u{93F}:Deva"),
    // Brackets that close take the script of those that open (5.3).
    ("abc (漢字) def", "abc (:Latn|漢字:Hani|) def:Latn"), ("漢(abc)字", "漢(:Hani|abc:Latn|)字:Hani"),
    ("a [б (в) г] d", "a [:Latn|б (в) г:Cyrl|] d:Latn"), ("(漢) a", "(漢) :Hani|a:Latn"),
    ("a ) б ( в", "a ) :Latn|б ( в:Cyrl"), ("a(б]в)г", "a(:Latn|б]в:Cyrl|):Latn|г:Cyrl"),
    // Kana: U+30FC is Common with Hira Kana, U+3001 with Bopo Hang Hani Hira Kana and more.
    ("ひらがなカタカナー", "ひらがなカタカナー:Hira"), ("テスト、です", "テスト、です:Kana"), ("漢字かな", "漢字:Hani|かな:Hira"),
    ("漢字、かな", "漢字、:Hani|かな:Hira"), ("abc、漢字", "abc:Latn|、漢字:Hani"), ("abc、def", "abc、def:Latn"),
    ("abc、", "abc、:Latn"), ("、", "、:Hani"), ("abc、、。漢", "abc:Latn|、、。漢:Hani"), ("ー", "ー:Kana"),
    // U+00B7 has extensions, Cyrillic not among them; U+0964 has Deva and Beng, not Latn.
    ("5·3 кг", "5·3 кг:Cyrl"), ("क। ख", "क। ख:Deva"), ("ক। খ", "ক। খ:Beng"), ("a। b", "a। b:Latn"),
    ("a।क", "a:Latn|।क:Deva"),
    ("한글漢字", "한글:Hang|漢字:Hani"), ("😀 abc 👨‍👩‍👧 где", "😀 abc 👨‍👩‍👧 :Latn|где:Cyrl"),
    ("\u{E000}abc", "\u{E000}abc:Latn"), ("abc\u{0378}", "abc\u{0378}:Latn"),
    // U+0660 is Common for Arabic and Thaana and more.
    ("السعر ٦٠", "السعر :Arab1|٦٠:Arab2"),
  ])
  func `Where scripts meet`(text: String, expected: String) {
    #expect(analyze(text).describe(text) == expected)
  }

  @Test func `Han and kana share an item where the caller says that fonts agree`() {
    let text = "漢字とカナ、abc"
    #expect(analyze(text, mergesHanAndKana: true).describe(text) == "漢字とカナ、:Hani|abc:Latn")
  }
}

@Suite struct `Items are what is shaped together` {
  @Test(arguments: [
    ("abc אבג", "abc :Latn|אבג:Hebr1"), ("אב! abc", "אב! :Hebr1|abc:Latn2"),
    // A neutral goes with its level: it is shaped with what follows.
    ("abc אב! def", "abc :Latn|אב:Hebr1|! def:Latn"), ("אבג abc", "אבג :Hebr1|abc:Latn2"),
    ("אב\nabc", "אב\n:Hebr1|abc:Latn"),
    ("\n", "\n:Zyyy"), ("a\r\n\r\nб\u{2029}", "a\r\n:Latn|\r\n:Zyyy|б\u{2029}:Cyrl"), ("", ""),
    ("a\u{2028}b", "a\u{2028}b:Latn"),
    ("אב\t12", "אב\t:Hebr1|12:Hebr2"), ("אב \t", "אב \t:Hebr1"),
    ("a \u{2067}א\u{2069} b", "a \u{2067}:Latn|א:Hebr1|\u{2069} b:Latn"),
  ])
  func `Levels and paragraphs`(text: String, expected: String) {
    #expect(analyze(text).describe(text) == expected)
  }

  @Test(arguments: [
    ("abc", BaseDirection.rightToLeft, "abc:Latn2"), ("1. a", .rightToLeft, "1:Latn2|. :Latn1|a:Latn2"),
    ("a!", .rightToLeft, "a:Latn2|!:Latn1"),
    ("אב", .leftToRight, "אב:Hebr1"), ("אב!", .leftToRight, "אב:Hebr1|!:Hebr"), ("אב!", .natural, "אב!:Hebr1"),
    ("...", .rightToLeft, "...:Zyyy1"),
  ])
  func `A given base direction`(text: String, direction: BaseDirection, expected: String) {
    let result = analyze(text, AnalysisOptions(direction: direction))
    #expect(result.describe(text) == expected)
    #expect(result.baseLevels == [direction == .leftToRight ? 0 : 1])
  }

  @Test(
    arguments: [
      ("abcdef", [(3, 1), (6, 2)], "abc:Latn#1|def:Latn#2"), ("abc", [(1, 1), (2, 1), (3, 1)], "abc:Latn#1"),
      // An edge inside a cluster widens to it; a style that is only inside one vanishes.
      ("e\u{301}x", [(1, 1), (4, 2)], "e\u{301}:Latn#1|x:Latn#2"),
      ("e\u{301}x", [(1, 1), (2, 3), (4, 2)], "e\u{301}:Latn#1|x:Latn#2"),
      ("ab", [(1, 1)], "ab:Latn#1"), ("ab", [], "ab:Latn"), ("a\nb", [(1, 1), (2, 2), (3, 1)], "a\n:Latn#1|b:Latn#1"),
      ("\n\n", [(1, 1), (2, 2)], "\n:Zyyy#1|\n:Zyyy#2"), ("ab", [(0, 4), (2, 1), (2, 5)], "ab:Latn#1"),
    ] as [(String, [(Int32, Int32)], String)])
  func `Styles`(text: String, styles: [(Int32, Int32)], expected: String) {
    #expect(analyze(text, styles: styles.map { StyleRun(end: $0.0, style: $0.1) }).describe(text) == expected)
  }

  @Test func `Options are a paragraph's own`() {
    var analyzer = TextAnalyzer()
    let request = AnalysisRequest(options: [AnalysisOptions(), AnalysisOptions(direction: .rightToLeft)])
    let result = Array("a\nb\nc".utf8).withUnsafeBufferPointer { analyzer.analyze($0, request) }
    #expect(result.baseLevels == [0, 1, 1])
    #expect(result.levels == [0, 0, 2, 1, 2])
  }

  @Test func `Levels are left out where all are 0`() {
    #expect(analyze("abc\ndéf").levels.isEmpty)
    #expect(analyze("abc\nאב").levels == [0, 0, 0, 0, 1, 1, 1, 1])
  }
}

@Suite struct `Items hold for any text` {
  private static let pool: [Unicode.Scalar] = Array(
    "aA1 .,()[]é\u{301}\u{200D}\u{FE0F}\u{20E3}א\u{5B0}ب٣漢かカー한\u{1100}\u{1161}कि्ก\u{E33}😀👨🏽🇩🇪\n\r\t\u{2029}\u{85}\u{2028}\u{1C}、。「」\u{AD}\u{25CC}\u{2067}\u{2068}\u{2069}\u{202B}\u{202E}\u{202C}"
      .unicodeScalars)

  @Test func `They tile the paragraphs, at cluster edges, with the levels of the bytes`() {
    var random = SeededGenerator(24)
    var reused = TextAnalyzer()
    for _ in 0..<1000 {
      let text = Self.text(&random)
      let bytes = Array(text.utf8)
      let styles = Self.styles(bytes.count, &random)
      var options = AnalysisOptions()
      options.baseDirection = [.natural, .leftToRight, .rightToLeft].randomElement(using: &random) ?? .natural
      let result = analyze(text, options, styles: styles)
      expectSound(result, bytes, styles)
      let request = AnalysisRequest(options: [options], styles: styles)
      let again = bytes.withUnsafeBufferPointer { reused.analyze($0, request) }
      #expect(again.items == result.items && again.levels == result.levels && again.flags == result.flags)
    }
  }

  private func expectSound(_ result: AnalyzedText, _ bytes: [UInt8], _ styles: [StyleRun]) {
    #expect(
      result.paragraphs.map(\.start) == [0].prefix(result.paragraphs.count) + result.paragraphs.dropLast().map(\.end))
    #expect(result.items.map(\.start) == [0].prefix(result.items.count) + result.items.dropLast().map(\.end))
    #expect(result.items.last?.end ?? 0 == Int32(bytes.count))
    #expect(Set(result.paragraphs.map(\.start)).isSubset(of: result.items.map(\.start)))
    #expect(result.baseLevels.count == result.paragraphs.count)
    for item in result.items {
      #expect(item.start < item.end && result.flags[Int(item.start)].contains(.clusterEdge))
      #expect(item.level == (result.levels.isEmpty ? 0 : result.levels[Int(item.start)]))
      #expect(item.style == styles.first { $0.end > item.start }?.style ?? styles.last?.style ?? 0)
      #expect(item.script != .inherited && item.script != .unknown)
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      if let scalar = pool.randomElement(using: &random) { view.append(scalar) }
    }
    return String(view)
  }

  private static func styles(_ count: Int, _ random: inout SeededGenerator) -> [StyleRun] {
    let ends = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int32.random(in: 0...Int32(count), using: &random)
    }
    return ends.sorted().enumerated().map { StyleRun(end: $1, style: Int32($0 % 3)) }
  }
}
