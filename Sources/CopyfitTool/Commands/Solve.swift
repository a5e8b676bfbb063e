// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit solve`: the question turned round. Which size, or which width, for this box or this many lines?

import Copyfit

/// What was looked for, what was found, and the text in it.
struct Solution {
  /// `size` or `width`.
  let name: String
  let value: Double
  let answer: BatchAnswer
}

enum SolveCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let texts = try TextSources.asked(arguments, console)
    let questions = try QuestionBuilder(arguments, texts: texts).questions()
    let search = FitSearch(checker: FitChecker(measurer: try FontSources.measurer(arguments, console)))
    let solutions = try Question.map(questions, arguments, console) { (question) throws(BatchError) in
      try solve(question.request, arguments, search)
    }
    if arguments.format == .json {
      try console.print(JSONLayout.indented(json(solutions)))
    } else {
      for (index, solution) in solutions.enumerated() {
        let title = questions[index].title
        let page = page(solution, console.style)
        try console.print((index > 0 ? "\n" : "") + (title.isEmpty ? "" : console.style.bold(title) + "\n") + page)
      }
    }
    return solutions.contains { $0 == nil } ? .findings : .success
  }

  /// - Returns: Nil where nothing fits.
  static func solve(
    _ request: BatchRequest, _ arguments: ParsedArguments, _ search: FitSearch
  ) throws(BatchError) -> Solution? {
    switch arguments.text(.find) ?? "size" {
    case "width":
      guard request.width == nil else {
        throw BatchError(.malformedRequest, "--width is what --find width looks for: leave it out")
      }
      return try width(request, lines: max(1, request.numberOfLines ?? 1), arguments, search)
    case "balanced": return try balanced(request, arguments, search)
    default: return try size(request, arguments, search)
    }
  }

  private static func size(
    _ request: BatchRequest, _ arguments: ParsedArguments, _ search: FitSearch
  ) throws(BatchError) -> Solution? {
    guard request.width != nil || request.height != nil else {
      throw BatchError(.malformedRequest, "no box to fill: give --width, --height or both")
    }
    let step = arguments.number(.step) ?? 0.5
    let (minimum, maximum) = (arguments.number(.minimumSize) ?? 1, arguments.number(.maximumSize) ?? 400)
    guard minimum <= maximum else {
      throw BatchError(.invalidNumber, "--minimum-size is above --maximum-size: swap them")
    }
    guard let size = try search.largestSize(request, from: minimum, to: maximum, step: step) else { return nil }
    return Solution(name: "size", value: size, answer: try search.checker.check(request.at(size: size)).answer)
  }

  private static func width(
    _ request: BatchRequest, lines: Int, _ arguments: ParsedArguments, _ search: FitSearch
  ) throws(BatchError) -> Solution? {
    guard let found = try search.narrowest(request, lines: lines) else { return nil }
    guard let step = arguments.number(.step) else {
      return Solution(name: "width", value: found.width, answer: found.answer)
    }
    return Solution(name: "width", value: (found.width / step).rounded(.up) * step, answer: found.answer)
  }

  private static func balanced(
    _ request: BatchRequest, _ arguments: ParsedArguments, _ search: FitSearch
  ) throws(BatchError) -> Solution? {
    guard request.width != nil || request.numberOfLines != nil else {
      throw BatchError(.malformedRequest, "lines of which width? give --width or --number-of-lines")
    }
    guard let limit = request.width else {
      return try width(request, lines: max(1, request.numberOfLines ?? 1), arguments, search)
    }
    guard let found = try search.balanced(request, in: limit) else { return nil }
    // A multiple of the step, unless that is wider than the box.
    let stepped = arguments.number(.step).map { (found.width / $0).rounded(.up) * $0 } ?? found.width
    return Solution(name: "width", value: min(stepped, limit), answer: found.answer)
  }
}

extension SolveCommand {
  static func page(_ solution: Solution?, _ style: TerminalStyle) -> String {
    guard let solution else { return style.red("nothing fits") + "\n" }
    let answer = solution.answer
    let label = solution.name + String(repeating: " ", count: 11 - solution.name.count)
    // As printed it has to do too: a width that suffices, a size that fits.
    let rule: FloatingPointRoundingRule = solution.name == "width" ? .up : .down
    var page = label + style.bold(DecimalFormat.rounded(solution.value, places: 6, rule)) + "\n"
    page += "takes      \(RulerReport.points(answer.width)) x \(RulerReport.points(answer.height))\n\n"
    let columns = answer.lines.map { RulerReport.points($0.width).count }.max() ?? 0
    for line in answer.lines {
      let width = RulerReport.points(line.width)
      page +=
        style.dim(String(repeating: " ", count: columns - width.count) + width)
        + "  \(RulerReport.printable(line.text))\n"
    }
    return page
  }

  /// One object, or a list of several; null where nothing fits.
  static func json(_ solutions: [Solution?]) -> [UInt8] {
    var writer = JSONWriter()
    if solutions.count != 1 { writer.beginArray() }
    for solution in solutions {
      if let solution { writer.solution(solution) } else { writer.null() }
    }
    if solutions.count != 1 { writer.endArray() }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func solution(_ solution: Solution) {
    beginObject()
    key(solution.name)
    number(solution.value)
    key("takes")
    beginArray()
    number(solution.answer.width)
    number(solution.answer.height)
    endArray()
    key("lineCount")
    integer(solution.answer.lineCount)
    key("lines")
    beginArray()
    for line in solution.answer.lines {
      beginObject()
      key("text")
      string(line.text)
      key("width")
      number(line.width)
      endObject()
    }
    endArray()
    endObject()
  }
}
