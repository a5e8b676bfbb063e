// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The two fonts with which most answers can be computed in one's head.

extension TestFont {
  /// Every character is one em wide, 0.8 em above the baseline and 0.2 em below.
  ///
  /// Marks and format characters have no width, the spaces U+2000 to U+200A have the width in their name. At 10 points a
  /// text of 12 letters is 120 points wide and a line is 10 points high.
  public static let square = TestFont(
    "Copyfit Square", defaultAdvance: 1000,
    advances: [
      "\u{2000}"..."\u{2000}": 500, "\u{2002}"..."\u{2002}": 500, "\u{2004}"..."\u{2004}": 333,
      "\u{2005}"..."\u{2005}": 250, "\u{2006}"..."\u{2006}": 167, "\u{2009}"..."\u{2009}": 200,
      "\u{200A}"..."\u{200A}": 100,
    ])

  /// Every character is 0.6 em wide, East Asian ideographs and emoji 1.2 em, as in a terminal; heights as ``square``.
  ///
  /// Marks and format characters have no width.
  public static let monospace: TestFont = {
    var font = TestFont("Copyfit Monospace", defaultAdvance: 600)
    font.wideAdvance = 1200
    return font
  }()
}
