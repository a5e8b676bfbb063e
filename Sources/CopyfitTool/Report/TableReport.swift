// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Rows and columns, as a table for people, as CSV (RFC 4180) or as Markdown.

/// Cells under headings.
struct TableReport {
  struct Column {
    let name: String
    var isNumber = false
  }

  let columns: [Column]
  private(set) var rows: [[String]] = []

  init(columns: [Column]) {
    self.columns = columns
  }

  /// Appends a row with one cell a column.
  mutating func append(_ cells: [String]) {
    precondition(cells.count == columns.count, "expected one cell a column")
    rows.append(cells)
  }

  /// Columns padded to their widest cell; numbers stand right.
  func text(style: TerminalStyle = .plain) -> String {
    let widths = columns.indices.map { index in
      max(columns[index].name.count, rows.map { TerminalText.columns(of: $0[index]) }.max() ?? 0)
    }
    let line = { (cells: [String]) -> String in
      var text = columns.indices.map { cells[$0].padded(to: widths[$0], isNumber: columns[$0].isNumber) }
        .joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text
    }
    return ([style.bold(line(columns.map(\.name)))] + rows.map(line)).map { $0 + "\n" }.joined()
  }

  var csv: String {
    ([columns.map(\.name)] + rows).map { $0.map(Self.csvCell).joined(separator: ",") + "\n" }.joined()
  }

  var markdown: String {
    let rule = columns.map { $0.isNumber ? "---:" : "---" }
    let escaped = rows.map {
      $0.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
    }
    return ([columns.map(\.name), rule] + escaped).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// A list with one object a row; an empty cell is null.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for row in rows {
      writer.beginObject()
      for (column, cell) in zip(columns, row) {
        writer.key(column.name)
        if column.isNumber {
          if let number = Double(cell) { writer.number(number) } else { writer.null() }
        } else {
          writer.string(cell)
        }
      }
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }

  /// The table in one of the formats; text and Markdown are for people.
  func rendered(as format: OutputFormat, style: TerminalStyle = .plain) -> String {
    switch format {
    case .text: text(style: style)
    case .csv: csv
    case .markdown: markdown
    case .json: JSONLayout.indented(json)
    case .ndjson: String(decoding: json, as: UTF8.self) + "\n"
    }
  }

  private static func csvCell(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
