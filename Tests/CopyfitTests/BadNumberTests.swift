// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Law 8 at the facade: bad numbers are errors that name the culprit, never an answer that is none.

import Copyfit
import CopyfitFonts
import Testing

@Suite struct `Bad numbers are named` {
  private let measurer = TextMeasurer(fonts: .bundled)

  @Test(arguments: [Double.nan, .infinity, -1, 1e308])
  func `Font sizes`(size: Double) {
    #expect {
      try measurer.prepare(AttributedText("text"), defaultFont: .system(size: size))
    } throws: { error in
      "\(error)".hasPrefix("font size is")
    }
  }

  @Test(arguments: [Double.nan, -0.5, -.infinity])
  func `Widths`(width: Double) throws {
    let text = try measurer.prepare(AttributedText("text"))
    #expect {
      try text.size(in: TextBox(width: width))
    } throws: { error in
      "\(error)".hasPrefix("width is")
    }
    #expect(throws: MeasureError.self) { try text.boundingRect(with: Size(width: width, height: 10)) }
  }

  @Test func `Figures of a paragraph style`() {
    var style = ParagraphStyle()
    style.lineSpacing = .nan
    let text = AttributedText("text", attributes: TextAttributes(font: nil, paragraphStyle: style))
    #expect {
      try measurer.prepare(text)
    } throws: { error in
      "\(error)".hasPrefix("lineSpacing is")
    }
  }

  /// UIKit tolerates these two: a negative spacing is none, a negative number of lines is no limit.
  @Test func `What UIKit tolerates`() throws {
    var style = ParagraphStyle()
    style.lineSpacing = -5
    let attributes = TextAttributes(font: Font("Menlo", size: 10), paragraphStyle: style)
    var label = Label(AttributedText("a\nb\nc", attributes: attributes), numberOfLines: -1)
    label.scale = 1
    // Three lines of (1901 + 483) / 2048 x 10 = 11.64 are 34.92, 35 in whole pixels.
    #expect(try measurer.prepare(label).intrinsicContentSize.height == 35)
  }
}
