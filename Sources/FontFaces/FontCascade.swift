// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Faces in fallback order. Shaping walks the entries, and opens as few faces as their hints allow.

/// Faces in fallback order; the first is the requested one.
package struct FontCascade: Sendable {
  package let entries: [FontEntry]
  /// What Shaping found about single scalars; all copies share it.
  package let memo = CascadeMemo()

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
}
