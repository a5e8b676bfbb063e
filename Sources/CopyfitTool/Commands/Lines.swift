// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit lines`: the text as it wraps, and nothing else.

enum LinesCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let answers = try MeasureCommand.ask(arguments, console)
    switch arguments.format {
    case .csv: try console.print(table(answers).csv)
    case .ndjson: try console.write(lines(answers, isArray: false))
    case .json: try console.print(JSONLayout.indented(lines(answers, isArray: true)))
    default: try printText(answers, &console)
    }
    return .success
  }

  private static func printText(_ answers: [Answered], _ console: inout Console) throws {
    for (index, answered) in answers.enumerated() {
      if answers.count > 1 {
        try console.print((index > 0 ? "\n" : "") + console.style.bold(answered.question.title) + "\n")
      }
      for line in answered.answer.lines { try console.print(RulerReport.printable(line.text) + "\n") }
    }
  }

  private static func lines(_ answers: [Answered], isArray: Bool) -> [UInt8] {
    var writer = JSONWriter()
    if isArray { writer.beginArray() }
    for line in answers.flatMap(\.answer.lines) {
      writer.line(line)
      if !isArray { writer.endLine() }
    }
    if isArray { writer.endArray() }
    return writer.bytes
  }

  private static func table(_ answers: [Answered]) -> TableReport {
    let labels = answers.first?.question.labels ?? []
    let names =
      labels.map { $0.column == "width" ? "in width" : $0.column } + ["line", "text", "width", "baseline", "end"]
    var table = TableReport(columns: names.map { TableReport.Column(name: $0) })
    for answered in answers {
      for (index, line) in answered.answer.lines.enumerated() {
        let cells = [
          "\(index + 1)", line.text, DecimalFormat.shortest(line.width), DecimalFormat.shortest(line.baseline),
          line.end.rawValue,
        ]
        table.append(answered.question.labels.map(\.value) + cells)
      }
    }
    return table
  }
}
