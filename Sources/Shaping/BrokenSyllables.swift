// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Where HarfBuzz finds a broken syllable it inserts a dotted circle, unless the last broken one has the same serial
// number; the numbers start anew after 15, so what a mark looks like depends on how many syllables stand before it
// (hb-ot-shaper-syllabic.cc, 6.0), and no glyph flag says so. Units with such a mark trust no edge.

internal import FontFaces

/// Finds inserted dotted circles in the shaping of a script that has syllables.
struct BrokenSyllables {
  /// The dotted circle's glyph; nil where none can be inserted.
  private let glyph: UInt32?

  private static let dottedCircle: UInt32 = 0x25CC

  init(face: FontFace, script: UInt32) {
    glyph = Self.scriptsWithoutSyllables.contains(script) ? nil : face.glyph(for: Self.dottedCircle)
  }

  /// Whether a dotted circle stands in the shaping of `text` that is not the text's own.
  func areFound(in glyphs: ShapedGlyphs, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let glyph else { return false }
    return (0..<glyphs.count).contains { index in
      guard glyphs.glyph(index) == glyph else { return false }
      var start = glyphs.cluster(index)
      return decodeScalar(text, &start) != Self.dottedCircle
    }
  }

  /// The scripts that HarfBuzz shapes without a syllable machine, as far as they are common.
  private static let scriptsWithoutSyllables = ScriptTags.set([
    "Latn", "Grek", "Cyrl", "Zyyy", "Zinh", "Zzzz", "Arab", "Hebr", "Thai", "Laoo", "Hani", "Hira", "Kana", "Hang",
    "Bopo", "Armn", "Geor", "Ethi", "Zsye", "Zsym",
  ])
}
