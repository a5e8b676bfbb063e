// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Breaking and heights joined: the one generic loop behind `size` and `block`, so that they cannot disagree (law 6).
// In a limited box a line is held back until the next one is known to be shown: the last visible line of cut text
// differs from the others.

internal import Shaping

/// The state of a layout that sets lines into a sink.
struct LineSetter<Sink: LineSink> {
  var sink: Sink
  var totals = BlockTotals()
  private var walker: LineWalker
  private var stack = LineStack()
  /// From the last line's top to the next one's, paragraph spacing apart.
  private var pitch = 0.0
  private var lastParagraph: Int32 = -1
  /// A line that is not wrapped was cut to its width.
  private var hidesText = false

  init(_ sink: Sink, _ walker: LineWalker) {
    (self.sink, self.walker) = (sink, walker)
  }

  /// Probes and runs walked.
  var steps: Int { walker.state.steps }

  /// Sets all lines of `input` in `options`' box; `token` stands for what a truncating mode cuts.
  mutating func run(_ input: LayoutInput, _ options: LayoutOptions, token: TruncationToken?) {
    if options.maximumLines > 0 || options.height < .infinity {
      runLimited(input, options, token)
    } else {
      while let line = next(input, options, token) { emit(line) }
      totals.fullLineCount = totals.size.lineCount
    }
    if hidesText { totals.isTruncated = true }
  }

  private mutating func runLimited(_ input: LayoutInput, _ options: LayoutOptions, _ token: TruncationToken?) {
    var held: SetLine?
    while let line = next(input, options, token) {
      totals.fullLineCount += 1
      if totals.isTruncated { continue }
      let count = totals.size.lineCount + (held == nil ? 0 : 1)
      guard line.bottom <= options.height, options.maximumLines <= 0 || count < options.maximumLines else {
        // A final newline hides nothing but an empty line.
        totals.isTruncated = line.start < Int32(input.text.bytes.count)
        if Sink.countsHiddenLines && totals.isTruncated { continue } else { break }
      }
      if let shown = held { emit(shown) }
      held = line
    }
    guard var last = held else { return }
    if totals.isTruncated {
      input.truncate(&last, to: Int32(input.text.bytes.count), options, token, &walker.state)
      // Where the lines behind it run on in the last line, nothing is hidden.
      totals.isTruncated = last.hidden != nil
    }
    emit(last)
  }

  /// The next line, below the one before it.
  @inline(__always)
  private mutating func next(_ input: LayoutInput, _ options: LayoutOptions, _ token: TruncationToken?) -> SetLine? {
    guard var line = input.nextLine(&walker, options) else { return nil }
    if line.isClipped, line.cut.overflows, input.truncation(of: line.paragraph, options) != .none {
      input.truncate(&line, to: line.cut.offset, options, token, &walker.state)
      // A cluster that the edge cuts in two is shown in part, not hidden.
      if line.hidden != nil { hidesText = true }
    }
    if lastParagraph >= 0 {
      stack.advance(
        by: pitch, extra: lastParagraph == line.paragraph ? 0 : input.paragraphGap(after: lastParagraph))
    }
    (pitch, lastParagraph) = (line.box.pitch, line.paragraph)
    (line.y, line.bottom) = (stack.top, stack.bottom(height: line.box.height))
    line.leadedBottom = stack.bottom(height: line.box.leadedHeight)
    return line
  }

  @inline(__always)
  private mutating func emit(_ line: SetLine) {
    totals.size.add(line)
    sink.add(line)
  }
}

extension BlockSize {
  /// Counts one more line below the others.
  @inline(__always)
  fileprivate mutating func add(_ line: SetLine) {
    let baseline = line.y + line.box.baseline
    if lineCount == 0 { firstBaseline = baseline }
    lineCount += 1
    width = max(width, line.edge)
    lastBaseline = baseline
    lastLineWidth = line.cut.width
    height = line.leadedBottom
  }
}

extension LayoutInput {
  /// What stands between paragraph `paragraph` and the next, line spacing apart.
  fileprivate func paragraphGap(after paragraph: Int32) -> Double {
    rules(of: paragraph).spacingAfter + rules(of: paragraph + 1).spacingBefore
  }

  /// The next line with its box, not yet in its place.
  @inline(__always)
  fileprivate func nextLine(_ walker: inout LineWalker, _ options: LayoutOptions) -> SetLine? {
    let (start, paragraph, limit) = (walker.task.start, walker.task.paragraph, walker.task.limit)
    let wrapping = walker.task.wrapping
    let cut: LineCut
    if hasLine(walker) {
      cut = options.filling == .greedy ? self.cut(walker.task, &walker.state) : filledCut(&walker, options)
      advance(&walker, behind: cut, options)
    } else if let last = finalLine(&walker, options) {
      cut = last
    } else {
      return nil
    }
    let extent = extent(start.offset, cut.offset, firstRun: start.run, options.fallbackMetrics)
    return SetLine(
      start: start.offset, firstRun: start.run, paragraph: paragraph, limit: limit, cut: cut,
      box: LineBox(extent, rules(of: paragraph), options),
      countsTrailing: countsTrailing(paragraph, options), isClipped: wrapping == .none)
  }
}
