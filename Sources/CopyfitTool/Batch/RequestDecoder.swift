// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Decodes one line into a BatchRequest, straight from the bytes. Fields are switched on in RequestDecoder+Fields and its
// neighbours; single values are read, and complained of by name, in RequestDecoder+Values.

/// A request, or why there is none.
enum DecodedLine {
  case request(BatchRequest)
  /// A JSON object that is no request; its id is known.
  case refused(id: String, BatchError)
  /// No JSON object at all.
  case unparsable(BatchError)
}

/// Walks one line of a batch.
struct RequestDecoder {
  var reader: JSONReader
  var request = BatchRequest()
  /// The attributes being read: the request's, or those of one run.
  var attributes = AttributeFields()
  /// Where the decoder is, such as `runs[2].`, to name fields in errors.
  var context: [String] = []

  /// Decodes a line without its line feed.
  static func decode(_ line: UnsafeBufferPointer<UInt8>) -> DecodedLine {
    if let offset = UTF8Validation.firstInvalidByte(in: line) {
      return .unparsable(BatchError(JSONError(reason: .invalidUTF8, offset: offset)))
    }
    var decoder = RequestDecoder(reader: JSONReader(line, allowsNonFiniteNumbers: true))
    do {
      try decoder.readRequest()
      return .request(decoder.request)
    } catch let error as BatchError {
      return refuse(line, error)
    } catch let error as JSONError {
      return .unparsable(BatchError(error))
    } catch {
      return .unparsable(BatchError(.malformedRequest, "\(error)"))
    }
  }

  /// Looks for the id in the whole line; a line that turns out not to be JSON is that first of all.
  private static func refuse(_ line: UnsafeBufferPointer<UInt8>, _ error: BatchError) -> DecodedLine {
    var reader = JSONReader(line, allowsNonFiniteNumbers: true)
    do {
      var id = "null"
      var isFirst = true
      try reader.enterObject()
      while let key = try reader.nextKey(&isFirst) {
        let isID = reader.string(key) == BatchField.id.rawValue
        let kind = try reader.kind()
        let range = try reader.skipValue()
        if isID, kind != .object, kind != .array {
          id = String(decoding: UnsafeBufferPointer(rebasing: line[range]), as: UTF8.self)
        }
      }
      try reader.finish()
      return .refused(id: id, error)
    } catch let error {
      return .unparsable(BatchError(error))
    }
  }

  private mutating func readRequest() throws {
    var hasText = false
    try readMembers(of: BatchField.self, in: "a request") { decoder, field in
      hasText = hasText || field == .text
      try decoder.read(field)
    }
    try reader.finish()
    guard hasText else { throw BatchError(.malformedRequest, "'text' is missing") }
    request.attributes = attributes
    try checkWhole()
  }

  /// Reads an object whose keys are of one list, each at most once; null stands for an absent member.
  mutating func readMembers<Field: NamedChoice>(
    of type: Field.Type, in owner: String, _ read: (inout RequestDecoder, Field) throws -> Void
  ) throws {
    precondition(Field.names.choices.count <= 64, "expected at most 64 fields, one bit each")
    var seen: UInt64 = 0
    var isFirst = true
    try reader.enterObject()
    while let key = try reader.nextKey(&isFirst) {
      let (field, index) = try look(key, of: type, in: owner)
      guard seen & 1 << UInt64(index) == 0 else {
        throw BatchError(.malformedRequest, "duplicate field '\(path(field.rawValue))'")
      }
      seen |= 1 << UInt64(index)
      if try reader.kind() == .null {
        try reader.readNull()
      } else {
        try read(&self, field)
      }
    }
  }

  private func look<Field: NamedChoice>(
    _ key: JSONText, of type: Field.Type, in owner: String
  ) throws -> (field: Field, index: Int) {
    let table = Field.names
    if !key.hasEscapes, let index = table.index(of: UnsafeBufferPointer(rebasing: reader.bytes[key.range])) {
      return (table.choices[index], index)
    }
    let name = reader.string(key)
    if let field = Field(rawValue: name), let index = table.choices.firstIndex(of: field) { return (field, index) }
    let hint =
      table.nearest(to: name).map { "did you mean '\($0)'?" } ?? "known: \(table.names.joined(separator: ", "))"
    let place = context.isEmpty ? owner : context.joined().dropLast().description
    throw BatchError(.unknownField, "no field '\(name)' in \(place); \(hint)")
  }

  /// A field's full name, for errors.
  func path(_ name: String) -> String { context.joined() + name }

  /// Reads with one more step in the names of errors.
  mutating func within(_ step: String, _ read: (inout RequestDecoder) throws -> Void) rethrows {
    context.append(step)
    defer { context.removeLast() }
    try read(&self)
  }
}
