// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit measure`: one answer with its ruler, or a table where options have several values.

import Copyfit

/// A question and its answer.
struct Answered: Sendable {
  let question: Question
  let answer: BatchAnswer
}

enum MeasureCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let answers = try ask(arguments, console)
    switch arguments.format {
    case .text where answers.count == 1:
      try console.print(ruler(answers[0]).render(style: console.style))
    case .text: try console.print(table(answers, places: 2).text(style: console.style))
    case .csv: try console.print(table(answers, places: nil).csv)
    case .markdown: try console.print(table(answers, places: 2).markdown)
    case .ndjson: try console.write(ndjson(answers))
    case .json: try console.print(JSONLayout.indented(answers.count == 1 ? ndjson(answers) : array(answers)))
    }
    for missing in Set(answers.flatMap(\.answer.missing)).sorted() {
      console.warn("no font has \(missing.codePointName); its box was measured (--font adds a font)")
    }
    return .success
  }

  /// Asks every question of a command line; a question that has no answer ends the call.
  static func ask(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> [Answered] {
    let texts = try TextSources.asked(arguments, console)
    let questions = try QuestionBuilder(arguments, texts: texts).questions()
    let answerer = RequestAnswerer(measurer: try FontSources.measurer(arguments, console))
    return try Question.map(questions, arguments, console) { (question) throws(BatchError) in
      Answered(question: question, answer: try answerer.answer(question.request))
    }
  }

  /// A font that is missing is the environment's fault, everything else the command line's.
  static func failure(_ error: BatchError, _ command: CommandName) -> any Error {
    switch error.code {
    case .unknownFont, .badFont: EnvironmentError(message: error.message)
    default: UsageError.invalid(error.message, command: command)
    }
  }

  static func ruler(_ answered: Answered) -> RulerReport {
    let request = answered.question.request
    return RulerReport(
      title: answered.question.title, answer: answered.answer, width: request.width, height: request.height)
  }

  /// Answers as `batch` writes them; the id is the row's title.
  static func ndjson(_ answers: [Answered]) -> [UInt8] {
    var writer = JSONWriter()
    for answered in answers { writer.answer(answered.answer, id: id(answered)) }
    return writer.bytes
  }

  private static func array(_ answers: [Answered]) -> [UInt8] {
    var text = Array("[".utf8)
    for (index, answered) in answers.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += ndjson([answered])
    }
    return text + Array("]".utf8)
  }

  private static func id(_ answered: Answered) -> String {
    guard !answered.question.title.isEmpty else { return "null" }
    var writer = JSONWriter()
    writer.string(answered.question.title)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A row an answer; `places` nil prints numbers in full.
  private static func table(_ answers: [Answered], places: Int?) -> TableReport {
    let labels = answers.first?.question.labels.map { TableReport.Column(name: $0.column, isNumber: $0.isNumber) } ?? []
    let figures = ["lines", "width", "height", "first baseline", "last baseline"]
    var table = TableReport(
      columns: labels.map { $0.named($0.name == "width" ? "in width" : $0.name) }
        + figures.map { TableReport.Column(name: $0, isNumber: true) } + [TableReport.Column(name: "cut")])
    let print = { (value: Double?) -> String in
      guard let value else { return "" }
      return places.map { DecimalFormat.fixed(value, places: $0) } ?? DecimalFormat.shortest(value)
    }
    for answered in answers {
      let answer = answered.answer
      table.append(
        answered.question.labels.map(\.value)
          + ["\(answer.lineCount)", print(answer.width), print(answer.height), print(answer.firstBaseline)]
          + [print(answer.lastBaseline), answer.isTruncated ? "yes" : "no"])
    }
    return table
  }
}

extension QuestionLabel {
  fileprivate var isNumber: Bool { column == "width" || column == "size" }
}

extension TableReport.Column {
  fileprivate func named(_ name: String) -> Self { Self(name: name, isNumber: isNumber) }
}
