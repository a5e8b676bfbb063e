// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit fits`: whether texts fit their box; if not, by how much they are over and what would fit.

import Copyfit

/// A question and how its text fits.
struct FitFinding: Sendable {
  let question: Question
  let fit: Fit
  /// What would fit, where the text does not; nil where nothing of the kind would.
  var largestSize: Double?
  var largestCategory: String?
  var wordsToCut: String?
}

enum FitsCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    guard [.width, .height, .numberOfLines].contains(where: arguments.has) || arguments.text(.role) == "label" else {
      throw UsageError.invalid("nothing to fit into: give --width, --height or --number-of-lines", command: .fits)
    }
    let texts = try TextSources.asked(arguments, console)
    let questions = try QuestionBuilder(arguments, texts: texts).questions()
    let checker = FitChecker(measurer: try FontSources.measurer(arguments, console))
    let findings = try Question.map(questions, arguments, console) { (question) throws(BatchError) in
      try finding(question, checker)
    }
    let report = FitReport(findings: findings)
    switch arguments.format {
    case .text: try console.print(report.text(style: console.style))
    case .csv: try console.print(report.table(places: nil).csv)
    case .markdown: try console.print(report.table(places: 2).markdown)
    case .ndjson: try console.write(report.ndjson)
    case .json: try console.print(JSONLayout.indented(report.json))
    }
    return findings.allSatisfy(\.fit.fits) ? .success : .findings
  }

  static func finding(_ question: Question, _ checker: FitChecker) throws(BatchError) -> FitFinding {
    let fit = try checker.check(question.request)
    var finding = FitFinding(question: question, fit: fit)
    guard !fit.fits else { return finding }
    let search = FitSearch(checker: checker)
    let size = try size(of: question.request)
    finding.largestSize = try search.largestSize(question.request, to: size)
    finding.largestCategory = try search.largestCategory(question.request)
    finding.wordsToCut = try search.wordsToCut(question.request)
    return finding
  }

  /// The size that the request's text has now.
  static func size(of request: BatchRequest) throws(BatchError) -> Double {
    let mapped = try MappedRequest(request)
    guard case .metrics(let style, let maximum) = mapped.font.scaling, let category = mapped.category else {
      return mapped.font.size
    }
    return try BatchError.unsupported("scaledBy") { () throws(DynamicTypeError) in
      try FontMetrics(forTextStyle: style)
        .scaledPointSize(for: mapped.font.size, maximumPointSize: maximum, compatibleWith: category)
    }
  }
}
