// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Heights, indents, tabs and alignment by hand arithmetic. Square font at 10 points: 10 wide, ascent 8, descent 2.

import Testing

@testable import LineLayout

@Suite struct `A line's height` {
  private func size(_ text: String, _ change: (inout ParagraphMetrics, inout LayoutOptions) -> Void) throws -> BlockSize
  {
    var (style, options) = (ParagraphMetrics(), LayoutOptions())
    options.width = 100
    change(&style, &options)
    return try SampleText.square(text).input(paragraphs: [style]).size(options)
  }

  @Test func `Multiple, then minimum, then maximum`() throws {
    #expect(try size("a\nb\nc") { style, _ in style.lineHeightMultiple = 1.5 }.height == 45)
    #expect(
      try size("a") { style, _ in (style.lineHeightMultiple, style.maximumLineHeight) = (2, 12.5) }.height == 12.5)
    #expect(try size("a") { style, _ in (style.lineHeightMultiple, style.minimumLineHeight) = (0.5, 9) }.height == 9)
    // The maximum wins over a larger minimum.
    #expect(try size("a") { style, _ in (style.minimumLineHeight, style.maximumLineHeight) = (30, 20) }.height == 20)
  }

  @Test func `Surplus goes where the mode says`() throws {
    // Height 20, ascent 8, descent 2.
    let expected: [(LineHeightMode, Double)] = [(.textKit, 18), (.label, 18), (.halfLeading, 13), (.evenSplit, 16)]
    for (mode, baseline) in expected {
      let size = try size("a") { style, options in
        style.minimumLineHeight = 20
        options.heightMode = mode
      }
      #expect(size.firstBaseline == baseline)
    }
    // A small maximum takes from above the baseline.
    #expect(try size("a") { style, _ in style.maximumLineHeight = 6 }.firstBaseline == 4)
  }

  @Test func `Spacing stands between lines and paragraphs`() throws {
    // Three lines of 10, two gaps of 4; between paragraphs 5 and 6 more: 49.
    let size = try size("aaaaaaaaaa b\nc") { style, _ in
      (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (4, 5, 6)
    }
    #expect(size.height == 49.0)
    #expect(try self.size("a") { style, _ in style.lineSpacing = 4 }.height == 10)
  }

  @Test func `An empty line has the height of its own newline`() throws {
    var sample = try SampleText.square("Top\n\nend")
    sample.faces = [sample.faces[0], sample.faces[0], sample.faces[0]]
    sample.styleStarts = [4, 5]
    let block = sample.input(sizes: [10, 40, 10]).block(LayoutOptions())
    #expect(block.lines.map(\.height) == [10, 40, 10])
  }

  @Test func `Leading joins spacing by the larger`() throws {
    var metrics = RunMetrics(size: 10, ascent: 8, descent: 2)
    (metrics.lineGap, metrics.styleLeading) = (1, 3)
    var style = ParagraphMetrics()
    style.lineSpacing = 2
    let sample = try SampleText.square("a\nb")
    let input = LayoutInput(text: sample.shaped, metrics: [metrics], paragraphs: [style])
    var options = LayoutOptions()
    #expect(input.size(options).height == 22.0)
    // Counted below the last line too.
    options.usesFontLeading = true
    #expect(input.size(options).height == 26.0)
    // A label: between lines only.
    options.heightMode = .label
    #expect(input.size(options).height == 23.0)
  }

  @Test func `A raised run reaches higher, a lowered one deeper`() throws {
    var sample = try SampleText.square("ab")
    sample.faces = [sample.faces[0], sample.faces[0]]
    sample.styleStarts = [1]
    var metrics = [RunMetrics(size: 10, ascent: 8, descent: 2), RunMetrics(size: 10, ascent: 8, descent: 2)]
    metrics[1].baselineOffset = 3
    let raised = LayoutInput(text: sample.shaped, metrics: metrics).size(LayoutOptions())
    #expect(raised.height == 13 && raised.firstBaseline == 11)
    metrics[1].baselineOffset = -3
    let lowered = LayoutInput(text: sample.shaped, metrics: metrics).size(LayoutOptions())
    #expect(lowered.height == 13 && lowered.firstBaseline == 8)
  }

  @Test func `Ten equal lines do not drift`() throws {
    let text = Array(repeating: "a", count: 10).joined(separator: "\n")
    #expect(try size(text) { style, _ in style.minimumLineHeight = 18.3 }.height == 183)
  }

  @Test func `An attachment stands on the baseline`() throws {
    let box = AttachmentBox(offset: 2, width: 40, ascent: 60, descent: 0)
    let input = try SampleText.square("a \u{FFFC} b").input(attachments: [box])
    let size = input.size(LayoutOptions())
    #expect(size.width == 80.0)
    #expect(size.height == 62.0)
  }
}

@Suite struct `A line's width` {
  private func block(
    _ text: String, width: Double = .infinity,
    _ change: (inout ParagraphMetrics, inout LayoutOptions) -> Void = { _, _ in }
  ) throws -> TextBlock {
    var (style, options) = (ParagraphMetrics(), LayoutOptions())
    options.width = width
    change(&style, &options)
    return try SampleText.square(text).input(paragraphs: [style]).block(options)
  }

  @Test func `Trailing space counts, clamped to the container`() throws {
    #expect(try block("abc   ").width == 60)
    #expect(try block("abc def", width: 45).width == 40)
    #expect(try block("abc def", width: 35).width == 35)
    #expect(try block("abc   ") { _, options in options.trailingWhitespace = .hang }.width == 30)
    #expect(try block("         ", width: 32).width == 32)
    #expect(try block("abc def", width: 45) { _, options in options.maximumLines = 1 }.width == 30)
  }

  @Test func `Indents count on their side`() throws {
    let first = try block("aaaa bbbb cccc dddd", width: 95) { style, _ in style.firstLineHeadIndent = 50 }
    #expect(first.lines.map(\.x) == [50, 0, 0])
    let tail = try block("aaaa bbbb", width: 60) { style, _ in style.tailIndent = -15 }
    #expect(tail.lines.count == 2)
    // 40 + the space, clamped to 45, + 15.
    #expect(tail.width == 60)
    // A positive tail indent is the line's right edge, from the leading edge.
    let fixed = try block("aaaa bbbb", width: 500) { style, _ in (style.tailIndent, style.headIndent) = (45, 5) }
    #expect(fixed.lines.count == 2)
  }

  @Test func `Spacing follows every drawn cluster, the last included`() throws {
    let input = try SampleText.square("a\u{AD}bc").input(spacing: 2)
    #expect(input.size(LayoutOptions()).width == 36.0)
  }

  @Test func `Alignment places the visible part`() throws {
    for (alignment, x) in [(LineAlignment.natural, 0.0), (.left, 0), (.center, 35), (.right, 70), (.justified, 0)] {
      let block = try block("abc ", width: 100) { style, _ in style.alignment = alignment }
      #expect(block.lines[0].x == x)
    }
  }

  static let tabs: [(String, [TabStop], Double)] = [
    ("a\tb", [], 38), ("abc\tb", [], 66), ("\tb", [], 38), ("a\t", [], 28),
    ("Total\t9.50", [TabStop(location: 200, alignment: .right)], 200),
    ("Total\t9.50", [TabStop(location: 200, alignment: .left)], 240),
    ("Total\t9.50", [TabStop(location: 200, alignment: .center)], 220),
    ("Total\t9.50", [TabStop(location: 200, alignment: .decimal)], 230),
    ("Total\t950", [TabStop(location: 200, alignment: .decimal)], 200),
    // Too long to end at the stop: acts as a left stop.
    ("Total\t123456", [TabStop(location: 100, alignment: .right)], 160),
    // Behind the last stop: whole multiples of 28.
    ("a\tb\tc", [TabStop(location: 40, alignment: .left)], 66),
    ("a\tb\tc", [TabStop(location: 40, alignment: .right), TabStop(location: 70, alignment: .right)], 70),
  ]

  @Test(arguments: tabs)
  func `A tab goes to its stop`(text: String, stops: [TabStop], width: Double) throws {
    #expect(try block(text) { style, _ in style.tabStops = stops }.width == width)
  }

  @Test func `A tab at the line's end hangs`() throws {
    let block = try block("abcd\tb", width: 45)
    #expect(block.lines.map(\.width) == [40, 10])
    #expect(block.lines[0].trailingSpace == 16)
    #expect(block.width == 45)
  }
}
