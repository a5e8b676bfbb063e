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

  /// The piece of `run` on a line of bytes `line`, with its glyphs.
  func piece(run: Int, in line: Range<Int32>) -> PlacedPiece {
    let scale = scale(of: run)
    let range = line.clamped(to: text.runs[run].start..<text.runs[run].end)
    let glyphs = text.glyphs(of: run, in: line)
    let units = glyphs.reduce(0) { $0 &+ $1.advance }
    var piece = piece(
      run: run, width: scale.advance(units: units, clusters: clusters(range.lowerBound, range.upperBound)))
    piece.kind = .glyphs
    let isRightToLeft = text.runs[run].level & 1 == 1
    var pen = 0.0
    for (index, glyph) in glyphs.enumerated() {
      // Spacing follows a cluster in its direction: behind its last glyph, or left of its first.
      let neighbour = isRightToLeft ? index - 1 : index + 1
      let isEdge = !glyphs.indices.contains(neighbour) || glyphs[neighbour].cluster != glyph.cluster
      let end = glyphs.indices.contains(neighbour) ? glyphs[neighbour].cluster : range.upperBound
      let spacing = isEdge ? scale.spacing * Double(clusters(glyph.cluster, max(end, glyph.cluster))) : 0
      if isRightToLeft { pen += spacing }
      piece.glyphs.append(
        PlacedGlyph(
          id: glyph.glyph, x: pen + scale.points(glyph.xOffset), y: scale.points(glyph.yOffset),
          advance: scale.points(glyph.advance)))
      pen += scale.points(glyph.advance) + (isRightToLeft ? 0 : spacing)
    }
    return piece
  }

  /// The advance of what stands before byte `end` in `run` on a line of bytes `line`.
  func advance(before end: Int32, run: Int, in line: Range<Int32>) -> Double {
    let start = max(line.lowerBound, text.runs[run].start)
    let units = text.glyphs(of: run, in: line).reduce(0) { $0 &+ ($1.cluster < end ? $1.advance : 0) }
    return scale(of: run).advance(units: units, clusters: clusters(start, end))
  }

  /// The whole text, its runs in visual order.
  var pieces: [PlacedPiece] {
    var order = VisualOrder()
    let levels = text.runs.map(\.level)
    order.reorder(levels.span)
    return order.order.map { piece(run: Int($0), in: 0..<Int32(text.bytes.count)) }
  }

  private func scale(of run: Int) -> RunScale {
    let run = text.runs[run]
    return RunScale(metrics[Int(run.style)], unitsPerEm: text.faceScales[Int(run.face)].unitsPerEm)
  }

  private func clusters(_ start: Int32, _ end: Int32) -> Int32 {
    drawnClusters.isEmpty ? 0 : drawnClusters[Int(end)] - drawnClusters[Int(start)]
  }
}

extension RunScale {
  fileprivate func points(_ units: Int32) -> Double { advance(units: units, clusters: 0) }
}
