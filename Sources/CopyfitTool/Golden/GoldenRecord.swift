// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One record of a golden file: a request, whole, and its answer, as `batch` would write it.

/// The name of a record; records are sorted by it: booleans, then numbers by value, then strings by their bytes.
enum GoldenID: Hashable, Sendable, Comparable {
  case boolean(Bool)
  case number(Double)
  case string(String)

  /// Nil for what is no name: null, an array, an object.
  init?(_ value: JSONValue?) {
    switch value {
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .boolean(let value): .boolean(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    }
  }

  /// For reports.
  var text: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .number(let value): DecimalFormat.shortest(value)
    case .string(let value): RulerReport.printable(value)
    }
  }

  private var rank: Int {
    switch self {
    case .boolean: 0
    case .number: 1
    case .string: 2
    }
  }

  static func < (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.boolean(let first), .boolean(let second)): !first && second
    case (.number(let first), .number(let second)): first < second
    case (.string(let first), .string(let second)): first.utf8.lexicographicallyPrecedes(second.utf8)
    default: first.rank < second.rank
    }
  }
}

/// A request with a name.
struct GoldenRequest: Sendable {
  let id: GoldenID
  /// Without its id.
  let json: JSONValue

  /// The request as `batch` reads it.
  ///
  /// - Throws: BatchError for a request that `batch` would refuse.
  func decoded() throws(BatchError) -> BatchRequest {
    var writer = JSONWriter()
    writer.value(json)
    switch writer.bytes.withUnsafeBufferPointer({ RequestDecoder.decode($0) }) {
    case .request(let request): return request
    case .refused(_, let error), .unparsable(let error): throw error
    }
  }
}

/// A request and what became of it.
struct GoldenRecord: Sendable {
  let request: GoldenRequest
  /// The answer of `batch` without its id; a failure is never written down.
  let outcome: Result<JSONValue, BatchError>
  /// What the front line calls the fonts that the answer was made with, sorted.
  var fonts: [String]

  var id: GoldenID { request.id }
  var answer: JSONValue? { try? outcome.get() }
}

extension JSONWriter {
  /// One line of a golden file; a record without an answer has none.
  mutating func record(_ record: GoldenRecord) {
    guard let answer = record.answer else { return }
    beginObject()
    key("id")
    value(record.id.json)
    key("request")
    value(record.request.json)
    key("fonts")
    value(.array(record.fonts.map(JSONValue.string)))
    key("answer")
    value(answer)
    endObject()
    endLine()
  }
}
