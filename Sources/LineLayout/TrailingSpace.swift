// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The advance of what hangs behind a line's visible end: spaces and tabs (DESIGN 6, rule 1).

internal import Shaping
internal import TextAnalysis

extension LayoutInput {
  /// The advance between a candidate's visible end and its offset; terminators have none.
  ///
  /// With the fit width it makes the width of the line with its spaces, shaped as they stand when the line ends there.
  func trailingAdvance(
    _ task: LineTask, _ candidate: BreakCandidate, run: Int32, from visibleEnd: Int32, _ pen: LinePen,
    _ correction: LineCorrection
  ) -> Double {
    var hanging = pen
    let end = min(candidate.offset, text.runs[Int(run)].end)
    var delta = end > visibleEnd ? -correction.end : 0
    if end == candidate.offset, candidate.startReach != end || candidate.startDelta != 0 {
      delta += self.correction(task.start, to: end, lastRun: run).end
    }
    var advance = hang(&hanging, run: Int(run), from: visibleEnd, to: end, delta: delta, task)
    var next = Int(run) + 1
    while next < text.runs.count, text.runs[next].start < candidate.offset {
      let (start, end) = (text.runs[next].start, min(text.runs[next].end, candidate.offset))
      advance += hang(&hanging, run: next, from: start, to: end, delta: 0, task)
      next += 1
    }
    return index.hasTabs ? max(hanging.width() - pen.width(), 0) : advance
  }

  /// The advance of bytes `from..<to` of a run; where tabs are about, `pen` is what counts, since stops depend on it.
  private func hang(
    _ pen: inout LinePen, run: Int, from: Int32, to: Int32, delta: Int32, _ task: LineTask
  ) -> Double {
    if index.hasTabs {
      extend(&pen, run: run, from: from, to: to, delta: delta, task)
      return 0
    }
    guard text.runs[run].kind == .glyphs, to > from else { return 0 }
    let units = text.units(at: to, run: run) - text.units(at: from, run: run) + delta
    return scales[run].advance(units: units, clusters: clusters(from, to))
  }
}
