// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Greedy breaking at opportunities: the last candidate in reach whose corrected width fits wins (DESIGN section 3).

internal import Shaping
internal import TextAnalysis

extension LayoutInput {
  /// Cuts `task`'s line at an opportunity, or inside a segment where none fits.
  @inline(__always)
  func wordCut(_ task: LineTask, _ state: inout SearchState) -> LineCut {
    let rules = rules(of: task.paragraph)
    let cut =
      index.hasAutomaticHyphens && rules.hyphenationFactor > 0
      ? hyphenatedCut(task, &state) : fittingCut(task, &state) ?? overlongCut(task, &state)
    return rules.pushesOut && cut.end == .soft ? pushedOut(cut, task) : cut
  }

  /// A line that leaves too much room, by its paragraph's factor, may take automatic hyphens.
  ///
  /// Source: `NSParagraphStyle.hyphenationFactor`: natural width / available width below the factor.
  private func hyphenatedCut(_ task: LineTask, _ state: inout SearchState) -> LineCut {
    let natural = fittingCut(task, &state)
    let factor = rules(of: task.paragraph).hyphenationFactor
    if let natural, natural.candidate == task.hard || natural.width >= factor * task.limit.room { return natural }
    var hyphenating = task
    hyphenating.takesAutomaticHyphens = true
    return fittingCut(hyphenating, &state) ?? natural ?? overlongCut(hyphenating, &state)
  }

  /// The last candidate that fits, by the quick way where it is open.
  @inline(__always)
  private func fittingCut(_ task: LineTask, _ state: inout SearchState) -> LineCut? {
    isPlain(task) ? plainCut(task, &state) : greedyCut(task, &state)
  }

  /// The last candidate that fits; nil where none does.
  func greedyCut(_ task: LineTask, _ state: inout SearchState) -> LineCut? {
    let reach = reach(task, &state)
    var candidate = reach.last
    while candidate >= Int(task.start.candidate) {
      state.steps += 1
      if isOpportunity(candidate, task) {
        let cut = cut(task, at: candidate, reach)
        if !cut.overflows { return cut }
      }
      candidate -= 1
    }
    return nil
  }

  /// Whether a line may end at a candidate: by an automatic hyphen only where asked for.
  ///
  /// Candidates stand at cluster edges alone (law 4): Shaping keeps no other.
  @inline(__always)
  func isOpportunity(_ index: Int, _ task: LineTask) -> Bool {
    index == task.hard || !self.index.hasAutomaticHyphens || task.takesAutomaticHyphens
      || !text.isAutomaticHyphen(text.candidates[index])
  }

  /// The line from `task`'s start to candidate `index`, whether it fits or not.
  func cut(_ task: LineTask, at index: Int, _ reach: LineReach? = nil) -> LineCut {
    let candidate = text.candidates[index]
    // A line that starts inside hanging space has nothing visible before the next candidate.
    let visibleEnd = max(candidate.visibleEnd, task.start.offset)
    let run = max(candidate.run, task.start.run)
    let isEmpty = visibleEnd == task.start.offset
    let correction = isEmpty ? LineCorrection.none : correction(task.start, toCandidate: index)
    var pen = pen(task, correction, atRun: run, reach)
    extendLast(&pen, run: run, to: visibleEnd, correction, task)
    let showsHyphen = candidate.flags.contains(.hyphen) && index != task.hard
    let width = pen.width() + (showsHyphen ? hyphenAdvance(run: run) : 0)
    let trailing =
      candidate.offset > visibleEnd
      ? trailingAdvance(task, candidate, run: run, from: visibleEnd, pen, correction) : 0
    return LineCut(
      candidate: index, offset: candidate.offset, visibleEnd: visibleEnd, width: width,
      trailing: trailing, fullWidth: width + trailing,
      end: lineEnd(candidate, isHard: index == task.hard, showsHyphen: showsHyphen),
      overflows: !isEmpty && !task.limit.fits(width), showsHyphen: showsHyphen)
  }

  /// The pen at the start of run `run`: the reach's own where it is there and the correction is the one it holds.
  private func pen(
    _ task: LineTask, _ correction: LineCorrection, atRun run: Int32, _ reach: LineReach?
  ) -> LinePen {
    if run == task.start.run { return LinePen() }
    if let reach, reach.run == run, correction.start == task.start.delta { return reach.pen }
    return pen(task, delta: correction.start, upToRun: run)
  }

  /// Moves `pen` over the line's part of its last run, corrections included.
  func extendLast(
    _ pen: inout LinePen, run: Int32, to end: Int32, _ correction: LineCorrection, _ task: LineTask
  ) {
    let delta = correction.end + (run == task.start.run ? correction.start : 0)
    extend(&pen, run: run, to: end, delta: delta, task)
  }

  private func lineEnd(_ candidate: BreakCandidate, isHard: Bool, showsHyphen: Bool) -> LineEnd {
    if showsHyphen { return .hyphen }
    guard isHard else { return .soft }
    return candidate.flags.contains(.mandatory) ? .hard : .end
  }

  /// The advance of a hyphen shown in the style of run `run`.
  func hyphenAdvance(run: Int32) -> Double {
    let style = Int(text.runs[Int(run)].style)
    return style < hyphenAdvances.count ? hyphenAdvances[style] : 0
  }
}
