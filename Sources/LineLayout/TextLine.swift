// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The answer: lines in points, y downward from the top of the block.

/// Why a line ended.
package enum LineEnd: UInt8, Hashable, Sendable {
  /// At an opportunity.
  case soft
  /// At a terminator.
  case hard
  /// At the text's end.
  case end
  /// At a cluster edge that is no opportunity.
  case emergency
  /// At an opportunity that shows a hyphen.
  case hyphen
  /// The text is cut here.
  case truncation
}

/// A set line.
package struct TextLine: Hashable, Sendable {
  /// Bytes, trailing space and terminator included: the ranges of all lines tile the text.
  package var range: Range<Int32>
  /// Byte offset behind the last visible byte.
  package var visibleEnd: Int32
  /// Advance of what is visible, hyphen or truncation token included, trailing space not.
  package var width: Double
  /// Advance of the trailing space, unclamped.
  package var trailingSpace: Double
  /// From the container's left edge to the visible part.
  package var x: Double
  /// Top of the line's box.
  package var y: Double
  package var ascent: Double
  package var descent: Double
  /// Height of the line's box, spacing below not included.
  package var height: Double
  /// From the top of the block.
  package var baseline: Double
  package var end: LineEnd
  /// The line overflows the container: a cluster, or an unbreakable word, is wider.
  package var overflows: Bool
  /// A hyphen is shown behind the visible end; true at `.hyphen`, and where text is cut behind such a line.
  package var showsHyphen = false
  /// The truncation token is shown, in the place of `hidden`.
  package var showsToken = false
  /// Source bytes of the line's range that are cut; nil if none is. Terminators beside them stand as spaces.
  package var hidden: Range<Int32>?

  package init(
    range: Range<Int32>, visibleEnd: Int32, width: Double, trailingSpace: Double, x: Double, y: Double, ascent: Double,
    descent: Double, height: Double, baseline: Double, end: LineEnd, overflows: Bool
  ) {
    self.range = range
    self.visibleEnd = visibleEnd
    self.width = width
    self.trailingSpace = trailingSpace
    self.x = x
    self.y = y
    self.ascent = ascent
    self.descent = descent
    self.height = height
    self.baseline = baseline
    self.end = end
    self.overflows = overflows
  }
}

/// A text set in a box.
package struct TextBlock: Sendable {
  package var lines: [TextLine] = []
  /// Largest right edge, indents and a negative tail indent included.
  package var width = 0.0
  package var height = 0.0
  /// Lines the whole text would have in this width.
  package var fullLineCount = 0
  package var isTruncated = false
  /// Source bytes that are shown, in order; two where the middle is cut.
  package var visibleRanges: [Range<Int32>] = []

  package init() {}
}

/// Width and height of a set text, and what a layout engine asks beside them; no lines, no allocation.
package struct BlockSize: Hashable, Sendable {
  package var width = 0.0
  package var height = 0.0
  package var lineCount = 0
  package var firstBaseline = 0.0
  package var lastBaseline = 0.0
  package var lastLineWidth = 0.0

  package init() {}
}
