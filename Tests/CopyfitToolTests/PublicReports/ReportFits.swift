// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Reports of texts that are to fit a box, asked by the code of `fits`: other languages, plurals, categories, candidates.
// FitCommandReportTests asks those of localisation by its command line.

import Copyfit
import TestSupport
import Testing

@testable import CopyfitTool

/// A fit asked of a report.
struct ReportFit {
  let report: PublicReport
  private let checker = FitChecker(measurer: ReportFonts.measurer)
  private var tolerance: Double { report.expect["tol"]?.number ?? 0.05 }

  init(report: PublicReport) {
    self.report = report
  }

  func check() throws {
    for expected in [report.expect] + (report.expect["then"]?.array ?? []) { try check(expected) }
    if let table = report.expect["table"] { try check(table: table) }
    if let list = report.expect["fits_each"]?.array { try check(candidates: list) }
    if report["shrink"] == .boolean(true) { try checkShrinking() }
  }

  /// The request in its box, insets taken off; `box` is width and height.
  private func request(_ change: ReportChange, text: String? = nil) throws -> BatchRequest {
    var request = try report.request(change)
    if let text { request.text = text }
    let insets = ["left", "right"].reduce(0) { $0 + (report["insets"]?[$1]?.number ?? 0) }
    request.width = request.width.map { $0 - insets }
    if let box = report["box"]?.array { (request.width, request.height) = (box[0].number, box[1].number) }
    if report.value("numberOfLines", change) == nil { request.numberOfLines = 1 }
    return request
  }

  private func check(_ expected: JSONValue) throws {
    let change = ReportChange(members: expected == report.expect ? .null : expected)
    let fits = try texts().map { try checker.check(try request(change, text: $0)) }
    let widest = fits.map(\.answer.maxContentWidth).max() ?? 0
    if let wanted = expected["fits"] { #expect(.boolean(fits.allSatisfy(\.fits)) == wanted, "\(report.id)") }
    if let width = expected["natural_width"]?.number { #expect(abs(widest - width) <= tolerance, "\(report.id)") }
    if let width = expected["word_width"]?.number {
      #expect(abs(fits[0].answer.minContentWidth - width) <= tolerance, "\(report.id)")
    }
    if let natural = expected["natural"]?.array?.compactMap(\.number) {
      #expect(abs(widest - natural[0]) <= tolerance && abs(fits[0].answer.height - natural[1]) <= tolerance)
    }
    if expected["reason"] == .string("height") { #expect(fits[0].problems.map(\.kind) == [.height], "\(report.id)") }
    if let decided = expected["decided_by"] { #expect(try decisive(fits) == decided["argument"], "\(report.id)") }
  }

  /// The argument whose text is widest.
  private func decisive(_ fits: [Fit]) throws -> JSONValue? {
    let widths = fits.map(\.answer.maxContentWidth)
    return report["arguments"]?.array?[widths.indices.max { widths[$0] < widths[$1] } ?? 0].array?.first
  }

  /// The text, or its plural form for each argument; nil stands for the text of the request.
  private func texts() throws -> [String?] {
    guard case .object(let forms) = report["plural"] else { return [nil] }
    let rules = PluralRules(locale: report["locale"]?.string ?? "")
    let variants = forms.compactMap { form in PluralCategory(rawValue: form.key).map { ($0, form.value.string ?? "") } }
    let variable = PluralFormat.Variable(valueType: "lld", variants: Dictionary(uniqueKeysWithValues: variants))
    return try (report["arguments"]?.array ?? []).map { list in
      let argument = FormatArgument.integer(Int(list.array?.first?.number ?? 0))
      let variant = PluralFormat(format: "").variant(of: variable, for: argument, rules: rules)
      return try PluralFormat(format: variant).text(for: [argument], rules: rules)
    }
  }
}

extension ReportFit {
  /// Every category, and the last that fits.
  private func check(table: JSONValue) throws {
    guard case .object(let cells) = table else { return }
    for cell in cells {
      let category = ReportChange(members: .object([JSONMember(key: "contentSize", value: .string(cell.key))]))
      #expect(.boolean(try checker.check(try request(category)).fits) == cell.value, "\(report.id) \(cell.key)")
    }
    let largest = try FitSearch(checker: checker).largestCategory(try request(ReportChange()))
    #expect(
      try largest.map { try ContentSizeCategory(parsing: $0) }
        == ContentSizeCategory(parsing: report.expect["fits_up_to"]?.string ?? ""))
  }

  private func check(candidates: [JSONValue]) throws {
    let fits = try (report["candidates"]?.array ?? []).map {
      try checker.check(try request(ReportChange(), text: $0.string))
    }
    #expect(fits.map { .boolean($0.fits) } == candidates, "\(report.id)")
    let widths = report.expect["natural_widths"]?.array?.compactMap(\.number) ?? []
    #expect(zip(fits, widths).allSatisfy { abs($0.answer.maxContentWidth - $1) <= tolerance }, "\(report.id)")
  }

  /// The largest size at which no word breaks and all fits.
  private func checkShrinking() throws {
    let size = try FitSearch(checker: checker).largestSize(
      try request(ReportChange()), from: report["minimumPointSize"]?.number ?? 1, to: report["size"]?.number ?? 0,
      step: 0.1)
    let range = (report.expect["size_ge"]?.number ?? 0)...(report.expect["size_le"]?.number ?? 0)
    #expect(range.contains(try #require(size)), "\(report.id): \(size ?? 0)")
    var shrunk = try request(ReportChange()).at(size: try #require(size))
    shrunk.numberOfLines = 0
    #expect(Double(try checker.check(shrunk).answer.lineCount) == report.expect["lines"]?.number)
  }
}
