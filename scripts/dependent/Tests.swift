// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a user's first tests do, in both frameworks. With COPYFIT_FAIL=1 some expect what is not so: then
// `check-dependent` reads what they say.

import CopyfitTestSupport
import Foundation
import Testing
import XCTest

let isToFail = ProcessInfo.processInfo.environment["COPYFIT_FAIL"] == "1"

@Test func linesInSwiftTesting() {
  expectLines("Hello wide world", in: .square, width: 120, ["Hello wide", "world"])
  if isToFail { expectLines("Hello wide world", in: .square, width: 90, ["Hello wide", "world"]) }
}

@Test func linesOutsideTheTask() async {
  await Task.detached { if isToFail { expectLines("ab", in: .square, width: 10, ["ab"]) } }.value
}

final class LinesInXCTest: XCTestCase {
  func testLines() {
    expectLines("Hello wide world", in: .square, width: 120, ["Hello wide", "world"])
    expectGolden("recorded\n", file: "Golden/text.txt")
    if isToFail { expectLines("Hello wide world", in: .square, width: 90, ["Hello wide", "world"]) }
  }
}
