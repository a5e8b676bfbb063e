// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The second answer to "how big": where ink falls, from the glyphs' outlines (usesDeviceMetrics). It never mixes with
// the typographic size: italics and tall marks exceed their advances and lines.

internal import FontFaces
internal import LineLayout
internal import Shaping

extension PreparedText {
  /// The smallest rectangle that holds the ink of a set block; the zero rectangle where nothing has ink.
  ///
  /// Attachments count as their boxes; colour glyphs without outlines count as nothing.
  func ink(of block: TextBlock, token: TruncationToken?) -> Rect {
    var ink = InkExtent()
    for (line, placed) in zip(block.lines, input.placedLines(of: block, token: token)) {
      for piece in placed.pieces { add(piece, baseline: line.baseline, token: token, to: &ink) }
    }
    return ink.rect
  }

  private func add(_ piece: PlacedPiece, baseline: Double, token: TruncationToken?, to ink: inout InkExtent) {
    if let box = piece.box {
      ink.add(left: piece.x, top: baseline - box.ascent, right: piece.x + box.width, bottom: baseline + box.descent)
    }
    guard let face = face(of: piece, token: token) else { return }
    let scale = piece.size / Double(max(face.unitsPerEm, 1))
    for glyph in piece.glyphs {
      guard let bounds = face.inkBounds(of: glyph.id) else { continue }
      let (x, y) = (piece.x + glyph.x, baseline - piece.rise - glyph.y)
      ink.add(
        left: x + bounds.xMin * scale, top: y - bounds.yMax * scale, right: x + bounds.xMax * scale,
        bottom: y - bounds.yMin * scale)
    }
  }

  private func face(of piece: PlacedPiece, token: TruncationToken?) -> FontFace? {
    let faces: [FontFace] =
      switch piece.source {
      case .text: input.text.faces
      case .hyphen(let style): style < input.hyphens.count ? input.hyphens[style].faces : []
      case .token: token?.text.faces ?? []
      }
    return faces.indices.contains(piece.face) ? faces[piece.face] : nil
  }
}

/// The union of rectangles.
private struct InkExtent {
  private var edges: (left: Double, top: Double, right: Double, bottom: Double)?

  mutating func add(left: Double, top: Double, right: Double, bottom: Double) {
    guard right > left, bottom > top else { return }
    let old = edges ?? (left, top, right, bottom)
    edges = (min(old.left, left), min(old.top, top), max(old.right, right), max(old.bottom, bottom))
  }

  var rect: Rect {
    guard let edges else { return .zero }
    return Rect(x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top)
  }
}
