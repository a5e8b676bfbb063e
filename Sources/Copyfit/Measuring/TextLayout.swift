// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The answer of a layout, in the facade's units: points, y downward, UTF-16 code units (DESIGN section 6).

/// Why a line ended where it did; raw values are the exchange format's.
public enum LineEnding: String, Hashable, Sendable {
  /// At a break opportunity.
  case soft
  /// At a line or paragraph terminator.
  case hard
  /// At the text's end.
  case end
  /// At a cluster edge that is no opportunity.
  case emergency
  /// At an opportunity that shows a hyphen.
  case hyphen
  /// Where the text is cut.
  case truncation
}

/// One line of a laid-out text.
public struct LaidOutLine: Hashable, Sendable {
  /// UTF-8 byte offsets, trailing space and terminator included; the lines' ranges tile the text.
  public let utf8Range: Range<Int>
  /// The same in UTF-16 code units.
  public let utf16Range: UTF16Range
  /// The line as it is shown: hyphen or truncation token included, trailing space and terminator not.
  public let text: String
  /// Points, hyphen or token included, trailing space not.
  public let width: Double
  /// Points of the trailing space, unclamped.
  public let trailingSpace: Double
  /// Points from the container's left edge to the visible part.
  public let x: Double
  /// Points from the top of the text to the top of the line.
  public let y: Double
  /// Points above the baseline.
  public let ascent: Double
  /// Points below the baseline.
  public let descent: Double
  /// Points; the spacing below is not in it.
  public let height: Double
  /// Points from the top of the text.
  public let baseline: Double
  /// Why the line ended.
  public let end: LineEnding
  /// Whether the line is wider than its container because nothing in it can be broken.
  public let overflows: Bool
}

/// A text laid out in a box.
public struct TextLayout: Hashable, Sendable {
  /// Points, unrounded; the largest right edge, indents included.
  public let width: Double
  /// Points, unrounded.
  public let height: Double
  /// From top to bottom.
  public let lines: [LaidOutLine]
  /// Lines that the whole text has in this width.
  public let fullLineCount: Int
  /// Whether text was cut.
  public let isTruncated: Bool
  /// The UTF-16 ranges of the text that are shown, ascending.
  public let visibleRanges: [UTF16Range]
  /// The text as it is shown, tokens included, lines joined as in the source.
  public let visible: String

  /// Points from the top to the first baseline; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// Points from the top to the last baseline; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
}

/// What a layout engine asks of a text in one call; all in points, unrounded.
public struct TextSize: Hashable, Sendable {
  /// The largest right edge, indents included.
  public let width: Double
  /// The height of the lines.
  public let height: Double
  /// From the top; 0 without lines.
  public let firstBaseline: Double
  /// From the top; 0 without lines.
  public let lastBaseline: Double
  /// Lines that were set.
  public let lineCount: Int
  /// The visible width of the last line.
  public let lastLineWidth: Double
}
