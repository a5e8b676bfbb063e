// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A strict JSON reader (RFC 8259) that walks UTF-8 bytes token by token: callers pull keys and values in text order and
// decode straight into their own structs, so no tree is built. Strings are in JSONReader+Strings, numbers in JSONReader+Numbers.

/// What the next value is, told by its first byte.
enum JSONKind: String {
  case object, array, string, number, boolean, null
}

/// A cursor over one JSON text; the bytes must outlive it.
struct JSONReader {
  /// Arrays and objects may nest this deep, so that hostile input cannot exhaust the stack.
  static let depthLimit = 128

  let bytes: UnsafeBufferPointer<UInt8>
  /// NaN and Infinity, which JSON lacks, are read as numbers that are not finite, so that a caller can name the field.
  let allowsNonFiniteNumbers: Bool
  var position = 0
  private var depth = 0

  /// Starts at the first byte; a byte order mark is skipped.
  init(_ bytes: UnsafeBufferPointer<UInt8>, allowsNonFiniteNumbers: Bool = false) {
    self.bytes = bytes
    self.allowsNonFiniteNumbers = allowsNonFiniteNumbers
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  func failure(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    let offset = offset ?? position
    return JSONError(reason: offset >= bytes.count && reason != .invalidUTF8 ? .endOfInput : reason, offset: offset)
  }

  /// The next byte that is not white space, not consumed; nil at the end.
  @inline(__always)
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  /// The kind of the next value, not consumed.
  mutating func kind() throws(JSONError) -> JSONKind {
    guard let byte = peek() else { throw failure(.endOfInput) }
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "N"), UInt8(ascii: "I"):
      guard allowsNonFiniteNumbers else { throw failure(.expected("a value")) }
      return .number
    default: throw failure(.expected("a value"))
    }
  }

  /// Checks that nothing but white space is left.
  mutating func finish() throws(JSONError) {
    guard peek() == nil else { throw failure(.trailingText) }
  }
}

// MARK: - Structure

extension JSONReader {
  /// Consumes the opening brace; follow with `nextKey` until it returns nil.
  mutating func enterObject() throws(JSONError) {
    try enter(UInt8(ascii: "{"), "an object")
  }

  /// Consumes the opening bracket; follow with `nextElement` until it returns false.
  mutating func enterArray() throws(JSONError) {
    try enter(UInt8(ascii: "["), "an array")
  }

  /// Returns the next key, its colon consumed, or nil where the object ends. `isFirst` starts true and is kept by the caller.
  mutating func nextKey(_ isFirst: inout Bool) throws(JSONError) -> JSONText? {
    guard try nextItem(&isFirst, end: UInt8(ascii: "}"), "',' or '}'") else { return nil }
    guard peek() == UInt8(ascii: "\"") else { throw failure(.expected("a key in quotes")) }
    let key = try readText()
    guard peek() == UInt8(ascii: ":") else { throw failure(.expected("':'")) }
    position += 1
    return key
  }

  /// Tells whether another element follows. `isFirst` starts true and is kept by the caller.
  mutating func nextElement(_ isFirst: inout Bool) throws(JSONError) -> Bool {
    try nextItem(&isFirst, end: UInt8(ascii: "]"), "',' or ']'")
  }

  mutating func readBoolean() throws(JSONError) -> Bool {
    if peek() == UInt8(ascii: "t") {
      try readWord("true")
      return true
    }
    try readWord("false")
    return false
  }

  mutating func readNull() throws(JSONError) {
    _ = peek()
    try readWord("null")
  }

  /// Consumes any value and returns its bytes' range.
  mutating func skipValue() throws(JSONError) -> Range<Int> {
    let kind = try kind()
    let start = position
    switch kind {
    case .string: _ = try readText()
    case .number: _ = try readNumber()
    case .boolean: _ = try readBoolean()
    case .null: try readNull()
    case .array:
      try enterArray()
      var isFirst = true
      while try nextElement(&isFirst) { _ = try skipValue() }
    case .object:
      try enterObject()
      var isFirst = true
      while try nextKey(&isFirst) != nil { _ = try skipValue() }
    }
    return start..<position
  }

  func readWordFailure(_ word: StaticString) -> JSONError { failure(.expected("'\(word)'")) }

  mutating func readWord(_ word: StaticString) throws(JSONError) {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { throw failure(.endOfInput, at: bytes.count) }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { throw readWordFailure(word) }
    position += length
  }

  private mutating func enter(_ opening: UInt8, _ name: String) throws(JSONError) {
    guard peek() == opening else { throw failure(.expected(name)) }
    guard depth < Self.depthLimit else { throw failure(.tooDeep(limit: Self.depthLimit)) }
    depth += 1
    position += 1
  }

  private mutating func nextItem(
    _ isFirst: inout Bool, end: UInt8, _ expected: String
  ) throws(JSONError) -> Bool {
    let byte = peek()
    if byte == end {
      position += 1
      depth -= 1
      return false
    }
    if isFirst {
      isFirst = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw failure(.expected(expected)) }
    position += 1
    guard peek() != end else { throw failure(.expected("a value after ','")) }
    return true
  }
}
