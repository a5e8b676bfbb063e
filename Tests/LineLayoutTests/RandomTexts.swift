// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Seeded random texts, styles and boxes for the laws (DESIGN section 4).

import FontFaces
import Shaping
import TestSupport

@testable import LineLayout

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// What a random case may hold beside words and line breaks.
struct RandomScope: OptionSet {
  let rawValue: Int
  static let tabs = Self(rawValue: 1)
  static let indents = Self(rawValue: 2)
  static let softHyphens = Self(rawValue: 4)
  static let spacing = Self(rawValue: 8)
  static let otherScripts = Self(rawValue: 16)
  /// More than one font and size.
  static let styles = Self(rawValue: 32)
  static let all: Self = [.tabs, .indents, .softHyphens, .spacing, .otherScripts, .styles]
}

/// A text with its styles, and a box.
struct RandomCase {
  let string: String
  let input: LayoutInput
  var options = LayoutOptions()

  init(seed: Int, _ scope: RandomScope) throws {
    var random = SeededGenerator(seed: seed)
    string = Self.string(scope, &random)
    let faces = try [SampleFont.square.get(), SampleFont.kerned.get(), SampleFont.system.get()].shuffled(using: &random)
    let styleCount = string.isEmpty || !scope.contains(.styles) ? 1 : Int.random(in: 1...3, using: &random)
    let starts = Self.styleStarts(string, count: styleCount, &random)
    var sample = SampleText(string, faces[0], styleStarts: starts)
    sample.faces = Array(faces[0...starts.count])
    sample.fallback = [faces[0], try SampleFont.arabic.get()]
    sample.isAnalyzed = true
    let paragraph = Self.paragraph(scope, &random)
    let sizes = sample.faces.map { _ in Double(Int.random(in: 4...60, using: &random)) / 2 }
    let spacing =
      scope.contains(.spacing) && Bool.random(using: &random) ? Double.random(in: -0.5...3, using: &random) : 0
    input = sample.input(sizes: sizes, paragraphs: [paragraph], spacing: spacing)
    options = Self.options(&random)
  }

  /// Byte offsets of cluster edges at which a new style starts.
  private static func styleStarts(_ string: String, count: Int, _ random: inout SeededGenerator) -> [Int] {
    var starts = Set<Int>()
    for _ in 1..<max(count, 1) {
      guard let edge = string.indices.dropFirst().randomElement(using: &random) else { continue }
      starts.insert(string.utf8.distance(from: string.startIndex, to: edge))
    }
    return starts.sorted()
  }

  private static func string(_ scope: RandomScope, _ random: inout SeededGenerator) -> String {
    var words = [
      "a", "To", "WAVE", "fi", "office", "lemon", "well-known", "Donaudampfschiff", "x y", "AVATAR", "e\u{301}o\u{308}",
    ]
    words += ["no\u{A0}break", "zero\u{200B}width", "1,234.50", "(in)", "https://a.b/c?d=e"]
    if scope.contains(.softHyphens) { words += ["pa\u{AD}per\u{AD}weight", "Emis\u{AD}sion"] }
    if scope.contains(.otherScripts) { words += ["السلام", "עליכם", "東京都", "かな", "🇫🇮", "👩‍👩‍👧", "لا"] }
    var spaces = [" ", " ", " ", " ", "  ", "\n", "\u{2028}", "\u{3000}", ""]
    if scope.contains(.tabs) { spaces += ["\t", " \t"] }
    let count = Int.random(in: 0...24, using: &random)
    return (0..<count).reduce(into: "") { text, _ in
      text += words.randomElement(using: &random) ?? ""
      text += spaces.randomElement(using: &random) ?? ""
    }
  }

  private static func paragraph(_ scope: RandomScope, _ random: inout SeededGenerator) -> ParagraphMetrics {
    var style = ParagraphMetrics()
    if Bool.random(using: &random) { style.lineSpacing = Double.random(in: 0...9, using: &random) }
    if Bool.random(using: &random) { style.lineHeightMultiple = Double.random(in: 0.5...2, using: &random) }
    if Bool.random(using: &random) { style.paragraphSpacing = Double.random(in: 0...20, using: &random) }
    if Bool.random(using: &random) { style.minimumLineHeight = Double.random(in: 0...30, using: &random) }
    if Bool.random(using: &random) { style.maximumLineHeight = Double.random(in: 10...60, using: &random) }
    let alignments: [LineAlignment] = [.natural, .left, .center, .right, .justified]
    style.alignment = alignments.randomElement(using: &random) ?? .natural
    if scope.contains(.indents), Bool.random(using: &random) {
      style.firstLineHeadIndent = Double.random(in: 0...40, using: &random)
      style.headIndent = Double.random(in: 0...40, using: &random)
      style.tailIndent = Bool.random(using: &random) ? -Double.random(in: 0...30, using: &random) : 0
    }
    if scope.contains(.tabs), Bool.random(using: &random) {
      let kinds: [TabAlignment] = [.left, .right, .center, .decimal]
      style.tabStops = (1...3).map {
        TabStop(location: Double($0) * 55, alignment: kinds.randomElement(using: &random) ?? .left)
      }
    }
    return style
  }

  private static func options(_ random: inout SeededGenerator) -> LayoutOptions {
    var options = LayoutOptions()
    options.width =
      Bool.random(using: &random)
      ? Double.random(in: 0...300, using: &random) : Double(Int.random(in: 0...90, using: &random)) * 5
    options.trailingWhitespace = Bool.random(using: &random) ? .uikit : .hang
    options.wrapping = Int.random(in: 0..<4, using: &random) == 0 ? .character : .word
    options.overflowWrap = [.breakWord, .breakWord, .anywhere, .normal].randomElement(using: &random) ?? .breakWord
    options.fallbackMetrics = Bool.random(using: &random) ? .requested : .used
    options.heightMode = [.textKit, .label, .halfLeading, .evenSplit].randomElement(using: &random) ?? .textKit
    options.usesFontLeading = Bool.random(using: &random)
    options.finalNewlineMakesLine = Bool.random(using: &random)
    return options
  }
}
