// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One layout question, resolved: which box, which policies.

/// What happens at the right edge.
package enum LineWrapping: UInt8, Hashable, Sendable {
  /// At opportunities; inside a word by `overflowWrap`.
  case word
  /// Between any two clusters; a space that does not fit starts the next line.
  case character
  /// Only at forced breaks and paragraph ends.
  case none
}

/// What happens to text that the box cannot show.
package enum TruncationMode: UInt8, Hashable, Sendable {
  /// The last visible line is the normally wrapped one.
  case none
  /// The last visible line runs on and is clipped.
  case clip
  case head
  case middle
  case tail

  /// Whether a token stands in the place of text.
  package var showsToken: Bool { self == .head || self == .middle || self == .tail }
}

/// What a word wider than the line does (CSS overflow-wrap).
package enum OverflowWrap: UInt8, Hashable, Sendable {
  case breakWord
  /// As breakWord, and shrinks min-content to the widest cluster.
  case anywhere
  /// The word overflows.
  case normal
}

/// How lines are filled; all but greedy are beyond UIKit and act on text that wraps by word.
package enum LineFilling: UInt8, Hashable, Sendable {
  /// Each line takes what fits.
  case greedy
  /// As many lines as greedy, in the narrowest room that holds them (CSS text-wrap: balance).
  case balanced
  /// As greedy, but the last line of a paragraph has more than one word where the lines before it can spare one.
  case pretty
  /// Least sum of squares of the room left, the last line's apart.
  case optimal
}

/// Whether trailing space counts in the reported width.
package enum TrailingWhitespace: UInt8, Hashable, Sendable {
  /// Counted on every line, a paragraph's last included, and clamped to the container; not on the last visible line of
  /// text that was cut.
  case uikit
  /// Never counted, except where text wraps by character: there space takes room as letters do.
  case hang
}

/// Whose ascent and descent make a line's height.
package enum FallbackMetrics: UInt8, Hashable, Sendable {
  /// The requested font of each style on the line.
  case requested
  /// Every face used on the line.
  case used
}

/// How a line's box is made from ascent, descent and the paragraph's rules.
package enum LineHeightMode: UInt8, Hashable, Sendable {
  /// Surplus above the baseline; spacing below = max(lineSpacing, leading if counted).
  case textKit
  /// As textKit without font leading, but a text style's leading counts between lines.
  case label
  /// CSS: surplus split in equal halves above and below.
  case halfLeading
  /// Surplus split in proportion to ascent and descent.
  case evenSplit
}

/// A box and the policies by which text is set in it.
package struct LayoutOptions: Hashable, Sendable {
  /// Points; infinity is unbounded. Never NaN, never negative.
  package var width = Double.infinity
  /// Lines whose bottom is at most this count, the rest are cut. Infinity is unbounded.
  package var height = Double.infinity
  /// 0 is unlimited.
  package var maximumLines = 0
  package var wrapping = LineWrapping.word
  package var truncation = TruncationMode.none
  /// Each paragraph has its own `wrapping`, and its own `truncation` where it does not wrap; the box's `truncation` is
  /// of the last visible line of a paragraph that wraps.
  package var followsParagraphs = false
  /// False: lines end at forced breaks alone, whatever the modes.
  package var wraps = true
  package var overflowWrap = OverflowWrap.breakWord
  package var filling = LineFilling.greedy
  package var trailingWhitespace = TrailingWhitespace.uikit
  /// A final newline makes one more, empty line.
  package var finalNewlineMakesLine = true
  /// Empty text is one line of `lastStyle`'s height, else no line.
  package var emptyTextMakesLine = false
  package var fallbackMetrics = FallbackMetrics.requested
  package var heightMode = LineHeightMode.textKit
  /// usesFontLeading: the font's line gap counts below every line, the last included.
  package var usesFontLeading = false
  /// Device pixels a point, where an OS generation rounds each line up; nil rounds nothing here.
  package var linePixelScale: Double?

  package init() {}
}
