// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The hot path: where what is left of a stretch lies in one run without spacing, whole font units decide which
// candidates are in reach. The rules, the expression and the answer are those of `greedyCut`; a test compares them.

internal import Shaping
internal import TextAnalysis

extension LayoutInput {
  /// Whether `plainCut` may be asked.
  @inline(__always)
  func isPlain(_ task: LineTask) -> Bool {
    let run = Int(task.start.run)
    return isMonotone && !index.hasTabs && text.candidates[task.hard].run == task.start.run
      && scales[run].spacing == 0 && text.runs[run].kind == .glyphs
  }

  /// The last candidate that fits; nil where none does.
  @inline(__always)
  func plainCut(_ task: LineTask, _ state: inout SearchState) -> LineCut? {
    let run = Int(task.start.run)
    let origin = text.units(at: task.start.offset, run: run) - task.start.delta
    if !state.hasThreshold(run: task.start.run, task.limit, margin: margin(task.start)) {
      let whole = plainCut(task, at: task.hard, origin)
      state.steps += 1
      if !whole.overflows { return whole }
    }
    let room = state.threshold(task.limit, run: task.start.run, scale: scales[run], margin: margin(task.start))
    var candidate = lastUnits(atMost: origin + room, Int(task.start.candidate), task.hard, &state)
    while candidate >= Int(task.start.candidate) {
      state.steps += 1
      if isOpportunity(candidate, task) {
        let cut = plainCut(task, at: candidate, origin)
        if !cut.overflows { return cut }
      }
      candidate -= 1
    }
    return nil
  }

  /// The line up to a candidate of the start's own run; `origin` is where its first unit is.
  @inline(__always)
  private func plainCut(_ task: LineTask, at index: Int, _ origin: Int32) -> LineCut {
    let candidate = text.candidates[index]
    guard candidate.visibleEnd > task.start.offset, task.start.reach <= candidate.endReach,
      !candidate.flags.contains(.hyphen), candidate.startReach == candidate.offset, candidate.startDelta == 0,
      isOnlyTerminated(Int(candidate.run), candidate.offset)
    else { return cut(task, at: index) }
    let scale = scales[Int(candidate.run)]
    let width = scale.advance(units: self.index.units[index] - origin + candidate.endDelta, clusters: 0)
    var trailing = 0.0
    if candidate.offset > candidate.visibleEnd {
      let end = text.units(at: candidate.offset, run: Int(candidate.run))
      trailing = scale.advance(units: end - self.index.units[index] - candidate.endDelta, clusters: 0)
    }
    let end = index != task.hard ? LineEnd.soft : candidate.flags.contains(.mandatory) ? .hard : .end
    return LineCut(
      candidate: index, offset: candidate.offset, visibleEnd: candidate.visibleEnd, width: width, trailing: trailing,
      fullWidth: width + trailing, end: end, overflows: !task.limit.fits(width))
  }

  /// Whether nothing but terminators stands between the end of a run and `offset`.
  @inline(__always)
  private func isOnlyTerminated(_ run: Int, _ offset: Int32) -> Bool {
    offset <= text.runs[run].end || text.runs[run + 1].kind == .control && offset <= text.runs[run + 1].end
  }

  /// The last of the candidates `first...hard` whose units are at most `limit`; the one before `first` if none is.
  ///
  /// Gallops from as many candidates as the line before had, then bisects.
  @inline(__always)
  private func lastUnits(atMost limit: Int32, _ first: Int, _ hard: Int, _ state: inout SearchState) -> Int {
    index.units.withUnsafeBufferPointer { units in
      state.steps += 1
      if units[hard] <= limit { return hard }
      var (low, width, high) = (first - 1, max(state.stride, 1), hard)
      while low + width < high {
        state.steps += 1
        guard units[low + width] <= limit else {
          high = low + width
          break
        }
        low += width
        width = width == state.stride ? 1 : width * 2
      }
      while high - low > 1 {
        state.steps += 1
        let middle = low + (high - low) / 2
        if units[middle] <= limit { low = middle } else { high = middle }
      }
      state.stride = low - first + 1
      return low
    }
  }
}
