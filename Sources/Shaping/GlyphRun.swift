// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Contract of the room: what shaping hands to LineLayout. Font units, run-relative, logical order.

/// A part of an item shaped with one face.
package struct GlyphRun: Hashable, Sendable {
  /// Byte offsets.
  package var start: Int32
  package var end: Int32
  /// Index into the text's faces.
  package var face: Int32
  /// Index of the shaping style, as the caller numbered its runs.
  package var style: Int32
  /// Sum of the advances, in font units.
  package var units: Int32
  package var level: UInt8

  package init(start: Int32, end: Int32, face: Int32, style: Int32, units: Int32, level: UInt8) {
    self.start = start
    self.end = end
    self.face = face
    self.style = style
    self.units = units
    self.level = level
  }
}
