// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What survives a boundary between two styles: joining always, kerning and ligatures where only kern or baseline differ.

import FontFaces
import TestSupport
import Testing

@testable import Shaping

@Suite struct `A boundary between styles` {
  private func shape(_ text: String, at boundary: Int, _ styles: [ShapingStyle]) -> ShapedText {
    let made = HandmadeAnalysis(text, styleStarts: [boundary])
    return Shaper().shape(bytes: made.bytes, analysis: made.analysis, styles: styles)
  }

  @Test func `Kerning holds where the point size is the same, and not otherwise`() throws {
    let cascade = FontCascade(faces: [try BundledFonts.face("NotoSans/NotoSans-Regular.ttf")])
    let kerned = shape("AV", at: 2, [ShapingStyle(cascade: cascade)]).runs[0].units
    let joined = shape(
      "AV", at: 1, [ShapingStyle(cascade: cascade, sizeGroup: 1), ShapingStyle(cascade: cascade, sizeGroup: 1)])
    #expect(joined.runs.map(\.start) == [0, 1])
    #expect(joined.runs.map(\.style) == [0, 1])
    #expect(joined.runs.map(\.units).reduce(0, +) == kerned)
    let apart = shape(
      "AV", at: 1, [ShapingStyle(cascade: cascade, sizeGroup: 1), ShapingStyle(cascade: cascade, sizeGroup: 2)])
    #expect(apart.runs.map(\.units).reduce(0, +) > kerned)
  }

  @Test func `A cut at the boundary is corrected`() throws {
    let cascade = FontCascade(faces: [try BundledFonts.face("NotoSans/NotoSans-Regular.ttf")])
    let style = ShapingStyle(cascade: cascade, sizeGroup: 1)
    let text = shape("AVAV AV", at: 1, [style, style])
    for start in 0..<7 {
      for end in start + 1...7 {
        #expect(text.width(of: start..<end) == FreshShaping.width(of: start..<end, in: text), "\(start)..<\(end)")
      }
    }
  }

  @Test func `Arabic letters stay joined across faces`() throws {
    let regular = try BundledFonts.face("NotoSans/NotoSansArabic-Regular.ttf")
    let bold = try BundledFonts.face("NotoSans/NotoSansArabic-Bold.ttf")
    let styles = [regular, bold].map { ShapingStyle(cascade: FontCascade(faces: [$0])) }
    let text = shape("كتاب", at: 4, styles)
    // hb-shape --text-before/--text-after of both halves, as in hb-shape.golden.
    let rows = try GoldenFile("Tests/ShapingTests/Recorded/hb-shape.golden").rows.filter {
      $0["before"] + $0["text"] + $0["after"] == "كتاب"
    }
    let first = try #require(rows.first { $0["font"].contains("Arabic-Regular") && $0["text"] == "كت" })
    let second = try #require(rows.first { $0["font"].contains("Arabic-Bold") && $0["text"] == "اب" })
    #expect(text.row(of: 0, from: 0) == first["glyphs"])
    #expect(text.row(of: 1, from: 4) == second["glyphs"])
  }
}

extension ShapedText {
  fileprivate func row(of run: Int, from start: Int32) -> String {
    glyphs(of: run, in: 0..<Int32(bytes.count)).map { "\($0.glyph)@\($0.cluster - start)+\($0.advance)" }
      .joined(separator: " ")
  }
}
