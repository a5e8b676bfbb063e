// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Random texts of every script, from a seed: words of the corpus and letters beyond it, with punctuation, joiners and
// marks strewn in.

import TestSupport

/// SplitMix64: the same numbers on every platform.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A script's letters, and the bundled fonts that have them.
struct ScriptSample {
  var letters: [ClosedRange<UInt32>]
  var fonts: [String]

  /// A text of some words.
  func text(_ generator: inout SeededGenerator) -> String {
    let words = Int.random(in: 1...9, using: &generator)
    return (0..<words).map { _ in word(&generator) }.joined(separator: separator(&generator))
  }

  private func separator(_ generator: inout SeededGenerator) -> String {
    [" ", " ", " ", "  ", "-", " - ", ", ", "\u{200B}", "/", "\u{AD}", " (", ": "].randomElement(using: &generator)
      ?? " "
  }

  private func word(_ generator: inout SeededGenerator) -> String {
    var word = ""
    for _ in 0..<Int.random(in: 1...11, using: &generator) {
      switch Int.random(in: 0..<40, using: &generator) {
      case 0: word += Self.strewn.randomElement(using: &generator) ?? ""
      case 1: word += String(Int.random(in: 0...99, using: &generator))
      default:
        let range = letters.randomElement(using: &generator) ?? 0x61...0x7A
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          word.unicodeScalars.append(scalar)
        }
      }
    }
    return word
  }

  private static let strewn = [
    "x", ".", ",", "!", "\u{200D}", "\u{200C}", "\u{301}", "\u{308}", "\u{2019}", "(", ")", "->", ":", "+", "\u{2044}",
    "ffi", "AV", "To", "fl", "\u{A0}", "\u{202F}", "\u{2014}",
  ]

  static let all: [ScriptSample] = [
    ScriptSample(letters: [0x61...0x7A], fonts: latin),
    ScriptSample(letters: [0x41...0x5A, 0x61...0x7A], fonts: latin),
    ScriptSample(letters: [0x21...0x7E], fonts: latin),
    ScriptSample(letters: [0x61...0x7A, 0xC0...0x17F, 0x1EA0...0x1EF9], fonts: latin),
    ScriptSample(letters: [0x391...0x3A1, 0x3A3...0x3C9], fonts: latin),
    ScriptSample(letters: [0x410...0x44F], fonts: latin),
    noto("Arabic", 0x621...0x63A, 0x641...0x64A, 0x64B...0x652), noto("Hebrew", 0x5D0...0x5EA, 0x5B0...0x5BC),
    noto("Devanagari", 0x905...0x914, 0x915...0x939, 0x93E...0x94D), noto("Bengali", 0x995...0x9B9, 0x9BE...0x9CD),
    noto("Tamil", 0xB95...0xBB9, 0xBBE...0xBCD), noto("Telugu", 0xC15...0xC39, 0xC3E...0xC4D),
    noto("Kannada", 0xC95...0xCB9, 0xCBE...0xCCD), noto("Malayalam", 0xD15...0xD39, 0xD3E...0xD4D),
    noto("Gujarati", 0xA95...0xAB9, 0xABE...0xACD), noto("Gurmukhi", 0xA15...0xA39, 0xA3E...0xA4D),
    noto("Oriya", 0xB15...0xB39, 0xB3E...0xB4D), noto("Sinhala", 0xD9A...0xDC6, 0xDCA...0xDDF),
    noto("Thai", 0xE01...0xE2E, 0xE30...0xE3A, 0xE47...0xE4E), noto("Lao", 0xE81...0xEAE, 0xEB0...0xEBD),
    noto("Khmer", 0x1780...0x17A2, 0x17B6...0x17D3), noto("Myanmar", 0x1000...0x1021, 0x102B...0x103E),
    noto("Georgian", 0x10D0...0x10F0), noto("Armenian", 0x531...0x556, 0x561...0x587),
    noto("Ethiopic", 0x1200...0x1248),
    ScriptSample(letters: [0x4E00...0x9FA5, 0x3041...0x3096, 0x30A1...0x30FA, 0x3001...0x3011], fonts: cjk),
    ScriptSample(letters: [0xAC00...0xD7A3, 0x1100...0x1112, 0x1161...0x1175], fonts: cjk),
    ScriptSample(
      letters: [0x1F300...0x1F64F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF], fonts: ["NotoColorEmoji/NotoColorEmoji.ttf"]),
  ]

  private static let cjk = ["NotoSansCJK/NotoSansCJK-Regular.otf"]

  private static let latin = Repository.files(under: "Fonts").map { String($0.dropFirst("Fonts/".count)) }.filter {
    ($0.hasSuffix(".ttf") || $0.hasSuffix(".otf"))
      && (!$0.hasPrefix("Noto") || $0.hasPrefix("NotoSans/NotoSans-"))
  }

  private static func noto(_ name: String, _ letters: ClosedRange<UInt32>...) -> ScriptSample {
    ScriptSample(
      letters: letters, fonts: ["Regular", "Bold"].map { "NotoSans/NotoSans\(name)-\($0).ttf" })
  }
}
