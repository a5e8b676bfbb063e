// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The house as the rules want it: which room may use which, and where C comes in.
// A new arrow or a new door to C is a decision, so it is made here first.

/// The rooms and their arrows, as the table in CONTRIBUTING.md has them.
enum House {
  /// What each target may import of this package; the manifest says the same.
  static let arrows: [String: Set<String>] = [
    "UnicodeTables": [],
    "generate-tables": [],
    "TextAnalysis": ["UnicodeTables", "CFriBidi"],
    "FontFaces": ["CFreeType", "CHarfBuzz"],
    "Shaping": ["UnicodeTables", "TextAnalysis", "FontFaces", "CHarfBuzz"],
    "Dictionaries": ["TextAnalysis"],
    "Hyphenation": ["TextAnalysis"],
    "LineLayout": ["TextAnalysis", "Shaping"],
    "Copyfit": [
      "UnicodeTables", "TextAnalysis", "FontFaces", "Dictionaries", "Hyphenation", "Shaping", "LineLayout",
    ],
    "CopyfitFonts": ["Copyfit", "FontData"],
    "CopyfitFontsCJK": ["Copyfit", "FontDataCJK"],
    "Pictures": ["Copyfit", "FontFaces", "LineLayout", "Shaping"],
    "CopyfitTestFonts": ["Copyfit"],
    "CopyfitTestSupport": ["Copyfit", "CopyfitTestFonts"],
    "CopyfitTool": ["Copyfit", "CopyfitFonts", "CopyfitFontsCJK", "Pictures"],
  ]

  /// The targets that users link: only here is anything `public`.
  static let publicTargets: Set<String> = [
    "Copyfit", "CopyfitFonts", "CopyfitFontsCJK", "Pictures", "CopyfitTestFonts", "CopyfitTestSupport",
  ]

  /// Foundation costs start-up time and 6 MB, so only what runs by hand or once, or in tests, may have it.
  static let foundationTargets: Set<String> = ["generate-tables", "CopyfitTool", "CopyfitTestSupport"]

  /// Links the frameworks of tests, so it is for test targets alone; test fonts are a room of their own for that reason.
  static let testFrameworks: [String: Set<String>] = ["CopyfitTestSupport": ["Testing", "XCTest"]]

  /// Swift's own modules that anyone may use.
  static let swiftModules: Set<String> = ["Synchronization"]

  /// The C library under the names that it has on each system.
  static let cLibrary: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// The doors to C: module to the files that import it. Each handle has its owner in one of them.
  static let doors: [String: Set<String>] = [
    "CFreeType": ["FontFaces/FreeTypeLibrary.swift", "FontFaces/OutlineReader.swift"],
    "CHarfBuzz": [
      "FontFaces/Coverage.swift", "FontFaces/DescriptionReader.swift", "FontFaces/FaceTables.swift",
      "FontFaces/FontAxis.swift", "FontFaces/FontFace.swift", "FontFaces/FontFile.swift",
      "FontFaces/FreeTypeLibrary.swift", "FontFaces/LibraryVersions.swift", "FontFaces/MetricsReader.swift",
      "FontFaces/ContextReach.swift", "FontFaces/SpaceInertness.swift", "Shaping/BufferPool.swift",
      "Shaping/FaceCoverage.swift",
      "Shaping/ShapingBuffer.swift",
    ],
    "CFriBidi": ["TextAnalysis/Bidi/FriBidi.swift"],
    "_FoundationICU": ["Dictionaries/LineIterator.swift"],
    "FontData": ["CopyfitFonts/CopyfitFonts.swift"],
    "FontDataCJK": ["CopyfitFontsCJK/CopyfitFontsCJK.swift"],
    "the C library": [
      "CopyfitTool/System/StopSignal.swift", "CopyfitTool/System/SystemCalls.swift",
      "CopyfitTool/System/Worker.swift", "FontFaces/Platform.swift",
      "Hyphenation/DictionaryEncoding.swift", "Hyphenation/DictionaryFinder.swift", "Hyphenation/LibHyphen.swift",
      "Hyphenation/PatternDictionary.swift",
    ],
  ]
}
