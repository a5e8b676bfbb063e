// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Instances of the variable test font; make_variable_and_woff2.py sets the figures (H is 500, 600 and 800 units wide at
// weights 100, 400 and 900; the ascent is 790, 800, 840, the cap height 690, 700, 720).

import FontFaces
import TestSupport
import Testing

@Suite struct `Variations make instances` {
  private let face: FontFace
  private let h: UInt32

  init() throws {
    face = try FontFace(path: TestFonts.variable)
    h = try #require(face.glyph(for: 0x48))
  }

  private func instance(_ weight: Double) throws(FontError) -> FontFace {
    try face.instance(variations: [FontVariation(tag: "wght", value: weight)])
  }

  @Test func `Axes are told with their limits`() {
    #expect(face.axes.map(\.tag) == ["wght", "opsz"])
    #expect(face.axes.first?.minimum == 100)
    #expect(face.axes.first?.defaultValue == 400)
    #expect(face.axes.first?.maximum == 900)
    #expect(face.opticalSizeAxis?.defaultValue == 14)
    #expect(face.description.weightRange == 100...900)
  }

  @Test(arguments: [(100.0, 500), (400, 600), (650, 700), (900, 800), (2_000, 800), (-5, 500)] as [(Double, Int32)])
  func `Advances and ink follow the weight, clamped to the axis`(weight: Double, advance: Int32) throws {
    let instance = try instance(weight)
    #expect(instance.advance(of: h) == advance)
    #expect(instance.freeTypeAdvance(of: h) == advance)
    #expect(instance.inkBounds(of: h)?.xMax == Double(advance) - 50)
  }

  @Test func `Metrics follow the weight`() throws {
    #expect(face.metrics.ascent == 800)
    #expect(try instance(900).metrics.ascent == 840)
    #expect(try instance(100).metrics.capHeight == 690)
    #expect(try instance(650).metrics.capHeight == 710)
    #expect(try instance(900).weight == 900)
  }

  @Test func `An instance of an instance keeps the other axes`() throws {
    let bold = try instance(900)
    let large = try bold.instance(variations: [FontVariation(tag: "opsz", value: 40)])
    #expect(large.advance(of: h) == 800)
    #expect(large.variations.map(\.tag) == ["wght", "opsz"])
    #expect(Set([face.id, bold.id, large.id]).count == 3)
  }

  @Test func `An unknown axis names those there are`() {
    #expect(throws: FontError.unknownAxis("wdth", source: face.source, known: ["wght", "opsz"])) {
      try face.instance(variations: [FontVariation(tag: "wdth", value: 75)])
    }
  }

  @Test func `A value that is not a number is an error`() {
    #expect(throws: FontError.self) { try instance(.nan) }
    #expect(throws: FontError.self) { try instance(.infinity) }
  }

  @Test func `A static face has no axes`() throws {
    let plain = try FontFace(path: TestFonts.labelOracle)
    #expect(plain.axes.isEmpty)
    let error = #expect(throws: FontError.self) {
      try plain.instance(variations: [FontVariation(tag: "wght", value: 700)])
    }
    #expect(error?.description.contains("not a variable font") == true)
  }
}
