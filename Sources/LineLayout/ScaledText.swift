// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Font units to points, glyph by glyph: the same expression as the fit width's, for the text, its hyphens and a token.

internal import Shaping
internal import TextAnalysis

/// A shaped text with what its styles measure.
struct ScaledText {
  let text: ShapedText
  /// One a style.
  let metrics: [RunMetrics]
  /// Drawn clusters before each byte; empty where nothing has spacing.
  let drawnClusters: [Int32]
  let source: PlacedPiece.Source

  /// A piece without glyphs.
  func piece(run: Int, width: Double) -> PlacedPiece {
    let run = text.runs[run]
    let style = metrics[Int(run.style)]
    return PlacedPiece(
      source: source, kind: run.kind, face: Int(run.face), size: style.size, rise: style.baselineOffset, width: width)
  }

  /// A piece with glyphs of `run`, given in logical order.
  func piece(run: Int, glyphs: ArraySlice<LineGlyph>) -> PlacedPiece {
    let points = pointsPerUnit(run: run)
    let isRightToLeft = text.runs[run].level & 1 == 1
    var piece = piece(run: run, width: width(of: glyphs, run: run))
    piece.kind = .glyphs
    var pen = isRightToLeft ? piece.width : 0
    for index in glyphs.indices {
      let (glyph, advance) = (glyphs[index], Double(glyphs[index].advance) * points)
      if isRightToLeft { pen -= advance }
      piece.glyphs.append(
        PlacedGlyph(
          id: glyph.id, x: pen + Double(glyph.xOffset) * points, y: Double(glyph.yOffset) * points, advance: advance))
      if !isRightToLeft { pen += advance }
      // Spacing follows the cluster, in its own direction.
      let spacing = spacing(behind: index, of: glyphs, run: run)
      pen += isRightToLeft ? -spacing : spacing
    }
    if isRightToLeft { piece.glyphs.reverse() }
    return piece
  }

  func width(of glyphs: ArraySlice<LineGlyph>, run: Int) -> Double {
    let points = pointsPerUnit(run: run)
    return glyphs.indices.reduce(0) { sum, index in
      sum + Double(glyphs[index].advance) * points + spacing(behind: index, of: glyphs, run: run)
    }
  }

  /// The whole text, its runs in visual order.
  func entry(level: UInt8) -> (level: UInt8, pieces: [PlacedPiece]) {
    var order = VisualOrder()
    let levels = text.runs.map(\.level)
    order.reorder(levels.span)
    let pieces = order.order.map { run in
      let (start, end) = (text.runs[Int(run)].start, text.runs[Int(run)].end)
      let isDrawn = text.runs[Int(run)].kind == .glyphs || text.runs[Int(run)].kind == .attachment
      return piece(run: Int(run), glyphs: isDrawn ? text.glyphs(in: start..<end, unitOf: run)[...] : [])
    }
    return (level, pieces)
  }

  private func pointsPerUnit(run: Int) -> Double {
    let run = text.runs[run]
    return metrics[Int(run.style)].size / text.faceScales[Int(run.face)].unitsPerEm
  }

  /// Kern and tracking behind a glyph, if it is the last of its cluster.
  private func spacing(behind index: Int, of glyphs: ArraySlice<LineGlyph>, run: Int) -> Double {
    let spacing = metrics[Int(text.runs[run].style)].spacing
    guard spacing != 0, !drawnClusters.isEmpty else { return 0 }
    let glyph = glyphs[index]
    if index + 1 < glyphs.endIndex, glyphs[index + 1].start == glyph.start { return 0 }
    return spacing * Double(drawnClusters[Int(glyph.end)] - drawnClusters[Int(glyph.start)])
  }
}
