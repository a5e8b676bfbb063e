// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Recorded/hb-shape.golden, written by HarfBuzz's own tool for every bundled font: the same glyphs, clusters, advances.

import FontFaces
import TestSupport
import Testing

@testable import Shaping

@Suite struct `Shaping matches the recorded hb-shape` {
  @Test(arguments: try GoldenFile("Tests/ShapingTests/Recorded/hb-shape.golden").rows)
  func `The same glyphs, clusters and advances`(row: GoldenRow) throws {
    let features = row["features"].split(separator: " ").map { FontFeature(setting: $0) }
    let made = HandmadeAnalysis(
      row["before"], row["text"], row["after"], script: row["script"], isRightToLeft: row["direction"] == "RTL")
    let style = ShapingStyle(
      cascade: FontCascade(faces: [try BundledFonts.face(row["font"])]), features: features, language: row["language"])
    let text = Shaper().shape(bytes: made.bytes, analysis: made.analysis, styles: [style])
    #expect(text.row(of: made.part) == row["glyphs"])
  }
}

extension FontFeature {
  /// Reads "kern=0".
  init(setting: Substring) {
    let parts = setting.split(separator: "=")
    self.init(tag: parts[0].utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: UInt32(parts[1]) ?? 1)
  }
}

extension ShapedText {
  /// The glyphs of one part of the only run, as the golden writes them.
  func row(of part: Range<Int32>) -> String {
    glyphs(of: 0, in: part).map { "\($0.glyph)@\($0.cluster - part.lowerBound)+\($0.advance)" }.joined(separator: " ")
  }
}
