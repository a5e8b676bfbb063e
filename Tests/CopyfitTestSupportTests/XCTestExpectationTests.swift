// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The same expectations in XCTest. That they fail there is seen by `scripts/check-dependent`, since XCTest on Linux
// cannot expect a failure.

import CopyfitTestSupport
import XCTest

final class XCTestExpectationTests: XCTestCase {
  func testLinesAndSizes() throws {
    expectLines("Hello wide world", in: .square, width: 120, ["Hello wide", "world"])
    expectSize("Hello", in: .monospace, Size(width: 30, height: 10))
    let label = Label("one two three four", font: TestFont.square.font(size: 10), numberOfLines: 2)
    let prepared = try TextMeasurer(.square).prepare(label)
    expectLines(of: try prepared.layout(in: Size(width: 80, height: .infinity)), ["one two", "three f…"])
  }
}
