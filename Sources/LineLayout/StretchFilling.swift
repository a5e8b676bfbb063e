// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Balanced, pretty and optimal lines: the stretch up to the next forced break is planned when it is entered, by the
// same cuts as greedy breaking. Where a piece is wider than the line, and so must be broken in need, greedy stays.

internal import Shaping

/// The plan of the stretch a walk is in.
struct StretchFilling {
  /// The forced break the plan is for.
  fileprivate var stop = -1
  /// The right edge that balanced lines keep to.
  fileprivate var edge = Double.infinity
  /// The candidates at which the lines end; empty where they end greedily.
  fileprivate var breaks: [Int32] = []
  fileprivate var line = 0
}

/// What a trial of a stretch came to.
private struct StretchTrial {
  var breaks: [Int32] = []
  var lineCount = 0
  /// Largest right edge, trailing space apart.
  var edge = 0.0
  /// Lines that end inside a segment, or overflow.
  var faults = 0
}

extension LayoutInput {
  /// Cuts the next line of a stretch as its plan has it.
  func filledCut(_ walker: inout LineWalker, _ options: LayoutOptions) -> LineCut {
    var task = walker.task
    guard task.wrapping == .word else { return cut(task, &walker.state) }
    if walker.filling.stop != walker.stop { plan(task, &walker, options) }
    let line = walker.filling.line
    walker.filling.line += 1
    if line < walker.filling.breaks.count { return cut(task, at: Int(walker.filling.breaks[line])) }
    task.limit.limit = min(task.limit.limit, walker.filling.edge)
    return cut(task, &walker.state)
  }

  private func plan(_ task: LineTask, _ walker: inout LineWalker, _ options: LayoutOptions) {
    var filling = StretchFilling()
    filling.stop = walker.stop
    switch options.filling {
    case .greedy: break
    case .balanced: filling.edge = balancedEdge(task, &walker.state)
    case .pretty: filling.breaks = prettyBreaks(task, &walker.state)
    case .optimal: filling.breaks = optimalBreaks(task, isPretty: false, &walker.state) ?? []
    }
    walker.filling = filling
  }

  /// Breaks the whole stretch greedily; nil as soon as it takes more than `most` lines.
  private func trial(_ task: LineTask, edge: Double, most: Int, _ state: inout SearchState) -> StretchTrial? {
    var (trial, task) = (StretchTrial(), task)
    while true {
      guard trial.lineCount < most else { return nil }
      var narrowed = task
      narrowed.limit.limit = min(task.limit.limit, edge)
      let cut = cut(narrowed, &state)
      trial.lineCount += 1
      trial.breaks.append(Int32(cut.candidate))
      trial.edge = max(trial.edge, task.limit.edge(cut.width))
      if cut.end == .emergency || cut.overflows { trial.faults += 1 }
      if cut.candidate == task.hard { return trial }
      task.start = cut.candidate >= 0 ? start(after: cut.candidate) : start(atEdge: cut.offset, behind: task.start)
      task.limit = task.nextLimit
    }
  }

  /// The narrowest right edge that takes no more lines, and no more breaks in need, than the full width.
  ///
  /// - Complexity: O(lines x log(width)).
  private func balancedEdge(_ task: LineTask, _ state: inout SearchState) -> Double {
    guard let greedy = trial(task, edge: .infinity, most: .max, &state), greedy.lineCount > 1 else { return .infinity }
    var (low, high) = (0.0, greedy.edge)
    while high - low > Self.balancePrecision {
      let middle = low + (high - low) / 2
      if let narrower = trial(task, edge: middle, most: greedy.lineCount, &state), narrower.faults <= greedy.faults {
        high = min(narrower.edge, middle)
      } else {
        low = middle
      }
    }
    return high
  }

  /// Points; far below a pixel.
  private static var balancePrecision: Double { 1.0 / 64 }

  /// Greedy breaks, the last few lines set anew if the last one has a single word.
  private func prettyBreaks(_ task: LineTask, _ state: inout SearchState) -> [Int32] {
    guard let greedy = trial(task, edge: .infinity, most: .max, &state), greedy.lineCount > 1, greedy.faults == 0
    else { return [] }
    let last = text.candidates[Int(greedy.breaks[greedy.lineCount - 2])].offset
    guard isOneWord(last, text.candidates[task.hard].visibleEnd) else { return [] }
    let kept = max(greedy.lineCount - Self.prettyLines, 0)
    var tail = task
    if kept > 0 {
      tail.start = start(after: Int(greedy.breaks[kept - 1]))
      tail.limit = task.nextLimit
    }
    guard let breaks = optimalBreaks(tail, isPretty: true, &state), breaks.count + kept <= greedy.lineCount else {
      return []
    }
    return greedy.breaks[..<kept] + breaks
  }

  /// How many lines at a paragraph's end may be set anew; CSS text-wrap: pretty looks as far in browsers.
  private static var prettyLines: Int { 4 }
}
