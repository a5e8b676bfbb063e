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
    let drawn = DrawnGlyph.all(of: picture.svg())
    let expected = row["glyphs"].split(separator: " ").map { pair in
      pair.split(separator: ",").compactMap { Double($0) }
    }
    try #require(drawn.count == expected.count)
    for (glyph, place) in zip(drawn, expected) {
      #expect(abs(glyph.x - place[0]) < Self.tolerance)
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
