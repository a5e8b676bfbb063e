// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A glyph's outline as a small value, for Pictures and for ink bounds.

/// A point in font units, y up.
package struct OutlinePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// One step of an outline; each contour starts with `move` and is closed.
package enum OutlineElement: Hashable, Sendable {
  case move(OutlinePoint)
  case line(OutlinePoint)
  case quad(control: OutlinePoint, end: OutlinePoint)
  case cubic(control1: OutlinePoint, control2: OutlinePoint, end: OutlinePoint)
}

/// A glyph's outline in font units; empty for a space.
package struct GlyphOutline: Hashable, Sendable {
  package var elements: [OutlineElement]

  package init(elements: [OutlineElement] = []) {
    self.elements = elements
  }
}

/// The smallest rectangle around a glyph's ink, in font units, y up.
package struct InkBounds: Hashable, Sendable {
  package var xMin: Double
  package var yMin: Double
  package var xMax: Double
  package var yMax: Double

  package init(xMin: Double, yMin: Double, xMax: Double, yMax: Double) {
    self.xMin = xMin
    self.yMin = yMin
    self.xMax = xMax
    self.yMax = yMax
  }
}
