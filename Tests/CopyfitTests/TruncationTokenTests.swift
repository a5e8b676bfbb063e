// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Tokens of every kind, and what the result says of the cut (facts/uikit.md 6.2, rule 5). Menlo 20.48: a glyph is 12.33.

import Copyfit
import CopyfitFonts
import Testing

@Suite struct `Truncation tokens` {
  private let measurer = TextMeasurer(fonts: .bundled)
  private let font = Font("Menlo", size: 20.48)

  private func layout(
    _ text: String, width: Double, lines: Int = 1, token: AttributedText?, mode: LineBreakMode = .byTruncatingTail
  ) throws -> TextLayout {
    var label = Label(text, font: font, numberOfLines: lines)
    (label.truncationToken, label.lineBreakMode) = (token, mode)
    return try measurer.prepare(label).layout(in: Size(width: width, height: .infinity))
  }

  private func token(_ string: String, size: Double = 20.48) -> AttributedText {
    AttributedText(string, attributes: TextAttributes(font: Font("Menlo", size: size)))
  }

  /// Half as large, five glyphs are 30.825: 69.175 of 100 are left, five glyphs of the text.
  @Test func `A token has its own font`() throws {
    let cut = try layout("abcdefghij", width: 100, token: token("…more", size: 10.24))
    #expect(cut.visible == "abcde…more" && abs(cut.width - 92.475) < 1e-9)
    #expect(cut.visibleRanges == [UTF16Range(0, 5)] && cut.isTruncated)
    #expect(abs(cut.height - 23.84) < 1e-9 && cut.fullLineCount == 2)
  }

  /// Twice as large, the token makes its line as high as itself.
  @Test func `A tall token makes a tall line`() throws {
    let cut = try layout("abcdefghij", width: 100, token: token("…", size: 40.96))
    #expect(abs(cut.height - 47.68) < 1e-9 && cut.visible == "abcdef…")
  }

  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func `A token longer than its line stands alone, clipped`(mode: LineBreakMode) throws {
    let long = String(repeating: "more ", count: 20)
    let cut = try layout("abcdefgh", width: 50, token: token(long), mode: mode)
    #expect(cut.lines.count == 1 && cut.isTruncated && cut.visible == long)
    #expect(cut.width == 50 && cut.visibleRanges.isEmpty)
  }

  @Test func `An empty token is none`() throws {
    let cut = try layout("abcdefgh", width: 50, token: AttributedText(""))
    #expect(cut.visible == "abcd" && cut.isTruncated)
  }

  /// A box of nothing has no room for a token either.
  @Test(arguments: LineBreakMode.allCases) func `Widths of nothing`(mode: LineBreakMode) throws {
    for text in ["abc", " ", "\n", "\n\n", "a\nb", "👩‍👩‍👧", "שלום", "a\u{AD}b", "\t\t"] {
      for lines in 0...2 {
        for width in [0, 0.001, 5, 12.33, 24.66] {
          let cut = try layout(text, width: width, lines: lines, token: nil, mode: mode)
          #expect(cut.width.isFinite && cut.height.isFinite && cut.lines.count <= max(lines, text.count + 1))
          let shown = cut.visibleRanges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
          #expect(cut.isTruncated == (shown < text.utf16.count), "\(text.debugDescription) \(lines) \(width)")
        }
      }
    }
  }

  /// The full text has four lines of seven glyphs.
  @Test func `The result says how many lines there would be`() throws {
    let cut = try layout("aaa bbb ccc ddd eee fff ggg", width: 90, lines: 2, token: nil)
    #expect(cut.lines.map(\.text) == ["aaa bbb", "ccc dd…"] && cut.fullLineCount == 4)
    #expect(cut.visibleRanges == [UTF16Range(0, 14)])
    let middle = try layout("abcdefgh", width: 60, token: nil, mode: .byTruncatingMiddle)
    #expect(middle.visible == "a…gh" && middle.visibleRanges == [UTF16Range(0, 1), UTF16Range(6, 8)])
    let head = try layout("abcdefgh", width: 60, token: nil, mode: .byTruncatingHead)
    #expect(head.visible == "…fgh" && head.visibleRanges == [UTF16Range(5, 8)])
  }

  /// Four glyphs fit in 50 and three in 40, of which a clipped line shows part of one more. A middle's half of 50 - 12.33
  /// holds one glyph, and then two are left room for. In a box of no height there is no line.
  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, 50.0, "Lin…\nlin…"), (.byTruncatingHead, 50, "…one\n…two"),
    (.byTruncatingMiddle, 50, "L…ne\nl…wo"), (.byClipping, 40, "Line\nline"), (.byTruncatingTail, 0, "…\n…"),
  ])
  func `Every paragraph that is cut shows its cut`(mode: LineBreakMode, width: Double, visible: String) throws {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    let attributes = TextAttributes(font: font, paragraphStyle: style)
    let text = try measurer.prepare(AttributedText("Line one\nline two", attributes: attributes))
    let cut = try text.layout(in: TextBox(width: width))
    #expect(cut.visible == visible && cut.lines.map(\.text).joined(separator: "\n") == visible)
    let half = try measurer.prepare(AttributedText("Line one\r\nab", attributes: attributes))
    let first = String(visible.prefix { $0 != "\n" })
    if width > 0 { #expect(try half.layout(in: TextBox(width: width)).visible == first + "\r\nab") }
    let none = try text.layout(in: TextBox(width: width, height: 0))
    #expect(none.visible.isEmpty && none.visibleRanges.isEmpty && none.isTruncated)
  }

  /// At half the size a glyph is 6.165: nine fit in 60, and a line is 11.92 high.
  @Test func `A token shrinks with the text`() throws {
    var label = Label("abcdefghijklmnopqrst", font: font)
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
    let box = Size(width: 60, height: .infinity)
    let own = try measurer.prepare(label).layout(in: box)
    for token in [AttributedText("…"), token("…")] {
      label.truncationToken = token
      #expect(try measurer.prepare(label).layout(in: box) == own)
    }
    #expect(own.visible == "abcdefgh…" && abs(own.height - 11.92) < 1e-9)
  }

  /// The token stands behind the logical beginning: in Hebrew its text is kept from the first letter on.
  @Test func `Right to left`() throws {
    let cut = try layout("שלום עולם", width: 60, token: nil)
    #expect(cut.visible.hasPrefix("ש") && cut.visible.hasSuffix("…"))
    #expect(cut.visibleRanges.first?.lowerBound == 0)
    let latin = try layout("abc שלום עולם", width: 90, token: nil)
    #expect(latin.visible.hasPrefix("abc ש") && latin.visible.hasSuffix("…"))
  }
}
