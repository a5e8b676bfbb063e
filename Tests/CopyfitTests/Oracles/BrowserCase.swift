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
  let width_px: Double?
  let width_is: String?
  let source_path: String?

  /// The predicate at the end of the folder's README.
  var isHard: Bool {
    icu_breaks == "same" && quirk == [] && word_spacing == 0 && text_spacing_trim == "space-all"
      && (white_space == "normal" || white_space == "pre-wrap") && hyphens == "manual" && !text.contains("\t")
      && unicode_bidi == "isolate" && lines >= 1 && category != "khmer" && category != "lao"
  }

  var collapsed: CollapsedText { CollapsedText(text, whiteSpace: white_space) }

  /// The case as a prepared text.
  func prepared(_ measurer: TextMeasurer) throws -> PreparedText {
    let names = try (fonts ?? ["Square-Regular.ttf"]).map(OracleFonts.path)
    var attributes = TextAttributes(font: Font(names, size: size))
    if letter_spacing != 0 { attributes.tracking = letter_spacing }
    var style = ParagraphStyle()
    style.baseWritingDirection = direction == "rtl" ? .rightToLeft : .leftToRight
    attributes.paragraphStyle = style
    return try measurer.prepare(
      AttributedText(collapsed.string, attributes: attributes), policies: policies, language: lang ?? "")
  }

  private var policies: TextPolicies {
    var policies = TextPolicies()
    policies.trailingWhitespace = .hang
    policies.newlineAtEnd = .noLine
    policies.strictness = StrictnessPolicy(rawValue: line_break == "auto" ? "normal" : line_break) ?? .normal
    policies.wordBreak = ["break-all": .breakAll, "keep-all": .keepAll][word_break] ?? .normal
    policies.overflowWrap = ["break-word": .breakWord, "anywhere": .anywhere][overflow_wrap] ?? .normal
    return policies
  }

  /// Where Copyfit's lines start, in the source's UTF-16 offsets.
  func lineStarts(_ measurer: TextMeasurer) throws -> [Int] {
    let collapsed = collapsed
    let box = TextBox(width: width ?? width_px ?? .infinity)
    return try prepared(measurer).layout(in: box).lines.map { collapsed.source(of: $0.utf16Range.lowerBound) }
  }

  static func all(_ file: String) throws -> [BrowserCase] {
    try TestFiles.jsonLines("oracle/" + file, as: BrowserCase.self, in: TestFiles.oracles ?? TestFiles.package)
  }
}
