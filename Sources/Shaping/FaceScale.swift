// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What LineLayout needs to know of faces, as plain numbers, so that the room needs no font (DESIGN section 2).

internal import FontFaces

/// A face's scale and vertical metrics, free of the face.
package struct FaceScale: Hashable, Sendable {
  /// Font units an em, at least 1.
  package var unitsPerEm: Double
  /// Positive distances, in ems.
  package var ascent: Double
  package var descent: Double
  package var lineGap: Double
}

extension ShapedText {
  /// The scale of each face of the text, in the order of `faces`.
  package var faceScales: [FaceScale] {
    faces.map { face in
      let unitsPerEm = Double(max(face.unitsPerEm, 1))
      return FaceScale(
        unitsPerEm: unitsPerEm, ascent: face.metrics.ascent / unitsPerEm, descent: face.metrics.descent / unitsPerEm,
        lineGap: face.metrics.lineGap / unitsPerEm)
    }
  }

  /// Whether a run is drawn with the face its style asks for, not with a fallback.
  package func usesRequestedFace(run: Int) -> Bool {
    styles[Int(runs[run].style)].cascade.face(at: 0)?.id == faces[Int(runs[run].face)].id
  }

  /// The advance of a space in a face, in font units; 0 where the face has none.
  package func spaceAdvance(inFace face: Int32) -> Int32 {
    let face = faces[Int(face)]
    return face.glyph(for: 0x20).map(face.advance(of:)) ?? 0
  }
}
