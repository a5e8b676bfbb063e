// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Public reports of the kinds label-row-header and dynamic-type (oracle folder: cases/, whose README says how each is
// asked). Texts go through the code of `batch`, rows and headers through that of `rows`.

import Copyfit
import CopyfitFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitTool

/// One report.
struct PublicReport: Sendable, CustomTestStringConvertible {
  let json: JSONValue

  var id: String { json["id"]?.string ?? "" }
  var expect: JSONValue { json["expect"] ?? .null }
  var role: String { self["role"]?.string ?? "string" }
  var testDescription: String { "\(id): \(json["why"]?.string ?? "")" }

  /// An option, or a member of the case itself.
  subscript(key: String) -> JSONValue? { json["options"]?[key] ?? json[key] }

  static func all(of kinds: Set<String> = ["label-row-header", "dynamic-type"]) throws -> [PublicReport] {
    guard OracleFolder.isPresent else { return [] }
    return try String(contentsOfFile: OracleFolder.file("cases/public-reports.jsonl"), encoding: .utf8)
      .split(separator: "\n").map { PublicReport(json: try JSONValue(parsing: String($0))) }
      .filter { kinds.contains($0.json["kind"]?.string ?? "") }
  }
}

/// The reports' fonts, by family.
private enum ReportFonts {
  static func path(_ family: String) -> String {
    let file = ["DejaVu Sans Bold": "DejaVuSans-Bold"][family] ?? family.filter { $0 != " " }
    return "/usr/share/fonts/truetype/dejavu/\(file).ttf"
  }

  static let areInstalled = FileManager.default.fileExists(atPath: path("DejaVu Sans"))
  static let measurer = TextMeasurer(fonts: .bundled)
}

@Suite(.enabled(if: OracleFolder.isPresent && ReportFonts.areInstalled))
struct `Public reports of labels, rows and Dynamic Type` {
  @Test(arguments: try PublicReport.all()) func `A report`(report: PublicReport) throws {
    switch report.role {
    case "row" where report["rowHeightScales"] == .boolean(true): try scalingRow(report)
    case "row", "rows", "header": try table(report)
    case "scale": try scale(report)
    case "fit": try fit(report)
    default: try text(report)
    }
  }
}

extension `Public reports of labels, rows and Dynamic Type` {
  private func text(_ report: PublicReport) throws {
    let answer = try answer(report)
    check(report.expect["first"] ?? report.expect, answer, report)
    for change in report.expect["then"]?.array ?? [] {
      check(change, try self.answer(report, changed: change, measured: answer.width), report)
    }
    for same in report.expect["same_as"]?.array ?? [] {
      guard case .object(let members) = same["change"] else { continue }
      let renamed = members.map {
        JSONMember(key: $0.key.replacingOccurrences(of: "options.", with: ""), value: $0.value)
      }
      let other = try self.answer(report, changed: .object(renamed))
      #expect((other.width, other.height) == (answer.width, answer.height), "\(report.id)")
    }
    guard let after = report.expect["after"], let category = report["thenContentSize"] else { return }
    let fresh = try self.answer(report, changed: .object([JSONMember(key: "contentSize", value: category)]))
    check(after, fresh, report)
    let label = try ReportFonts.measurer.prepare(MappedRequest(request(report)).label)
    let changed = try label.at(ContentSizeCategory(parsing: category.string ?? ""))
    #expect(
      changed.fittingSize(width: report["width"]?.number ?? .infinity) == Size(width: fresh.width, height: fresh.height)
    )
  }

  private func check(_ expected: JSONValue, _ answer: BatchAnswer, _ report: PublicReport) {
    let tolerance = expected["tol"]?.number ?? 0.001
    if let lines = expected["lines"]?.number { #expect(Double(answer.lineCount) == lines, "\(report.id)") }
    if let width = expected["width"]?.number { #expect(abs(answer.width - width) <= tolerance, "\(report.id)") }
    if let height = expected["height"]?.number { #expect(abs(answer.height - height) <= tolerance, "\(report.id)") }
    if let width = expected["width_le"]?.number { #expect(answer.width <= width, "\(report.id)") }
  }

  /// The case's request with members changed; `measured` stands for the value just reported.
  private func request(
    _ report: PublicReport, changed: JSONValue = .null, measured: Double = 0
  ) throws -> BatchRequest {
    let value = { (key: String) in changed[key] ?? report[key] }
    var members = [
      JSONMember(key: "text", value: report["text"] ?? .null),
      JSONMember(key: "font", value: .string(ReportFonts.path(report["font"]?.string ?? ""))),
    ]
    let style = value("textStyle")
    members.append(JSONMember(key: style == nil ? "size" : "textStyle", value: style ?? value("size") ?? .null))
    if let category = value("contentSize") { members.append(JSONMember(key: "contentSizeCategory", value: category)) }
    let preferred = value("preferredMaxLayoutWidth").map { $0 == .number(0) ? .null : $0 }
    let width = changed["width"] == .string("measured") ? .number(measured) : preferred ?? value("width") ?? .null
    members.append(JSONMember(key: "width", value: width))
    for key in ["numberOfLines", "scale", "trailingWhitespace", "maximumPointSize"] {
      if let value = value(key) { members.append(JSONMember(key: key, value: value)) }
    }
    if let role = report["role"], role == .string("label") { members.append(JSONMember(key: "role", value: role)) }
    if let paragraph = report["paragraph"] {
      members.append(JSONMember(key: "paragraph", value: try scaled(paragraph, report)))
    }
    var writer = JSONWriter()
    writer.value(.object(members))
    switch writer.bytes.withUnsafeBufferPointer({ RequestDecoder.decode($0) }) {
    case .request(let request): return request
    case .refused(_, let error), .unparsable(let error): throw error
    }
  }

  /// Line spacing that grows with the font, where the report says so.
  private func scaled(_ paragraph: JSONValue, _ report: PublicReport) throws -> JSONValue {
    guard report["scaleSpacing"] == .boolean(true), let spacing = paragraph["lineSpacing"]?.number else {
      return paragraph
    }
    let points = try font(report).scaled(spacing, at: category(report))
    return .object([JSONMember(key: "lineSpacing", value: .number(points))])
  }

  private func font(_ report: PublicReport) throws -> Font {
    var font = try Font.preferred(forTextStyle: TextStyle(parsing: report["textStyle"]?.string ?? "body"))
    font.maximumPointSize = report["maximumPointSize"]?.number
    return font
  }

  private func category(_ report: PublicReport) throws -> ContentSizeCategory {
    try ContentSizeCategory(parsing: report["contentSize"]?.string ?? "large")
  }

  private func answer(
    _ report: PublicReport, changed: JSONValue = .null, measured: Double = 0
  ) throws -> BatchAnswer {
    try RequestAnswerer(measurer: ReportFonts.measurer)
      .answer(try request(report, changed: changed, measured: measured))
  }
}

extension `Public reports of labels, rows and Dynamic Type` {
  private func scale(_ report: PublicReport) throws {
    let style = try TextStyle(parsing: report["textStyle"]?.string ?? "")
    guard case .object(let sizes) = report.expect["sizes"] else { return }
    for size in sizes {
      let points = try DynamicType.pointSize(for: style, at: ContentSizeCategory(parsing: size.key))
      #expect(.number(points) == size.value, "\(report.id) \(size.key)")
    }
  }

  /// A text fits if no word is wider than the box.
  private func fit(_ report: PublicReport) throws {
    for expected in [report.expect] + (report.expect["then"]?.array ?? []) {
      let widest = try answer(report, changed: expected).minContentWidth
      #expect(.boolean(widest <= (report["width"]?.number ?? 0)) == expected["fits"], "\(report.id)")
      if let width = expected["word_width"]?.number { #expect(abs(widest - width) <= 0.05, "\(report.id)") }
    }
  }

  private func scalingRow(_ report: PublicReport) throws {
    let height = try font(report).scaled(report["rowHeightAtLarge"]?.number ?? 0, at: category(report))
    #expect(abs(height - (report.expect["row_height"]?.number ?? 0)) <= 0.1)
    #expect(.boolean(try answer(report).height <= height) == report.expect["fits_height"])
  }

  /// Rows and headers without separators, as a description.
  private func table(_ report: PublicReport) throws {
    let defaults = [
      JSONMember(key: "font", value: .string(ReportFonts.path(report["font"]?.string ?? ""))),
      JSONMember(key: "size", value: report["size"] ?? .null),
      JSONMember(key: "numberOfLines", value: report["numberOfLines"] ?? .number(0)),
    ]
    var members = [
      JSONMember(key: "defaults", value: .object(defaults)), JSONMember(key: "separators", value: .boolean(false)),
      JSONMember(key: "scale", value: report["scale"] ?? .number(1)),
    ]
    let texts = report["rows"]?.array ?? [report["text"] ?? .null]
    let stacks = report["stack"]?.array.map { [$0] } ?? texts.map { [$0] }
    let elements = stacks.map { view(of: $0, report) }
    if report.role == "header" {
      members += [JSONMember(key: "style", value: report["style"] ?? .string("plain"))]
      let height = [JSONMember(key: "height", value: report["returned_height"] ?? .null)]
      members += [JSONMember(key: "header", value: .object(elements[0] + height))]
    } else {
      members += [JSONMember(key: "rows", value: .array(elements.map { .object($0) }))]
    }
    let described = try TableDescription(
      .object(members), options: .init(), measurer: ReportFonts.measurer,
      readStrings: { _ in throw DescriptionError(description: "no strings") })
    let measured = try MeasuredTable(described, width: report["width"]?.number ?? 0, category: .large)
    check(measured, report)
  }

  private func view(of items: [JSONValue], _ report: PublicReport) -> [JSONMember] {
    let items = items.map { item -> JSONValue in
      guard case .object(let members) = item else { return item }
      return .object(
        members.map { member in
          member.key == "font"
            ? JSONMember(key: "font", value: .string(ReportFonts.path(member.value.string ?? ""))) : member
        })
    }
    return [JSONMember(key: "items", value: .array(items))]
      + ["insets", "spacing"].compactMap { key in report[key].map { JSONMember(key: key, value: $0) } }
  }

  private func check(_ table: MeasuredTable, _ report: PublicReport) {
    let expected = report.expect
    if let height = expected["height"]?.number { #expect(table.elements[0].height == height, "\(report.id)") }
    if let heights = expected["row_heights"]?.array {
      #expect(table.elements.map { .number($0.height) } == heights, "\(report.id)")
    }
    if let total = expected["total"]?.number { #expect(table.contentHeight == total, "\(report.id)") }
    if let lines = expected["label_lines"]?.array {
      #expect(table.elements[0].items.map { .number(Double($0.fitting.lineCount)) } == lines, "\(report.id)")
    }
  }
}
