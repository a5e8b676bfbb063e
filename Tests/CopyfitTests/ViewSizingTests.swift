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
    #expect(ButtonSizing().fittingSize(title: empty) == Size(width: 30, height: 30))
    var inset = ButtonSizing()
    inset.contentEdgeInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(inset.fittingSize(title: empty) == Size(width: 6, height: 22))
    inset.image = Size(width: 22, height: 22)
    #expect(inset.fittingSize(title: empty) == Size(width: 28, height: 26))
  }
}
