// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Each way a font may act on a space or across it, made in a font that has none.

import FontFaces
import TestSupport
import Testing

@Suite struct `A space is inert only if nothing can act on it or across it` {
  private let label: SfntEditor
  private let space: Int

  init() throws {
    label = try SfntEditor(path: TestFonts.labelOracle)
    space = Int(try #require(try FontFace(path: TestFonts.labelOracle).glyph(for: 0x20)))
  }

  private func isInert(_ name: String, _ table: [Int]) throws -> Bool {
    var font = label
    font.tables[name] = table.flatMap(SfntEditor.big16)
    return try FontFace(file: FontFile(bytes: font.bytes(), name: "edited.ttf")).spaceIsInert
  }

  /// A GPOS 1.0 table with the feature kern in the default script, and one lookup.
  private func positioning(type: Int, flag: Int = 0, subtable: [Int]) -> [Int] {
    let (DFLT, kern) = ([0x4446, 0x4C54], [0x6B65, 0x726E])
    let scripts = [1] + DFLT + [8, 4, 0, 0, 0xFFFF, 1, 0]
    let features = [1] + kern + [8, 0, 1, 0]
    let lookups = [1, 4, type, flag, 1, 8] + subtable
    let first = 10
    return [1, 0, first, first + 2 * scripts.count, first + 2 * (scripts.count + features.count)]
      + scripts + features + lookups
  }

  /// PairPosFormat2, first glyph 3; the value is that of glyphs of class 0 after it.
  private func pairs(classZeroValue: Int) -> [Int] {
    [2, 20, 4, 0, 26, 26, 1, 2, classZeroValue, -7, 1, 1, 3, 2, 1, 5, 5, 1]
  }

  @Test func `No tables`() throws {
    #expect(try FontFace(path: TestFonts.labelOracle).spaceIsInert)
  }

  @Test func `Old kerning with and without the space`() throws {
    let pair = { (left: Int, right: Int) in [0, 1, 0, 20, 1, 1, 6, 0, 0, left, right, -50] }
    #expect(try isInert("kern", pair(3, 4)))
    #expect(try !isInert("kern", pair(3, space)))
    #expect(try !isInert("kern", pair(space, 4)))
  }

  @Test func `Old kerning in a form that is not read`() throws {
    #expect(try !isInert("kern", [0, 1, 0, 20, 0x0201, 1, 6, 0, 0, 3, 4, -50]))
    #expect(try !isInert("kern", [1, 0, 0, 1]))
  }

  @Test func `Pair kerning of named glyphs`() throws {
    let glyphs = { (second: Int) in [1, 12, 4, 0, 1, 18, 1, 1, 3, 1, second, -50] }
    #expect(try isInert("GPOS", positioning(type: 2, subtable: glyphs(5))))
    #expect(try !isInert("GPOS", positioning(type: 2, subtable: glyphs(space))))
  }

  @Test func `Pair kerning of all glyphs without a class`() throws {
    #expect(try isInert("GPOS", positioning(type: 2, subtable: pairs(classZeroValue: 0))))
    #expect(try !isInert("GPOS", positioning(type: 2, subtable: pairs(classZeroValue: -50))))
  }

  @Test func `A lookup that skips the space acts across it`() throws {
    // Without glyph classes HarfBuzz takes a space for a base glyph; IGNORE_BASE_GLYPHS is 2, IGNORE_MARKS 8.
    #expect(try !isInert("GPOS", positioning(type: 2, flag: 2, subtable: pairs(classZeroValue: 0))))
    #expect(try isInert("GPOS", positioning(type: 2, flag: 8, subtable: pairs(classZeroValue: 0))))
  }

  @Test func `Other layout systems are taken as acting on it`() throws {
    #expect(try !isInert("morx", [2, 0, 0, 0]))
    #expect(try !isInert("Silf", [3, 0]))
  }

  @Test(arguments: ["Inter/Inter-Regular.otf", "LiberationSans/LiberationSans-Regular.ttf"])
  func `Inter and Liberation have lookups with the space`(file: String) throws {
    #expect(try !FontFace(path: Repository.path("Fonts/" + file)).spaceIsInert)
  }
}
