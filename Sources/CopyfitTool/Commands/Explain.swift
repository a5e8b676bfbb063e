// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit explain`: the height as an equation, then each line's own.

import Copyfit

/// A height, its terms, and what the answer reports of it.
struct Explained {
  let question: Question
  let height: HeightExplanation
  /// Rounded up to whole pixels where the request is a label's; the height itself else.
  let rounded: Double
  /// At most the height of the bounds, where a label is asked for its text's rectangle in them.
  let reported: Double
  /// Where ink falls, if that was asked for; it stands beside the height and is no part of it.
  let ink: RectangleField?
  let fonts: [FontReport]
}

enum ExplainCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let all = try explain(arguments, console)
    if arguments.format == .json {
      let bodies = all.map(json).joined(separator: [UInt8(ascii: ",")])
      let list = all.count == 1 ? Array(bodies) : [UInt8(ascii: "[")] + bodies + [UInt8(ascii: "]")]
      try console.print(JSONLayout.indented(list))
    } else {
      for (index, explained) in all.enumerated() {
        try console.print((index > 0 ? "\n" : "") + page(explained, console.style))
      }
    }
    return .success
  }

  private static func explain(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> [Explained] {
    let texts = try TextSources.asked(arguments, console)
    let questions = try QuestionBuilder(arguments, texts: texts).questions()
    let measurer = try FontSources.measurer(arguments, console)
    return try Question.map(questions, arguments, console) { (question) throws(BatchError) in
      try explain(question, measurer)
    }
  }

  static func explain(_ question: Question, _ measurer: TextMeasurer) throws(BatchError) -> Explained {
    let mapped = try MappedRequest(question.request)
    let answerer = RequestAnswerer(measurer: measurer)
    let answer = try answerer.answer(question.request)
    let prepared = try answerer.prepare(question.request)
    do throws(MeasureError) {
      switch prepared.body {
      case .string(let text, let token):
        let height = try text.explainHeight(in: mapped.box, options: mapped.drawingOptions, token: token)
        return Explained(
          question: question, height: height, rounded: answer.height, reported: answer.height, ink: answer.ink,
          fonts: text.fonts)
      case .label(let label):
        let (height, rounded) = try explain(label, question.request, answer)
        return Explained(
          question: question, height: height, rounded: rounded, reported: answer.height, ink: nil,
          fonts: label.text.fonts)
      }
    } catch {
      throw BatchError(error)
    }
  }

  /// The terms of a label's height, and the height on the pixel grid before bounds clip it.
  private static func explain(
    _ label: PreparedLabel, _ request: BatchRequest, _ answer: BatchAnswer
  ) throws(MeasureError) -> (HeightExplanation, rounded: Double) {
    guard let bounds = request.bounds else {
      return (try label.explainHeight(width: request.width ?? .infinity), answer.height)
    }
    let free = Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: .infinity)
    return (try label.explainHeight(boundsWidth: bounds.width), try label.textRect(forBounds: free).height)
  }
}

extension ExplainCommand {
  static func page(_ explained: Explained, _ style: TerminalStyle) -> String {
    let title = explained.question.title
    var page = title.isEmpty ? "" : style.bold(title) + "\n"
    page += style.bold(HeightEquation(explained).text) + "\n"
    var known: [LineHeightEquation: Int] = [:]
    for (index, line) in explained.height.lines.enumerated() {
      let equation = LineHeightEquation(line)
      let text = style.dim(RulerReport.printable(line.text))
      if let first = known[equation] {
        page += "\nline \(index + 1)  as line \(first)  \(text)\n"
      } else {
        known[equation] = index + 1
        page += "\nline \(index + 1)  \(text)\n" + equation.rows(explained.height.policy).map { "  \($0)\n" }.joined()
      }
    }
    if let ink = explained.ink {
      let (top, height) = (ExactPoints(ink.y).text, ExactPoints(ink.height).text)
      page += "\nink  \(height) high from y = \(top), by the glyphs' outlines; no part of the height above\n"
    }
    for font in explained.fonts where font.standIn && !explained.height.lines.isEmpty {
      page += "\n\(font.used) stands in for \(font.requested), with the ascent and descent of the original\n"
    }
    return page
  }

  static func json(_ explained: Explained) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("height")
    writer.number(explained.reported)
    writer.key("equation")
    writer.string(HeightEquation(explained).text)
    writer.key("unrounded")
    writer.number(explained.height.height)
    writer.key("policy")
    writer.string(explained.height.policy.rawValue)
    if let ink = explained.ink { writer.ink(ink) }
    writer.key("lines")
    writer.beginArray()
    for line in explained.height.lines { writer.explained(line) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func ink(_ ink: RectangleField) {
    key("ink")
    beginObject()
    for (name, value) in [("x", ink.x), ("y", ink.y), ("width", ink.width), ("height", ink.height)] {
      key(name)
      number(value)
    }
    endObject()
  }

  fileprivate mutating func explained(_ line: LineHeightExplanation) {
    beginObject()
    key("text")
    string(line.text)
    for (name, value) in [
      ("ascent", line.ascent), ("descent", line.descent), ("multiple", line.multiple), ("minimum", line.minimum),
      ("maximum", line.maximum), ("rounding", line.rounding), ("height", line.height), ("baseline", line.baseline),
    ] {
      key(name)
      number(value)  // No maximum is null.
    }
    key("equation")
    string(LineHeightEquation(line).text)
    key("below")
    beginArray()
    for term in line.below {
      beginObject()
      key("reason")
      string(term.reason.rawValue)
      key("points")
      number(term.points)
      endObject()
    }
    endArray()
    endObject()
  }
}
