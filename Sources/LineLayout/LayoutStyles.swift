// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a layout needs beside the shaped text: sizes of the styles, resolved paragraph styles. Points, finite, resolved
// (no "0 means none" is left: absent is nil or infinity).

/// The part of a style that shaping does not know, in points.
package struct RunMetrics: Hashable, Sendable {
  /// Point size.
  package var size: Double
  /// Added after every cluster that draws: kern plus tracking.
  package var spacing = 0.0
  /// Up is positive.
  package var baselineOffset = 0.0
  /// Of the requested font, at this size: positive distances.
  package var ascent: Double
  package var descent: Double
  /// The font's own line gap at this size.
  package var lineGap = 0.0
  /// The extra leading a text-style font carries: style leading minus line height; may be negative.
  package var styleLeading = 0.0

  package init(size: Double, ascent: Double, descent: Double) {
    self.size = size
    self.ascent = ascent
    self.descent = descent
  }
}

/// An attachment at a U+FFFC, in points.
package struct AttachmentBox: Hashable, Sendable {
  /// Byte offset of the U+FFFC.
  package var offset: Int32
  package var width: Double
  /// Above the baseline, at least 0.
  package var ascent: Double
  /// Below the baseline, at least 0.
  package var descent: Double

  package init(offset: Int32, width: Double, ascent: Double, descent: Double) {
    self.offset = offset
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// How a line stands in its container.
package enum LineAlignment: UInt8, Hashable, Sendable {
  /// The base direction's leading edge.
  case natural
  case left
  case center
  case right
  /// Measures like natural; the last line of a paragraph stands as natural.
  case justified
}

/// How text aligns at a tab stop.
package enum TabAlignment: UInt8, Hashable, Sendable {
  case left
  case right
  case center
  /// At the first decimal point; acts as right where there is none.
  case decimal
}

/// A tab stop.
package struct TabStop: Hashable, Sendable {
  /// Points from the container's leading edge.
  package var location: Double
  package var alignment: TabAlignment

  package init(location: Double, alignment: TabAlignment) {
    self.location = location
    self.alignment = alignment
  }
}

/// A paragraph's resolved style.
package struct ParagraphMetrics: Hashable, Sendable {
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// Positive: from the leading edge; zero or negative: inset from the trailing edge.
  package var tailIndent = 0.0
  /// A factor, or nil.
  package var lineHeightMultiple: Double?
  package var minimumLineHeight = 0.0
  /// Infinity for no limit.
  package var maximumLineHeight = Double.infinity
  package var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  package var alignment = LineAlignment.natural
  /// Ascending by location.
  package var tabStops: [TabStop] = []
  /// The interval behind the last stop, at least 1 (28 where the style says 0).
  package var tabInterval = 28.0
  /// A line whose natural width / available width is below the factor may take automatic hyphens; 0 never, 1 always.
  package var hyphenationFactor = 0.0
  /// The orphan rule of lineBreakStrategy.
  package var pushesOut = false
  /// What happens at the right edge, where the box follows its paragraphs.
  package var wrapping = LineWrapping.word
  /// What happens to the text of an unwrapped line that is too long, where the box follows its paragraphs.
  package var truncation = TruncationMode.none

  package init() {}
}
