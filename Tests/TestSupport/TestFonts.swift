// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Fonts made for tests. Their scripts stand beside them.

/// Paths of the fonts made for tests.
package enum TestFonts {
  /// Every visible character is a square of one em, marks and format characters have no width; ascent 0.8, descent 0.2.
  package static let square = Repository.path("Tests/TestSupport/Fonts/Square-Regular.ttf")
  /// Rectangles with the advances behind the recorded label sizes; 2048 units, ascent 2210, descent 514.
  package static let labelOracle = Repository.path("Tests/TestSupport/Fonts/LabelOracle-Regular.ttf")
  /// The label font, packed as WOFF2.
  package static let labelOracleWOFF2 = Repository.path("Tests/TestSupport/Fonts/LabelOracle-Regular.woff2")
  /// A variable font with the axes wght (100, 400, 900) and opsz (8, 14, 144); glyphs for space, H and x.
  package static let variable = Repository.path("Tests/TestSupport/Fonts/Variable-Regular.ttf")
}

/// The ten languages of the benchmark corpus: UI strings and paragraphs, one a line.
package enum Corpus {
  package static let languages = ["en", "de", "ja", "zh", "ar", "he", "hi", "th", "ko", "mix"]

  /// 200 short strings.
  package static func uiStrings(_ language: String) throws -> [String] {
    try lines("Benchmarks/corpus/ui-\(language).txt")
  }

  /// 20 paragraphs of some 300 characters.
  package static func paragraphs(_ language: String) throws -> [String] {
    try lines("Benchmarks/corpus/para-\(language).txt")
  }

  private static func lines(_ name: String) throws -> [String] {
    try Repository.text(name).split(separator: "\n").map(String.init)
  }
}
