// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Every public report, through the code of `batch`, `rows`, `scale` and `fits`. A report whose platform answer is open
// ([device-check] in its note) and that differs is named with the policy that decides; such an entry must stay true.

import Copyfit
import CopyfitFonts
import TestSupport
import Testing

@testable import CopyfitTool

@Suite struct `Public reports` {
  @Test(arguments: try PublicReport.all("public-reports.jsonl"))
  func `A report`(report: PublicReport) throws {
    try check(report)
  }

  /// Cases of the same kinds from the rules of facts/uikit.md, their arithmetic in `why`. DejaVu Sans Mono at 20.48: a
  /// glyph is 12.33 wide, a line 23.84 high, 19.01 of it above the baseline.
  @Test(arguments: try PublicReport.all("uikit-rules.jsonl"))
  func `A rule`(report: PublicReport) throws {
    try check(report)
  }

  @Test func `Every kind is asked`() throws {
    let reports = try PublicReport.all("public-reports.jsonl")
    #expect(reports.count == 122 && Set(reports.map(\.kind)).count == 22)
  }

  func check(_ report: PublicReport) throws {
    switch report.role {
    case "row", "rows", "header": try ReportTable(report: report).check()
    case "scale": try checkScale(report)
    case "fit": try ReportFit(report: report).check()
    default: try checkText(report)
    }
  }
}

extension `Public reports` {
  private func checkText(_ report: PublicReport) throws {
    if report["width"]?.string != nil { return try checkBadWidth(report) }
    if report.expect["error"] != nil {
      #expect(throws: BatchError.self, "\(report.id)") { try ReportAnswer(report) }
      return
    }
    if let sequence = report["sequence"]?.array { try checkSequence(sequence, report) }
    let asked = try ReportAnswer(report)
    let expected = report.expect["first"] ?? report.expect
    try asked.check(report["sequence"] == nil ? expected : .null)
    for change in report.expect["then"]?.array ?? [] { try checkFollowUp(change, asked) }
    for same in report.expect["same_as"]?.array ?? [] { try checkSame(same, asked) }
    if report.expect["relation"] != nil || report.expect["invariant"] != nil {
      #expect(try ReportRelations.holds(asked) == true, "\(report.id)")
    }
    try checkCategoryChange(report)
  }

  private func checkFollowUp(_ members: JSONValue, _ asked: ReportAnswer) throws {
    let expectsWidth = members["text"] != nil && asked.report["width"] == .null
    let change = ReportChange(members: members, measured: asked.size, expectsWidth: expectsWidth)
    let next = try ReportAnswer(asked.report, change)
    try next.check(members, asksWidth: !expectsWidth)
    // Where a then-entry has no tolerance, that of the whole holds.
  }

  private func checkSame(_ same: JSONValue, _ asked: ReportAnswer) throws {
    let other = try ReportAnswer(asked.report, ReportChange(members: same["change"] ?? .null))
    for field in same["fields"]?.array?.compactMap(\.string) ?? [] {
      let holds =
        switch field {
        case "width": asked.answer.width == other.answer.width
        case "height": asked.answer.height == other.answer.height
        case "ceil(height)": asked.answer.height == other.answer.height.rounded(.up)
        case "lines": asked.answer.lineCount == other.answer.lineCount
        case "line_texts": asked.lineTexts == other.lineTexts
        case "graphemes": try asked.trace().clusterEdges.count == other.trace().clusterEdges.count
        default: false
        }
      #expect(holds, "\(asked.report.id): \(field)")
    }
    if let relation = same["relation"]?.string {
      let wanted = Double(relation.split { !"0123456789.".contains($0) }.first ?? "") ?? .nan
      #expect(relation.hasPrefix("smaller") && abs(other.answer.height - wanted) <= 0.05, "\(asked.report.id)")
      #expect(other.answer.height < asked.answer.height, "\(asked.report.id)")
    }
  }

  /// One measurer, asked in this order; then each question alone.
  private func checkSequence(_ sequence: [JSONValue], _ report: PublicReport) throws {
    let answers = try sequence.map { try ReportAnswer(report, ReportChange(members: $0)).answer }
    let tolerance = report.expect["tol"]?.number ?? 0.001
    if let widths = report.expect["widths"]?.array?.compactMap(\.number) {
      #expect(zip(answers, widths).allSatisfy { abs($0.width - $1) <= tolerance }, "\(report.id)")
    }
    if let lines = report.expect["lines"]?.array {
      #expect(answers.map { .number(Double($0.lineCount)) } == lines, "\(report.id)")
    }
    for (change, answer) in zip(sequence, answers) {
      let fresh = try report.answer(ReportChange(members: change), TextMeasurer(fonts: .bundled))
      #expect((fresh.width, fresh.height) == (answer.width, answer.height), "\(report.id)")
    }
  }

  /// JSON has no NaN, so the library is asked.
  private func checkBadWidth(_ report: PublicReport) throws {
    let width = Double(report["width"]?.string?.lowercased() ?? "") ?? .nan
    let text = try ReportFonts.measurer.prepare(AttributedText(report.text()))
    #expect(throws: MeasureError.self, "\(report.id)") { try text.size(in: TextBox(width: width)) }
  }

  /// A change of category answers what a fresh question does.
  private func checkCategoryChange(_ report: PublicReport) throws {
    guard let after = report.expect["after"], let category = report["thenContentSize"] else { return }
    let change = ReportChange(members: .object([JSONMember(key: "contentSize", value: category)]))
    let fresh = try ReportAnswer(report, change)
    try fresh.check(after)
    let label = try ReportFonts.measurer.prepare(MappedRequest(report.request()).label)
    let changed = try label.at(ContentSizeCategory(parsing: category.string ?? ""))
    #expect(changed.fittingSize(width: report["width"]?.number ?? .infinity) == fresh.size, "\(report.id)")
  }

  private func checkScale(_ report: PublicReport) throws {
    let style = try TextStyle(parsing: report["textStyle"]?.string ?? "")
    guard case .object(let sizes) = report.expect["sizes"] else { return }
    for size in sizes {
      let points = try DynamicType.pointSize(for: style, at: ContentSizeCategory(parsing: size.key))
      #expect(.number(points) == size.value, "\(report.id) \(size.key)")
    }
  }
}
