// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The orphan rule of `lineBreakStrategy` (facts/uikit.md 4.4, DESIGN section 5): a paragraph's last line of one
// space-delimited word takes the word before it along. Device behaviour for long last words is not verified.

internal import Shaping
internal import TextAnalysis

extension LayoutInput {
  /// The cut one word earlier, if what follows `cut` is a last line of one word, both fit it, and a word stays here.
  func pushedOut(_ cut: LineCut, _ task: LineTask) -> LineCut {
    guard endsParagraph(task), breaksAtSpace(cut.candidate),
      isOneWord(cut.offset, text.candidates[task.hard].visibleEnd),
      let earlier = spaceBreak(before: cut.candidate, task)
    else { return cut }
    var last = task
    last.limit = task.nextLimit
    last.start = start(after: cut.candidate)
    guard !self.cut(last, at: task.hard).overflows else { return cut }
    last.start = start(after: earlier)
    return self.cut(last, at: task.hard).overflows ? cut : self.cut(task, at: earlier)
  }

  private func endsParagraph(_ task: LineTask) -> Bool {
    let paragraphs = text.analysis.paragraphs
    return Int(task.paragraph) < paragraphs.count
      && text.candidates[task.hard].offset == paragraphs[Int(task.paragraph)].end
  }

  /// Whether space hangs before a candidate.
  private func breaksAtSpace(_ index: Int) -> Bool {
    index >= 0 && text.candidates[index].visibleEnd < text.candidates[index].offset
  }

  /// Whether visible text has no space in it.
  ///
  /// - Complexity: O(bytes up to the first space); a last line ends soon.
  func isOneWord(_ start: Int32, _ end: Int32) -> Bool {
    guard start < end else { return false }
    return !(Int(start)..<Int(end)).contains { text.analysis.flags[$0].contains(.space) }
  }

  /// The nearest earlier break at a space that leaves a word on the line.
  private func spaceBreak(before index: Int, _ task: LineTask) -> Int? {
    var candidate = index - 1
    while candidate >= Int(task.start.candidate), text.candidates[candidate].visibleEnd > task.start.offset {
      if breaksAtSpace(candidate) { return candidate }
      candidate -= 1
    }
    return nil
  }
}
