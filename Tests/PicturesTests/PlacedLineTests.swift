// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Pieces of lines in their places. On the square font every figure is arithmetic: a letter is as wide as its size.

import Copyfit
import CopyfitFonts
import LineLayout
import TestSupport
import Testing

@Suite struct `Pieces stand as the line was measured` {
  private let measurer = TextMeasurer(fonts: FontCollection())

  private func line(_ string: String, _ attributes: TextAttributes = TextAttributes()) throws -> PlacedLine {
    let text = try measurer.prepare(
      AttributedText(string, attributes: attributes), defaultFont: Font(TestFonts.square, size: 10))
    let set = try text.set(in: TextBox())
    return try #require(set.input.placedLines(of: set.block, token: set.token).first)
  }

  @Test func `A tab ends at its stop`() throws {
    let pieces = try line("a\tb").pieces
    #expect(pieces.map(\.x) == [0, 10, 28])
    #expect(pieces.map(\.width) == [10, 18, 10])
  }

  @Test func `A right stop takes the text in front of it`() throws {
    var attributes = TextAttributes()
    attributes.paragraphStyle = ParagraphStyle()
    attributes.paragraphStyle?.tabStops = [TextTab(location: 100, alignment: .right)]
    let pieces = try line("a\tbc", attributes).pieces
    #expect(pieces.map(\.x) == [0, 10, 80])
    #expect(pieces.map(\.width) == [10, 70, 20])
  }

  @Test func `Tracking follows each cluster in its direction`() throws {
    var attributes = TextAttributes()
    attributes.tracking = 3
    let latin = try line("ab", attributes).pieces[0]
    #expect(latin.glyphs.map(\.x) == [0, 13] && latin.width == 26)
    let hebrew = try line("אב", attributes).pieces[0]
    #expect(hebrew.glyphs.map(\.x) == [3, 16] && hebrew.width == 26)
  }

  @Test func `Runs are in visual order`() throws {
    // In a line that starts with Hebrew, the first word is on the right: CD, then ab, then the first letters.
    let pieces = try line("אב ab גד").pieces
    #expect(pieces.map(\.x) == [0, 30, 50])
    #expect(pieces.map(\.width) == [30, 20, 30])
  }

  @Test func `An attachment is as wide as its box`() throws {
    var attributes = TextAttributes()
    attributes.attachment = TextAttachment(width: 25, height: 8, baselineOffset: -2)
    let pieces = try line("a\u{FFFC}b", attributes).pieces
    #expect(pieces.map(\.x) == [0, 10, 35])
    #expect(pieces[1].box?.ascent == 6 && pieces[1].box?.descent == 2)
  }
}

@Suite struct `A token stands where the cut text was` {
  private func pieces(_ string: String, _ mode: LineBreakMode) throws -> [PlacedPiece] {
    var label = Label(string, font: Font(TestFonts.square, size: 10))
    label.lineBreakMode = mode
    let set = try TextMeasurer(fonts: FontCollection()).prepare(label).set(in: Size(width: 40, height: .infinity))
    return try #require(set.input.placedLines(of: set.block, token: set.token).first).pieces
  }

  @Test(arguments: [
    ("abcdefg", LineBreakMode.byTruncatingTail, [0.0, 30], [false, true]),
    ("abcdefg", .byTruncatingHead, [0, 10], [true, false]),
    ("אבגדהוז", .byTruncatingTail, [0, 10], [true, false]),
    ("אבגדהוז", .byTruncatingHead, [0, 30], [false, true]),
    ("abcdefg", .byTruncatingMiddle, [0, 10, 20], [false, true, false]),
    // The paragraph is left to right, so its end is at the right even behind Hebrew.
    ("aאבגדהוז", .byTruncatingTail, [0, 10, 30], [false, false, true]),
  ])
  func `Visual order`(string: String, mode: LineBreakMode, edges: [Double], areTokens: [Bool]) throws {
    let pieces = try pieces(string, mode)
    #expect(pieces.map(\.x) == edges)
    #expect(pieces.map { $0.source == .token } == areTokens)
  }
}

@Suite struct `Pieces add up` {
  /// Points: sums in another order may differ in the last bits.
  static let tolerance = 1e-6

  @Test(arguments: Corpus.languages)
  func `To each line's fit width, in every language of the corpus`(language: String) throws {
    let measurer = TextMeasurer(fonts: .bundled)
    for string in try Corpus.paragraphs(language).prefix(6) {
      let text = try measurer.prepare(AttributedText(string), defaultFont: .system(size: 17))
      for width in [90.0, 217, 360] {
        let set = try text.set(in: TextBox(width: width, numberOfLines: 7, lineBreakMode: .byTruncatingTail))
        for (line, placed) in zip(set.block.lines, set.input.placedLines(of: set.block, token: set.token)) {
          let sum = placed.pieces.reduce(0) { $0 + $1.width }
          #expect(abs(sum - line.width) < Self.tolerance, "\(string) \(width) \(line.range)")
        }
      }
    }
  }
}
