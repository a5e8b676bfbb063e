// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `expectSize`: the measured size of a text, or any size at hand. Exact unless told, since answers are the same to the
// bit on every machine.

public import Copyfit
public import CopyfitTestFonts

/// Expects a text to have a size, in points, unrounded.
///
/// At 10 points, the size unless told, a character of `TestFont/square` is 10 wide and 10 high. The space at which a line
/// wraps counts, as it does in UIKit.
public func expectSize(
  _ text: String, in font: TestFont, size: Double = 10, width: Double = .infinity,
  _ expected: Size, accuracy: Double = 0,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let question = TestQuestion(
    text: text, font: font.font(size: size), box: TextBox(width: width))
  let expectation = ExpectedSize(size: expected, accuracy: accuracy)
  TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    .report(question.failure(with: font.measurer) { expectation.failure(of: $0.size, question: $1) })
}

/// Expects a size, such as a label's `intrinsicContentSize`, to be another.
///
/// Either side may be off by `accuracy` points.
public func expectSize(
  _ actual: Size, _ expected: Size, accuracy: Double = 0,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    .report(ExpectedSize(size: expected, accuracy: accuracy).failure(of: actual, question: "the size"))
}
