// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A text shaped once, for every width and size: flat arrays over byte offsets, immutable, shared by threads.

package import FontFaces
package import TextAnalysis

/// A text shaped: everything about it that depends neither on a width nor on a size.
package struct ShapedText: Sendable {
  /// Well-formed UTF-8.
  package let bytes: [UInt8]
  package let analysis: AnalyzedText
  package let styles: [ShapingStyle]
  package let faces: [FontFace]
  package let runs: [GlyphRun]
  /// One entry a byte: font units from the run's start to this byte, in logical order. Bytes inside a shaping cluster
  /// have the value of the cluster's start.
  package let prefix: [Int32]
  /// One entry a byte, or empty where every edge is safe.
  package let safety: [EdgeSafety]
  /// Ascending by offset; each paragraph's last candidate has the paragraph's end as its offset.
  package let candidates: [BreakCandidate]
  /// Largest shortening any correction can bring to a line, in ems: how far past the width to search.
  package let largestCorrectionInEms: Double
  /// Scalars that no face has, each once, in order of appearance.
  package let missing: [UInt32]
  /// Reshaped edges that were asked for; a text whose edges are all safe needs none.
  let memo: EdgeMemo?

  package init(
    bytes: [UInt8], analysis: AnalyzedText, styles: [ShapingStyle], faces: [FontFace], runs: [GlyphRun],
    prefix: [Int32], safety: [EdgeSafety] = [], candidates: [BreakCandidate], largestCorrectionInEms: Double = 0,
    missing: [UInt32] = []
  ) {
    (self.bytes, self.analysis, self.styles, self.faces) = (bytes, analysis, styles, faces)
    (self.runs, self.prefix, self.safety, self.candidates) = (runs, prefix, safety, candidates)
    (self.largestCorrectionInEms, self.missing) = (largestCorrectionInEms, missing)
    memo = safety.contains { !$0.isSafeToBreak } ? EdgeMemo([:]) : nil
  }
}

extension ShapedText {
  /// The run that holds `offset`, at or after run `first`; the number of runs at the text's end.
  ///
  /// - Complexity: O(runs passed).
  package func run(holding offset: Int32, from first: Int32) -> Int32 {
    var run = Int(first)
    while run < runs.count, runs[run].end <= offset { run += 1 }
    return Int32(run)
  }
}
