// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one generic breaker's walk: line after line through the stretches between forced breaks. No allocation.

internal import Shaping
internal import TextAnalysis

/// Where a layout has come to.
struct LineWalker {
  /// Where the next line starts.
  fileprivate(set) var start: LineStart
  /// Index of the forced break that ends the stretch.
  fileprivate(set) var stop = 0
  fileprivate(set) var paragraph = 0
  fileprivate(set) var isFirstLine = true
  fileprivate(set) var limit: LineLimit
  fileprivate(set) var nextLimit: LineLimit
  /// The line behind a final newline was given, or there is none.
  fileprivate var isFinished = false
  /// How the stretch is filled, where not greedily.
  var filling = StretchFilling()
  var state = SearchState()
}

extension LayoutInput {
  /// A walk from the start of the text.
  func walker(_ options: LayoutOptions) -> LineWalker {
    LineWalker(
      start: textStart, limit: limit(0, isFirstLine: true, options), nextLimit: limit(0, isFirstLine: false, options))
  }

  private func limit(_ paragraph: Int, isFirstLine: Bool, _ options: LayoutOptions) -> LineLimit {
    LineLimit(paragraphs[paragraphIndex(paragraph)], isFirstLine: isFirstLine, width: options.width)
  }

  /// Whether the text ends in a terminator.
  var endsInTerminator: Bool { text.candidates.last?.flags.contains(.mandatory) ?? false }

  /// The task of the next line; nil behind the last one with text.
  func task(_ walker: LineWalker, _ options: LayoutOptions) -> LineTask? {
    guard walker.stop < index.hardStops.count else { return nil }
    return LineTask(
      start: walker.start, hard: Int(index.hardStops[walker.stop]), paragraph: walker.paragraph, limit: walker.limit,
      nextLimit: walker.nextLimit, wrapping: options.wrapping, overflowWrap: options.overflowWrap)
  }

  /// Cuts one line.
  func cut(_ task: LineTask, _ state: inout SearchState) -> LineCut {
    switch task.wrapping {
    case .word: wordCut(task, &state)
    case .character: characterCut(task, &state)
    case .none: cut(task, at: task.hard)
    }
  }

  /// The empty line behind a final newline, or of empty text, once; nil if there is none.
  func finalLine(_ walker: inout LineWalker, _ options: LayoutOptions) -> LineCut? {
    guard !walker.isFinished else { return nil }
    walker.isFinished = true
    guard text.bytes.isEmpty ? options.emptyTextMakesLine : endsInTerminator && options.finalNewlineMakesLine else {
      return nil
    }
    let end = Int32(text.bytes.count)
    return LineCut(
      candidate: -1, offset: end, visibleEnd: end, lastRun: Int32(text.runs.count), width: 0, trailing: 0, fullWidth: 0,
      end: .end,
      overflows: false)
  }

  /// Goes behind a line.
  func advance(_ walker: inout LineWalker, behind cut: LineCut, _ options: LayoutOptions) {
    guard cut.candidate >= 0 else {
      walker.start = start(atEdge: cut.offset, behind: walker.start)
      return beginLine(&walker)
    }
    walker.start = start(after: cut.candidate)
    guard cut.candidate == Int(index.hardStops[walker.stop]) else { return beginLine(&walker) }
    walker.stop += 1
    let paragraphs = text.analysis.paragraphs
    guard walker.paragraph < paragraphs.count, paragraphs[walker.paragraph].end <= cut.offset else {
      return beginLine(&walker)
    }
    walker.paragraph += 1
    walker.isFirstLine = true
    walker.limit = limit(walker.paragraph, isFirstLine: true, options)
    walker.nextLimit = limit(walker.paragraph, isFirstLine: false, options)
  }

  private func beginLine(_ walker: inout LineWalker) {
    walker.isFirstLine = false
    walker.limit = walker.nextLimit
  }
}
