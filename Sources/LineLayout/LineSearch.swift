// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which candidates a line can reach by its uncorrected sum (DESIGN section 3): runs are walked, candidates inside the
// last run are searched by galloping and bisection on whole font units. Cost: O(runs on the line + log candidates).

internal import Shaping

/// The farthest candidate whose uncorrected sum is within the width plus the largest correction.
struct LineReach {
  /// Index of the candidate; the one before the line's first where none is in reach.
  var last: Int
  /// The run in which the search ended.
  var run: Int32
  /// The pen at the start of `run`, with the start's own correction.
  var pen: LinePen
}

/// How far a search inside one run may go.
private struct RunReach {
  var run: Int32
  var pen: LinePen
  var margin: Double
  /// The largest prefix sum in reach, where whole units decide; else nil.
  var units: Int32?
}

extension LayoutInput {
  /// Finds the farthest candidate in reach of `task`'s line; later ones cannot fit.
  func reach(_ task: LineTask, _ state: inout SearchState) -> LineReach {
    let margin = margin(task.start)
    guard isMonotone else { return steppedReach(task, margin: margin, &state) }
    let lastRun = text.candidates[task.hard].run
    var (run, pen) = (task.start.run, LinePen())
    while run < lastRun {
      var next = pen
      extend(&next, run: run, task)
      state.steps += 1
      if task.limit.excludes(next.width(), slack: margin) { break }
      pen = next
      run += 1
    }
    let last = lastCandidate(task, reach(task, run: run, pen: pen, margin: margin), &state)
    return LineReach(last: last, run: run, pen: pen)
  }

  /// How far past the width to look: a line whose start's correction is not known may be shorter by a cluster.
  @inline(__always)
  func margin(_ start: LineStart) -> Double { start.reach == .max ? emergencySlack : slack }

  private func reach(
    _ task: LineTask, run: Int32, pen: LinePen, margin: Double
  ) -> RunReach {
    let scale = scales[Int(run)]
    guard scale.spacing == 0, pen.pending == .none, text.runs[Int(run)].kind == .glyphs else {
      return RunReach(run: run, pen: pen, margin: margin)
    }
    let base = run == task.start.run ? text.units(at: task.start.offset, run: Int(run)) - task.start.delta : 0
    let room = SearchState.threshold(task.limit, pen: pen, scale: scale, margin: margin)
    return RunReach(run: run, pen: pen, margin: margin, units: base + room)
  }

  /// Gallops from the line's start, then bisects.
  private func lastCandidate(
    _ task: LineTask, _ reach: RunReach, _ state: inout SearchState
  ) -> Int {
    if holds(reach, task.hard, task, &state) { return task.hard }
    var (low, width) = (Int(task.start.candidate) - 1, 1)
    while low + width < task.hard, holds(reach, low + width, task, &state) {
      low += width
      width *= 2
    }
    var high = min(low + width, task.hard)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(reach, middle, task, &state) { low = middle } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private func holds(
    _ reach: RunReach, _ candidate: Int, _ task: LineTask, _ state: inout SearchState
  ) -> Bool {
    state.steps += 1
    let run = text.candidates[candidate].run
    guard run == reach.run else { return run < reach.run }
    if let units = reach.units { return index.units[candidate] <= units }
    var pen = reach.pen
    extend(&pen, toCandidate: candidate, task)
    return !task.limit.excludes(pen.width(), slack: reach.margin)
  }

  /// Candidate by candidate: where advances may be negative, sums do not order the candidates.
  private func steppedReach(
    _ task: LineTask, margin: Double, _ state: inout SearchState
  ) -> LineReach {
    var reach = LineReach(last: Int(task.start.candidate) - 1, run: task.start.run, pen: LinePen())
    var (run, pen) = (task.start.run, LinePen())
    for candidate in Int(task.start.candidate)...task.hard {
      while run < text.candidates[candidate].run {
        extend(&pen, run: run, task)
        run += 1
      }
      state.steps += 1
      var end = pen
      extend(&end, toCandidate: candidate, task)
      if task.limit.excludes(end.width(), slack: margin) { break }
      reach = LineReach(last: candidate, run: run, pen: pen)
    }
    return reach
  }
}

extension LayoutInput {
  /// Moves `pen` over the part of run `run` that is on `task`'s line, to the run's end.
  func extend(_ pen: inout LinePen, run: Int32, _ task: LineTask) {
    extend(&pen, run: run, to: text.runs[Int(run)].end, delta: run == task.start.run ? task.start.delta : 0, task)
  }

  /// Moves `pen` from the start of the candidate's run to the candidate's visible end, its own correction left out.
  private func extend(_ pen: inout LinePen, toCandidate index: Int, _ task: LineTask) {
    let candidate = text.candidates[index]
    extend(
      &pen, run: candidate.run, to: candidate.visibleEnd, delta: candidate.run == task.start.run ? task.start.delta : 0,
      task)
  }

  /// Moves `pen` from where `task`'s line enters run `run` to byte `end`.
  @inline(__always)
  func extend(_ pen: inout LinePen, run: Int32, to end: Int32, delta: Int32, _ task: LineTask) {
    extend(
      &pen, run: Int(run), from: run == task.start.run ? task.start.offset : text.runs[Int(run)].start, to: end,
      delta: delta, paragraph: task.paragraph, lead: task.limit.lead)
  }
}
