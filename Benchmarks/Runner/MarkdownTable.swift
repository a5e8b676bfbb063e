// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Tables that read the same in a terminal and in the README.

/// A table with columns padded to be read.
struct MarkdownTable {
  let header: [String]
  var rows: [[String]] = []

  init(_ header: [String]) {
    self.header = header
  }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  func write() {
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    write(header, widths)
    write(widths.indices.map { String(repeating: "-", count: max(1, widths[$0] - 1)) + ($0 == 0 ? "-" : ":") }, widths)
    for row in rows { write(row, widths) }
    print("")
  }

  private func write(_ cells: [String], _ widths: [Int]) {
    let padded = cells.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + space : space + cell
    }
    print("| " + padded.joined(separator: " | ") + " |")
  }
}
