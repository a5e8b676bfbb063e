// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The display list: what SVG and PNG both draw, in order. Points, y down; a group moves what is in it.

internal import Copyfit

/// What something is drawn as; a theme gives each a colour.
enum Ink: Hashable, Sendable {
  case background
  case text
  case lineBox
  case lineEdge
  case metrics
  case baseline
  case limit
  case trailingSpace
  case overflow
  case overflowGround
  case token
  case placeholder
  case placeholderEdge
  case caption
}

/// A straight line.
struct Rule: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double
  var width = 0.5
  /// Lengths of dash and gap; nil for a solid line.
  var dash: Double?
}

/// Glyphs of one face, size and ink on one baseline.
struct GlyphLine: Hashable, Sendable {
  struct Glyph: Hashable, Sendable {
    /// Index into the outline table.
    var outline: Int
    /// Font units from the origin, y up.
    var x: Double
    var y: Double
  }

  var x: Double
  var y: Double
  /// Points a font unit.
  var scale: Double
  var glyphs: [Glyph]
}

/// One thing to draw.
enum Mark: Hashable, Sendable {
  case fill(Rect, Ink, radius: Double)
  case frame(Rect, Ink, width: Double, dash: Double?)
  case rule(Rule, Ink)
  case hatch(Rect, Ink)
  case glyphs(GlyphLine, Ink)
  case group(title: String?, x: Double, y: Double, [Mark])
  /// Marks that end at the rectangle's edges.
  case clipped(Rect, [Mark])
}
