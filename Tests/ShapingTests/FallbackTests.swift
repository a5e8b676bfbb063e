// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Fallback: a cascade per grapheme cluster (DESIGN 6, rule 6), and what happens to what no font has.

import FontFaces
import Testing

@testable import Shaping

@Suite struct `A cluster takes one face of the cascade` {
  private let latin: FontFace
  private let cjk: FontFace
  private let emoji: FontFace
  private let arabic: FontFace
  private let symbols: FontFace

  init() throws {
    latin = try BundledFonts.face("NotoSans/NotoSans-Regular.ttf")
    cjk = try BundledFonts.face("NotoSansCJK/NotoSansCJK-Regular.otf")
    emoji = try BundledFonts.face("NotoColorEmoji/NotoColorEmoji.ttf")
    arabic = try BundledFonts.face("NotoSans/NotoSansArabic-Regular.ttf")
    symbols = try BundledFonts.face("NotoSans/NotoSansSymbols2-Regular.ttf")
  }

  /// The faces of the runs of glyphs, as letters; neighbours of one face are written as one.
  private func runs(_ text: String) -> [String] {
    let shaped = shape(text, [latin, arabic, cjk, symbols, emoji])
    var parts: [(name: String, text: String)] = []
    for run in shaped.runs where run.kind == .glyphs {
      let face = shaped.faces[Int(run.face)]
      let name =
        [(latin, "L"), (arabic, "A"), (cjk, "C"), (symbols, "S"), (emoji, "E")].first { $0.0 === face }?.1 ?? "?"
      let bytes = shaped.bytes[Int(run.start)..<Int(run.end)]
      if parts.last?.name == name {
        parts[parts.count - 1].text += String(decoding: bytes, as: UTF8.self)
      } else {
        parts.append((name, String(decoding: bytes, as: UTF8.self)))
      }
    }
    return parts.map { "\($0.name):\($0.text)" }
  }

  @Test func `Runs are as long as possible`() {
    #expect(runs("cp 复制照片 ok") == ["L:cp ", "C:复制照片", "L: ok"])
    #expect(runs("naïve") == ["L:naïve"])
  }

  @Test func `A mark stays with its base, and moves with it`() {
    #expect(runs("e\u{301}x") == ["L:e\u{301}x"])
    // U+20DD, the enclosing circle, is in the symbol font: the letter goes along, whole.
    #expect(runs("a字\u{301}b") == ["L:a", "C:字\u{301}", "L:b"])
  }

  @Test func `A selector chooses text or colour`() {
    #expect(runs("\u{2708}\u{FE0F}") == ["E:\u{2708}\u{FE0F}"])
    #expect(runs("\u{2708}\u{FE0E}") == ["S:\u{2708}\u{FE0E}"])
    #expect(runs("\u{2708}") == ["S:\u{2708}"])
    #expect(runs("\u{231A}") == ["E:\u{231A}"])
    #expect(runs("\u{231A}\u{FE0E}") == ["S:\u{231A}\u{FE0E}"])
  }

  @Test func `Keycaps, flags and joined sequences are whole`() {
    #expect(runs("1") == ["L:1"])
    #expect(runs("a1\u{FE0F}\u{20E3}b") == ["L:a", "E:1\u{FE0F}\u{20E3}", "L:b"])
    #expect(runs("#\u{20E3}") == ["E:#\u{20E3}"])
    #expect(runs("🇩🇪🇫🇷") == ["E:🇩🇪🇫🇷"])
    #expect(runs("x👩‍💻🤥") == ["L:x", "E:👩‍💻🤥"])
    #expect(runs("\u{26F9}\u{1F3FD}") == ["E:\u{26F9}\u{1F3FD}"])
    #expect(runs("\u{2764}\u{200D}\u{1F525}") == ["E:\u{2764}\u{200D}\u{1F525}"])
  }

  @Test func `Default-ignorables choose no font and have no advance`() {
    let text = shape("ab\u{200B}cd\u{2060}ef\u{200D}g\u{AD}", [latin, cjk])
    #expect(text.runs.count == 1)
    #expect(text.runs[0].units == shape("abcdefg", [latin]).runs[0].units)
    #expect(runs("\u{200B}字") == ["C:\u{200B}字"])
    #expect(shape("\u{200B}", [latin]).runs.map(\.units) == [0])
    let filled = shape("a\u{3164}b", [latin]).runs.map(\.units)  // The Hangul filler is an item of its own.
    #expect(filled.reduce(0, +) == shape("ab", [latin]).runs[0].units)
  }

  @Test func `What HarfBuzz can compose or replace is covered`() {
    // The face has neither U+2009 nor U+2011 as glyphs of its own in every case; HarfBuzz draws both with it.
    let mono = try? BundledFonts.face("TeXGyreHeros/texgyreheros-regular.otf")
    guard let mono else { return }
    let text = shape("a\u{2009}b\u{2011}c", [mono, cjk])
    #expect(text.faces.count == 1)
    #expect(text.missing.isEmpty)
  }

  @Test func `A scalar that no face has is reported once, and measured with .notdef`() {
    let text = shape("A\u{F1234}B\u{F1234}", [latin, cjk])
    #expect(text.missing == [0xF1234])
    let letters = shape("AB", [latin]).runs[0].units
    #expect(text.runs.map(\.units).reduce(0, +) == letters + 2 * latin.advance(of: 0))
  }

  @Test func `A mark that no face has leaves its base where it is`() {
    let text = shape("a\u{1E8D0}", [latin, cjk])  // A Mende Kikakui combining number.
    #expect(text.missing == [0x1E8D0])
    #expect(text.faces[Int(text.runs[0].face)] === latin)
  }

  @Test func `No face at all is no crash`() {
    let text = shape("abc", [])
    #expect(text.runs.map(\.units) == [0])
    #expect(text.runs.map(\.kind) == [.control])
  }
}
