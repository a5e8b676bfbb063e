// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// From a set text to marks. Layers from the ground up: boxes, hatching, metrics, glyphs, what overflows, the limits.

internal import Copyfit
internal import FontFaces
internal import LineLayout
internal import Shaping

/// Marks and the rectangle around them, in points; the origin is the text's own.
struct Scene {
  var marks: [Mark] = []
  var bounds: Rect

  /// An empty scene.
  init(bounds: Rect = .zero) {
    self.bounds = bounds
  }

  /// Draws a set text.
  init(_ set: SetText, options: PictureOptions, outlines: inout OutlineTable) {
    let box = set.visibleBox
    bounds = box
    let placed = set.input.placedLines(of: set.block, token: set.token)
    for (index, line) in set.block.lines.enumerated() {
      let drawing = LineDrawing(set: set, line: line, placed: placed[index], box: box, layers: options.layers)
      let marks = drawing.marks(&outlines)
      self.marks.append(.group(title: set.lines[index], x: 0, y: 0, marks))
      include(drawing.bounds)
    }
    if options.layers.contains(.limits) { marks += set.limits(box) }
  }

  /// Widens the bounds to hold `rect`.
  mutating func include(_ rect: Rect) {
    let (left, top) = (min(bounds.x, rect.x), min(bounds.y, rect.y))
    let right = max(bounds.x + bounds.width, rect.x + rect.width)
    let bottom = max(bounds.y + bounds.height, rect.y + rect.height)
    bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension SetText {
  /// The box, an unbounded side ending with the text.
  var visibleBox: Rect {
    Rect(
      x: 0, y: 0, width: box.width.isFinite ? box.width : block.width,
      height: box.height.isFinite ? box.height : block.height)
  }

  /// Dashed lines where the box ends; only its bounded sides have one.
  fileprivate func limits(_ visible: Rect) -> [Mark] {
    var marks: [Mark] = []
    let overhang = 3.0
    if box.width.isFinite {
      for x in [0, visible.width] {
        let rule = Rule(x1: x, y1: -overhang, x2: x, y2: visible.height + overhang, width: 0.75, dash: 3)
        marks.append(.rule(rule, .limit))
      }
    }
    if box.height.isFinite {
      for y in [0, visible.height] {
        let rule = Rule(x1: -overhang, y1: y, x2: visible.width + overhang, y2: y, width: 0.75, dash: 3)
        marks.append(.rule(rule, .limit))
      }
    }
    return marks
  }

  /// The face that a piece's glyphs are of.
  func face(of piece: PlacedPiece) -> FontFace? {
    let text: ShapedText? =
      switch piece.source {
      case .text: input.text
      case .hyphen(let style): input.hyphens[style]
      case .token: token?.text
      }
    guard let faces = text?.faces, faces.indices.contains(piece.face) else { return nil }
    return faces[piece.face]
  }
}
