// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the options of `measure` and its like ask: each combination of the values that may be repeated is one request, put
// together as the JSON that `batch` would get, and decoded by the same code.

/// One request and the values that tell it from its neighbours.
struct Question: Sendable {
  /// Column and value, such as `width` and `320`; only of options that have more than one value.
  let labels: [QuestionLabel]
  let request: BatchRequest
  /// The request as it was put together.
  var json: [UInt8] = []

  /// The values in a row, for a title or an id.
  var title: String { labels.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ") }
}

struct QuestionLabel: Hashable, Sendable {
  let column: String
  let value: String
}

/// A text to ask about.
struct AskedText: Hashable, Sendable {
  let text: String
  /// What tells it from its neighbours; empty where only the text does.
  var labels: [QuestionLabel] = []
  /// The language that its file names; nil leaves it to the options.
  var language: String?
}

/// Builds the questions of a command line.
struct QuestionBuilder {
  private let arguments: ParsedArguments
  private let texts: [AskedText]
  /// Labels name every value that was given, also of options with one value: names then outlive an added value.
  private let namesAllValues: Bool

  init(_ arguments: ParsedArguments, texts: [AskedText], namesAllValues: Bool = false) {
    self.arguments = arguments
    self.texts = texts
    self.namesAllValues = namesAllValues
  }

  init(_ arguments: ParsedArguments, texts: [String]) {
    self.init(arguments, texts: texts.map { AskedText(text: $0) })
  }

  /// Options whose repeated values make a matrix, slowest first.
  private static let axes: [OptionName] = [.font, .style, .size, .category, .width]

  func questions() throws -> [Question] {
    try checkCombinations()
    var combinations: [[OptionName: String]] = [[:]]
    for axis in Self.axes {
      let values = self.values(of: axis)
      guard !values.isEmpty else { continue }
      combinations = combinations.flatMap { combination in
        values.map { value in combination.merging([axis: value]) { $1 } }
      }
    }
    return try texts.flatMap { text in
      try combinations.map { combination in
        let line = RequestLine(arguments, combination: combination, text: text).json()
        return Question(labels: labels(combination, text: text), request: try request(line), json: line)
      }
    }
  }

  private func values(of axis: OptionName) -> [String] {
    let given = arguments.texts(axis)
    return axis == .category && given.contains("all") ? Vocabulary.categories : given
  }

  private func labels(_ combination: [OptionName: String], text: AskedText) -> [QuestionLabel] {
    let varying = Self.axes.filter { values(of: $0).count > (namesAllValues ? 0 : 1) }
    let isNamed = texts.count > 1 || !text.labels.isEmpty || namesAllValues
    let shown = isNamed ? [QuestionLabel(column: "text", value: RulerReport.printable(text.text))] : []
    return text.labels + shown + varying.map { QuestionLabel(column: $0.rawValue, value: combination[$0] ?? "") }
  }

  private func checkCombinations() throws(UsageError) {
    if arguments.has(.style), arguments.has(.size) {
      throw .conflict(.style, .size, reason: "the style sets the size; --scaled-by scales a size")
    }
    if arguments.has(.style), arguments.has(.scaledBy) {
      throw .conflict(.style, .scaledBy, reason: "a style's size is scaled already")
    }
  }

  private func request(_ line: [UInt8]) throws -> BatchRequest {
    switch line.withUnsafeBufferPointer({ RequestDecoder.decode($0) }) {
    case .request(let request): return request
    case .refused(_, let error), .unparsable(let error):
      throw UsageError.invalid(error.message, command: arguments.command.name)
    }
  }
}

extension Question {
  /// Answers questions in their order, on the threads of --jobs where the command has it, and says how far it is.
  static func map<Output: Sendable>(
    _ questions: [Question], _ arguments: ParsedArguments, _ console: borrowing Console,
    _ answer: @escaping @Sendable (Question) throws(BatchError) -> Output
  ) throws -> [Output] {
    let standard = arguments.command.options.contains(.jobs) ? System.processorCount : 1
    let progress = console.progress("questions")
    let answers = try ParallelMap.map(questions, jobs: arguments.integer(.jobs) ?? standard, progress: progress) {
      (question) in Result { () throws(BatchError) in try answer(question) }
    }
    return try answers.map { result in
      do throws(BatchError) { return try result.get() } catch {
        throw MeasureCommand.failure(error, arguments.command.name)
      }
    }
  }
}
