// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One line: its box and metrics, its pieces, what hangs behind it and what goes past the limit.

internal import Copyfit
internal import FontFaces
internal import LineLayout
internal import Shaping

/// Draws a line of a set text.
struct LineDrawing {
  let set: SetText
  let line: TextLine
  let placed: PlacedLine
  /// The box the text was set in, unbounded sides ended.
  let box: Rect
  let layers: PictureLayers

  /// How much hanging space is drawn past the limit, in points: enough to be seen.
  private static let hangingSpace = 24.0

  /// The line's part of the picture.
  var bounds: Rect {
    let extent = extent
    let trailing = trailing ?? Rect(x: extent.lowerBound, y: line.y, width: 0, height: 0)
    let left = min(extent.lowerBound, trailing.x)
    let right = max(extent.upperBound, trailing.x + trailing.width)
    // Tall glyphs may be cut off where a line is lower than its font.
    let top = min(line.y, line.baseline - line.ascent)
    let bottom = max(line.y + line.height, line.baseline + line.descent)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func marks(_ outlines: inout OutlineTable) -> [Mark] {
    var marks = boxMarks + metricMarks
    let glyphs = pieceMarks(&outlines)
    marks += isClipped ? [.clipped(clip, glyphs)] : glyphs
    return marks
  }

  /// Edges of what is visible.
  private var extent: ClosedRange<Double> {
    if isClipped { return min(line.x, line.x + line.width)...max(line.x, line.x + line.width) }
    let pieces = placed.pieces
    guard let first = pieces.first, let last = pieces.last else { return line.x...line.x }
    return min(first.x, last.x + last.width)...max(first.x, last.x + last.width)
  }

  /// Clipping cuts through glyphs: text goes on, but nothing past the edge is shown.
  private var isClipped: Bool { line.overflows && line.end == .truncation }

  private var clip: Rect {
    Rect(x: box.x, y: line.y - line.height, width: box.width, height: 3 * line.height)
  }

  private var left: Double { extent.lowerBound }
  private var right: Double { extent.upperBound }
}

extension LineDrawing {
  private var boxMarks: [Mark] {
    var marks: [Mark] = []
    let rect = Rect(x: left, y: line.y, width: right - left, height: line.height)
    if layers.contains(.lineBoxes) {
      marks.append(.fill(rect, .lineBox, radius: 0))
      marks.append(.frame(rect, .lineEdge, width: 0.5, dash: nil))
    }
    if layers.contains(.trailingSpace), let trailing { marks.append(.hatch(trailing, .trailingSpace)) }
    if layers.contains(.overflow) { marks += excess.map { .fill($0, .overflowGround, radius: 0) } }
    return marks
  }

  /// The hanging space, cut off a little past the limit.
  private var trailing: Rect? {
    guard line.trailingSpace > 0 else { return nil }
    let inside = placed.isRightToLeft ? line.x - box.x : box.x + box.width - placed.trailingX
    let width = min(line.trailingSpace, max(inside, 0) + Self.hangingSpace)
    let x = placed.isRightToLeft ? line.x - width : placed.trailingX
    return Rect(x: x, y: line.y, width: width, height: line.height)
  }

  /// What is visible past the limits.
  private var excess: [Rect] {
    guard set.box.width.isFinite else { return [] }
    let sides = [(left, min(right, box.x)), (max(left, box.x + box.width), right)]
    return sides.filter { $0.1 - $0.0 > Self.tolerance }.map {
      Rect(x: $0.0, y: line.y, width: $0.1 - $0.0, height: line.height)
    }
  }

  /// Sums in another order than the fit's may differ in the last bits.
  private static var tolerance: Double { 1e-6 }

  private var metricMarks: [Mark] {
    guard right > left else { return [] }
    var marks: [Mark] = []
    if layers.contains(.metrics) {
      for y in [line.baseline - line.ascent, line.baseline + line.descent] {
        marks.append(.rule(Rule(x1: left, y1: y, x2: right, y2: y, dash: 1), .metrics))
      }
    }
    if layers.contains(.baselines) {
      marks.append(.rule(Rule(x1: left, y1: line.baseline, x2: right, y2: line.baseline), .baseline))
    }
    return marks
  }
}

extension LineDrawing {
  private func pieceMarks(_ outlines: inout OutlineTable) -> [Mark] {
    placed.pieces.flatMap { piece in
      switch piece.kind {
      case .tab: tabMarks(piece)
      case .control: [Mark]()
      case .attachment: attachmentMarks(piece)
      case .glyphs: glyphMarks(piece, &outlines)
      }
    }
  }

  /// A thin arrow as long as the tab.
  private func tabMarks(_ piece: PlacedPiece) -> [Mark] {
    let inset = min(2, piece.width / 4)
    guard piece.width > 1 else { return [] }
    let y = line.baseline - piece.size / 4
    let (tail, tip) = (piece.x + inset, piece.x + piece.width - inset)
    let (from, to) = placed.isRightToLeft ? (tip, tail) : (tail, tip)
    let barb = placed.isRightToLeft ? inset : -inset
    return [(from, y), (to + barb, y - inset), (to + barb, y + inset)].map { x, start in
      .rule(Rule(x1: x, y1: start, x2: to, y2: y), .placeholderEdge)
    }
  }

  private func attachmentMarks(_ piece: PlacedPiece) -> [Mark] {
    guard let box = piece.box else { return [] }
    let rect = Rect(x: piece.x, y: line.baseline - box.ascent, width: box.width, height: box.ascent + box.descent)
    return [.fill(rect, .placeholder, radius: 0), .frame(rect, .placeholderEdge, width: 0.5, dash: nil)]
  }

  private func glyphMarks(_ piece: PlacedPiece, _ outlines: inout OutlineTable) -> [Mark] {
    guard let face = set.face(of: piece) else { return [] }
    let scale = piece.size / Double(max(face.unitsPerEm, 1))
    let origin = GlyphLine(x: piece.x, y: line.baseline - piece.rise, scale: scale, glyphs: [])
    var (inside, outside, boxes) = (origin, origin, [Mark]())
    for glyph in piece.glyphs {
      if let index = outlines.index(of: glyph.id, in: face) {
        let drawn = GlyphLine.Glyph(outline: index, x: glyph.x / scale, y: glyph.y / scale)
        if isOutside(piece.x + glyph.x, glyph.advance) {
          outside.glyphs.append(drawn)
        } else {
          inside.glyphs.append(drawn)
        }
      } else if face.isColor, glyph.advance > 0 {
        boxes.append(emojiBox(piece, glyph))
      }
    }
    let ink: Ink = piece.source == .text ? .text : .token
    return boxes + [(inside, ink), (outside, .overflow)].filter { !$0.0.glyphs.isEmpty }.map { .glyphs($0, $1) }
  }

  private func isOutside(_ x: Double, _ advance: Double) -> Bool {
    guard layers.contains(.overflow), set.box.width.isFinite, !isClipped else { return false }
    return x + advance > box.x + box.width + Self.tolerance || x < box.x - Self.tolerance
  }

  /// Colour emoji have no outlines: a rounded box as wide as the advance, less a little air, about the capitals' middle.
  private func emojiBox(_ piece: PlacedPiece, _ glyph: PlacedGlyph) -> Mark {
    let side = glyph.advance * 0.88
    let middle = line.baseline - piece.rise - glyph.y - piece.size * 0.35
    let rect = Rect(x: piece.x + glyph.x + glyph.advance * 0.06, y: middle - side / 2, width: side, height: side)
    return .fill(rect, .placeholder, radius: side / 4)
  }
}
