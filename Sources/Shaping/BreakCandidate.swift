// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A break opportunity as the breaker's search reads it: 20 bytes, so that a prepared Latin text stays below 12 bytes a
// byte. Corrections that are small and near are kept here; the rare others are asked from `ShapedText.correction`.

package import TextAnalysis

/// A break opportunity (or the end of a paragraph's content), ready for the breaker's search.
package struct BreakCandidate: Hashable, Sendable {
  /// Byte offset at which the next line would start (behind spaces and terminators).
  package var offset: Int32
  /// Byte offset behind the last visible byte: spaces that hang and terminators stand between it and `offset`.
  /// A line that starts behind it (between two tabs) shows nothing.
  package var visibleEnd: Int32
  /// Index of the run that holds the byte before `visibleEnd` (or the one that starts there for an empty line).
  package var run: Int32
  // Font units; the reach is a distance in bytes, `unknown` where the correction must be asked for.
  private var ending: Int16 = 0
  private var starting: Int16 = 0
  private var endingReach: UInt8 = 0
  private var startingReach: UInt8 = 0
  /// Allowed, mandatory, hyphen: the flags of `offset`.
  package var flags: BoundaryFlags

  private static let unknown = UInt8.max

  /// A candidate with nothing to correct: both of its edges are safe.
  package init(offset: Int32, visibleEnd: Int32, run: Int32, flags: BoundaryFlags) {
    (self.offset, self.visibleEnd, self.run, self.flags) = (offset, visibleEnd, run, flags)
  }
}

extension BreakCandidate {
  /// What the line's width gains or loses when it ends at `visibleEnd`, in font units of `run`.
  package var endDelta: Int32 { Int32(ending) }
  /// What the next line's width gains or loses when it starts at `offset`, in font units of the run that holds it.
  package var startDelta: Int32 { Int32(starting) }

  /// The end correction holds for lines that start at or before this byte; for others ask `ShapedText.correction`.
  package var endReach: Int32 {
    endingReach == Self.unknown ? Int32.min : visibleEnd - Int32(endingReach)
  }
  /// The start correction holds for lines whose visible end is at or behind this byte; else ask `ShapedText.correction`.
  package var startReach: Int32 {
    startingReach == Self.unknown ? Int32.max : offset + Int32(startingReach)
  }

  /// Notes the end's correction, or that it is unknown (nil, or out of range): then it is asked for.
  package mutating func setEnd(_ correction: EdgeCorrection?) {
    guard let correction, let delta = Int16(exactly: correction.delta),
      let distance = UInt8(exactly: visibleEnd - correction.reach), distance != Self.unknown
    else { return (ending, endingReach) = (0, Self.unknown) }
    (ending, endingReach) = (delta, distance)
  }

  /// Notes the start's correction, or that it is unknown (nil, or out of range): then it is asked for.
  package mutating func setStart(_ correction: EdgeCorrection?) {
    guard let correction, let delta = Int16(exactly: correction.delta),
      let distance = UInt8(exactly: correction.reach - offset), distance != Self.unknown
    else { return (starting, startingReach) = (0, Self.unknown) }
    (starting, startingReach) = (delta, distance)
  }
}

/// What a line's width gains or loses because it ends, or starts, at an edge that is not safe.
package struct EdgeCorrection: Hashable, Sendable {
  /// Font units of the run at the edge.
  package var delta: Int32
  /// The byte up to which (for an end: from which) the line must reach for the correction to hold.
  package var reach: Int32

  package init(delta: Int32, reach: Int32) {
    (self.delta, self.reach) = (delta, reach)
  }
}

/// What a line's width gains or loses at both of its edges; the exact width is the prefix sums plus this.
package struct LineCorrection: Hashable, Sendable {
  /// In font units of the line's first run.
  package var start: Int32
  /// In font units of the line's last run.
  package var end: Int32

  package static let none = LineCorrection(start: 0, end: 0)

  package init(start: Int32, end: Int32) {
    (self.start, self.end) = (start, end)
  }
}
