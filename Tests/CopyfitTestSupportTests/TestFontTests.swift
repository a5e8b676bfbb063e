// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Test fonts against arithmetic on their tables, and against the square font that fontTools made.

import Copyfit
import CopyfitTestFonts
import TestSupport
import Testing

@Suite struct `A test font measures what its table says` {
  @Test(arguments: [
    ("Hello", 50.0), ("日本語", 30), ("e\u{301}a\u{300}", 20), ("a\u{200B}b", 20), ("\u{2002}\u{2009}", 7),
    ("سلام", 40), ("لا إله", 60), ("नमस्ते", 40), ("😀", 10), ("한국", 20), ("שלום", 40),
  ])
  func `Squares are one em`(text: String, width: Double) throws {
    let prepared = try TextMeasurer(.square).prepare(AttributedText(text), defaultFont: TestFont.square.font(size: 10))
    #expect(prepared.maxContentWidth == width)
    #expect(prepared.missingScalars.isEmpty)
  }

  @Test(arguments: [("code()", 36.0), ("日本", 24), ("é", 6), ("🙂", 12), ("Ａ", 12)])
  func `Monospace has cells of 0.6 em`(text: String, width: Double) throws {
    let font = TestFont.monospace
    let prepared = try TextMeasurer(font).prepare(AttributedText(text), defaultFont: font.font(size: 10))
    #expect(prepared.maxContentWidth == width)
  }

  @Test func `Later entries hold`() throws {
    let font = TestFont("Table", unitsPerEm: 100, advances: ["a"..."z": 50, "m"..."m": 90]).setting(10, for: "il")
    let prepared = try TextMeasurer(font).prepare(AttributedText("mailz"), defaultFont: font.font(size: 100))
    #expect(prepared.maxContentWidth == 90 + 50 + 10 + 10 + 50)
  }

  @Test func `Heights are the font's own`() throws {
    let font = TestFont("Tall", unitsPerEm: 2000, ascent: 1900, descent: 500, lineGap: 100, defaultAdvance: 1000)
    let metrics = try FontCollection(font).metrics(of: font.font(size: 20))
    #expect(metrics.ascender == 19 && metrics.descender == -5 && metrics.leading == 1 && metrics.lineHeight == 24)
    #expect(metrics.capHeight == 14 && metrics.xHeight == 10)
    #expect(metrics.font.used == "Tall" && !metrics.font.standIn)
  }

  @Test func `A scalar without an advance is missing`() throws {
    let font = TestFont.square.setting(nil, for: "é"..."é")
    let prepared = try TextMeasurer(font).prepare(AttributedText("aéb"), defaultFont: font.font(size: 10))
    #expect(prepared.missingScalars.isEmpty, "HarfBuzz takes e and its accent apart")
    let none = TestFont("Only a", advances: ["a"..."a": 500])
    let missing = try TextMeasurer(none).prepare(AttributedText("aXa"), defaultFont: none.font(size: 10))
    #expect(missing.missingScalars == ["X"])
    #expect(missing.maxContentWidth == 5 + 10 + 5)
  }

  @Test func `Boxes have ink, from the baseline to the height of capitals`() throws {
    let text = AttributedText("a b")
    let prepared = try TextMeasurer(.square).prepare(text, defaultFont: TestFont.square.font(size: 100))
    let ink = try prepared.boundingRect(
      with: Size(width: .infinity, height: .infinity), options: [.usesLineFragmentOrigin, .usesDeviceMetrics])
    #expect(ink == Rect(x: 5, y: 80 - 70, width: 300 - 5 - 5, height: 70))
  }

  @Test func `Weights of one family are told apart`() throws {
    var bold = TestFont("Two", defaultAdvance: 600)
    bold.weight = .bold
    let measurer = try TextMeasurer(TestFont("Two", defaultAdvance: 500), bold)
    let widths = try [FontWeight.regular, .bold].map {
      try measurer.prepare(AttributedText("ab"), defaultFont: Font("Two", size: 10, weight: $0)).maxContentWidth
    }
    #expect(widths == [10, 12])
  }

  @Test(arguments: Corpus.languages)
  func `Lines are those of the square font made by fontTools`(language: String) throws {
    let own = try TextMeasurer(.square)
    let other = TextMeasurer(fonts: FontCollection())
    for string in try Corpus.uiStrings(language) {
      let text = AttributedText(string)
      let lines = try own.prepare(text, defaultFont: TestFont.square.font(size: 10)).layout(in: TextBox(width: 160))
      let expected = try other.prepare(text, defaultFont: Font(TestFonts.square, size: 10)).layout(
        in: TextBox(width: 160))
      #expect(lines == expected)
    }
  }
}

@Suite struct `A test font that cannot be made says why` {
  @Test(arguments: [
    (TestFont(unitsPerEm: 8, defaultAdvance: 1), "unitsPerEm is 8"),
    (TestFont(advances: ["a"..."c": 70_000]), "the advance of a...c is 70000: give font units from 0 to 65535"),
    (TestFont(advances: ["a"..."c": -1]), "the advance of a...c is -1"),
    (TestFont(defaultAdvance: -1), "defaultAdvance is -1"), (TestFont(), "no scalar has an advance"),
    (TestFont(ascent: 40_000, defaultAdvance: 1), "ascent is 40000"),
    (TestFont(ascent: -5, descent: 5, defaultAdvance: 1), "ascent -5 and descent 5"),
    (TestFont(lineGap: -1, defaultAdvance: 1), "lineGap is -1"),
  ])
  func `The number is named`(font: TestFont, words: String) {
    let error = #expect(throws: MeasureError.self) { try FontCollection(font) }
    #expect(error?.description.contains("font 'Copyfit Test' cannot be used: \(words)") == true)
  }

  @Test func `The same font is the same file`() throws {
    #expect(try TestFont.square.fontFile() == TestFont.square.fontFile())
  }
}

@Suite struct `Fonts are registered from memory` {
  @Test func `The families of the bytes are returned`() throws {
    var fonts = FontCollection()
    #expect(try fonts.register(bytes: TestFont.square.fontFile(), name: "memory") == ["Copyfit Square"])
    #expect(fonts.familyNames == ["Copyfit Square"])
  }

  @Test(arguments: [([UInt8](), "it is empty"), (Array("<!DOCTYPE html>".utf8), "the text \"<!DOCTYP\"")])
  func `Bytes that are no font are named`(bytes: [UInt8], words: String) {
    var fonts = FontCollection()
    let error = #expect(throws: MeasureError.self) { try fonts.register(bytes: bytes, name: "download 7") }
    #expect(error?.description.hasPrefix("font 'download 7' cannot be used: ") == true)
    #expect(error?.description.contains(words) == true)
    #expect(fonts.familyNames.isEmpty)
  }

  @Test func `A cut file is named`() throws {
    var fonts = FontCollection()
    let bytes = Array(try TestFont.square.fontFile().dropLast(500))
    #expect(throws: MeasureError.self) { try fonts.register(bytes: bytes, name: "half") }
  }

  @Test func `Bytes of a file answer as the file does`() throws {
    var fonts = FontCollection()
    let bytes = try TestFiles.data("Tests/TestSupport/Fonts/LabelOracle-Regular.woff2")
    try fonts.register(bytes: Array(bytes), name: "packed")
    let text = AttributedText("Settings")
    let packed = try TextMeasurer(fonts: fonts).prepare(text, defaultFont: Font("Label Oracle", size: 17))
    let plain = try TextMeasurer(fonts: FontCollection())
      .prepare(text, defaultFont: Font(TestFonts.labelOracle, size: 17))
    #expect(packed.maxContentWidth == plain.maxContentWidth)
  }
}
