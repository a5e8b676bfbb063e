// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a failed expectation says, word by word: a message is what a user of this module sees most.

import CopyfitTestFonts
import Testing

@testable import CopyfitTestSupport

@Suite struct `A failure shows both answers` {
  private func layout(_ text: String, width: Double) throws -> TextLayout {
    try TextMeasurer(.square).prepare(AttributedText(text), defaultFont: TestFont.square.font(size: 10))
      .layout(in: TextBox(width: width))
  }

  @Test func `Lines stand side by side`() throws {
    let failure = ExpectedLines(lines: ["Hello wide", "world"])
      .failure(of: try layout("Hello wide world", width: 90), question: "the question")
    #expect(
      failure == """
        the question: 3 lines, expected 2
             expected   | actual
        > 1  Hello wide | Hello
        > 2  world      | wide
        > 3             | world
        line 1 differs from character 6 on
        """)
  }

  @Test func `Equal answers are no failure`() throws {
    let layout = try layout("Hello wide world", width: 120)
    #expect(ExpectedLines(lines: ["Hello wide", "world"]).failure(of: layout, question: "") == nil)
    // Ten letters and the space that UIKit counts.
    #expect(ExpectedSize(size: Size(width: 110, height: 20), accuracy: 0).failure(of: layout.size, question: "") == nil)
  }

  @Test(arguments: [
    (["a", "b"], ["a"], "line 2 is missing"), (["a"], ["a", "b"], "line 2 is one too many"),
    (["abc"], ["abd"], "line 1 differs from character 3 on"), ([], ["a"], "line 1 is one too many"),
  ])
  func `The first difference is named`(expected: [String], actual: [String], words: String) {
    #expect(SideBySide(expected: expected, actual: actual).text.hasSuffix("\n" + words))
  }

  @Test func `What cannot be seen is escaped, and composed letters are what they are`() {
    #expect(SideBySide.visible(" a\u{AD}b\u{A0}c\t") == "\\u{20}a\\u{AD}b\\u{A0}c\\u{9}")
    #expect(SideBySide.visible("👩\u{200D}👩\u{200D}👧 é") == "👩\u{200D}👩\u{200D}👧 é")
  }

  @Test func `Wide characters take two columns`() {
    let text = SideBySide(expected: ["日本語の文字", "abc"], actual: ["日本語", "abc"]).text
    #expect(
      text == """
             expected     | actual
        > 1  日本語の文字 | 日本語
          2  abc          | abc
        line 1 differs from character 4 on
        """)
  }

  @Test func `Rows far from any difference are left out`() {
    var other = (1...20).map(String.init)
    let expected = other
    other[9] = "ten"
    #expect(
      SideBySide(expected: expected, actual: other).text == """
              expected | actual
          ...
           8  8        | 8
           9  9        | 9
        > 10  10       | ten
          11  11       | 11
          12  12       | 12
          ...
        line 10 differs from character 1 on
        """)
  }

  @Test func `A size names the side and by how much`() {
    let expected = ExpectedSize(size: Size(width: 100, height: 20), accuracy: 0.5)
    #expect(
      expected.failure(of: Size(width: 90, height: 20.5), question: "q")
        == "q: width is 90.0, expected 100.0 (-10.0)")
    #expect(
      expected.failure(of: Size(width: .nan, height: 21), question: "q")
        == "q: width is nan, expected 100.0 (+nan); height is 21.0, expected 20.0 (+1.0)")
  }

  @Test func `A question that cannot be asked says why`() {
    let question = TestQuestion(text: "a\tb", font: TestFont.square.font(size: 10), box: TextBox(width: -1))
    #expect(
      question.failure(with: TestFont.square.measurer) { _, _ in nil }
        == "\"a\\u{9}b\" in Copyfit Square 10.0, at width -1.0: width is -1.0: give a number of points from 0 up, "
        + "or leave it out for unbounded")
  }
}
