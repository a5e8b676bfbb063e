// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Every bundled font against fontTools, and HarfBuzz against FreeType.

import FontFaces
import TestSupport
import Testing

@Suite struct `Every bundled face reads as fontTools reads it` {
  @Test func `The record names every bundled file`() throws {
    let files = Repository.files(under: "Fonts").filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
    #expect(try RecordedFace.all().map(\.file) == files)
  }

  @Test(arguments: try RecordedFace.all())
  func `Metrics come from hhea`(recorded: RecordedFace) throws {
    let face = try recorded.open()
    let metrics = face.metrics
    let read = [metrics.ascent, metrics.descent, metrics.lineGap, metrics.capHeight, metrics.xHeight]
    #expect(read == ["ascent", "descent", "gap", "cap", "x"].map { Double(recorded.number($0)) })
    #expect(metrics.source == .hhea)
    #expect(metrics.reason == .firstChoice)
    #expect(Int(face.unitsPerEm) == recorded.number("upem"))
  }

  @Test(arguments: try RecordedFace.all())
  func `Style and counts`(recorded: RecordedFace) throws {
    let face = try recorded.open()
    #expect(face.glyphCount == recorded.number("glyphs"))
    #expect(face.coverage.count == recorded.number("scalars"))
    #expect(face.weight == recorded.number("weight"))
    #expect(face.isItalic == (recorded.number("italic") == 1))
    #expect(face.isColor == recorded.file.contains("ColorEmoji"))
  }

  @Test(arguments: try RecordedFace.all())
  func `Ink bounds`(recorded: RecordedFace) throws {
    let face = try recorded.open()
    for (quarter, column) in ["ink1", "ink2", "ink3"].enumerated() {
      let box = face.inkBounds(of: UInt32(face.glyphCount * (quarter + 1) / 4))
      let expected = recorded[column].split(separator: ",").compactMap { Double($0) }
      guard expected.count == 4 else {
        #expect(box == nil)
        continue
      }
      // FreeType gives the extremes of curves as whole units, fontTools exactly.
      let read = box.map { [$0.xMin, $0.yMin, $0.xMax, $0.yMax] } ?? []
      #expect(zip(read, expected).allSatisfy { abs($0 - $1) <= 1 } && read.count == 4, "\(read) \(expected)")
    }
  }
}

@Suite struct `HarfBuzz and FreeType agree on every bundled face` {
  @Test(arguments: try RecordedFace.all())
  func `Each glyph's unscaled advance is the same`(recorded: RecordedFace) throws {
    let face = try recorded.open()
    let different = (0..<UInt32(face.glyphCount)).filter { face.advance(of: $0) != face.freeTypeAdvance(of: $0) }
    #expect(different.isEmpty)
  }

  @Test(arguments: try RecordedFace.all())
  func `Coverage is what has a glyph`(recorded: RecordedFace) throws {
    let face = try recorded.open()
    let planes: [ClosedRange<UInt32>] = [0...0x1FFFF, 0xE0000...0xE01FF]
    let different = planes.joined().filter { face.hasGlyph(for: $0) != (face.glyph(for: $0) != nil) }
    #expect(different.isEmpty)
  }
}
