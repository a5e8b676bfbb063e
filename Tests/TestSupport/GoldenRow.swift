// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One row of a golden file. Cells lose the blanks around them; what a reader could not see is written as an escape.

import Testing

/// A row's cells by column name, and its line for messages.
package struct GoldenRow: Sendable, CustomTestStringConvertible {
  /// Counted from 1.
  package let line: Int
  private let values: [String: String]

  init(line: Int, names: [String], text: String) {
    self.line = line
    values = Dictionary(zip(names, Self.cells(of: text).map(Self.unescaped)), uniquingKeysWith: { first, _ in first })
  }

  /// The cell of a column; empty if the row ends before it.
  package subscript(_ column: String) -> String { values[column, default: ""] }

  package var testDescription: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  /// By scalars, since a mark at a cell's start would make one character of it and the blank before it.
  static func cells(of line: String) -> [String] {
    line.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      String(String.UnicodeScalarView(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
  }

  /// `\u{..}` for the backslash, the bar, controls, and blanks at the edges.
  static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      let isEdge = index == 0 || index == scalars.count - 1
      let isPlain = scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
      let isVisible = isPlain && scalar != "\\" && scalar != "|" && !(isEdge && scalar == " ")
      return isVisible ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  static func unescaped(_ cell: String) -> String {
    cell.replacing(/\\u\{([0-9A-Fa-f]+)\}/.matchingSemantics(.unicodeScalar)) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
  }
}
