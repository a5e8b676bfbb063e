// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// An answer as DESIGN section 6 describes it, before it is written.

/// Size, baselines and lines of one text. Points, y down from the top of the rectangle.
struct BatchAnswer: Sendable {
  var width = 0.0
  var height = 0.0
  var x = 0.0
  var y = 0.0
  var lineCount = 0
  /// Lines without a limit on their number or on the height.
  var fullLineCount = 0
  /// Nil where there is no line.
  var firstBaseline: Double?
  var lastBaseline: Double?
  var isTruncated = false
  /// The text that is shown, token included.
  var visible = ""
  /// UTF-16 of the source.
  var visibleRanges: [Range<Int>] = []
  var minContentWidth = 0.0
  var maxContentWidth = 0.0
  var lines: [AnswerLine] = []
  var fonts: [AnswerFont] = []
  /// Scalars that no font has.
  var missing: [Unicode.Scalar] = []
  /// Only for labels that adjust their font size.
  var scaleFactor: Double?
  /// Only with `usesDeviceMetrics`.
  var ink: RectangleField?
}

/// Why a line ended (DESIGN section 6, rule 2).
enum LineEndName: String, Sendable {
  case soft, hard, end, emergency, hyphen, truncation
}

/// One line; ranges include trailing space and terminator, so that they tile the text.
struct AnswerLine: Sendable {
  var utf8: Range<Int>
  var utf16: Range<Int>
  /// As shown, token and hyphen included.
  var text: String
  /// The fit width.
  var width: Double
  /// Unclamped.
  var trailingSpace: Double
  var x: Double
  var y: Double
  var ascent: Double
  var descent: Double
  var height: Double
  var baseline: Double
  var end: LineEndName
}

/// A font that was asked for, and what took its place.
struct AnswerFont: Hashable, Sendable {
  var requested: String
  var used: String
  var isStandIn: Bool
}
