// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Contract of the room (the FontFaces builder fills it): a face is opened once and shared by all threads.

/// One face of a font file at design scale, shared by threads without a lock.
package final class FontFace: Sendable {
  /// Unique in the process; caches key on it.
  package let id: UInt32
  package let family: String
  /// Font units an em, at least 1.
  package let unitsPerEm: Int32
  package let metrics: FontMetrics
  /// Colour tables (CBDT, COLR, sbix, SVG) or a colour emoji family: takes emoji clusters first.
  package let isColor: Bool

  init(id: UInt32, family: String, unitsPerEm: Int32, metrics: FontMetrics, isColor: Bool) {
    self.id = id
    self.family = family
    self.unitsPerEm = unitsPerEm
    self.metrics = metrics
    self.isColor = isColor
  }
}

/// Faces in fallback order.
package struct FontCascade: Sendable {
  package let faces: [FontFace]

  package init(faces: [FontFace]) {
    self.faces = faces
  }
}
