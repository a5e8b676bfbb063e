// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The expectations used as their users do, in Swift Testing; failures are seen to fail at the line that expected.

import CopyfitTestSupport
import Testing

@Suite struct `Expectations in Swift Testing` {
  @Test func `Lines in a test font`() {
    expectLines("Hello wide world", in: .square, width: 120, ["Hello wide", "world"])
    expectLines("Hello wide world", in: .monospace, size: 20, width: 120, ["Hello wide", "world"])
    expectLines("日本語です", in: .square, width: 30, ["日本語", "です"])
    expectLines("", in: .square, width: 30, [])
  }

  @Test func `Lines in a font of a measurer`() throws {
    let font = TestFont("Narrow i", defaultAdvance: 1000).setting(250, for: "i")
    expectLines("iiii mm", in: font.font(size: 10), of: try TextMeasurer(font), width: 20, ["iiii", "mm"])
  }

  @Test func `Lines of a label that is cut`() throws {
    let label = Label("one two three four", font: TestFont.square.font(size: 10), numberOfLines: 2)
    let prepared = try TextMeasurer(.square).prepare(label)
    expectLines(of: try prepared.layout(in: Size(width: 80, height: .infinity)), ["one two", "three f…"])
    expectSize(prepared.intrinsicContentSize, Size(width: 180, height: 10))
  }

  @Test func `Sizes`() {
    expectSize("Hello", in: .square, Size(width: 50, height: 10))
    expectSize("Hello wide world", in: .square, width: 120, Size(width: 110, height: 20))  // A space is 10.
    expectSize("abc", in: .square, size: 3.3, Size(width: 9.9, height: 3.3), accuracy: 1e-9)
  }

  @Test func `A golden file`() throws {
    var report = LineReport()
    let measurer = try TextMeasurer(.square)
    for width in [60.0, 120, 240] {
      let text = try measurer.prepare(
        AttributedText("The quick brown fox jumps over the lazy dog"), defaultFont: TestFont.square.font(size: 10))
      report.add("fox at \(width)", try text.layout(in: TextBox(width: width)))
    }
    expectGolden(report, file: "Golden/fox.txt")
  }

  @Test func `A failure is recorded where the expectation stands`() {
    let line = #_sourceLocation.line + 2
    withKnownIssue {
      expectLines("Hello wide world", in: .square, width: 90, ["Hello wide", "world"])
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID.hasSuffix("ExpectationTests.swift") == true
        && issue.comments.first?.rawValue.hasPrefix(
          "\"Hello wide world\" in Copyfit Square 10.0, at width 90.0: 3 lines, expected 2\n") == true
    }
  }

  @Test func `Sizes, goldens and fonts fail too`() {
    withKnownIssue {
      expectSize("Hello", in: .square, Size(width: 40, height: 10))
    } matching: {
      $0.comments.first?.rawValue.contains("width is 50.0, expected 40.0 (+10.0)") == true
    }
    withKnownIssue {
      expectGolden("text", file: "Golden/none.txt")
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("no golden file") == true
    }
    withKnownIssue {
      expectLines("a", in: TestFont(), width: 10, ["a"])
    } matching: {
      $0.comments.first?.rawValue.contains("no scalar has an advance") == true
    }
  }
}
