// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one generic breaker's walk: line after line through the stretches between forced breaks. No allocation.

internal import Shaping
internal import TextAnalysis

/// Where a layout has come to.
struct LineWalker {
  /// The next line; at the text's end, where it would start.
  var task: LineTask
  /// Index of the forced break that ends the stretch.
  fileprivate(set) var stop = 0
  /// The line behind a final newline was given, or there is none.
  fileprivate var isFinished = false
  /// How the stretch is filled, where not greedily.
  var filling = StretchFilling()
  var state = SearchState()

  fileprivate init(_ task: LineTask) {
    self.task = task
  }
}

extension LayoutInput {
  /// A walk from the start of the text.
  func walker(_ options: LayoutOptions) -> LineWalker {
    LineWalker(
      LineTask(
        start: textStart, hard: Int(index.hardStops.first ?? -1), paragraph: 0,
        limit: LineLimit(rules(of: 0), isFirstLine: true, width: options.width),
        nextLimit: LineLimit(rules(of: 0), isFirstLine: false, width: options.width),
        wrapping: wrapping(of: 0, options), overflowWrap: options.overflowWrap))
  }

  /// Whether the text ends in a terminator.
  var endsInTerminator: Bool { text.candidates.last?.flags.contains(.mandatory) ?? false }

  /// Whether a line with text is left.
  @inline(__always)
  func hasLine(_ walker: LineWalker) -> Bool { walker.stop < index.hardStops.count }

  /// Cuts one line.
  @inline(__always)
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
    return LineCut(candidate: -1, offset: end, visibleEnd: end, width: 0, trailing: 0, fullWidth: 0, end: .end)
  }

  /// Goes behind a line.
  @inline(__always)
  func advance(_ walker: inout LineWalker, behind cut: LineCut, _ options: LayoutOptions) {
    walker.task.limit = walker.task.nextLimit
    guard cut.candidate >= 0 else {
      return walker.task.start = start(atEdge: cut.offset, behind: walker.task.start)
    }
    walker.task.start = start(after: cut.candidate)
    if cut.candidate == walker.task.hard { passStop(&walker, cut.offset, options) }
  }

  /// Enters the next stretch, and the next paragraph where one starts.
  private func passStop(_ walker: inout LineWalker, _ offset: Int32, _ options: LayoutOptions) {
    walker.stop += 1
    if walker.stop < index.hardStops.count { walker.task.hard = Int(index.hardStops[walker.stop]) }
    let paragraph = Int(walker.task.paragraph)
    let paragraphs = text.analysis.paragraphs
    guard paragraph < paragraphs.count, paragraphs[paragraph].end <= offset else { return }
    walker.task.paragraph += 1
    let rules = rules(of: walker.task.paragraph)
    walker.task.limit = LineLimit(rules, isFirstLine: true, width: options.width)
    walker.task.nextLimit = LineLimit(rules, isFirstLine: false, width: options.width)
    walker.task.wrapping = wrapping(of: walker.task.paragraph, options)
  }
}
