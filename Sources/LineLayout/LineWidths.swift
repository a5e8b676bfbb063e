// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The fit width of a line: the sum over its runs, in order, of corrected units x size / upem plus spacing x drawn
// clusters (DESIGN section 3). Whoever decides a fit or reports a width asks here.

internal import Shaping
internal import TextAnalysis

/// Where a line starts, and what its start changes.
struct LineStart {
  /// Byte offset.
  var offset: Int32
  /// The run that holds it.
  var run: Int32
  /// The first candidate behind it.
  var candidate: Int32
  /// What the start adds to the width, in font units of `run`, for lines whose visible end is at or behind `reach`.
  var delta: Int32 = 0
  /// `Int32.max` where the correction must be asked for.
  var reach: Int32
}

extension LayoutInput {
  /// The start of the whole text.
  var textStart: LineStart { LineStart(offset: 0, run: 0, candidate: 0, reach: 0) }

  /// The line start behind candidate `index`.
  @inline(__always)
  func start(after index: Int) -> LineStart {
    let candidate = text.candidates[index]
    let isInRun = candidate.offset < text.runs[Int(candidate.run)].end
    return LineStart(
      offset: candidate.offset,
      run: isInRun ? candidate.run : text.run(holding: candidate.offset, from: candidate.run),
      candidate: Int32(index + 1), delta: candidate.startDelta, reach: candidate.startReach)
  }

  /// A line start at a cluster edge that is no candidate, behind `start` and before candidate `next`'s offset.
  func start(atEdge offset: Int32, behind start: LineStart) -> LineStart {
    var next = Int(start.candidate)
    while next < text.candidates.count - 1, text.candidates[next].offset <= offset { next += 1 }
    return LineStart(
      offset: offset, run: text.run(holding: offset, from: start.run), candidate: Int32(next), reach: .max)
  }

  /// Drawn clusters in `start..<end`; 0 where nothing has spacing.
  @inline(__always)
  func clusters(_ start: Int32, _ end: Int32) -> Int32 {
    drawnClusters.isEmpty ? 0 : drawnClusters[Int(end)] - drawnClusters[Int(start)]
  }

  /// What a line differs by from its prefix sums.
  func correction(_ start: LineStart, to end: Int32, lastRun: Int32) -> LineCorrection {
    text.correction(from: start.offset, firstRun: start.run, to: end, lastRun: lastRun)
  }

  /// What a line up to candidate `index` differs by from its prefix sums.
  @inline(__always)
  func correction(_ start: LineStart, toCandidate index: Int) -> LineCorrection {
    let candidate = text.candidates[index]
    return start.reach <= candidate.endReach
      ? LineCorrection(start: start.delta, end: candidate.endDelta)
      : correction(start, to: candidate.visibleEnd, lastRun: candidate.run)
  }

  /// The pen of `task`'s line at the start of run `run`; `delta` is the correction of the line's start.
  func pen(_ task: LineTask, delta: Int32, upToRun run: Int32) -> LinePen {
    var pen = LinePen(joinsLines: task.joinsLines)
    var current = task.start.run
    while current < run {
      extend(
        &pen, run: current, to: text.runs[Int(current)].end, delta: current == task.start.run ? delta : 0, task)
      current += 1
    }
    return pen
  }

  /// Moves `pen` over bytes `from..<to` of run `run`, on `task`'s line.
  func extend(_ pen: inout LinePen, run: Int, from: Int32, to: Int32, delta: Int32, _ task: LineTask) {
    extend(
      &pen, run: run, from: from, to: to, delta: delta, paragraph: task.paragraph, lead: task.limit.lead)
  }

  /// Moves `pen` over bytes `from..<to` of run `run`.
  func extend(
    _ pen: inout LinePen, run: Int, from: Int32, to: Int32, delta: Int32, paragraph: Int32, lead: Double
  ) {
    guard to > from else { return }
    switch text.runs[run].kind {
    case .control: if pen.joinsLines { pen.section += joinedAdvance(run: run, from: from, to: to) }
    case .glyphs:
      let start = text.units(at: from, run: run)
      if pen.pending == .decimal, pen.point >= from, pen.point < to {
        let units = text.units(at: pen.point, run: run) - start
        pen.beforePoint = pen.section + scales[run].advance(units: units, clusters: clusters(from, pen.point))
      }
      let units = text.units(at: to, run: run) - start + delta
      pen.section += scales[run].advance(units: units, clusters: clusters(from, to))
    case .tab:
      let stop = paragraphs[paragraphIndex(Int(paragraph))].tabStop(after: lead + pen.width())
      pen.tab(to: stop.location - lead, alignment: stop.alignment, point: decimalPoint(from: to))
    case .attachment: pen.section += attachmentAdvance(run: run)
    }
  }

  /// The advance of the U+FFFC in run `run`: its box's, or the glyph's where no box is known.
  func attachmentAdvance(run: Int) -> Double {
    let start = text.runs[run].start
    guard let box = attachment(at: start) else {
      return scales[run].advance(units: text.runs[run].units, clusters: clusters(start, text.runs[run].end))
    }
    return box.width + scales[run].spacing * Double(clusters(start, text.runs[run].end))
  }

  /// The advance of the terminators in `from..<to`, each as a space.
  private func joinedAdvance(run: Int, from: Int32, to: Int32) -> Double {
    let units = text.spaceAdvance(inFace: text.runs[run].face)
    return (Int(from)..<Int(to)).reduce(0) { sum, offset in
      let isTerminator = text.analysis.flags[offset].isSuperset(of: [.terminator, .clusterEdge])
      return isTerminator ? sum + scales[run].advance(units: units, clusters: 1) : sum
    }
  }

  /// The box of the U+FFFC at `offset`.
  func attachment(at offset: Int32) -> AttachmentBox? {
    var range = attachments.startIndex..<attachments.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if attachments[middle].offset == offset { return attachments[middle] }
      range = attachments[middle].offset < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The first U+002E from `offset` on, before the next tab or terminator; `Int32.max` where there is none.
  private func decimalPoint(from offset: Int32) -> Int32 {
    for index in Int(offset)..<text.bytes.count {
      if text.bytes[index] == 0x2E { return Int32(index) }
      if text.bytes[index] == 0x09 || text.analysis.flags[index].contains(.terminator) { break }
    }
    return .max
  }
}
