// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What can be wrong with a JSON text (RFC 8259): data here, words in `description`.

/// Why a text is not JSON, and the byte where that shows.
struct JSONError: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case endOfInput
    case expected(String)
    case controlCharacter(UInt8)
    case badEscape
    case badNumber
    case tooDeep(limit: Int)
    case duplicateKey(String)
    case invalidUTF8
    case trailingText
  }

  let reason: Reason
  /// Byte offset from the start of the text.
  let offset: Int
}

extension JSONError: CustomStringConvertible {
  var description: String {
    "\(words) at column \(offset + 1)"
  }

  private var words: String {
    switch reason {
    case .endOfInput: "the text ends too early"
    case .expected(let what): "expected \(what)"
    case .controlCharacter(let byte): "control character \(byte) must be written as an escape"
    case .badEscape: "unknown escape (known: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX)"
    case .badNumber: "malformed number"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .duplicateKey(let key): "duplicate key '\(key)'"
    case .invalidUTF8: "invalid UTF-8"
    case .trailingText: "unexpected text after the value"
    }
  }
}
