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

  @Test func `A state machine reaches no one knows how far`() throws {
    var font = try SfntEditor(path: TestFonts.labelOracle)
    font.tables["morx"] = [2, 0, 0, 0].flatMap(SfntEditor.big16)
    #expect(try FontFace(file: FontFile(bytes: font.bytes(), name: "edited.ttf")).contextReach == nil)
  }
}
