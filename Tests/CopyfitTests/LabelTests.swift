// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// UILabel rule by rule (facts/uikit.md 6.1, 6.2). Menlo 20.48: a glyph is 12.33 wide, a line 23.84 high, 19.01 of it
// above the baseline.

import Copyfit
import CopyfitFonts
import Testing

@Suite struct `Labels answer as UIKit does` {
  private let measurer = TextMeasurer(fonts: .bundled)
  private let font = Font("Menlo", size: 20.48)

  private func label(
    _ text: String?, lines: Int = 1, _ set: (inout Label) -> Void = { _ in }
  ) throws -> PreparedLabel {
    var label = Label(text, font: font, numberOfLines: lines)
    set(&label)
    return try measurer.prepare(label)
  }

  /// 36.99 x 23.84 rounded up to whole pixels; three lines once, 71.52.
  @Test func `Sizes are rounded up once`() throws {
    for (scale, width, height) in [(1.0, 37.0, 24.0), (2, 37, 24), (3, 37, 24)] {
      #expect(try label("abc") { $0.scale = scale }.intrinsicContentSize == Size(width: width, height: height))
    }
    let three = try label("a\nb\nc", lines: 0) { $0.scale = 2 }
    #expect(three.intrinsicContentSize.height == 72)
    #expect(try label("a\nb\nc", lines: 0) { $0.scale = 3 }.intrinsicContentSize.height == 215.0 / 3)
  }

  @Test func `No text has no size, a blank and a newline have`() throws {
    for nothing in [nil, ""] {
      #expect(try label(nothing).intrinsicContentSize == .zero)
      #expect(try label(nothing, lines: 0).sizeThatFits(Size(width: 100, height: 0)) == .zero)
      #expect(try label(nothing).textRect(forBounds: Rect(x: 3, y: 4, width: 50, height: 50)).size == .zero)
      #expect(try label(nothing).baselines() == (0, 0))
    }
    #expect(try label(" ").intrinsicContentSize == Size(width: 13, height: 24))
    // A newline at the end is one more line, where lines are not limited.
    #expect(try label("a\n", lines: 0).intrinsicContentSize.height == 48)
    #expect(try label("a\n").intrinsicContentSize.height == 24)
    // A newline alone is twice as high as that, even in one line (facts/uikit.md 5).
    #expect(try label("\n").intrinsicContentSize == Size(width: 0, height: 48))
    #expect(try label("\n").sizeThatFits(Size(width: 9, height: 9)).height == 48)
    #expect(try label("\n", lines: 0).intrinsicContentSize.height == 48)
    #expect(try label("\n") { $0.policies.newlineAtEnd = .noLine }.intrinsicContentSize.height == 24)
  }

  /// 86.31: one line whatever the width for one line, unwrapped without a preferred width, wrapped with one.
  @Test func `Widths that count`() throws {
    let one = try label("aaa bbb")
    #expect(try one.sizeThatFits(Size(width: 20, height: 0)) == Size(width: 87, height: 24))
    for lines in [0, -3] {
      let many = try label("aaa bbb", lines: lines)
      #expect(many.intrinsicContentSize == Size(width: 87, height: 24))
      #expect(try many.sizeThatFits(Size(width: 60, height: 0)) == Size(width: 50, height: 48))
      for unbounded in [0, Double.infinity] {
        #expect(try many.sizeThatFits(Size(width: unbounded, height: 0)) == Size(width: 87, height: 24))
      }
    }
    for width in [PreferredMaxLayoutWidth.explicit(60), .automatic(laidOutWidth: 60)] {
      let preferred = try label("aaa bbb", lines: 0) { $0.preferredMaxLayoutWidth = width }
      #expect(preferred.intrinsicContentSize == Size(width: 50, height: 48))
    }
    for width in [PreferredMaxLayoutWidth.explicit(0), .explicit(-1), .explicit(.nan), .automatic(laidOutWidth: 0)] {
      let none = try label("aaa bbb", lines: 0) { $0.preferredMaxLayoutWidth = width }
      #expect(none.intrinsicContentSize == Size(width: 87, height: 24))
    }
  }

  @Test func `What fits is seen before and after the first pass`() throws {
    let automatic = try label("aaa bbb", lines: 0) { $0.preferredMaxLayoutWidth = .automatic(laidOutWidth: 60) }
    #expect(automatic.firstPassContentSize == Size(width: 87, height: 24))
    let explicit = try label("aaa bbb", lines: 0) { $0.preferredMaxLayoutWidth = .explicit(60) }
    #expect(explicit.firstPassContentSize == explicit.intrinsicContentSize)
  }

  /// At the top left where it fits; else as high as the bounds, where a centred block would start: 20 + (30 - 72) / 2.
  @Test func `Text rectangles`() throws {
    let bounds = Rect(x: 10, y: 20, width: 200, height: 100)
    #expect(try label("abc").textRect(forBounds: bounds) == Rect(x: 10, y: 20, width: 37, height: 24))
    let three = try label("a\nb\nc", lines: 0)
    #expect(
      try three.textRect(forBounds: Rect(x: 10, y: 20, width: 200, height: 30))
        == Rect(x: 10, y: -1, width: 13, height: 30))
    #expect(try three.textRect(forBounds: bounds, limitedToNumberOfLines: 2).height == 48)
  }

  /// 98.64 in 60: the bounds' width, but for truncating modes 4 x 12.33 = 49.32.
  @Test(arguments: LineBreakMode.allCases) func `One line that is too long`(mode: LineBreakMode) throws {
    let rect = try label("abcdefgh") { $0.lineBreakMode = mode }
      .textRect(forBounds: Rect(x: 0, y: 0, width: 60, height: 50))
    #expect(rect.width == ([.byWordWrapping, .byCharWrapping, .byClipping].contains(mode) ? 60 : 50))
  }

  /// Shrinking says what would be drawn, and leaves all three sizes.
  @Test func `Shrinking changes no size`() throws {
    let set: (Double) -> (inout Label) -> Void = { least in
      { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, least) }
    }
    let (plain, shrinking) = (try label("abcdefgh"), try label("abcdefgh", set(0.25)))
    let (box, bounds) = (Size(width: 49.32, height: 30), Rect(x: 0, y: 0, width: 49.32, height: 30))
    #expect(shrinking.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(try shrinking.sizeThatFits(box) == plain.sizeThatFits(box))
    #expect(try shrinking.textRect(forBounds: bounds) == plain.textRect(forBounds: bounds))
    let factor = try shrinking.scaleFactor(in: box)
    #expect(factor <= 0.5 + 1e-12 && factor > 0.5 - 1.0 / 4096)
    #expect(try !shrinking.layout(in: box).isTruncated && plain.layout(in: box).isTruncated)
    #expect(try plain.scaleFactor(in: box) == 1)
    #expect(try label("abcdefgh", set(0.75)).scaleFactor(in: box) == 0.75)
    #expect(try label("abcdefgh", set(0.75)).layout(in: box).isTruncated)
    // The block's height counts too, in as many lines as are allowed.
    let two = try label("aaa bbb", lines: 2, set(0.1))
    #expect(try two.scaleFactor(in: Size(width: 60, height: 47.69)) == 1)
    let low = try two.scaleFactor(in: Size(width: 60, height: 23.84))
    #expect(low < 0.7 && low > 60 / 86.31 - 1.0 / 4096)
    for wrong in [0, 1, -1, Double.nan] { #expect(try label("abcdefgh", set(wrong)).scaleFactor(in: box) == 1) }
  }

  /// The first is the nearest pixel to 19.01, the last the next one above 23.84 + 19.01 = 42.85.
  @Test func `Baselines`() throws {
    let two = try label("a\nb", lines: 0) { $0.scale = 2 }
    #expect(two.baselines() == (19, 43))
  }

  /// The paragraph style of the first character sets the label's mode, and not its tokens' place in it.
  @Test func `Attributed text brings its mode along`() throws {
    var attributes = TextAttributes(font: font)
    #expect(Label(AttributedText("a", attributes: attributes)).lineBreakMode == .byTruncatingTail)
    attributes.paragraphStyle = ParagraphStyle()
    #expect(Label(AttributedText("a", attributes: attributes)).lineBreakMode == .byWordWrapping)
    attributes.paragraphStyle?.lineBreakMode = .byTruncatingMiddle
    #expect(Label(AttributedText("a", attributes: attributes)).lineBreakMode == .byTruncatingMiddle)
  }

  /// 1.2 x 23.84 = 28.608: iOS 26 rounds each such line up, so three are 87; before, 85.824 is rounded once. Lines
  /// without multiple and limits are never rounded one by one.
  @Test func `Limited lines are rounded one by one by some systems`() throws {
    for (generation, height, plain) in [(OSGeneration.iOS26, 87.0, 72.0), (.iOS15, 86, 72)] {
      var style = ParagraphStyle()
      style.lineHeightMultiple = 1.2
      var label = Label(
        AttributedText("a\nb\nc", attributes: TextAttributes(font: font, paragraphStyle: style)), numberOfLines: 0)
      label.osGeneration = generation
      #expect(try measurer.prepare(label).intrinsicContentSize.height == height)
      label.text = AttributedText("a\nb\nc", attributes: TextAttributes(font: font))
      #expect(try measurer.prepare(label).intrinsicContentSize.height == plain)
    }
  }

  @Test func `Numbers that are none are refused`() throws {
    let label = try label("abc", lines: 0)
    for wrong in [Double.nan, -1, -Double.infinity] {
      #expect(throws: MeasureError.self) { try label.sizeThatFits(Size(width: wrong, height: 0)) }
      #expect(throws: MeasureError.self) { try label.layout(in: Size(width: 10, height: wrong)) }
      #expect(throws: MeasureError.self) { try label.scaleFactor(in: Size(width: wrong, height: 10)) }
      #expect(throws: MeasureError.self) {
        try label.textRect(forBounds: Rect(x: 0, y: 0, width: 10, height: wrong))
      }
      #expect(throws: MeasureError.self) { try self.label("abc") { $0.scale = wrong } }
    }
    #expect(try label.lastBaseline(in: .unbounded).isFinite)
  }
}
