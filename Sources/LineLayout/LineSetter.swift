// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Breaking and heights joined: the one generic loop behind `size` and `block`, so that they cannot disagree (law 6).
// A line is held back until the next one is known to be shown, since the last visible line of cut text differs.

internal import Shaping

/// The state of a layout that sets lines into a sink.
struct LineSetter<Sink: LineSink> {
  var sink: Sink
  var totals = BlockTotals()
  private var walker: LineWalker
  private var stack = LineStack()
  private var held: SetLine?
  /// A line that is not wrapped was cut to its width.
  private var hidesText = false

  init(_ sink: Sink, _ walker: LineWalker) {
    (self.sink, self.walker) = (sink, walker)
  }

  /// Probes and runs walked.
  var steps: Int { walker.state.steps }

  /// Sets all lines of `input` in `options`' box; `token` stands for what a truncating mode cuts.
  mutating func run(_ input: LayoutInput, _ options: LayoutOptions, token: TruncationToken?) {
    while let line = next(input, options, token) {
      totals.fullLineCount += 1
      if totals.isTruncated { continue }
      guard isShown(line, options) else {
        // A final newline hides nothing but an empty line.
        totals.isTruncated = line.start < Int32(input.text.bytes.count)
        if Sink.countsHiddenLines && totals.isTruncated { continue } else { break }
      }
      emitHeld()
      held = line
    }
    if totals.isTruncated {
      cutHeld(input, options, token)
      // Where no line is shown, all is hidden; where the lines behind the last run on in it, nothing is.
      totals.isTruncated = held.map { $0.hidden != nil } ?? true
    }
    if hidesText { totals.isTruncated = true }
    emitHeld()
  }

  /// The next line, below the one before it.
  private mutating func next(
    _ input: LayoutInput, _ options: LayoutOptions, _ token: TruncationToken?
  ) -> SetLine? {
    guard var line = input.nextLine(&walker, options) else { return nil }
    guard !totals.isTruncated else { return line }
    if options.wrapping == .none, options.truncation != .none, line.cut.overflows {
      input.truncate(&line, to: line.cut.offset, options, token, &walker.state)
      hidesText = true
    }
    if let previous = held {
      let isNewParagraph = previous.paragraph != line.paragraph
      stack.advance(
        by: previous.box.height + previous.box.below,
        extra: isNewParagraph ? input.paragraphGap(after: previous.paragraph) : 0)
    }
    (line.y, line.bottom) = (stack.top, stack.bottom(height: line.box.height))
    return line
  }

  private func isShown(_ line: SetLine, _ options: LayoutOptions) -> Bool {
    let count = totals.size.lineCount + (held == nil ? 0 : 1)
    if options.maximumLines > 0, count >= options.maximumLines { return false }
    return line.bottom <= options.height
  }

  /// Hands on the line that was held back.
  private mutating func emitHeld() {
    guard let line = held else { return }
    held = nil
    totals.size.add(line)
    sink.add(line)
  }

  private mutating func cutHeld(
    _ input: LayoutInput, _ options: LayoutOptions, _ token: TruncationToken?
  ) {
    guard var line = held else { return }
    input.truncate(&line, to: Int32(input.text.bytes.count), options, token, &walker.state)
    held = line
  }
}

extension BlockSize {
  /// Counts one more line below the others.
  fileprivate mutating func add(_ line: SetLine) {
    let baseline = line.y + line.box.baseline
    if lineCount == 0 { firstBaseline = baseline }
    lineCount += 1
    width = max(width, line.edge)
    lastBaseline = baseline
    lastLineWidth = line.cut.width
    height = line.bottom + line.box.gap
  }
}

extension LayoutInput {
  /// What stands between paragraph `paragraph` and the next, line spacing apart.
  fileprivate func paragraphGap(after paragraph: Int) -> Double {
    paragraphs[paragraphIndex(paragraph)].paragraphSpacing
      + paragraphs[paragraphIndex(paragraph + 1)].paragraphSpacingBefore
  }

  /// The next line with its box, not yet in its place.
  fileprivate func nextLine(_ walker: inout LineWalker, _ options: LayoutOptions) -> SetLine? {
    let start = walker.start
    let (paragraph, limit) = (walker.paragraph, walker.limit)
    let cut: LineCut
    if let task = task(walker, options) {
      cut = options.filling == .greedy ? self.cut(task, &walker.state) : filledCut(task, &walker, options)
      advance(&walker, behind: cut, options)
    } else if let last = finalLine(&walker, options) {
      cut = last
    } else {
      return nil
    }
    let extent = extent(start.offset, cut.offset, firstRun: start.run, options.fallbackMetrics)
    return SetLine(
      start: start.offset, firstRun: start.run, paragraph: paragraph, limit: limit, cut: cut,
      box: LineBox(extent, paragraphs[paragraphIndex(paragraph)], options),
      countsTrailing: options.trailingWhitespace == .uikit || options.wrapping == .character,
      isClipped: options.wrapping == .none)
  }
}
