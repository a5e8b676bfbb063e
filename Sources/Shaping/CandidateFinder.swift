// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Break candidates: where UAX #14 allows a break and a grapheme cluster edge stands (DESIGN, law 4), with the visible
// end before the spaces and terminators that hang.

internal import TextAnalysis

/// Finds the candidates of one text in one pass.
struct CandidateFinder {
  /// `FlagBits`.
  let flags: UnsafeBufferPointer<UInt8>
  let paragraphs: [ParagraphRange]
  let runs: [GlyphRun]

  private static let opportunity = FlagBits.allowed | FlagBits.mandatory | FlagBits.hyphen
  private static let hanging = FlagBits.space | FlagBits.terminator

  /// Ascending by offset; each paragraph ends with one.
  func candidates() -> [BreakCandidate] {
    var result: [BreakCandidate] = []
    // Counted first: what is reserved is held as long as the text, and candidates are a third of it.
    let opportunities = flags.reduce(0) { $0 + ($1 & Self.opportunity != 0 ? 1 : 0) }
    result.reserveCapacity(opportunities + paragraphs.count)
    var run = 0
    for paragraph in paragraphs { add(paragraph, &run, to: &result) }
    return result
  }

  private func add(_ paragraph: ParagraphRange, _ run: inout Int, to result: inout [BreakCandidate]) {
    var visibleEnd = Int(paragraph.start)
    var lineStart = visibleEnd
    let end = Int(paragraph.end)
    for byte in Int(paragraph.start)..<end {
      let here = flags[byte]
      if here & Self.opportunity != 0, byte > paragraph.start, isEdge(here) {
        result.append(candidate(byte, visibleEnd, isEmpty: visibleEnd == lineStart, &run))
        if here & FlagBits.mandatory != 0 { (visibleEnd, lineStart) = (byte, byte) }
      }
      if here & Self.hanging == 0 { visibleEnd = byte + 1 }
    }
    if end > paragraph.start { result.append(candidate(end, visibleEnd, isEmpty: visibleEnd == lineStart, &run)) }
  }

  private func isEdge(_ flags: UInt8) -> Bool { flags & (FlagBits.mandatory | FlagBits.clusterEdge) != 0 }

  private func candidate(
    _ offset: Int, _ visibleEnd: Int, isEmpty: Bool, _ run: inout Int
  ) -> BreakCandidate {
    let held = isEmpty ? visibleEnd : visibleEnd - 1
    while run + 1 < runs.count, Int(runs[run].end) <= held { run += 1 }
    return BreakCandidate(
      offset: Int32(offset), visibleEnd: Int32(visibleEnd), run: Int32(run),
      flags: BoundaryFlags(rawValue: flags[offset] & Self.opportunity))
  }
}
