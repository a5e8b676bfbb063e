// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// System 4: a message cell that measures its body by boundingRect: Helvetica 10 on lines of 16, padding 5.

import Copyfit
import Testing

@Suite struct `Message cells measured by boundingRect` {
  private let padding = 5.0

  private func height(of body: String?, width: Double) throws -> Double {
    var style = ParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (16, 16)
    let attributes = TextAttributes(font: Font("Helvetica", size: 10), paragraphStyle: style)
    let text = try body.map { try Seed.measurer.prepare(AttributedText($0, attributes: attributes)) }
    let chain = VerticalChain(
      [ChainItem("body", DrawnTextItem(text), leading: .edge(padding), trailing: .edge(padding))],
      top: .points(padding), bottom: .points(padding))
    var table = Seed.table(width)
    table.hasSeparators = false
    return try Row(chain, rowHeight: .automatic).fitted(in: table).height
  }

  /// n lines are 16 n and 2 x 5 around them.
  @Test func `Heights at four widths`() throws {
    let body =
      "The parcel is at the gate.\nPlease fetch it before six, or ask the neighbour on the left, who has a key and a bicycle."
    #expect(try Seed.widths.map { try height(of: body, width: $0) } == [3, 3, 3, 2].map { 16 * $0 + 10 })
  }

  /// Ideographs are an em wide, so 10 points; 310 / 10 = 31 a line: 62 are two lines and 63 three. Helvetica's own lines
  /// stay, whatever font the ideographs come from.
  @Test func `Japanese text is counted by the em`() throws {
    #expect(try height(of: String(repeating: "\u{6C34}", count: 31), width: 320) == 16 + 10)
    #expect(try height(of: String(repeating: "\u{6C34}", count: 62), width: 320) == 2 * 16 + 10)
    #expect(try height(of: String(repeating: "\u{6C34}", count: 63), width: 320) == 3 * 16 + 10)
  }

  @Test func `Line breaks count, a final one too`() throws {
    #expect(try height(of: "one", width: 320) == 16 + 10)
    #expect(try height(of: "one\ntwo", width: 320) == 2 * 16 + 10)
    #expect(try height(of: "one\n\ntwo", width: 320) == 3 * 16 + 10)
    #expect(try height(of: "one\n", width: 320) == 2 * 16 + 10)
  }

  @Test func `Empty and nil bodies leave the padding`() throws {
    #expect(try height(of: "", width: 320) == 10)
    #expect(try height(of: nil, width: 320) == 10)
  }

  /// A cell of no width yet, and one that is as wide as its padding: boundingRect takes 0 for no limit and answers one
  /// line, the row says so. With a width the same text is three lines.
  @Test(arguments: [0.0, 10]) func `Before it has a width`(width: Double) throws {
    let body = "The parcel is at the gate, please fetch it before six."
    var style = ParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (16, 16)
    let attributes = TextAttributes(font: Font("Helvetica", size: 10), paragraphStyle: style)
    let text = try Seed.measurer.prepare(AttributedText(body, attributes: attributes))
    let label = try Seed.measurer.prepare(Label(AttributedText(body, attributes: attributes), numberOfLines: 0))
    for item in [DrawnTextItem(text), LabelItem(label)] as [any FittingItem] {
      let chain = VerticalChain(
        [ChainItem("body", item, leading: .edge(padding), trailing: .edge(padding))], top: .points(padding),
        bottom: .points(padding))
      let early = try chain.fitted(width: width)
      #expect(early.neededHeight == 26.0)
      #expect(early.diagnoses == [.noWidth(item: "body", width: width - 10)])
      let right = try chain.fitted(width: 100)
      #expect(right.neededHeight == 58.0 && right.diagnoses.isEmpty)
    }
  }
}
