// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit fits`: whether texts fit their box; if not, by how much they are over and what would fit.

import Copyfit

/// Padding of a box.
struct Insets: Hashable, Sendable {
  private(set) var horizontal = 0.0
  private(set) var vertical = 0.0

  /// Those of `--insets`; none where it is not given.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let text = arguments.text(.insets) else { return }
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { Double(RequestLine.trimmed($0)) }
    guard sides.count == 4 || sides.count == 1, sides.allSatisfy({ $0.map(NumberRange.notNegative.contains) == true })
    else {
      throw .badValue(
        option: .insets, value: text, expected: "four numbers TOP,LEFT,BOTTOM,RIGHT that are not negative, or one",
        nearest: nil)
    }
    let all = sides.compactMap { $0 }
    (vertical, horizontal) = all.count == 1 ? (2 * all[0], 2 * all[0]) : (all[0] + all[2], all[1] + all[3])
  }
}

extension Question {
  /// The same in a box that is smaller by its padding; a box smaller than that has no room at all.
  fileprivate func inside(_ insets: Insets) -> Question {
    var inner = request
    inner.width = request.width.map { max(0, $0 - insets.horizontal) }
    inner.height = request.height.map { max(0, $0 - insets.vertical) }
    inner.bounds = request.bounds.map { bounds in
      RectangleField(
        x: bounds.x, y: bounds.y, width: max(0, bounds.width - insets.horizontal),
        height: max(0, bounds.height - insets.vertical))
    }
    return Question(labels: labels, request: inner, json: json)
  }
}

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
    let insets = try Insets(arguments)
    let questions = try QuestionBuilder(arguments, texts: texts).questions().map { $0.inside(insets) }
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
