// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Answers kept in files that are read like tables: questions in some columns, answers in the others.
// Recording is asked for by RECORD_GOLDENS=1 and fails the test, so that no run records and passes.

import Foundation
package import Testing

/// A file of padded rows: `#` comments, a line of column names, then one case a line, cells divided by ` | `.
package struct GoldenFile {
  package let path: String
  package let columns: [String]
  package let rows: [GoldenRow]
  private let comments: [String]

  /// Reads a file given from the root, such as `Tests/ShapingTests/Golden/advances.golden`.
  package init(_ path: String) throws {
    self.path = path
    let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    comments = lines.filter { $0.hasPrefix("#") }
    let table = lines.enumerated().filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
    let columns = table.first.map { GoldenRow.cells(of: $0.element) } ?? []
    self.columns = columns
    rows = table.dropFirst().map { GoldenRow(line: $0.offset + 1, names: columns, text: $0.element) }
  }

  /// Whether this run writes goldens instead of comparing with them.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"].map { !$0.isEmpty && $0 != "0" } ?? false
  }

  /// Compares each row's answers with `answer`, which gives them by column name; or records them, and fails.
  package func check(
    sourceLocation: SourceLocation = #_sourceLocation, answer: (GoldenRow) throws -> [String: String]
  ) throws {
    let answers = try rows.map(answer)
    if Self.isRecording { return try record(answers, sourceLocation) }
    for (row, answer) in zip(rows, answers) {
      for (column, value) in answer where row[column] != value {
        Issue.record("\(path):\(row.line): \(column) is \(value), was \(row[column])", sourceLocation: sourceLocation)
      }
    }
  }

  private func record(_ answers: [[String: String]], _ sourceLocation: SourceLocation) throws {
    let cells = zip(rows, answers).map { row, answer in
      columns.map { GoldenRow.escaped(answer[$0] ?? row[$0]) }
    }
    let table = [columns] + cells
    let widths = columns.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    let lines = table.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ")
        .trimmingCharacters(in: .whitespaces)
    }
    let text = (comments + lines).joined(separator: "\n") + "\n"
    try text.write(toFile: Repository.path(path), atomically: true, encoding: .utf8)
    Issue.record(
      "recorded \(path): read the difference, then run without RECORD_GOLDENS", sourceLocation: sourceLocation)
  }
}
