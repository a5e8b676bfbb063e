// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What is bundled and in which order it falls back; the files and their origin are in Fonts/<folder>/ORIGIN.md.
// Names, weights and slants are those of the files' name and OS/2 tables (checked by Fonts/scripts/check_fonts.py).

internal import Copyfit

/// One bundled family: its place in `all` is its place among the families of the same role.
struct BundledFamily {
  struct Style {
    let file: String
    let weight: Int
    let isItalic: Bool
  }

  let name: String
  let role: BundledFontRole
  let styles: [Style]

  /// Text families first, then the scripts (no two have letters in common), then symbols, then emoji.
  static let all: [BundledFamily] =
    [
      BundledFamily(
        name: "Inter", role: .text,
        styles: [
          Style(file: "Inter-Regular.otf", weight: 400, isItalic: false),
          Style(file: "Inter-Italic.otf", weight: 400, isItalic: true),
          Style(file: "Inter-Medium.otf", weight: 500, isItalic: false),
          Style(file: "Inter-SemiBold.otf", weight: 600, isItalic: false),
          Style(file: "Inter-Bold.otf", weight: 700, isItalic: false),
        ]),
      fourStyles("Liberation Sans", "LiberationSans", "ttf"),
      fourStyles("Liberation Serif", "LiberationSerif", "ttf"),
      fourStyles("Liberation Mono", "LiberationMono", "ttf"),
      fourStyles("TeX Gyre Heros", "TeXGyreHeros", "otf"),
      twoStyles("Noto Sans", "NotoSans", .text),
    ] + scripts.map { twoStyles("Noto Sans \($0.name)", "NotoSans\($0.name)", .scripts($0.codes)) } + [
      twoStyles("Noto Sans Symbols", "NotoSansSymbols", .symbols),
      oneStyle("Noto Sans Symbols2", "NotoSansSymbols2-Regular.ttf", .symbols),
      oneStyle("Noto Sans Math", "NotoSansMath-Regular.ttf", .symbols),
      // Box drawing and block elements are in no Noto face here.
      twoStyles("DejaVu Sans Mono", "DejaVuSansMono", .symbols),
      oneStyle("Noto Color Emoji", "NotoColorEmoji.ttf", .emoji),
    ]

  /// By number of readers, so that the scan for a face ends early.
  private static let scripts: [(name: String, codes: [String])] = [
    ("Arabic", ["Arab"]), ("Hebrew", ["Hebr"]), ("Devanagari", ["Deva"]), ("Bengali", ["Beng"]), ("Thai", ["Thai"]),
    ("Tamil", ["Taml"]), ("Telugu", ["Telu"]), ("Gujarati", ["Gujr"]), ("Kannada", ["Knda"]),
    ("Malayalam", ["Mlym"]), ("Gurmukhi", ["Guru"]), ("Oriya", ["Orya"]), ("Sinhala", ["Sinh"]),
    ("Myanmar", ["Mymr"]), ("Khmer", ["Khmr"]), ("Lao", ["Laoo"]), ("Ethiopic", ["Ethi"]), ("Georgian", ["Geor"]),
    ("Armenian", ["Armn"]),
  ]

  private static func fourStyles(_ name: String, _ file: String, _ kind: String) -> BundledFamily {
    BundledFamily(
      name: name, role: .named,
      styles: [
        Style(file: "\(file)-Regular.\(kind)", weight: 400, isItalic: false),
        Style(file: "\(file)-Bold.\(kind)", weight: 700, isItalic: false),
        Style(file: "\(file)-Italic.\(kind)", weight: 400, isItalic: true),
        Style(file: "\(file)-BoldItalic.\(kind)", weight: 700, isItalic: true),
      ])
  }

  private static func twoStyles(_ name: String, _ file: String, _ role: BundledFontRole) -> BundledFamily {
    BundledFamily(
      name: name, role: role,
      styles: [
        Style(file: "\(file)-Regular.ttf", weight: 400, isItalic: false),
        Style(file: "\(file)-Bold.ttf", weight: 700, isItalic: false),
      ])
  }

  private static func oneStyle(_ name: String, _ file: String, _ role: BundledFontRole) -> BundledFamily {
    BundledFamily(name: name, role: role, styles: [Style(file: file, weight: 400, isItalic: false)])
  }
}
