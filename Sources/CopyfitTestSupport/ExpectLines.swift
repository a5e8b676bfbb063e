// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `expectLines`: the wrapped lines of a text, in a test font, in a real one, or of a layout at hand. The same function
// serves Swift Testing and XCTest; on success it does nothing.

public import Copyfit
public import CopyfitTestFonts

/// Expects a text to wrap into these lines.
///
/// At 10 points, the size unless told, a character of `TestFont/square` is 10 wide and 10 high. An infinite width does not
/// wrap. Each line is given as it is shown: without the space at its end, hyphen and ellipsis included.
public func expectLines(
  _ text: String, in font: TestFont, size: Double = 10, width: Double, _ lines: [String],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let question = TestQuestion(
    text: text, font: font.font(size: size), box: TextBox(width: width))
  TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    .report(question.failure(with: font.measurer, compare: ExpectedLines(lines: lines).failure))
}

/// Expects a text to wrap into these lines, in a font of a measurer's.
///
/// An infinite width does not wrap. Each line is given as it is shown: without the space at its end, hyphen and ellipsis
/// included.
public func expectLines(
  _ text: String, in font: Font, of measurer: TextMeasurer, width: Double, _ lines: [String],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let question = TestQuestion(text: text, font: font, box: TextBox(width: width))
  TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    .report(
      question.failure(with: { () throws(MeasureError) in measurer }, compare: ExpectedLines(lines: lines).failure))
}

/// Expects a layout, of a text or of a label, to have these lines.
///
/// Each line is given as it is shown: without the space at its end, hyphen and ellipsis included.
public func expectLines(
  of layout: TextLayout, _ lines: [String],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    .report(ExpectedLines(lines: lines).failure(of: layout, question: "the layout"))
}
