// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The room a line has. A line fits by its right edge, the number that is reported, so that a text laid at its own
// reported width has the same lines (DESIGN, law 1); nothing is subtracted from the width, and there is no epsilon.

/// The room of one line, in points.
struct LineLimit: Hashable, Sendable {
  /// Indent of the leading edge.
  var lead: Double
  /// Inset of the trailing edge: a negative tail indent.
  var inset: Double
  /// What the right edge, inset included, may reach.
  var limit: Double
  /// Advance kept for a truncation token.
  var reserved = 0.0

  /// No room; a value to start from.
  init() {
    (lead, inset, limit) = (0, 0, -1)
  }

  init(_ paragraph: LineRules, isFirstLine: Bool, width: Double) {
    lead = max(isFirstLine ? paragraph.firstLineHeadIndent : paragraph.headIndent, 0)
    let tail = paragraph.tailIndent
    inset = tail < 0 ? -tail : 0
    limit = tail > 0 ? min(tail, width) : width
  }

  /// The right edge of a line of this advance.
  @inline(__always)
  func edge(_ advance: Double) -> Double { lead + (advance + reserved) + inset }

  @inline(__always)
  func fits(_ advance: Double) -> Bool { edge(advance) <= limit }

  /// Whether a line of this advance cannot fit even if corrections shorten it by `slack`.
  @inline(__always)
  func excludes(_ advance: Double, slack: Double) -> Bool { edge(advance) > limit + slack }

  /// The room for text, in points; not for deciding what fits.
  var room: Double { limit - inset - lead - reserved }
}
