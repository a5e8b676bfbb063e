// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The two sinks of the breaker: none, for a size alone, and a list, for the lines.

internal import TextAnalysis

/// Keeps nothing: the totals are the answer.
struct NoLines: LineSink {
  static var countsHiddenLines: Bool { false }
  mutating func add(_ line: SetLine) {}
}

/// Keeps every line.
struct LineList: LineSink {
  static var countsHiddenLines: Bool { true }
  private(set) var lines: [SetLine] = []

  mutating func add(_ line: SetLine) { lines.append(line) }
}

extension LayoutInput {
  /// Sets the text in a box and answers its size alone; the same lines as `block`.
  ///
  /// Points, unrounded; empty text is the zero size unless a policy gives it a line.
  /// - Complexity: O(lines x log opportunities + runs); no allocation.
  package func size(_ options: LayoutOptions, token: TruncationToken? = nil) -> BlockSize {
    var setter = LineSetter(NoLines(), walker(options))
    setter.run(self, options, token: token)
    return setter.totals.size
  }

  /// Sets the text in a box.
  ///
  /// Points, unrounded; empty text has no lines unless a policy gives it one.
  /// - Complexity: O(lines x log opportunities + runs).
  package func block(_ options: LayoutOptions, token: TruncationToken? = nil) -> TextBlock {
    var setter = LineSetter(LineList(), walker(options))
    setter.run(self, options, token: token)
    return block(setter.sink.lines, setter.totals, options)
  }

  private func block(_ lines: [SetLine], _ totals: BlockTotals, _ options: LayoutOptions) -> TextBlock {
    var block = TextBlock()
    (block.width, block.height) = (totals.size.width, totals.size.height)
    (block.fullLineCount, block.isTruncated) = (totals.fullLineCount, totals.isTruncated)
    let container = options.width.isFinite ? options.width : totals.size.width
    block.visibleRanges = visibleRanges(lines)
    block.lines = lines.map { textLine($0, container: container) }
    return block
  }

  private func textLine(_ line: SetLine, container: Double) -> TextLine {
    let cut = line.cut
    var text = TextLine(
      range: line.start..<cut.offset, visibleEnd: cut.visibleEnd, width: cut.width, trailingSpace: cut.trailing,
      x: x(of: line, container: container), y: line.y, ascent: line.box.ascent, descent: line.box.descent,
      height: line.box.height, baseline: line.y + line.box.baseline, end: cut.end, overflows: cut.overflows)
    (text.showsHyphen, text.showsToken, text.hidden) = (cut.showsHyphen, line.showsToken, line.hidden)
    return text
  }

  /// What is shown of the source: all but the hidden ranges.
  private func visibleRanges(_ lines: [SetLine]) -> [Range<Int32>] {
    var ranges: [Range<Int32>] = []
    var start: Int32 = 0
    for line in lines {
      guard let hidden = line.hidden else { continue }
      if hidden.lowerBound > start { ranges.append(start..<hidden.lowerBound) }
      start = hidden.upperBound
    }
    let end = lines.last?.cut.offset ?? 0
    if end > start { ranges.append(start..<end) }
    return ranges
  }

  /// From the container's left edge to the visible part.
  ///
  /// Indents are of the leading and the trailing edge; a line wider than its room keeps its leading edge.
  private func x(of line: SetLine, container: Double) -> Double {
    let isRightToLeft = baseLevel(Int(line.paragraph)) % 2 == 1
    let limit = min(line.limit.limit, container)
    let room = max(limit - line.limit.lead - line.limit.inset - line.cut.width, 0)
    let share =
      switch paragraphs[paragraphIndex(Int(line.paragraph))].alignment {
      case .natural, .justified: 0.0
      case .left: isRightToLeft ? room : 0
      case .right: isRightToLeft ? 0 : room
      case .center: room / 2
      }
    let leading = line.limit.lead + share
    return isRightToLeft ? container - leading - line.cut.width : leading
  }
}
