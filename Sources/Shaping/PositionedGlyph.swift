// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Glyphs for pictures and ink bounds: not kept in a shaped text, but shaped anew for one line when they are wanted.

internal import TextAnalysis

/// A glyph of a line, in font units.
package struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its face.
  package var glyph: UInt32
  /// Byte offset of the cluster it belongs to.
  package var cluster: Int32
  /// How far the pen moves on behind it.
  package var advance: Int32
  /// Where it is drawn, from the pen: x to the right, y upward.
  package var xOffset: Int32
  package var yOffset: Int32
}

extension ShapedText {
  /// The glyphs of run `run` on a line of bytes `line`, from left to right as they are drawn.
  ///
  /// Shaped as the line stands, so their advances add up to the run's part of the fit width; runs without glyphs and
  /// lines that do not touch the run have none. A ligature across two styles belongs to the run it starts in.
  /// - Complexity: the shaping of the line's part.
  package func glyphs(of run: Int, in line: Range<Int32>) -> [PositionedGlyph] {
    let own = runs[run]
    guard own.kind == .glyphs || own.kind == .attachment else { return [] }
    let part = line.clamped(to: own.shapedStart..<own.shapedEnd)
    guard !part.clamped(to: own.start..<own.end).isEmpty else { return [] }
    return withReshaper(for: Int32(run)) { reshaper, buffer in
      let shaped = Int(part.lowerBound)..<Int(part.upperBound)
      return buffer.shape(shaped, of: reshaper.text, with: reshaper.shaper.setup) { glyphs in
        let logical = positioned(glyphs, in: shaped).filter { $0.cluster >= own.start && $0.cluster < own.end }
        return own.level & 1 == 0 ? logical : logical.reversed()
      }
    }
  }

  /// In logical order; a cluster of default-ignorables has no advance here either.
  private func positioned(_ glyphs: ShapedGlyphs, in range: Range<Int>) -> [PositionedGlyph] {
    var result: [PositionedGlyph] = []
    result.reserveCapacity(glyphs.count)
    var first = 0
    while first < glyphs.count {
      var last = first
      while last + 1 < glyphs.count, glyphs.cluster(last + 1) == glyphs.cluster(first) { last += 1 }
      let end = last + 1 < glyphs.count ? glyphs.cluster(last + 1) : range.upperBound
      let isHidden = (glyphs.cluster(first)..<max(end, glyphs.cluster(first) + 1)).allSatisfy {
        analysis.flags[$0].contains(.ignorable)
      }
      for index in first...last {
        let (x, y) = glyphs.offset(index)
        result.append(
          PositionedGlyph(
            glyph: glyphs.glyph(index), cluster: Int32(glyphs.cluster(index)),
            advance: isHidden ? 0 : Int32(clamping: glyphs.advance(index)), xOffset: x, yOffset: y))
      }
      first = last + 1
    }
    return result
  }
}
