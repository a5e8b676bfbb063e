// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Each outline once in a picture: a glyph that occurs again is referred to.

internal import FontFaces

/// The outlines of a picture's glyphs.
struct OutlineTable: Sendable {
  private struct Key: Hashable {
    var face: UInt32
    var glyph: UInt32
  }

  private(set) var outlines: [GlyphOutline] = []
  /// Nil for glyphs without ink.
  private var indices: [Key: Int?] = [:]

  init() {}

  /// The index of a glyph's outline; nil if it has no ink to draw.
  mutating func index(of glyph: UInt32, in face: FontFace) -> Int? {
    let key = Key(face: face.id, glyph: glyph)
    if let known = indices[key] { return known }
    let outline = face.outline(of: glyph) ?? GlyphOutline()
    let index = outline.elements.isEmpty ? nil : outlines.count
    if index != nil { outlines.append(outline) }
    indices.updateValue(index, forKey: key)
    return index
  }
}
