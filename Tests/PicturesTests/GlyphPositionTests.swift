// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Where glyphs stand, read from the SVG itself and held against hb-view's drawing of the same line (Recorded/record.py).

import Copyfit
import Pictures
import TestSupport
import Testing

@Suite struct `Glyphs stand where hb-view puts them` {
  /// Pixels at a font size of 100: hb-view rounds to 1/64, the SVG to whole font units.
  static let tolerance = 0.5

  @Test(arguments: try GoldenFile("Tests/PicturesTests/Recorded/hb-view.txt").rows)
  func `One line, one font`(row: GoldenRow) throws {
    let text = try TextMeasurer(fonts: FontCollection())
      .prepare(AttributedText(row["text"]), defaultFont: Font(Repository.path(row["font"]), size: 100))
    let picture = try Picture(of: text, options: .bare)
    let baseline = try #require(try text.layout(in: TextBox()).lines.first).baseline
    try check(picture, baseline: baseline, row)
  }

  /// The pieces between which hb-view is asked are those that UAX #9 gives the shown text; the token has the
  /// paragraph's direction.
  @Test(arguments: try GoldenFile("Tests/PicturesTests/Recorded/hb-view-label.txt").rows)
  func `A cut label in both directions`(row: GoldenRow) throws {
    let label = Label(row["text"], font: Font(Repository.path(row["font"]), size: 100))
    let prepared = try TextMeasurer(fonts: FontCollection()).prepare(label)
    let size = Size(width: try #require(Double(row["width"])), height: .infinity)
    let line = try #require(try prepared.layout(in: size).lines.first)
    var options = PictureOptions.bare
    options.layers = []
    // A line of the other direction ends where the box does.
    try check(Picture(of: prepared, in: size, options: options), baseline: line.baseline, row, from: line.x)
  }

  @Test(arguments: try GoldenFile("Tests/PicturesTests/Recorded/hb-shape-emoji.txt").rows)
  func `Emoji stand in the middle of their advances`(row: GoldenRow) throws {
    let text = try TextMeasurer(fonts: FontCollection())
      .prepare(AttributedText(row["text"]), defaultFont: Font(Repository.path(row["font"]), size: 100))
    let svg = try Picture(of: text, options: .bare).svg()
    let boxes = svg.matches(of: /<rect x="([-.\d]+)" y="[-.\d]+" width="([.\d]+)" height="[.\d]+" rx=/)
    let edges = row["edges"].split(separator: " ").compactMap { Double($0) }
    try #require(boxes.count == edges.count - 1)
    for (index, box) in boxes.enumerated() {
      let middle = (Double(box.1) ?? .nan) + (Double(box.2) ?? .nan) / 2
      #expect(abs(middle - (edges[index] + edges[index + 1]) / 2) < Self.tolerance)
    }
  }

  private func check(_ picture: Picture, baseline: Double, _ row: GoldenRow, from start: Double = 0) throws {
    let drawn = DrawnGlyph.all(of: picture.svg())
    let expected = row["glyphs"].split(separator: " ").map { pair in
      pair.split(separator: ",").compactMap { Double($0) }
    }
    try #require(drawn.count == expected.count)
    for (glyph, place) in zip(drawn, expected) {
      #expect(abs(glyph.x - start - place[0]) < Self.tolerance)
      #expect(abs(baseline - glyph.y - place[1]) < Self.tolerance)
    }
  }
}

/// A `use` element, in the document's points.
struct DrawnGlyph {
  var name: String
  var x: Double
  var y: Double

  static func all(of svg: String) -> [DrawnGlyph] {
    let line = /<g transform="translate\(([-.\d]+) ([-.\d]+)\)scale\(([.\d]+) [-.\d]+\)"[^>]*>((?:<use [^>]*>)*)<\/g>/
    return svg.matches(of: line).flatMap { match in
      let (x, y, scale) = (Double(match.1) ?? .nan, Double(match.2) ?? .nan, Double(match.3) ?? .nan)
      return match.4.matches(of: /<use href="#(\w+)"(?: x="([-\d]+)")?(?: y="([-\d]+)")?\/>/).map { use in
        DrawnGlyph(
          name: String(use.1), x: x + scale * (use.2.flatMap { Double($0) } ?? 0),
          y: y - scale * (use.3.flatMap { Double($0) } ?? 0))
      }
    }
  }
}

extension PictureOptions {
  /// Glyphs alone, without a margin.
  static var bare: PictureOptions {
    var options = PictureOptions()
    (options.margin, options.layers, options.showsSummary) = (0, [], false)
    return options
  }
}
