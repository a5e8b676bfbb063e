// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A layout as a picture: what was measured, made visible. SVG is written here; PNG is drawn by cairo, if it is installed.

public import Copyfit

/// A picture of a text in its box: glyphs, line boxes, baselines, the limits, what hangs and what overflows.
public struct Picture: Sendable {
  /// Points, margins included.
  public let size: Size
  /// The text as it is shown; the picture's accessible name.
  public let title: String
  /// The layout in words, such as `3 lines, 158.2 x 61 pt`.
  public let summary: String
  let theme: PictureTheme
  let marks: [Mark]
  let outlines: OutlineTable

  /// Draws a text in a box, with the lines of `PreparedText/layout(in:)`.
  ///
  /// - Throws: `MeasureError/invalidSize(name:value:)` for a NaN or negative side.
  /// - Complexity: O(*n*) in the text's length.
  public init(
    of text: PreparedText, in box: TextBox = TextBox(), options: PictureOptions = PictureOptions()
  ) throws(MeasureError) {
    self.init(of: try text.set(in: box), options: options)
  }

  /// Draws a label in a box, with the lines of `PreparedLabel/layout(in:)`.
  ///
  /// - Throws: `MeasureError/invalidSize(name:value:)` for a NaN or negative side.
  /// - Complexity: O(*n*) in the text's length.
  public init(
    of label: PreparedLabel, in size: Size = .unbounded, options: PictureOptions = PictureOptions()
  ) throws(MeasureError) {
    self.init(of: try label.set(in: size), options: options)
  }

  /// Draws a text that is set.
  package init(of set: SetText, options: PictureOptions) {
    var outlines = OutlineTable()
    var scene = Scene(set, options: options, outlines: &outlines)
    if options.showsSummary {
      scene.addCaption(below: set.summary, set.measurer, ink: set.fits ? .caption : .overflow, &outlines)
    }
    self.init(scene, title: set.shown, summary: set.summary, options: options, outlines: outlines)
  }

  init(_ scene: Scene, title: String, summary: String, options: PictureOptions, outlines: OutlineTable) {
    let margin = max(options.margin, 0)
    size = Size(width: scene.bounds.width + 2 * margin, height: scene.bounds.height + 2 * margin)
    (self.title, self.summary, theme, self.outlines) = (title, summary, options.theme, outlines)
    marks = [.group(title: nil, x: margin - scene.bounds.x, y: margin - scene.bounds.y, scene.marks)]
  }
}

extension Picture {
  /// The picture as an SVG document.
  ///
  /// Each glyph's outline is written once and referred to; the text stands in `title`, a line's in its group's.
  /// - Complexity: O(glyphs).
  public func svg() -> String {
    var writer = SVGWriter(picture: self)
    return writer.document()
  }

  /// The picture as a PNG file.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Throws: ``PictureError`` if cairo is not installed, or the picture is too large for it.
  /// - Complexity: O(pixels).
  public func png(scale: Double = 2) throws(PictureError) -> [UInt8] {
    try CairoCanvas.png(of: self, scale: scale)
  }
}
