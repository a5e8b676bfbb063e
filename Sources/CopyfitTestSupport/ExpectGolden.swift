// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `expectGolden`: lines and sizes kept in a file that is reviewed with the code.

/// Expects a report to be what a golden file holds; with `RECORD_GOLDENS=1` writes the file, and fails.
///
/// The file is a path from the folder of the test's source file, such as `Golden/greetings.txt`.
public func expectGolden(
  _ report: LineReport, file: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectGolden(report.text, file: file, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects a text to be what a golden file holds; with `RECORD_GOLDENS=1` writes the file, and fails.
///
/// The file is a path from the folder of the test's source file, such as `Golden/greetings.txt`.
public func expectGolden(
  _ text: String, file: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    .report(GoldenText(file, besides: "\(filePath)").failure(of: text))
}
