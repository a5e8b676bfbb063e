// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Measured tables for people, programs and spreadsheets.

import Copyfit

/// Prints the tables of one description.
struct RowsReport {
  let tables: [MeasuredTable]

  /// One table in full, or the heights of many side by side; then each finding once, with where it first holds.
  func text(style: TerminalStyle) -> String {
    var page = tables.count == 1 ? single(tables[0]).text(style: style) : heights.text(style: style)
    var seen: Set<String> = []
    for table in tables {
      for element in table.elements {
        for diagnosis in element.diagnoses where seen.insert("\(element.section) \(element.name) \(diagnosis)").inserted
        {
          let place = "\(element.name) at \(table.category.label), \(number(table.width))"
          page += style.yellow("\(place): ") + "\(diagnosis)\n"
        }
      }
    }
    return page
  }

  private func single(_ table: MeasuredTable) -> TableReport {
    var report = TableReport(
      columns: [.init(name: "element")]
        + ["y", "height", "width", "lines"].map { .init(name: $0, isNumber: true) })
    for element in table.elements {
      report.append([
        element.name, number(element.y), number(element.height), element.contentWidth.map(number) ?? "", "",
      ])
      for item in element.items {
        report.append([
          "  \(item.item)", number(item.y), number(item.height), number(item.width),
          item.fitting.lineCount == 0 ? "" : "\(item.fitting.lineCount)",
        ])
      }
    }
    report.append(["content", "", number(table.contentHeight), "", ""])
    return report
  }

  /// A line an element and category, a column a width.
  private var heights: TableReport {
    let widths = tables.reduce(into: [Double]()) { if !$0.contains($1.width) { $0.append($1.width) } }
    var report = TableReport(
      columns: [.init(name: "element"), .init(name: "category")]
        + widths.map { .init(name: number($0), isNumber: true) })
    for index in tables[0].elements.indices {
      for category in ContentSizeCategory.allCases {
        let row = tables.filter { $0.category == category }
        guard !row.isEmpty else { continue }
        report.append(
          [row[0].elements[index].name, category.label]
            + widths.map { width in
              row.first { $0.width == width }.map { number($0.elements[index].height) } ?? ""
            })
      }
    }
    return report
  }

  /// A line an element of a table.
  var csv: String {
    let names = [
      "category", "width", "section", "element", "y", "height", "needed_height", "content_width", "findings",
    ]
    var report = TableReport(columns: names.map { .init(name: $0) })
    for table in tables {
      for element in table.elements {
        report.append([
          table.category.label, exact(table.width), "\(element.section)", element.name, exact(element.y),
          exact(element.height), element.neededHeight.map(exact) ?? "", element.contentWidth.map(exact) ?? "",
          element.diagnoses.map(\.description).joined(separator: "; "),
        ])
      }
    }
    return report.csv
  }

  /// `{"tables": [{"category", "width", "contentHeight", "elements": [...]}]}`.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("tables")
    writer.beginArray()
    for table in tables { writer.table(table) }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private func number(_ value: Double) -> String { DecimalFormat.rounded(value, places: 2) }
  private func exact(_ value: Double) -> String { DecimalFormat.shortest(value) }
}

extension JSONWriter {
  fileprivate mutating func table(_ table: MeasuredTable) {
    beginObject()
    key("category")
    string(table.category.label)
    key("width")
    number(table.width)
    key("contentHeight")
    number(table.contentHeight)
    key("elements")
    beginArray()
    for element in table.elements { self.element(element) }
    endArray()
    endObject()
  }

  private mutating func element(_ element: MeasuredTable.Element) {
    beginObject()
    key("name")
    string(element.name)
    key("section")
    integer(element.section)
    key("y")
    number(element.y)
    key("height")
    number(element.height)
    key("neededHeight")
    optional(element.neededHeight)
    key("contentWidth")
    optional(element.contentWidth)
    key("items")
    beginArray()
    for item in element.items { self.item(item) }
    endArray()
    key("findings")
    beginArray()
    for diagnosis in element.diagnoses { string(diagnosis.description) }
    endArray()
    endObject()
  }

  private mutating func item(_ item: ChainFrame) {
    beginObject()
    key("name")
    string(item.item)
    key("x")
    number(item.x)
    key("y")
    number(item.y)
    key("width")
    number(item.width)
    key("height")
    number(item.height)
    key("lineCount")
    integer(item.fitting.lineCount)
    key("fullLineCount")
    integer(item.fitting.fullLineCount)
    endObject()
  }

  private mutating func optional(_ value: Double?) { value.map { number($0) } ?? null() }
}
