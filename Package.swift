// swift-tools-version: 6.2
// Copyfit: the size of a text as UIKit would answer it, without an Apple framework.
// Targets stand in layer order; arrows go down only (checked by ArchitectureTests).

import PackageDescription

let debian = { (name: String) -> SystemPackageProvider in .apt([name]) }
let homebrew = { (name: String) -> SystemPackageProvider in .brew([name]) }

let package = Package(
  name: "Copyfit",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Copyfit", targets: ["Copyfit"]),
    .library(name: "CopyfitFonts", targets: ["CopyfitFonts"]),
    .library(name: "CopyfitFontsCJK", targets: ["CopyfitFontsCJK"]),
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
    .target(name: "UnicodeTables"),
    // 1
    .target(name: "TextAnalysis", dependencies: ["UnicodeTables", "CFriBidi"]),
    .target(name: "FontFaces", dependencies: ["CFreeType", "CHarfBuzz"]),
    // 2
    .target(name: "Shaping", dependencies: ["TextAnalysis", "FontFaces", "CHarfBuzz"]),
    // 3
    .target(name: "LineLayout", dependencies: ["TextAnalysis", "Shaping"]),
    // 4
    .target(
      name: "Copyfit",
      dependencies: ["UnicodeTables", "TextAnalysis", "FontFaces", "Shaping", "LineLayout"]),
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
