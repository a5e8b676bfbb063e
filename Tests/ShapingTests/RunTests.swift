// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Runs, prefix sums and candidates of simple texts.

import FontFaces
import Testing

@testable import Shaping

@Suite struct `A text is cut into runs` {
  @Test func `Empty text has no runs and no candidates`() throws {
    let text = shape("", [try BundledFonts.face("Inter/Inter-Regular.otf")])
    #expect(text.runs.isEmpty)
    #expect(text.candidates.isEmpty)
  }

  @Test func `A tab, an attachment and a terminator are runs of their own`() throws {
    let text = shape("a\tb\u{FFFC}c\nd", [try BundledFonts.face("Inter/Inter-Regular.otf")])
    #expect(text.runs.map(\.kind) == [.glyphs, .tab, .glyphs, .attachment, .glyphs, .control, .glyphs])
    #expect(text.runs.map(\.start) == [0, 1, 2, 3, 6, 7, 8])
    #expect(text.runs[1].units == 0)
    #expect(text.runs[5].units == 0)
  }

  @Test func `Prefix sums add the advances that the font has`() throws {
    let face = try BundledFonts.face("DejaVuSansMono/DejaVuSansMono-Regular.ttf")
    let text = shape("abc de", [face])
    #expect(text.prefix == [0, 1233, 2466, 3699, 4932, 6165])
    #expect(text.runs.map(\.units) == [7398])
  }

  @Test func `Candidates stand behind the spaces, their visible ends before`() throws {
    let text = shape("ab  cd e\n\nf", [try BundledFonts.face("Inter/Inter-Regular.otf")])
    #expect(text.candidates.map(\.offset) == [4, 7, 9, 10, 11])
    #expect(text.candidates.map(\.visibleEnd) == [2, 6, 8, 9, 11])
    #expect(text.candidates.map(\.run) == [0, 0, 0, 2, 3])
  }
}
