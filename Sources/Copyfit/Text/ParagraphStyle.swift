// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// NSParagraphStyle's properties that affect size, with its names, defaults and raw values (facts: UIKit headers).

/// Where a line that does not fit ends, with the raw values of `NSLineBreakMode`.
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// At word boundaries; inside a word only where it is wider than the line.
  case byWordWrapping = 0
  /// Between any two grapheme clusters.
  case byCharWrapping = 1
  /// One line, cut at the edge.
  case byClipping = 2
  /// One line; the beginning gives way to the truncation token.
  case byTruncatingHead = 3
  /// One line; the end gives way to the truncation token.
  case byTruncatingTail = 4
  /// One line; the middle gives way to the truncation token.
  case byTruncatingMiddle = 5
}

/// How breaks are chosen beyond fitting, with the raw values of `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit stores them.
  public let rawValue: UInt

  /// Creates a strategy from UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The last line never holds a lone word if the word before it can join it.
  public static let pushOut = Self(rawValue: 1 << 0)
  /// Hangul breaks only at spaces.
  public static let hangulWordPriority = Self(rawValue: 1 << 1)
  /// What labels use: every strategy.
  public static let standard = Self(rawValue: 0xFFFF)
}

/// How lines stand between the edges, with the raw values of `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges; measures as `natural`.
  case justified = 3
  /// At the leading edge of the base direction.
  case natural = 4
}

/// Which direction a paragraph starts from, with the raw values of `NSWritingDirection`.
public enum WritingDirection: Int, Hashable, Sendable, CaseIterable {
  /// By the first strong character.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A tab stop, as `NSTextTab`.
public struct TextTab: Hashable, Sendable {
  /// How text aligns at the stop.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Text starts at the stop.
    case left
    /// Text ends at the stop.
    case right
    /// Text is centred at the stop.
    case center
    /// The first decimal point stands at the stop.
    case decimal
  }

  /// Points from the leading edge.
  public var location: Double
  /// How text aligns at the stop.
  public var alignment: Alignment

  /// Creates a tab stop; left-aligned unless told.
  public init(location: Double, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}

/// How a paragraph becomes lines, with UIKit's names and defaults.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where a line that does not fit ends.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// How breaks are chosen beyond fitting; none by default, as `NSParagraphStyle`.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// How lines stand between the edges.
  public var alignment = TextAlignment.natural
  /// Which direction the paragraph starts from.
  public var baseWritingDirection = WritingDirection.natural
  /// The least height of a line, in points, or `0` for none.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line, in points, or `0` for no limit; it wins over the minimum.
  public var maximumLineHeight = 0.0
  /// A factor on each line's natural height, or `0` for none.
  public var lineHeightMultiple = 0.0
  /// Space below every line but the last, in points; negative counts as 0.
  public var lineSpacing = 0.0
  /// Space behind every paragraph but the last, in points.
  public var paragraphSpacing = 0.0
  /// Space before every paragraph but the first, in points.
  public var paragraphSpacingBefore = 0.0
  /// Indent of a paragraph's first line from the leading edge, in points.
  public var firstLineHeadIndent = 0.0
  /// Indent of the other lines from the leading edge, in points.
  public var headIndent = 0.0
  /// Positive: the line's end, from the leading edge; zero or negative: inset from the trailing edge.
  public var tailIndent = 0.0
  /// Tab stops; the default is UIKit's: twelve left stops, 28 points apart.
  public var tabStops: [TextTab] = (1...12).map { TextTab(location: 28 * Double($0)) }
  /// Interval of the stops behind the last one, in points; `0` acts as 28.
  public var defaultTabInterval = 0.0
  /// From `0` (never) to `1` (always try): lines filled less than this may be hyphenated.
  public var hyphenationFactor = 0.0
  /// Whether the system's hyphenation for the language is used; acts as a `hyphenationFactor` of 1.
  public var usesDefaultHyphenation = false
  /// Whether glyphs may move together before text is truncated; never changes a size.
  public var allowsDefaultTighteningForTruncation = false

  /// Creates the default style.
  public init() {}
}
