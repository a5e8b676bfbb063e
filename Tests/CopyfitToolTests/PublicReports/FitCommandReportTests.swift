// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Public reports of the kind localisation-fit, asked as a user asks them: by a command line of `copyfit fits`.

import Copyfit
import CopyfitFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitTool

@Suite struct `Public reports of texts that have to fit` {
  static func reports() throws -> [PublicReport] {
    try PublicReport.all("public-reports.jsonl").filter { $0.kind == "localisation-fit" && $0.role == "fit" }
  }

  @Test(arguments: try reports()) func `A report`(report: PublicReport) throws {
    let findings = try findings(report)
    let expect = report.expect
    check(expect, findings, report)
    for change in expect["then"]?.array ?? [] { check(change, try self.findings(report, changed: change), report) }
    if let each = expect["fits_each"]?.array {
      #expect(findings.map { .boolean($0.fit.fits) } == each, "\(report.id)")
    }
    for (finding, width) in zip(findings, expect["natural_widths"]?.array ?? []) {
      #expect(abs(finding.fit.answer.maxContentWidth - (width.number ?? 0)) <= 0.05, "\(report.id)")
    }
    if case .object(let table)? = expect["table"] {
      #expect(findings.map { .boolean($0.fit.fits) } == table.map(\.value), "\(report.id)")
      #expect(findings.last?.largestCategory == expect["fits_up_to"]?.string, "\(report.id)")
    }
    if let least = expect["size_ge"]?.number, let most = expect["size_le"]?.number {
      #expect(findings[0].largestSize.map { (least...most).contains($0) } == true, "\(report.id)")
    }
  }

  private func check(_ expect: JSONValue, _ findings: [FitFinding], _ report: PublicReport) {
    if let fits = expect["fits"]?.boolean { #expect(findings.allSatisfy(\.fit.fits) == fits, "\(report.id)") }
    let widest = findings.map(\.fit.answer.maxContentWidth).max() ?? 0
    if let width = expect["natural_width"]?.number { #expect(abs(widest - width) <= 0.05, "\(report.id)") }
    if let width = expect["natural_width_ge"]?.number { #expect(widest >= width, "\(report.id)") }
    if let reason = expect["reason"]?.string {
      #expect(findings[0].fit.problems.map(\.kind.rawValue) == [reason], "\(report.id)")
    }
    if expect["contains_brackets"]?.boolean == true {
      let text = findings[0].question.request.text
      #expect(text.hasPrefix("[") && text.hasSuffix("]"), "\(report.id)")
    }
    if let argument = expect["decided_by"]?["argument"]?.number {
      let over = findings.filter { !$0.fit.fits }.map(\.question.request.text)
      #expect(over.count == 1 && over[0].contains("\(Int(argument))"), "\(report.id)")
    }
  }

  private func findings(_ report: PublicReport, changed: JSONValue = .null) throws -> [FitFinding] {
    guard case .run(let arguments) = try ArgumentParser.parse(try words(report, changed)) else { return [] }
    let console = Console(isQuiet: true)
    let questions = try QuestionBuilder(arguments, texts: TextSources.asked(arguments, console)).questions()
    return try questions.map { try FitsCommand.finding($0, FitChecker(measurer: ReportFonts.measurer)) }
  }

  /// The command line that asks a report, with members changed.
  private func words(_ report: PublicReport, _ changed: JSONValue) throws -> [String] {
    let value = { (key: String) in changed[key] ?? report[key] }
    let texts = report["candidates"]?.array ?? [value("text") ?? .null]
    var words = ["fits"] + texts.compactMap(\.string)
    words += ["--font", try ReportFonts.path(value("font")?.string ?? "")]
    if let style = value("textStyle")?.string { words += ["--style", style] }
    if let category = value("contentSize")?.string { words += ["--category", category] }
    if value("textStyle") == nil, let size = value("size")?.number { words += ["--size", "\(size)"] }
    let box = report["box"]?.array?.compactMap(\.number)
    let insets = ["left", "right"].reduce(0) { $0 + (report["insets"]?[$1]?.number ?? 0) }
    words += ["--width", "\((box?.first ?? report["width"]?.number ?? 0) - insets)"]
    if let height = box?.last { words += ["--height", "\(height)"] }
    if let lines = report["numberOfLines"]?.number { words += ["--number-of-lines", "\(Int(lines))"] }
    if let locale = value("locale")?.string { words += ["--language", locale] }
    if case .object(let forms)? = report["plural"] {
      for form in forms { words += ["--plural", "\(form.key)=\(form.value.string ?? "")"] }
    }
    for argument in report["arguments"]?.array ?? [] {
      words += ["--argument", "\(Int(argument.array?[0].number ?? 0))"]
    }
    if let pseudo = report["pseudo"] { words += ["--pseudo", "--pseudo-growth", "\(pseudo["grow"]?.number ?? 1)"] }
    return words
  }
}
