// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What is not settled by UIKit's rules is an explicit value with a documented default, never a silent choice
// (DESIGN section 5). Each enum's raw value is its name in the exchange format.

/// Whether the space at a line's end counts in a width.
public enum TrailingWhitespacePolicy: String, Hashable, Sendable, CaseIterable {
  /// Counted on every line, clamped to the container; not on the last visible line of text that was cut.
  case uikit
  /// Never counted, as in CSS.
  case hang
}

/// Whether a newline at the text's end makes one more, empty line.
public enum FinalNewlinePolicy: String, Hashable, Sendable, CaseIterable {
  /// It does, as in TextKit.
  case line
  /// It does not, as in browsers.
  case noLine
}

/// How high empty text is.
public enum EmptyTextPolicy: String, Hashable, Sendable, CaseIterable {
  /// Zero by zero, without lines.
  case none
  /// One line of the text's font.
  case line
}

/// Whose ascent and descent make a line's height.
public enum FallbackMetricsPolicy: String, Hashable, Sendable, CaseIterable {
  /// Those of the fonts that were asked for, as in UIKit.
  case requested
  /// Those of every face that was used on the line.
  case used
}

/// What a word wider than its line does.
public enum OverflowWrapPolicy: String, Hashable, Sendable, CaseIterable {
  /// It breaks between clusters, as in UIKit.
  case breakWord
  /// It breaks between clusters, and shrinks the min-content width to the widest cluster.
  case anywhere
  /// It overflows.
  case normal
}

/// How strictly East Asian characters are kept off line starts.
public enum StrictnessPolicy: String, Hashable, Sendable, CaseIterable {
  /// `normal` for Japanese and Korean, else `strict`.
  case auto
  /// The fewest restrictions.
  case loose
  /// Small kana may start a line.
  case normal
  /// Small kana may not start a line.
  case strict
  /// Between any two clusters.
  case anywhere
}

/// Where words may break.
public enum WordBreakPolicy: String, Hashable, Sendable, CaseIterable {
  /// By UAX #14.
  case normal
  /// Letters break as ideographs do.
  case breakAll
  /// Ideographs and Hangul keep together as letters do.
  case keepAll
}

/// How lines are filled; all but greedy are beyond UIKit and act on text that wraps at words.
public enum LineFillingPolicy: String, Hashable, Sendable, CaseIterable {
  /// Each line takes what fits, as in UIKit.
  case greedy
  /// As many lines as greedy, in the narrowest room that holds them.
  case balanced
  /// As greedy, but no paragraph's last line has a lone word that the line before could join.
  case pretty
  /// The least sum of squares of the room left, the last line's apart.
  case optimal
}

/// How a line's box is made from its natural height and the paragraph's rules.
///
/// With ascent a, descent d and height h = min(maximum, max((a + d) x multiple, minimum)). Each mode's golden is worked
/// out by hand in `Tests/CopyfitTests/Golden/line-heights`.
public enum LineHeightPolicy: String, Hashable, Sendable, CaseIterable {
  /// Baseline at h - d, so that surplus is above it; next top = max(h + lineSpacing, h + counted leading).
  ///
  /// Leading counts with `usesFontLeading`, below the last line too. Golden: `textkit.golden`.
  case textKit
  /// As `textKit`, but next top = max(h + lineSpacing, min(maximum, max(D x multiple, minimum))), D being the line
  /// distance of a text style (22 for body at Large) or a + d where the font is of none.
  ///
  /// As UILabel: a font's own line gap never counts, and nothing stands below the last line. Golden: `label.golden`.
  case label
  /// Baseline at a + (h - a - d) / 2, as CSS splits leading; next top as `textKit`. Golden: `half-leading.golden`.
  case halfLeading
  /// Baseline at h x a / (a + d), the surplus in proportion; next top as `textKit`. Golden: `even-split.golden`.
  case evenSplit
}

/// The policies of a measurement; the defaults are UIKit's where UIKit has a rule.
public struct TextPolicies: Hashable, Sendable {
  /// Whether trailing space counts.
  public var trailingWhitespace = TrailingWhitespacePolicy.uikit
  /// Whether a final newline makes a line.
  public var newlineAtEnd = FinalNewlinePolicy.line
  /// How high empty text is.
  public var emptyText = EmptyTextPolicy.none
  /// Whose metrics make a line's height.
  public var fallbackMetrics = FallbackMetricsPolicy.requested
  /// What a word wider than its line does.
  public var overflowWrap = OverflowWrapPolicy.breakWord
  /// How strictly East Asian text breaks.
  public var strictness = StrictnessPolicy.auto
  /// Where words may break.
  public var wordBreak = WordBreakPolicy.normal
  /// How a line's box is made; nil: `label` for labels, `textKit` for strings.
  public var lineHeight: LineHeightPolicy?
  /// Whether U+00AD is a break opportunity.
  public var breaksAtSoftHyphens = true

  /// Creates the default policies.
  public init() {}
}
