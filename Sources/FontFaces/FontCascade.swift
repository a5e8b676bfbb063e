// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Faces in fallback order. Fallback asks coverage, and opens as few faces as the entries' hints allow.

/// Faces in fallback order; the first is the requested one.
package struct FontCascade: Sendable {
  package let entries: [FontEntry]

  package init(entries: [FontEntry]) {
    self.entries = entries
  }

  package init(faces: [FontFace]) {
    entries = faces.map(FontEntry.init)
  }

  /// The faces of the entries that can be opened, all opened now.
  package var faces: [FontFace] { entries.compactMap { try? $0.face() } }

  /// The number of entries.
  package var count: Int { entries.count }

  /// The face at `index`; nil if it cannot be opened.
  package func face(at index: Int) -> FontFace? { try? entries[index].face() }

  /// The first entry, in order, whose face has `scalar` and passes `accepts`.
  ///
  /// Faces whose hint names the scalar, or that have none, are tried first; the others only if none of them will do.
  /// - Complexity: O(entries); opens as few faces as the hints allow.
  package func firstIndex(
    having scalar: UInt32, where accepts: (FontFace) -> Bool = { _ in true }
  ) -> Int? {
    func suits(_ index: Int) -> Bool {
      guard let face = face(at: index) else { return false }
      return face.hasGlyph(for: scalar) && accepts(face)
    }
    return entries.indices.first { entries[$0].isLikely(toHave: scalar) && suits($0) }
      ?? entries.indices.first { !entries[$0].isLikely(toHave: scalar) && suits($0) }
  }
}
