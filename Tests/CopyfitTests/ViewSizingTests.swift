// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Text views and buttons around text, against heights measured on devices (facts/uikit.md 6.3, 6.4).

import Copyfit
import CopyfitFonts
import Testing

@Suite struct `Views around text have the measured sizes` {
  private let measurer = TextMeasurer(fonts: .bundled)

  /// iOS 9, system font, one line: 3 points make 20, 4 make 21, 10 make 28, 11 make 30, 100 make 136.
  @Test(arguments: [(3.0, 20.0), (4, 21), (10, 28), (11, 30), (100, 136)])
  func `Text view content heights`(size: Double, height: Double) throws {
    for string in ["one line", ""] {
      let text = try measurer.prepare(AttributedText(string), defaultFont: .system(size: size))
      #expect(try TextViewSizing().contentSize(of: text, width: 2000) == Size(width: 2000, height: height))
    }
  }

  /// The padding of 5 + 5 takes room from every line: "ab cd" of Courier New 10 is 5 x 1229 / 2048 x 10 = 30.009 wide,
  /// so a view of 40 wraps it and one of 40.1 does not.
  @Test func `Text view padding narrows the lines`() throws {
    let text = try measurer.prepare(AttributedText("ab cd"), defaultFont: Font("Courier New", size: 10))
    let line = 10.0 * (1705 + 615) / 2048
    #expect(try TextViewSizing().contentSize(of: text, width: 40).height == (2 * line + 16).rounded(.up))
    #expect(try TextViewSizing().contentSize(of: text, width: 40.1).height == (line + 16).rounded(.up))
  }

  /// A bare button is at least 30 wide and 12 higher than its line: system 15 is 17.9 high, so 30; an empty title keeps
  /// the line. With insets there is neither minimum nor addition.
  @Test func `Button titles`() throws {
    let empty = try measurer.prepare(Label("", font: .system(size: 15)))
    #expect(try ButtonSizing().fittingSize(title: empty) == Size(width: 30, height: 30))
    var inset = ButtonSizing()
    inset.contentEdgeInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try inset.fittingSize(title: empty) == Size(width: 6, height: 22))
    inset.image = Size(width: 22, height: 22)
    #expect(try inset.fittingSize(title: empty) == Size(width: 28, height: 26))
  }
}

@Suite struct `Labels stand and tighten as UIKit has them` {
  private let measurer = TextMeasurer(fonts: .bundled)

  /// Courier New 10: every cluster is 1229 / 2048 x 10 = 6.0009765625 wide. Ten of them are 60.01; in 58 points each must
  /// lose 0.201, within the 5 % of 10 points; in 54 it would be 0.601, which is more.
  @Test func `Tightening comes before cutting`() throws {
    var style = ParagraphStyle()
    style.allowsDefaultTighteningForTruncation = true
    let attributes = TextAttributes(font: Font("Courier New", size: 10), paragraphStyle: style)
    let label = try measurer.prepare(Label(AttributedText("abcdefghij", attributes: attributes)))
    #expect(try label.layout(in: Size(width: 58, height: 20)).isTruncated == false)
    #expect(try label.layout(in: Size(width: 54, height: 20)).isTruncated)
    #expect(label.intrinsicContentSize.width == 61)
  }

  /// Menlo 20 is 2384 / 2048 x 20 = 23.28125 high, its ascent 18.564453125; in a box of 41.28125 it starts at 9. Half as
  /// large (the box takes half the width): 11.640625 and 9.2822265625, in the middle it starts at 14.8203125.
  @Test(arguments: [
    (BaselineAdjustment.alignBaselines, 9 + 18.564453125), (.alignCenters, 14.8203125 + 9.2822265625),
    (.none, 9 + 9.2822265625),
  ])
  func `Baselines of shrunk text`(adjustment: BaselineAdjustment, baseline: Double) throws {
    var label = Label("abcd", font: Font("Menlo", size: 20))
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.25)
    (label.baselineAdjustment, label.scale) = (adjustment, 8)
    let prepared = try measurer.prepare(label)
    let half = 4 * 1233.0 / 2048 * 10
    // A pixel is an eighth of a point; the factor is found to 1/4096.
    #expect(abs(try prepared.lastBaseline(in: Size(width: half, height: 41.28125)) - baseline) <= 0.125)
  }
}
