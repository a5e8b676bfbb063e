// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A line in its place, and who takes it.

/// A line broken, with its box and its place.
struct SetLine {
  var start: Int32
  /// The run that holds `start`; the number of runs at the text's end.
  var firstRun: Int32
  var paragraph: Int32
  var limit: LineLimit
  var cut: LineCut
  var box: LineBox
  /// Top and bottom of the box.
  var y = 0.0
  var bottom = 0.0
  /// The bottom with the leading that counts below the last line.
  var leadedBottom = 0.0
  /// Trailing space counts in the reported width.
  var countsTrailing: Bool
  /// The reported edge never exceeds the limit: the line is clipped there.
  var isClipped: Bool
  /// Source bytes that are not shown; the truncation token, if any, stands in their place.
  var hidden: Range<Int32>?
  var showsToken = false

  /// The right edge that is reported: fit width and counted trailing space, indents and insets included.
  ///
  /// 0 for a line with nothing on it. Trailing space is clamped to the limit (DESIGN section 5).
  @inline(__always)
  var edge: Double {
    let visible = cut.width == 0 && (!countsTrailing || cut.trailing == 0) ? 0 : limit.edge(cut.width)
    if isClipped { return min(countsTrailing ? limit.edge(cut.fullWidth) : visible, limit.limit) }
    guard countsTrailing, cut.trailing > 0 else { return visible }
    return max(visible, min(limit.edge(cut.fullWidth), limit.limit))
  }
}

/// Takes the lines of a layout, in order.
protocol LineSink {
  /// Lines are counted behind a cut too, for `fullLineCount`.
  static var countsHiddenLines: Bool { get }
  mutating func add(_ line: SetLine)
}

/// What a layout adds up to.
struct BlockTotals {
  var size = BlockSize()
  /// Counted to the end only if the sink asks for it.
  var fullLineCount = 0
  var isTruncated = false
}
