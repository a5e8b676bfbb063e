// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// NSStringDrawing at the facade (facts/uikit.md 5). Menlo 20.48: a glyph is 12.33 wide, a line 23.84 high, 19.01 of it
// above the baseline.

import Copyfit
import CopyfitFonts
import TestSupport
import Testing

@Suite struct `String drawing answers as UIKit does` {
  private let measurer = TextMeasurer(fonts: .bundled)
  private let font = Font("Menlo", size: 20.48)

  private func near(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-9 }

  private func prepare(_ string: String, _ set: (inout ParagraphStyle) -> Void = { _ in }) throws -> PreparedText {
    var style = ParagraphStyle()
    set(&style)
    return try measurer.prepare(
      AttributedText(string, attributes: TextAttributes(font: font, paragraphStyle: style)))
  }

  @Test func `Options have UIKit's bits`() {
    #expect(StringDrawingOptions.usesLineFragmentOrigin.rawValue == 1)
    #expect(StringDrawingOptions.usesFontLeading.rawValue == 2)
    #expect(StringDrawingOptions.usesDeviceMetrics.rawValue == 8)
    #expect(StringDrawingOptions.truncatesLastVisibleLine.rawValue == 32)
    #expect(LineBreakMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(LineBreakStrategy.pushOut.rawValue == 1 && LineBreakStrategy.hangulWordPriority.rawValue == 2)
    #expect(LineBreakStrategy.standard.rawValue == 0xFFFF)
  }

  /// Zero and infinity are no limit, in either axis.
  @Test func `Zero is unbounded`() throws {
    let text = try prepare("aaa bbb")
    for unbounded in [0, Double.infinity] {
      let rect = try text.boundingRect(
        with: Size(width: unbounded, height: unbounded), options: .usesLineFragmentOrigin)
      #expect(near(rect.width, 7 * 12.33) && near(rect.height, 23.84))
    }
    #expect(near(try text.boundingRect(with: .zero).y, -19.01))
  }

  /// The absent font is Helvetica 12: TeX Gyre Heros with UIFont's 0.92002 + 0.22998 an em, so 13.8 high.
  @Test func `Absent font`() throws {
    let size = try measurer.size(of: "Hi", withAttributes: TextAttributes())
    #expect(abs(size.height - 13.8) < 0.001)
    #expect(try measurer.size(of: "Hi", withAttributes: TextAttributes(font: Font("Helvetica", size: 12))) == size)
  }

  /// No box: newlines count, trailing spaces too; nothing has no size.
  @Test func `Size with attributes`() throws {
    let attributes = TextAttributes(font: font)
    let size = try measurer.size(of: "ab  \nabc", withAttributes: attributes)
    #expect(near(size.width, 4 * 12.33) && near(size.height, 47.68))
    #expect(try measurer.size(of: "", withAttributes: attributes) == .zero)
    #expect(near(try measurer.size(of: "\n", withAttributes: attributes).height, 47.68))
  }

  /// 98.64 in 50 needs 0.50689, found to 1/4096; the bounds are those of the shrunk text.
  @Test(arguments: [[], StringDrawingOptions.usesLineFragmentOrigin])
  func `A context asks for shrinking`(options: StringDrawingOptions) throws {
    let text = try prepare("abcdefgh")
    var context = StringDrawingContext()
    context.minimumScaleFactor = 0.25
    let rect = try text.boundingRect(with: Size(width: 50, height: 0), options: options, context: &context)
    let exact = 50 / (8 * 12.33)
    #expect(context.actualScaleFactor <= exact && context.actualScaleFactor > exact - 1.0 / 4096)
    #expect(context.totalBounds == rect)
    #expect(near(rect.width, 8 * 12.33 * context.actualScaleFactor))
    #expect(near(rect.height, 23.84 * context.actualScaleFactor))
    context.minimumScaleFactor = 0.75
    _ = try text.boundingRect(with: Size(width: 50, height: 0), options: options, context: &context)
    #expect(context.actualScaleFactor == 0.75)
    for off in [0, 1, -1, Double.nan] {
      context.minimumScaleFactor = off
      _ = try text.boundingRect(with: Size(width: 50, height: 0), options: options, context: &context)
      #expect(context.actualScaleFactor == 1)
    }
  }

  /// "aaa bbb" is one line of 86.31: without the option it shrinks to 60, with it, it wraps at its own size.
  @Test func `One line shrinks where several wrap`() throws {
    let text = try prepare("aaa bbb")
    var context = StringDrawingContext()
    context.minimumScaleFactor = 0.1
    _ = try text.boundingRect(with: Size(width: 60, height: 0), options: [], context: &context)
    #expect(abs(context.actualScaleFactor - 60 / 86.31) < 1.0 / 4096)
    _ = try text.boundingRect(
      with: Size(width: 60, height: 0), options: .usesLineFragmentOrigin, context: &context)
    #expect(context.actualScaleFactor == 1)
    // A truncating paragraph is one line, so it shrinks rather than be cut.
    let cut = try prepare("aaa bbb") { $0.lineBreakMode = .byTruncatingTail }
    _ = try cut.boundingRect(with: Size(width: 60, height: 0), options: .usesLineFragmentOrigin, context: &context)
    #expect(abs(context.actualScaleFactor - 60 / 86.31) < 1.0 / 4096)
  }

  /// Ink of Square: an em wide, 0.8 above the baseline, 0.2 below. Without the origin option it is measured from the
  /// baseline. A line of 30 has it at the bottom. Blanks have none.
  @Test func `Device metrics`() throws {
    let square = try measurer.prepare(
      AttributedText("XX", attributes: TextAttributes(font: Font(TestFonts.square, size: 10))))
    #expect(
      try square.boundingRect(with: .zero, options: .usesDeviceMetrics) == Rect(x: 0, y: -8, width: 20, height: 10))
    var style = ParagraphStyle()
    style.minimumLineHeight = 30
    let tall = try measurer.prepare(
      AttributedText("X", attributes: TextAttributes(font: Font(TestFonts.square, size: 10), paragraphStyle: style)))
    let rect = try tall.boundingRect(with: .zero, options: [.usesLineFragmentOrigin, .usesDeviceMetrics])
    #expect(rect == Rect(x: 0, y: 20, width: 10, height: 10))
    #expect(try prepare("  ").boundingRect(with: .zero, options: .usesDeviceMetrics) == .zero)
  }
}

@Suite struct `Texts are fitted backwards` {
  private let measurer = TextMeasurer(fonts: .bundled)

  /// Words of 3, 3, 3 glyphs of 12.33: one line has 11, two have 7, three have 3.
  @Test func `Narrowest widths`() throws {
    let text = try measurer.prepare(AttributedText("aaa bbb ccc"), defaultFont: Font("Menlo", size: 20.48))
    for (lines, glyphs) in [(1, 11.0), (2, 7), (3, 3), (9, 3)] {
      let width = try #require(text.narrowestWidth(forLines: lines))
      #expect(width >= glyphs * 12.33 - 1e-9 && width < glyphs * 12.33 + 1.0 / 1024)
      #expect(try text.size(in: TextBox(width: width)).lineCount <= lines)
    }
    #expect(text.narrowestWidth(forLines: 0) == nil)
    #expect(try measurer.prepare(AttributedText("a\nb\nc")).narrowestWidth(forLines: 2) == nil)
  }

  /// Eleven glyphs of 1233 / 2048 em in 100: 15.1 points; halves of points: 15. As two lines of seven: 23.5.
  @Test func `Largest sizes`() throws {
    let text = try measurer.prepare(AttributedText("aaa bbb ccc"), defaultFont: Font("Menlo", size: 3))
    #expect(try text.largestPointSize(fitting: TextBox(width: 100, numberOfLines: 1), to: 200) == 15)
    #expect(try text.largestPointSize(fitting: TextBox(width: 100, numberOfLines: 2), to: 200) == 23.5)
    #expect(try text.largestPointSize(fitting: TextBox(width: 100, numberOfLines: 2), to: 20) == 20)
    #expect(try text.largestPointSize(fitting: TextBox(width: 100), from: 60, to: 200) == nil)
    #expect(try text.largestPointSize(fitting: TextBox(width: 100, numberOfLines: 1), to: 200, step: 0.125) == 15)
    for value in [0, -1, Double.nan, .infinity] {
      #expect(throws: MeasureError.self) { try text.largestPointSize(fitting: TextBox(), to: value) }
      #expect(throws: MeasureError.self) { try text.largestPointSize(fitting: TextBox(), to: 10, step: value) }
    }
    // At the size found the text fits when it is asked afresh; a step more does not.
    let box = TextBox(width: 61, height: 300)
    let size = try #require(try text.largestPointSize(fitting: box, to: 500))
    for (points, fits) in [(size, true), (size + 0.5, false)] {
      let fresh = try measurer.prepare(AttributedText("aaa bbb ccc"), defaultFont: Font("Menlo", size: points))
      let layout = try fresh.layout(in: box)
      #expect((!layout.isTruncated && !layout.lines.contains { $0.end == .emergency || $0.overflows }) == fits)
    }
  }
}
