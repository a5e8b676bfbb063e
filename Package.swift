// swift-tools-version: 6.2
// Copyfit: the size of a text as UIKit would answer it, without an Apple framework.
// Targets stand in layer order; arrows go down only (checked by ArchitectureTests).

import PackageDescription

let debian = { (name: String) -> SystemPackageProvider in .apt([name]) }
let mathLibrary = LinkerSetting.linkedLibrary("m", .when(platforms: [.linux]))  // `rounded()` in debug builds.
let homebrew = { (name: String) -> SystemPackageProvider in .brew([name]) }

let package = Package(
  name: "Copyfit",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Copyfit", targets: ["Copyfit"]),
    .library(name: "CopyfitFonts", targets: ["CopyfitFonts"]),
    .library(name: "CopyfitFontsCJK", targets: ["CopyfitFontsCJK"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "CopyfitTestFonts", targets: ["CopyfitTestFonts"]),
    .library(name: "CopyfitTestSupport", targets: ["CopyfitTestSupport"]),
    .executable(name: "copyfit", targets: ["CopyfitTool"]),
  ],
  targets: [
    // 0
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [debian("libfreetype-dev"), homebrew("freetype")]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [debian("libharfbuzz-dev"), homebrew("harfbuzz")]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [debian("libfribidi-dev"), homebrew("fribidi")]),
    .target(name: "FontData", path: "Fonts/FontData"),
    .target(name: "FontDataCJK", path: "Fonts/FontDataCJK"),
    .target(name: "UnicodeTables", linkerSettings: [mathLibrary]),
    .executableTarget(name: "generate-tables", exclude: ["Data"]),
    // 1
    .target(name: "TextAnalysis", dependencies: ["UnicodeTables", "CFriBidi"]),
    .target(name: "FontFaces", dependencies: ["CFreeType", "CHarfBuzz"], linkerSettings: [mathLibrary]),
    // 2
    .target(name: "Shaping", dependencies: ["UnicodeTables", "TextAnalysis", "FontFaces", "CHarfBuzz"]),
    .target(
      name: "Dictionaries", dependencies: ["TextAnalysis"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "Hyphenation", dependencies: ["TextAnalysis"]),
    // 3
    .target(name: "LineLayout", dependencies: ["TextAnalysis", "Shaping"]),
    // 4
    .target(
      name: "Copyfit",
      dependencies: [
        "UnicodeTables", "TextAnalysis", "FontFaces", "Dictionaries", "Hyphenation", "Shaping", "LineLayout",
      ]),
    // 5
    .target(name: "CopyfitFonts", dependencies: ["Copyfit", "FontData"]),
    .target(name: "CopyfitFontsCJK", dependencies: ["Copyfit", "FontDataCJK"]),
    .target(name: "Pictures", dependencies: ["Copyfit", "FontFaces", "LineLayout", "Shaping"]),
    .target(name: "CopyfitTestFonts", dependencies: ["Copyfit"]),
    .target(name: "CopyfitTestSupport", dependencies: ["Copyfit", "CopyfitTestFonts"]),
    // 6
    .executableTarget(name: "CopyfitTool", dependencies: ["Copyfit", "CopyfitFonts", "CopyfitFontsCJK", "Pictures"]),
    // Never in a product: the counter replaces malloc.
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "copyfit-benchmarks",
      dependencies: [
        "AllocationCounter", "UnicodeTables", "TextAnalysis", "FontFaces", "Dictionaries", "Shaping", "LineLayout",
        "Copyfit", "CopyfitFonts", "CopyfitFontsCJK", "CHarfBuzz", "CFriBidi",
      ],
      path: "Benchmarks/Runner"),
    // Tests, one a room
    .target(
      name: "TestSupport", dependencies: ["Copyfit", "CopyfitFonts", "CopyfitFontsCJK"], path: "Tests/TestSupport",
      exclude: ["Fonts"]),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["Copyfit", "CopyfitFonts", "CopyfitFontsCJK", "TestSupport"]),
    .testTarget(
      name: "UnicodeTablesTests", dependencies: ["UnicodeTables", "generate-tables", "TestSupport"],
      exclude: ["Conformance"]),
    .testTarget(
      name: "TextAnalysisTests",
      dependencies: ["TextAnalysis", "UnicodeTables", "Dictionaries", "Hyphenation", "TestSupport"]),
    .testTarget(name: "FontFacesTests", dependencies: ["FontFaces", "TestSupport"], exclude: ["Recorded"]),
    .testTarget(
      name: "ShapingTests",
      dependencies: ["Shaping", "CHarfBuzz", "UnicodeTables", "TextAnalysis", "FontFaces", "TestSupport"],
      exclude: ["Recorded"]),
    .testTarget(
      name: "LineLayoutTests",
      dependencies: [
        "LineLayout", "Shaping", "TextAnalysis", "FontFaces", "UnicodeTables", "AllocationCounter", "TestSupport",
      ]),
    .testTarget(
      name: "CopyfitTests",
      dependencies: ["Copyfit", "CopyfitFonts", "CopyfitFontsCJK", "AllocationCounter", "TestSupport"],
      exclude: ["Golden", "Recorded"]),
    .testTarget(
      name: "PicturesTests", dependencies: ["Pictures", "Copyfit", "CopyfitFonts", "LineLayout", "TestSupport"],
      exclude: ["Recorded"]),
    .testTarget(
      name: "CopyfitTestSupportTests", dependencies: ["CopyfitTestSupport", "CopyfitTestFonts", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "CopyfitToolTests",
      dependencies: ["CopyfitTool", "LineLayout", "Pictures", "generate-tables", "TestSupport"],
      exclude: ["Golden", "Recorded"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
