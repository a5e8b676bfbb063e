// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the last visible line becomes when text is cut (facts/uikit.md 6.2, rule 5): everything from its start on, set
// as one line with terminators as spaces, less what the token stands for. The token is inserted in logical order.

package import Shaping
internal import TextAnalysis

/// What stands for text that a truncating mode cuts: an ellipsis, or any text, already shaped.
package struct TruncationToken: Sendable {
  package let text: ShapedText
  /// One a style of `text`.
  package let metrics: [RunMetrics]
  /// In points.
  package let width: Double

  package init(text: ShapedText, metrics: [RunMetrics]) {
    (self.text, self.metrics) = (text, metrics)
    width = text.advance { metrics[Int($0)] }
  }
}

/// Where the bytes are that a line may show.
struct Remainder {
  /// A task of one joined line.
  var task: LineTask
  /// Behind the last visible byte.
  var visibleEnd: Int32
  /// Behind all bytes.
  var end: Int32
  /// The run that holds the byte before `visibleEnd`.
  var lastRun: Int32
}

extension LayoutInput {
  /// Makes `line` the last visible line of text that is cut behind it, or, of a stretch that is not wrapped, a line
  /// with the middle or an end cut out; `end` is where the text it may show ends.
  func truncate(
    _ line: inout SetLine, to end: Int32, _ options: LayoutOptions, _ token: TruncationToken?,
    _ state: inout SearchState
  ) {
    line.countsTrailing = false
    let remainder = remainder(line, end: end)
    let mode = truncation(of: line.paragraph, options)
    switch mode {
    case .clip: clip(&line, remainder, &state)
    case .head, .middle, .tail:
      guard let token else { fallthrough }
      cut(&line, remainder, token, mode, &state)
      let box = LineBox(extent(of: line, token, options), rules(of: line.paragraph), options)
      if box.height != line.box.height { line.bottom = line.y + box.height }
      if box.leadedHeight != line.box.leadedHeight { line.leadedBottom = line.y + box.leadedHeight }
      line.box = box
    case .none:
      if line.cut.visibleEnd < end { line.hidden = line.cut.visibleEnd..<end }
    }
    if line.hidden != nil { line.cut.end = .truncation }
    line.cut.offset = end
  }

  private func remainder(_ line: SetLine, end: Int32) -> Remainder {
    var visibleEnd = end
    while visibleEnd > line.start, hangs(at: visibleEnd - 1) { visibleEnd -= 1 }
    let start = LineStart(offset: line.start, run: line.firstRun, candidate: 0, reach: .max)
    let task = LineTask(
      start: start, hard: text.candidates.count - 1, paragraph: line.paragraph, limit: line.limit,
      nextLimit: line.limit,
      wrapping: .none, overflowWrap: .breakWord, joinsLines: true)
    let lastRun = visibleEnd > line.start ? text.run(holding: visibleEnd - 1, from: line.firstRun) : line.firstRun
    return Remainder(task: task, visibleEnd: visibleEnd, end: end, lastRun: lastRun)
  }

  /// Whether the byte at `offset` is of a space or a terminator.
  private func hangs(at offset: Int32) -> Bool {
    !text.analysis.flags[Int(offset)].isDisjoint(with: [.space, .terminator])
  }

  /// The line runs on to the limit and is clipped there; a cluster at the edge shows in part.
  private func clip(_ line: inout SetLine, _ remainder: Remainder, _ state: inout SearchState) {
    if showWhole(&line, remainder, &state) { return }
    let task = remainder.task
    let fitting = lastFittingEdge(
      task, before: remainder.visibleEnd, run: remainder.lastRun, &state, where: { _ in true })
    var edge = fitting ?? task.start.offset
    if task.limit.edge(width(task, toEdge: edge)) < task.limit.limit || edge == task.start.offset {
      repeat { edge += 1 } while edge < remainder.visibleEnd && !isEdge(edge)
    }
    (line.cut.visibleEnd, line.cut.width, line.cut.trailing) = (edge, max(task.limit.room, 0), 0)
    (line.cut.overflows, line.isClipped, line.cut.showsHyphen) = (true, true, false)
    if edge < remainder.visibleEnd { line.hidden = edge..<remainder.end }
  }

  /// Shows all of the remainder as one line, if it fits; nothing is hidden then.
  private func showWhole(_ line: inout SetLine, _ remainder: Remainder, _ state: inout SearchState) -> Bool {
    let (task, end) = (remainder.task, remainder.visibleEnd)
    guard farthestByte(task, end: end, run: remainder.lastRun, &state) >= end else { return false }
    let width = width(task, toEdge: end)
    guard task.limit.fits(width) else { return false }
    (line.cut.visibleEnd, line.cut.width, line.cut.trailing) = (end, width, 0)
    (line.cut.showsHyphen, line.cut.overflows, line.cut.end) = (false, false, .end)
    return true
  }

  /// Cuts the head, the middle or the tail out and puts the token there.
  private func cut(
    _ line: inout SetLine, _ remainder: Remainder, _ token: TruncationToken, _ mode: TruncationMode,
    _ state: inout SearchState
  ) {
    var whole = line
    var hidden: Range<Int32>
    if showWhole(&whole, remainder, &state) {
      // Only line ends were in the way. The tail is what the lines behind this one hold; else nothing is hidden.
      guard mode == .tail else { return line = whole }
      hidden = cutTail(line.cut.visibleEnd + 1, remainder, token, &state)
    } else {
      hidden =
        switch mode {
        case .head: cutHead(remainder, token)
        case .middle: cutMiddle(remainder, token, &state)
        default: cutTail(remainder.visibleEnd, remainder, token, &state)
        }
    }
    show(&line, remainder, token, hidden)
  }

  /// The longest prefix before `end` that fits together with the token, spaces before the token trimmed.
  private func cutTail(
    _ end: Int32, _ remainder: Remainder, _ token: TruncationToken, _ state: inout SearchState
  ) -> Range<Int32> {
    var task = remainder.task
    task.limit.reserved = token.width
    let run = end > task.start.offset ? text.run(holding: end - 1, from: task.start.run) : task.start.run
    let edge = lastFittingEdge(task, before: end, run: run, &state, where: { !hangs(at: $0 - 1) })
    return (edge ?? task.start.offset)..<remainder.end
  }

  /// The longest suffix that fits together with the token, spaces behind the token trimmed.
  private func cutHead(_ remainder: Remainder, _ token: TruncationToken) -> Range<Int32> {
    let start = remainder.task.start.offset
    let suffix = suffixStart(remainder, reserved: token.width, notBefore: start)
    return start..<(suffix < remainder.visibleEnd ? suffix : remainder.end)
  }

  /// Half of the room for a prefix, what that leaves for a suffix. Source: facts/uikit.md 6.2, rule 5.
  private func cutMiddle(
    _ remainder: Remainder, _ token: TruncationToken, _ state: inout SearchState
  ) -> Range<Int32> {
    var task = remainder.task
    let half = (task.limit.room - token.width) / 2
    (task.limit.lead, task.limit.inset, task.limit.limit) = (0, 0, half)
    let edge =
      lastFittingEdge(
        task, before: remainder.visibleEnd, run: remainder.lastRun, &state, where: { !hangs(at: $0 - 1) })
      ?? task.start.offset
    let left = width(remainder.task, toEdge: edge)
    let suffix = suffixStart(remainder, reserved: left + token.width, notBefore: edge)
    return edge..<(suffix < remainder.visibleEnd ? suffix : remainder.end)
  }

  /// The start of the longest suffix that fits beside what is reserved, spaces at its start trimmed.
  private func suffixStart(_ remainder: Remainder, reserved: Double, notBefore least: Int32) -> Int32 {
    var limit = remainder.task.limit
    limit.reserved = reserved
    var offset = farthestStart(remainder, room: limit.room + emergencySlack, notBefore: least)
    while offset < remainder.visibleEnd {
      if offset > least, isEdge(offset), !hangs(at: offset), limit.fits(suffixWidth(remainder, from: offset)) { break }
      offset += 1
    }
    return offset
  }

  /// The first byte whose suffix, by the prefix sums and with no width for tabs, is within `room`.
  private func farthestStart(_ remainder: Remainder, room: Double, notBefore least: Int32) -> Int32 {
    var (run, sum) = (Int(remainder.lastRun), 0.0)
    var end = remainder.visibleEnd
    while end > least {
      let from = max(text.runs[run].start, least)
      var pen = LinePen(joinsLines: true)
      if text.runs[run].kind != .tab { extend(&pen, run: run, from: from, to: end, delta: 0, remainder.task) }
      guard sum + pen.width() <= room else { return from }
      sum += pen.width()
      (end, run) = (from, run - 1)
    }
    return least
  }

  private func suffixWidth(_ remainder: Remainder, from offset: Int32) -> Double {
    var task = remainder.task
    task.start = LineStart(
      offset: offset, run: text.run(holding: offset, from: task.start.run), candidate: 0, reach: .max)
    return width(task, toEdge: remainder.visibleEnd)
  }

  /// Writes into `line` what is visible around `hidden`; the width is prefix, token and suffix in order.
  private func show(
    _ line: inout SetLine, _ remainder: Remainder, _ token: TruncationToken, _ hidden: Range<Int32>
  ) {
    let prefix = width(remainder.task, toEdge: hidden.lowerBound)
    let hasSuffix = hidden.upperBound < remainder.visibleEnd
    let suffix = hasSuffix ? suffixWidth(remainder, from: hidden.upperBound) : 0
    line.cut.width = suffix + (prefix + token.width)
    line.cut.visibleEnd = hasSuffix ? remainder.visibleEnd : hidden.lowerBound
    line.cut.trailing = 0
    line.cut.showsHyphen = false
    line.hidden = hidden
    line.showsToken = true
    line.cut.overflows = !line.limit.fits(line.cut.width)
    // A token wider than the line is clipped: it is no text that must be shown (DESIGN 6, rule 11).
    line.isClipped = line.cut.overflows
  }

  /// The extent of what is visible, the token included.
  private func extent(of line: SetLine, _ token: TruncationToken, _ options: LayoutOptions) -> LineExtent {
    var extent = LineExtent()
    for style in token.metrics { extent.add(style) }
    guard let hidden = line.hidden else { return extent }
    if hidden.lowerBound > line.start {
      extent.add(self.extent(line.start, hidden.lowerBound, firstRun: line.firstRun, options.fallbackMetrics))
    }
    if hidden.upperBound < line.cut.visibleEnd {
      let run = text.run(holding: hidden.upperBound, from: line.firstRun)
      extent.add(self.extent(hidden.upperBound, line.cut.visibleEnd, firstRun: run, options.fallbackMetrics))
    }
    return extent
  }
}
