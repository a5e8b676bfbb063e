// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What shaping hands to LineLayout: runs in logical order, in font units, relative to the run's start (DESIGN 3, room 4).

/// What a run holds.
package enum GlyphRunKind: UInt8, Hashable, Sendable {
  /// Glyphs of one face.
  case glyphs
  /// One tab, U+0009: LineLayout decides its advance.
  case tab
  /// One U+FFFC: LineLayout takes the attachment's advance, or the glyph's where no attachment is known.
  case attachment
  /// Terminators and control characters: no glyphs, no advance.
  case control
}

/// A part of an item shaped with one face; a tab and U+FFFC are runs of their own.
package struct GlyphRun: Hashable, Sendable {
  /// Byte offsets; runs tile the text, terminators included (without advance).
  package var start: Int32
  package var end: Int32
  /// Byte offsets of the stretch shaped as one: runs that differ only in style number keep kerning and ligatures.
  package var shapedStart: Int32
  package var shapedEnd: Int32
  /// Index into the text's faces.
  package var face: Int32
  /// Index of the style, as the caller numbered its runs.
  package var style: Int32
  /// Sum of the advances, in font units of the face.
  package var units: Int32
  /// Bidi embedding level (UAX #9), before rule L1.
  package var level: UInt8
  package var kind: GlyphRunKind

  /// A run that is shaped alone.
  package init(
    start: Int32, end: Int32, face: Int32, style: Int32, units: Int32, level: UInt8, kind: GlyphRunKind = .glyphs
  ) {
    (self.start, self.end, shapedStart, shapedEnd) = (start, end, start, end)
    (self.face, self.style, self.units, self.level, self.kind) = (face, style, units, level, kind)
  }
}
