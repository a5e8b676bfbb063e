// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Breaking at cluster edges: inside a segment that cannot fit (emergency), and everywhere when a paragraph wraps by
// character. Widths are exact: what a cut inside a word changes is asked from Shaping.

internal import Shaping
internal import TextAnalysis

extension LayoutInput {
  /// Cuts inside the first segment, which does not fit; or lets it overflow where `overflowWrap` is normal.
  func overlongCut(_ task: LineTask, _ state: inout SearchState) -> LineCut {
    var first = Int(task.start.candidate)
    while !isOpportunity(first, task) { first += 1 }
    if task.overflowWrap == .normal { return cut(task, at: first) }
    // A soft hyphen whose hyphen does not fit is no opportunity (DESIGN 6, rule 5).
    while first < task.hard, !isOpportunity(first, task) || text.candidates[first].flags.contains(.hyphen) {
      first += 1
    }
    let segment = text.candidates[first]
    guard let edge = lastEdge(task, before: segment.visibleEnd, run: segment.run, &state) else {
      return cut(task, at: first)
    }
    return cut(task, atEdge: edge)
  }

  /// Cuts between any two clusters; a space that does not fit starts the next line.
  func characterCut(_ task: LineTask, _ state: inout SearchState) -> LineCut {
    let hard = text.candidates[task.hard]
    var contentEnd = hard.offset
    while contentEnd > task.start.offset, text.analysis.flags[Int(contentEnd) - 1].contains(.terminator) {
      contentEnd -= 1
    }
    let whole = cut(task, at: task.hard)
    if task.limit.fits(whole.fullWidth) { return whole }
    let run = contentEnd > hard.visibleEnd ? text.run(holding: contentEnd - 1, from: task.start.run) : hard.run
    guard let edge = lastEdge(task, before: contentEnd, run: run, &state) else { return whole }
    return cut(task, atEdge: edge)
  }

  /// The last cluster edge before `end` at which the line fits, or its first one if none does; nil where there is no
  /// edge before `end`. `run` holds the byte before `end`.
  private func lastEdge(_ task: LineTask, before end: Int32, run: Int32, _ state: inout SearchState) -> Int32? {
    if let edge = lastFittingEdge(task, before: end, run: run, &state, where: { _ in true }) { return edge }
    var edge = task.start.offset + 1
    while edge < end, !isEdge(edge) { edge += 1 }
    return edge < end ? edge : nil
  }

  /// The last cluster edge behind the line's start and before `end` at which the line fits.
  func lastFittingEdge(
    _ task: LineTask, before end: Int32, run: Int32, _ state: inout SearchState, where accepts: (Int32) -> Bool
  ) -> Int32? {
    var edge = min(farthestByte(task, end: end, run: run, &state), end - 1)
    while edge > task.start.offset {
      state.steps += 1
      if isEdge(edge), accepts(edge), task.limit.fits(width(task, toEdge: edge)) { return edge }
      edge -= 1
    }
    return nil
  }

  /// Whether a line may be cut at `offset` in need: never before a default-ignorable, which would start the next line.
  func isEdge(_ offset: Int32) -> Bool {
    let flags = text.analysis.flags[Int(offset)]
    return flags.contains(.clusterEdge) && !flags.contains(.ignorable)
  }

  /// The last byte up to which the uncorrected sum is within the width plus what a cut may shorten.
  func farthestByte(
    _ task: LineTask, end: Int32, run lastRun: Int32, _ state: inout SearchState
  ) -> Int32 {
    let margin = emergencySlack
    var (run, pen) = (task.start.run, LinePen(joinsLines: task.joinsLines))
    while run < lastRun {
      var next = pen
      extend(&next, run: run, task)
      state.steps += 1
      if task.limit.excludes(next.width(), slack: margin) { break }
      pen = next
      run += 1
    }
    var low = max(task.start.offset, text.runs[Int(run)].start)
    var high = min(end, text.runs[Int(run)].end) + 1
    while high - low > 1 {
      let middle = isMonotone ? low + (high - low) / 2 : low + 1
      state.steps += 1
      var partial = pen
      extend(&partial, run: run, to: middle, delta: run == task.start.run ? task.start.delta : 0, task)
      if task.limit.excludes(partial.width(), slack: margin) { high = middle } else { low = middle }
    }
    return low
  }

  /// The fit width of `task`'s line up to a cluster edge.
  func width(_ task: LineTask, toEdge edge: Int32) -> Double {
    guard edge > task.start.offset else { return 0 }
    let run = text.run(holding: edge - 1, from: task.start.run)
    let correction = correction(task.start, to: edge, lastRun: run)
    var pen = pen(task, delta: correction.start, upToRun: run)
    extendLast(&pen, run: run, to: edge, correction, task)
    return pen.width()
  }

  /// The line from `task`'s start to a cluster edge; spaces before the edge hang.
  func cut(_ task: LineTask, atEdge edge: Int32) -> LineCut {
    var visibleEnd = edge
    while visibleEnd > task.start.offset, text.analysis.flags[Int(visibleEnd) - 1].contains(.space) { visibleEnd -= 1 }
    let flags = text.analysis.flags[Int(edge)]
    let isOpportunity = flags.contains(.allowed) && !flags.contains(.hyphen)
    let full = width(task, toEdge: edge)
    let width = visibleEnd == edge ? full : width(task, toEdge: visibleEnd)
    return LineCut(
      candidate: -1, offset: edge, visibleEnd: visibleEnd, width: width, trailing: full - width, fullWidth: full,
      end: isOpportunity ? .soft : .emergency, overflows: !task.limit.fits(full))
  }
}
