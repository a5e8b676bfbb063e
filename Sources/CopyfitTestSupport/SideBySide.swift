// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Two lists of lines beside each other, as a terminal shows them, with a mark at what differs.

internal import CopyfitTestFonts

/// What was expected and what came, line by line.
struct SideBySide {
  let expected: [String]
  let actual: [String]

  /// The place of the first line that differs, from 0; nil if none does.
  var firstDifference: Int? {
    (0..<max(expected.count, actual.count)).first { Self.line(expected, $0) != Self.line(actual, $0) }
  }

  /// One row a line; `>` marks those that differ, and what follows the rows says where the first one starts to.
  ///
  /// Rows far from any difference are left out.
  var text: String {
    let rows = (0..<max(expected.count, actual.count)).map { row in
      (Self.line(expected, row), Self.line(actual, row))
    }
    let column = max(8, rows.map { Self.cells($0.0 ?? "") }.max() ?? 0)
    let digits = String(rows.count).count
    var shown = [String(repeating: " ", count: digits + 4) + Self.padded("expected", to: column) + " | actual"]
    var skipped = false
    for (row, (old, new)) in rows.enumerated() {
      guard isNearDifference(row) else {
        if !skipped { shown.append("  ...") }
        skipped = true
        continue
      }
      skipped = false
      let number = String(row + 1)
      let start = (old == new ? "  " : "> ") + String(repeating: " ", count: digits - number.count) + number + "  "
      shown.append((start + Self.padded(old ?? "", to: column) + " | " + (new ?? "")).trimmedAtEnd)
    }
    return (shown + [explanation]).joined(separator: "\n")
  }

  private static let context = 2

  private func isNearDifference(_ row: Int) -> Bool {
    (row - Self.context...row + Self.context).contains { near in
      near >= 0 && Self.line(expected, near) != Self.line(actual, near)
    }
  }

  /// Which line differs first, and from which character on.
  private var explanation: String {
    guard let row = firstDifference else { return "no line differs" }
    guard let old = Self.line(expected, row) else { return "line \(row + 1) is one too many" }
    guard let new = Self.line(actual, row) else { return "line \(row + 1) is missing" }
    let same = zip(old, new).prefix { $0 == $1 }.count
    return "line \(row + 1) differs from character \(same + 1) on"
  }

  private static func line(_ lines: [String], _ row: Int) -> String? {
    lines.indices.contains(row) ? visible(lines[row]) : nil
  }

  /// Controls, format characters and blanks at the edges as escapes, since a reader could not see them.
  static func visible(_ line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    return scalars.enumerated().map { place, scalar in
      let isEdge = place == 0 || place == scalars.count - 1
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        case .spaceSeparator: isEdge || scalar != " "
        default: false
        }
      // A joiner between emoji is seen as what it joins.
      guard isHidden, scalar != "\u{200D}" else { return String(scalar) }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  /// Cells of a terminal: two for a wide character.
  private static func cells(_ text: String) -> Int {
    text.reduce(0) { count, character in
      let first = character.unicodeScalars.first?.value ?? 0
      return count + (ScalarKinds.wide.contains { $0.contains(first) } ? 2 : 1)
    }
  }

  private static func padded(_ text: String, to column: Int) -> String {
    text + String(repeating: " ", count: max(0, column - cells(text)))
  }
}

extension String {
  /// Without the blanks at its end.
  fileprivate var trimmedAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
