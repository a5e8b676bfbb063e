// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Labels for the laws: words of ten languages in paragraphs, each with a style of its own, by a seed. Every property of
// a paragraph style is random; a law that holds for less says what it leaves out.

import Copyfit
import TestSupport

/// What a law leaves out, since it does not hold there.
struct RandomExclusions: OptionSet {
  let rawValue: Int
  /// A second font, or kern: words of the larger style may gather on fewer lines.
  static let secondStyle = Self(rawValue: 1)
  /// Right, centre and decimal stops: text that passes one is caught by the next, which may pull it back.
  static let alignedStops = Self(rawValue: 2)
  /// Factors between 0 and 1: a line is hyphenated by how full it is, so that a larger text may be packed closer.
  static let partialHyphenation = Self(rawValue: 4)
  /// The orphan rule.
  static let pushOut = Self(rawValue: 8)
}

/// A label made from a seed.
struct RandomLabel {
  let label: Label
  let width: Double

  private static let words: [String] = {
    let texts = Corpus.languages.flatMap { (try? Corpus.uiStrings($0)) ?? [] }
    return texts.flatMap { $0.split(separator: " ").map(String.init) }
      + ["a\u{AD}b", "x\ny", "…", "e\u{301}", "", "\t", "1.5\t20.25", "\n", "\u{2028}", "Donaudampfschifffahrt"]
  }()

  private static let styles = TextStyle.allCases.filter {
    $0.rawValue.hasPrefix("UICT") && ![.extraLargeTitle, .extraLargeTitle2].contains($0)
  }

  init(seed: Int, without excluded: RandomExclusions = []) throws {
    var random = SeededRandom(seed: seed)
    let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
    let font = try Font.preferred(forTextStyle: Self.styles.randomElement(using: &random) ?? .body)
    var text = AttributedText(words.joined(separator: " "), attributes: TextAttributes(font: font))
    try Self.styleParagraphs(of: &text, without: excluded, &random)
    if !excluded.contains(.secondStyle), text.utf16Count > 4, Bool.random(using: &random) {
      var added = TextAttributes()
      added.kern = Double(Int.random(in: 0...3, using: &random))
      added.baselineOffset = Double(Int.random(in: -4...4, using: &random))
      added.font = Font(["Helvetica", "Times New Roman", "system"].randomElement(using: &random) ?? "", size: 21)
      try text.add(added, in: UTF16Range(1, text.utf16Count / 2))
    }
    var label = Label(text, numberOfLines: Int.random(in: 0...3, using: &random))
    label.scale = Double(Int.random(in: 1...3, using: &random))
    label.lineBreakMode = LineBreakMode.allCases.randomElement(using: &random) ?? .byWordWrapping
    label.lineBreakStrategy = RandomStyle.strategy(without: excluded, &random)
    label.language = ["", "de", "en", "th", "ko"].randomElement(using: &random) ?? ""
    label.osGeneration = [.iOS26, .iOS15].randomElement(using: &random) ?? .iOS26
    self.label = label
    // On every pixel grid: a size that is rounded up past its container has room that the container had not.
    width = Double(Int.random(in: 0...400, using: &random))
  }

  /// Gives each paragraph a style.
  private static func styleParagraphs(
    of text: inout AttributedText, without excluded: RandomExclusions, _ random: inout SeededRandom
  ) throws {
    var start = 0
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = min(start + paragraph.utf16.count + 1, text.utf16Count)
      var added = TextAttributes()
      added.paragraphStyle = RandomStyle.style(without: excluded, &random)
      try text.add(added, in: UTF16Range(start, end))
      start = end
    }
  }
}

/// Paragraph styles for the laws.
enum RandomStyle {
  static func style(without excluded: RandomExclusions, _ random: inout SeededRandom) -> ParagraphStyle {
    var style = ParagraphStyle()
    setHeights(of: &style, &random)
    setIndents(of: &style, &random)
    setStops(of: &style, without: excluded, &random)
    style.lineBreakMode = LineBreakMode.allCases.randomElement(using: &random) ?? .byWordWrapping
    style.lineBreakStrategy = strategy(without: excluded, &random)
    style.alignment = TextAlignment.allCases.randomElement(using: &random) ?? .natural
    style.baseWritingDirection = WritingDirection.allCases.randomElement(using: &random) ?? .natural
    style.allowsDefaultTighteningForTruncation = Bool.random(using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      let partial = excluded.contains(.partialHyphenation) ? 1 : Double.random(in: 0...1, using: &random)
      (style.hyphenationFactor, style.usesDefaultHyphenation) = (partial, Bool.random(using: &random))
    }
    return style
  }

  static func strategy(
    without excluded: RandomExclusions, _ random: inout SeededRandom
  ) -> LineBreakStrategy {
    let all: [LineBreakStrategy] = [[], .hangulWordPriority, .pushOut, .standard]
    return (excluded.contains(.pushOut) ? Array(all.prefix(2)) : all).randomElement(using: &random) ?? []
  }

  private static func setHeights(of style: inout ParagraphStyle, _ random: inout SeededRandom) {
    if Bool.random(using: &random) { style.lineHeightMultiple = Double.random(in: 0.1...2, using: &random) }
    if Bool.random(using: &random) { style.minimumLineHeight = Double.random(in: 0...40, using: &random) }
    if Bool.random(using: &random) { style.maximumLineHeight = Double.random(in: 0...60, using: &random) }
    if Bool.random(using: &random) { style.lineSpacing = Double.random(in: -2...9, using: &random) }
    if Bool.random(using: &random) { style.paragraphSpacing = Double.random(in: 0...20, using: &random) }
    if Bool.random(using: &random) { style.paragraphSpacingBefore = Double.random(in: 0...20, using: &random) }
  }

  private static func setIndents(of style: inout ParagraphStyle, _ random: inout SeededRandom) {
    guard Bool.random(using: &random) else { return }
    style.firstLineHeadIndent = Double(Int.random(in: 0...60, using: &random))
    style.headIndent = Double(Int.random(in: 0...60, using: &random))
    style.tailIndent = Double(Int.random(in: -40...300, using: &random))
  }

  private static func setStops(
    of style: inout ParagraphStyle, without excluded: RandomExclusions, _ random: inout SeededRandom
  ) {
    guard Bool.random(using: &random) else { return }
    let kinds: [TextTab.Alignment] = excluded.contains(.alignedStops) ? [.left] : [.left, .right, .center, .decimal]
    style.tabStops = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      TextTab(
        location: Double(Int.random(in: 0...300, using: &random)),
        alignment: kinds.randomElement(using: &random) ?? .left)
    }
    style.defaultTabInterval = Double(Int.random(in: 0...60, using: &random))
  }
}
