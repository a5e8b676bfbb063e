// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// JSON as a tree, for files that are read whole and rarely (row descriptions, golden front lines). Streams use JSONReader alone.

/// Any JSON value; members keep their order.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// One member of an object.
struct JSONMember: Hashable, Sendable {
  let key: String
  let value: JSONValue
}

extension JSONValue {
  /// Parses one value with nothing but white space around it.
  ///
  /// - Throws: `JSONError`, also for a duplicate key and for bytes that are not UTF-8.
  init(parsing bytes: [UInt8]) throws(JSONError) {
    let parsed = bytes.withUnsafeBufferPointer { bytes -> Result<JSONValue, JSONError> in
      Result { () throws(JSONError) in
        if let offset = UTF8Validation.firstInvalidByte(in: bytes) {
          throw JSONError(reason: .invalidUTF8, offset: offset)
        }
        var reader = JSONReader(bytes)
        let value = try reader.readValue()
        try reader.finish()
        return value
      }
    }
    self = try parsed.get()
  }

  /// Parses a string of JSON.
  init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The value of an object's member; nil for other kinds and absent keys.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }
}

extension JSONReader {
  /// Consumes the next value as a tree.
  mutating func readValue() throws(JSONError) -> JSONValue {
    switch try kind() {
    case .string: return .string(try readString())
    case .number: return .number(try readNumber())
    case .boolean: return .boolean(try readBoolean())
    case .null:
      try readNull()
      return .null
    case .array:
      var elements: [JSONValue] = []
      var isFirst = true
      try enterArray()
      while try nextElement(&isFirst) { elements.append(try readValue()) }
      return .array(elements)
    case .object: return .object(try readMembers())
    }
  }

  private mutating func readMembers() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    var seen: Set<String> = []
    var isFirst = true
    try enterObject()
    while let text = try nextKey(&isFirst) {
      let key = string(text)
      guard seen.insert(key).inserted else { throw failure(.duplicateKey(key), at: text.range.lowerBound - 1) }
      members.append(JSONMember(key: key, value: try readValue()))
    }
    return members
  }
}
