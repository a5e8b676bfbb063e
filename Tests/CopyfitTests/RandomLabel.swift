// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Labels for the laws: words of ten languages, styled at random, by a seed.

import Copyfit
import TestSupport

/// A label made from a seed.
struct RandomLabel {
  let label: Label
  let width: Double

  private static let words: [String] = {
    let texts = Corpus.languages.flatMap { (try? Corpus.uiStrings($0)) ?? [] }
    return texts.flatMap { $0.split(separator: " ").map(String.init) } + ["a\u{AD}b", "x\ny", "…", "e\u{301}", ""]
  }()

  init(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
    var text = AttributedText(words.joined(separator: " "), attributes: try Self.attributes(&random))
    if text.utf16Count > 4, Bool.random(using: &random) {
      var added = TextAttributes()
      added.kern = Double(Int.random(in: 0...3, using: &random))
      added.font = Font(["Helvetica", "Times New Roman", "system"].randomElement(using: &random) ?? "", size: 21)
      try text.add(added, in: UTF16Range(1, text.utf16Count / 2))
    }
    var label = Label(text, numberOfLines: Int.random(in: 0...3, using: &random))
    label.scale = Double(Int.random(in: 1...3, using: &random))
    label.lineBreakMode = LineBreakMode.allCases.randomElement(using: &random) ?? .byWordWrapping
    label.lineBreakStrategy = [.hangulWordPriority, []].randomElement(using: &random) ?? []
    self.label = label
    // On every pixel grid: a size that is rounded up past its container has room that the container had not.
    width = Double(Int.random(in: 0...400, using: &random))
  }

  private static func attributes(_ random: inout SeededRandom) throws -> TextAttributes {
    var style = ParagraphStyle()
    if Bool.random(using: &random) { style.lineHeightMultiple = Double.random(in: 0.5...2, using: &random) }
    if Bool.random(using: &random) { style.lineSpacing = Double.random(in: 0...9, using: &random) }
    if Bool.random(using: &random) { style.minimumLineHeight = Double.random(in: 0...40, using: &random) }
    style.alignment = TextAlignment.allCases.randomElement(using: &random) ?? .natural
    let textStyle = TextStyle.allCases.filter { ["body", "headline", "footnote"].contains($0.name) }
    return TextAttributes(
      font: try .preferred(forTextStyle: textStyle.randomElement(using: &random) ?? .body), paragraphStyle: style)
  }
}
