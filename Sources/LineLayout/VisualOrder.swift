// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The order in which a line's runs stand from left to right (UAX #9 L1, L2), for pictures. Widths do not depend on it.

package import TextAnalysis
internal import Shaping

extension LayoutInput {
  /// The bidi runs of a line in visual order, left to right; byte offsets are of the whole text.
  ///
  /// Empty for an empty line. A truncation token has the level of the byte its hidden range starts with.
  /// - Complexity: O(bytes of the line).
  package func visualRuns(of line: TextLine) -> [VisualRun] {
    let bytes = Int(line.range.lowerBound)..<Int(line.range.upperBound)
    guard !bytes.isEmpty else { return [] }
    let base = baseLevel(paragraph(holding: line.range.lowerBound))
    let levels = text.analysis.levels
    guard !levels.isEmpty else {
      return [VisualRun(start: line.range.lowerBound, end: line.range.upperBound, level: base)]
    }
    let reset = text.bytes.withUnsafeBufferPointer { LineLevels.resetStart(in: $0, line: bytes) } - bytes.lowerBound
    var scratch = VisualRunScratch()
    var runs: [VisualRun] = []
    levels.withUnsafeBufferPointer {
      LineLevels.visualRuns(
        levels: $0.extracting(bytes).span, resetStart: reset, baseLevel: base, scratch: &scratch, into: &runs)
    }
    return runs.map {
      VisualRun(start: $0.start + line.range.lowerBound, end: $0.end + line.range.lowerBound, level: $0.level)
    }
  }

  /// The index of the paragraph that holds a byte.
  func paragraph(holding offset: Int32) -> Int {
    let paragraphs = text.analysis.paragraphs
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = low + (high - low) / 2
      if paragraphs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
