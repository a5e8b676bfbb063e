// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One line to be found, and one line found.

/// What a line is to be cut from.
struct LineTask {
  var start: LineStart
  /// Index of the candidate at which the line must end at the latest.
  var hard: Int
  var paragraph: Int32
  var limit: LineLimit
  /// Of the paragraph's later lines.
  var nextLimit: LineLimit
  var wrapping: LineWrapping
  var overflowWrap: OverflowWrap
  /// Hyphens that a hyphenator gave may be taken.
  var takesAutomaticHyphens = false
  /// Terminators stand as spaces.
  var joinsLines = false
}

/// A line found: where it ends, and why.
struct LineCut {
  /// Index of the candidate taken, or -1 at a cluster edge that is none.
  var candidate: Int
  /// Where the next line starts.
  var offset: Int32
  var visibleEnd: Int32
  /// The fit width, hyphen included.
  var width: Double
  /// The advance of the hanging space, unclamped.
  var trailing: Double
  /// The advance of both; at a cluster edge measured as one.
  var fullWidth: Double
  var end: LineEnd
  var overflows = false
  var showsHyphen = false
}
