// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The rows that goldens are kept in: what a cell may hold comes back as it was.

import Testing

@testable import TestSupport

@Suite struct `Golden rows` {
  @Test func `Cells by name, without their padding`() {
    let row = GoldenRow(line: 7, names: ["font", "text"], text: "Inter  | a b  ")
    #expect(Array(GoldenRow.cells(of: "a | \u{308}b").joined().unicodeScalars) == ["a", "\u{308}", "b"])
    #expect(row["font"] == "Inter" && row["text"] == "a b" && row["advances"] == "" && row.line == 7)
  }

  @Test(arguments: [
    ("a|b", "a\\u{7C}b"), ("a\\b", "a\\u{5C}b"), (" a ", "\\u{20}a\\u{20}"), ("a\r\nb\t", "a\\u{D}\\u{A}b\\u{9}"),
    ("\u{200D}\u{FE0F}é中", "\\u{200D}\u{FE0F}é中"), ("", ""), ("\u{202E}x", "\\u{202E}x"),
  ])
  func `What cannot be seen is escaped`(text: String, cell: String) {
    #expect(GoldenRow.escaped(text) == cell)
    #expect(Array(GoldenRow.unescaped(cell).unicodeScalars) == Array(text.unicodeScalars))
  }
}
