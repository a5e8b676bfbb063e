// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One recorded layout of a browser and the same question to Copyfit (schema: the oracle folder's README).

import Copyfit
import CopyfitFonts
import TestSupport

/// A text that a browser laid out in a box.
struct BrowserCase: Decodable, Sendable {
  let id: String
  let text: String
  let size: Double
  let white_space: String
  let word_break: String
  let line_break: String
  let overflow_wrap: String
  let direction: String
  let letter_spacing: Double
  let word_spacing: Double
  let lang: String?
  let lines: Int
  let starts_utf16: [Int]
  // Of chromium.jsonl.gz.
  let fonts: [String]?
  let width: Double?
  let category: String?
  let hyphens: String?
  let text_spacing_trim: String?
  let unicode_bidi: String?
  let max_content: Double?
  let emoji: Bool?
  let quirk: [String]?
  let icu_breaks: String?
  // Of wpt.jsonl.gz.
  let tab_size: TabSize?
  let width_px: Double?
  let width_is: String?
  let source_path: String?

  /// A browser's box widths are whole 64ths of a pixel, cut off; it lets a line be one more wide (facts/engines.md 2).
  private static let layoutUnit = 1.0 / 64

  /// The predicate at the end of the folder's README.
  var isHard: Bool {
    icu_breaks == "same" && quirk == [] && word_spacing == 0 && text_spacing_trim == "space-all"
      && (white_space == "normal" || white_space == "pre-wrap") && hyphens == "manual" && !text.contains("\t")
      && unicode_bidi == "isolate" && lines >= 1 && category != "khmer" && category != "lao"
  }

  var collapsed: CollapsedText { CollapsedText(text, whiteSpace: white_space) }

  /// The case as a prepared text; the browser cuts font sizes to 64ths of a pixel.
  func prepared(
    _ measurer: TextMeasurer, trailing: TrailingWhitespacePolicy = .hang
  ) throws -> PreparedText {
    var policies = policies
    policies.trailingWhitespace = trailing
    let names = try (fonts ?? ["Square-Regular.ttf"]).map(OracleFonts.path)
    var attributes = TextAttributes(font: Font(names, size: Double(Int(size * 64)) / 64))
    if letter_spacing != 0 { attributes.tracking = letter_spacing }
    var style = ParagraphStyle()
    style.baseWritingDirection = direction == "rtl" ? .rightToLeft : .leftToRight
    if let tabs = tab_size?.spaces, text.contains("\t") {
      style.tabStops = []
      style.defaultTabInterval = tabs * size  // Every glyph of the test font is one em wide, the space too.
    }
    attributes.paragraphStyle = style
    return try measurer.prepare(
      AttributedText(collapsed.string, attributes: attributes), policies: policies, language: lang ?? "")
  }

  private var policies: TextPolicies {
    var policies = TextPolicies()
    policies.newlineAtEnd = .noLine
    policies.strictness = StrictnessPolicy(rawValue: line_break == "auto" ? "normal" : line_break) ?? .normal
    policies.wordBreak = ["break-all": .breakAll, "keep-all": .keepAll][word_break] ?? .normal
    policies.overflowWrap = ["break-word": .breakWord, "anywhere": .anywhere][overflow_wrap] ?? .normal
    if word_break == "break-word" { policies.overflowWrap = .anywhere }
    return policies
  }

  /// Where Copyfit's lines start, in the source's UTF-16 offsets.
  func lineStarts(_ measurer: TextMeasurer) throws -> [Int] {
    let collapsed = collapsed
    let roomy = width_px.map { (($0 / Self.layoutUnit).rounded() + 1) * Self.layoutUnit }
    let box = TextBox(width: width ?? roomy ?? .infinity)
    return try prepared(measurer).layout(in: box).lines.map { collapsed.source(of: $0.utf16Range.lowerBound) }
  }

  static func all(_ file: String) throws -> [BrowserCase] {
    try TestFiles.jsonLines("oracle/" + file, as: BrowserCase.self, in: TestFiles.oracles ?? TestFiles.package)
  }
}

/// CSS's tab-size, recorded as a number in one file and as a string in the other.
struct TabSize: Decodable, Sendable {
  let spaces: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    spaces = try (try? container.decode(Double.self)) ?? (Double(container.decode(String.self)) ?? 8)
  }
}
