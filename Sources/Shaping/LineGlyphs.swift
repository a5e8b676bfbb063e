// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The glyphs of a line, for pictures: the line's part of a unit is shaped anew, as the fit width assumes (DESIGN law 5),
// so glyphs stand where the width says. Measuring never needs them, so none are kept.

internal import FontFaces
internal import TextAnalysis
internal import UnicodeTables

/// A glyph where shaping put it, in font units of its face.
package struct LineGlyph: Hashable, Sendable {
  package var id: UInt32
  /// Byte offsets of its cluster.
  package var start: Int32
  package var end: Int32
  package var advance: Int32
  /// From the pen to the glyph's origin, y up.
  package var xOffset: Int32
  package var yOffset: Int32
}

extension ShapedText {
  /// The glyphs of bytes `range`, in logical order, as a line that has just these bytes of the unit has them.
  ///
  /// `run` is a run of glyphs; `range` lies in the stretch it was shaped with. Clusters of default-ignorables have none.
  /// - Complexity: the shaping of the range.
  package func glyphs(in range: Range<Int32>, unitOf run: Int32) -> [LineGlyph] {
    guard !range.isEmpty else { return [] }
    let run = runs[Int(run)]
    let script = analysis.items[analysis.item(at: run.start)].script.tag
    let setup = ShapingSetup(
      face: faces[Int(run.face)], style: styles[Int(run.style)], script: script, level: run.level)
    let bytes = Int(range.lowerBound)..<Int(range.upperBound)
    return self.bytes.withUnsafeBufferPointer { text in
      ShapingBuffer().shape(bytes, of: text, with: setup) { glyphs in self.glyphs(glyphs, in: range) }
    }
  }

  /// Clusters tile `range`; one that goes backwards belongs to the one before it, as in the sums of advances.
  private func glyphs(_ shaped: ShapedGlyphs, in range: Range<Int32>) -> [LineGlyph] {
    var glyphs: [LineGlyph] = []
    var (index, start) = (0, range.lowerBound)
    while index < shaped.count {
      let first = index
      repeat { index += 1 } while index < shaped.count && shaped.cluster(index) <= Int(start)
      let end = index < shaped.count ? min(Int32(shaped.cluster(index)), range.upperBound) : range.upperBound
      if !isIgnorable(start..<end) { glyphs += (first..<index).map { glyph(shaped, $0, start, end) } }
      start = end
    }
    return glyphs
  }

  private func glyph(_ shaped: ShapedGlyphs, _ index: Int, _ start: Int32, _ end: Int32) -> LineGlyph {
    let offset = shaped.offset(index)
    return LineGlyph(
      id: shaped.glyph(index), start: start, end: end, advance: Int32(clamping: shaped.advance(index)),
      xOffset: offset.x, yOffset: offset.y)
  }

  private func isIgnorable(_ range: Range<Int32>) -> Bool {
    range.allSatisfy { analysis.flags[Int($0)].contains(.ignorable) }
  }
}
