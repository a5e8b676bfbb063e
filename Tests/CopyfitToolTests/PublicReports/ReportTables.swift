// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Reports of rows and headers: descriptions of tables without separators, asked by the code of `rows`.

import Copyfit
import TestSupport
import Testing

@testable import CopyfitTool

/// A table made of a report.
struct ReportTable {
  let report: PublicReport

  func check() throws {
    if report["rowHeightScales"] == .boolean(true) { return try checkScalingRow() }
    try check(try measured())
  }

  private func measured() throws -> MeasuredTable {
    let described = try TableDescription(
      try description(), options: .init(), measurer: ReportFonts.measurer,
      readStrings: { _ in throw DescriptionError(description: "no strings") })
    return try MeasuredTable(described, width: report["width"]?.number ?? 0, category: .large)
  }

  private func description() throws -> JSONValue {
    let defaults = [
      JSONMember(key: "font", value: .string(try ReportFonts.path(report["font"]?.string ?? ""))),
      JSONMember(key: "size", value: report["size"] ?? .null),
      JSONMember(key: "numberOfLines", value: report["numberOfLines"] ?? .number(0)),
    ]
    var members = [
      JSONMember(key: "defaults", value: .object(defaults)), JSONMember(key: "separators", value: .boolean(false)),
      JSONMember(key: "scale", value: report["scale"] ?? .number(1)),
    ]
    let texts = report["rows"]?.array ?? [report["text"] ?? .null]
    let stacks = report["stack"]?.array.map { [$0] } ?? texts.map { [$0] }
    let elements = try stacks.map(view)
    if report.role == "header" {
      members += [JSONMember(key: "style", value: report["style"] ?? .string("plain"))]
      let height = [JSONMember(key: "height", value: report["returned_height"] ?? .null)]
      members += [JSONMember(key: "header", value: .object(elements[0] + height))]
    } else {
      members += [JSONMember(key: "rows", value: .array(elements.map { .object($0) }))]
    }
    return .object(members)
  }

  private func view(of items: [JSONValue]) throws -> [JSONMember] {
    let items = try items.map { item -> JSONValue in
      guard case .object(let members) = item else { return item }
      return .object(
        try members.map { member in
          member.key == "font"
            ? JSONMember(key: "font", value: .string(try ReportFonts.path(member.value.string ?? ""))) : member
        })
    }
    return [JSONMember(key: "items", value: .array(items))]
      + ["insets", "spacing"].compactMap { key in report[key].map { JSONMember(key: key, value: $0) } }
  }

  private func check(_ table: MeasuredTable) throws {
    let expected = report.expect
    let first = table.elements[0]
    let lines = first.items.map { Double($0.fitting.lineCount) }
    if let height = expected["height"]?.number { #expect(first.height == height, "\(report.id)") }
    if let least = expected["height_ge"]?.number { #expect(first.height >= least, "\(report.id)") }
    if let least = expected["height_gt"]?.number { #expect(first.height > least, "\(report.id)") }
    if let heights = expected["row_heights"]?.array {
      #expect(table.elements.map { .number($0.height) } == heights, "\(report.id)")
    }
    if let total = expected["total"]?.number { #expect(table.contentHeight == total, "\(report.id)") }
    if let wanted = expected["label_lines"]?.array { #expect(lines.map { .number($0) } == wanted, "\(report.id)") }
    if let least = expected["label_lines_ge"]?.number { #expect(lines[0] >= least, "\(report.id)") }
    if report.id == "pub-215" { try checkIndent(lines[0]) }
  }

  /// The first line has 24 less room, so there are no fewer lines than without.
  private func checkIndent(_ lines: Double) throws {
    let item = report["stack"]?.array?[0]
    let members = ["text", "font", "size", "paragraph"].compactMap { key in
      item?[key].map { JSONMember(key: key, value: $0) }
    }
    let width = JSONMember(key: "width", value: report["width"] ?? .null)
    let string = PublicReport(json: .object(members + [width]))
    let (indented, plain) = (
      try ReportAnswer(string),
      try ReportAnswer(string, ReportChange(members: .object([JSONMember(key: "paragraph", value: .null)])))
    )
    #expect(indented.answer.lineCount >= plain.answer.lineCount && Double(indented.answer.lineCount) == lines)
    #expect(indented.answer.lines[0].width <= 176)
  }

  /// A row that is scaled like its font still holds the line.
  private func checkScalingRow() throws {
    let height = try report.scalingFont().scaled(report["rowHeightAtLarge"]?.number ?? 0, at: report.category())
    #expect(abs(height - (report.expect["row_height"]?.number ?? 0)) <= 0.1)
    #expect(.boolean(try ReportAnswer(report).answer.height <= height) == report.expect["fits_height"])
  }
}
