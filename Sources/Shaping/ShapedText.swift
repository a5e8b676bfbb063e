// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A text shaped once, for every width and size: flat arrays over byte offsets, immutable, shared by threads.

package import FontFaces
package import TextAnalysis

/// A break opportunity (or the end of a paragraph's content), ready for the breaker's search.
package struct BreakCandidate: Hashable, Sendable {
  /// Byte offset at which the next line would start (behind spaces and terminators).
  package var offset: Int32
  /// Byte offset behind the last visible byte: spaces that hang and terminators stand between it and `offset`.
  package var visibleEnd: Int32
  /// Index of the run that holds the byte before `visibleEnd` (or the one that starts there for an empty line).
  package var run: Int32
  /// Index of the run that holds `offset`.
  package var nextRun: Int32
  /// What the line's width gains or loses when it ends at `visibleEnd`, in font units of `run`.
  package var endDelta: Int32
  /// What the next line's width gains or loses when it starts at `offset`, in font units of `nextRun`.
  package var startDelta: Int32
  /// The end correction holds for lines that start at or before this byte (else ask `exactUnits`).
  package var endReach: Int32
  /// The start correction holds for lines whose visible end is at or behind this byte (else ask `exactUnits`).
  package var startReach: Int32
  /// Allowed, mandatory, hyphen: the flags of `offset`.
  package var flags: BoundaryFlags

  package init(
    offset: Int32, visibleEnd: Int32, run: Int32, nextRun: Int32, endDelta: Int32, startDelta: Int32, endReach: Int32,
    startReach: Int32, flags: BoundaryFlags
  ) {
    self.offset = offset
    self.visibleEnd = visibleEnd
    self.run = run
    self.nextRun = nextRun
    self.endDelta = endDelta
    self.startDelta = startDelta
    self.endReach = endReach
    self.startReach = startReach
    self.flags = flags
  }
}

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
  /// Ascending by offset; each paragraph's last candidate has the paragraph's end as its offset.
  package let candidates: [BreakCandidate]
  /// Largest positive shortening any candidate's corrections can bring, in ems: how far past the width to search.
  package let largestCorrectionInEms: Double
  /// Scalars that no face has, each once, in order of appearance.
  package let missing: [UInt32]

  package init(
    bytes: [UInt8], analysis: AnalyzedText, styles: [ShapingStyle], faces: [FontFace], runs: [GlyphRun],
    prefix: [Int32], candidates: [BreakCandidate], largestCorrectionInEms: Double, missing: [UInt32]
  ) {
    self.bytes = bytes
    self.analysis = analysis
    self.styles = styles
    self.faces = faces
    self.runs = runs
    self.prefix = prefix
    self.candidates = candidates
    self.largestCorrectionInEms = largestCorrectionInEms
    self.missing = missing
  }
}
