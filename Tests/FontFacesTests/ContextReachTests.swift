// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The longest rule of a face, against the tables as fontTools 4.68 reads them: backtrack, input and lookahead of each
// rule of GSUB and GPOS but GPOS 4 to 6. Twice that, for a rule may call a lookup at its last glyph; kerning reads 2.

import FontFaces
import TestSupport
import Testing

@Suite struct `How far the rules of a face reach` {
  @Test(arguments: [
    ("Inter/Inter-Regular.otf", 12), ("LiberationSans/LiberationSans-Regular.ttf", 4),
    ("NotoSans/NotoSansThai-Regular.ttf", 3), ("NotoSans/NotoSansDevanagari-Regular.ttf", 5),
    ("DejaVuSansMono/DejaVuSansMono-Regular.ttf", 4), ("NotoColorEmoji/NotoColorEmoji.ttf", 9),
    ("NotoSans/NotoSansArabic-Regular.ttf", 15),
  ])
  func `It is twice the longest rule`(file: String, longest: Int) throws {
    #expect(try FontFace(path: Repository.path("Fonts/" + file)).contextReach == 2 * longest)
  }

  @Test func `A face without rules reaches two kerned pairs`() throws {
    #expect(try FontFace(path: TestFonts.labelOracle).contextReach == 4)
  }

  /// `kern` of version 0 has pairs (here none), Apple's version 1 may have state machines.
  @Test(
    arguments: [("morx", [2, 0, 0, 0], nil), ("kern", [1, 0, 0, 0], nil), ("kern", [0, 0], 4)]
      as [(String, [Int], Int?)])
  func `A state machine reaches no one knows how far`(name: String, table: [Int], reach: Int?) throws {
    #expect(try self.reach(name, table) == reach)
  }

  /// A ligature of that many glyphs; beyond 2 x 32 no piece would be short.
  @Test(arguments: [(32, 64), (33, nil)] as [(Int, Int?)])
  func `A rule without measure is not followed`(components: Int, reach: Int?) throws {
    let (DFLT, liga) = ([0x4446, 0x4C54], [0x6C69, 0x6761])
    let scripts = [1] + DFLT + [8, 4, 0, 0, 0xFFFF, 1, 0]
    let features = [1] + liga + [8, 0, 1, 0]
    // LigatureSubstFormat1: coverage of glyph 3 at 8, its set at 14, the ligature 4 bytes on.
    let ligature = [1, 8, 1, 14] + [1, 1, 3] + [1, 4] + [5, components] + Array(repeating: 3, count: components - 1)
    let lookups = [1, 4, 4, 0, 1, 8] + ligature
    let offsets = [10, 10 + 2 * scripts.count, 10 + 2 * (scripts.count + features.count)]
    #expect(try self.reach("GSUB", [1, 0] + offsets + scripts + features + lookups) == reach)
  }

  private func reach(_ name: String, _ table: [Int]) throws -> Int? {
    var font = try SfntEditor(path: TestFonts.labelOracle)
    font.tables[name] = table.flatMap(SfntEditor.big16)
    return try FontFace(file: FontFile(bytes: font.bytes(), name: "edited.ttf")).contextReach
  }
}
