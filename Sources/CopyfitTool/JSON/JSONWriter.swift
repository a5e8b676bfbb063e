// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Writes JSON into one byte buffer that is reused from line to line. Whether a comma is due is read off the last byte:
// after an opening, a colon or a line feed none is, so the writer keeps no state to get wrong.

/// A JSON text under construction.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
  }

  mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
  }

  mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Starts a member; the key is one of our own, so it needs no escapes.
  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Starts a member whose key may hold anything.
  mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func null() {
    word("null")
  }

  mutating func boolean(_ value: Bool) {
    word(value ? "true" : "false")
  }

  /// Writes a value that is JSON already, such as a request's id.
  mutating func verbatim(_ json: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { string($0) }
  }

  /// Writes UTF-8 bytes as a string, with the escapes JSON demands and no others.
  mutating func string(_ utf8: UnsafeBufferPointer<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in utf8.indices where JSONEscapes.isNeeded(for: utf8[index]) {
      bytes.append(contentsOf: utf8[start..<index])
      bytes.append(contentsOf: JSONEscapes.escape(utf8[index]))
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  mutating func integer(_ value: Int) {
    separate()
    DecimalFormat.append(value, to: &bytes)
  }

  /// Writes the shortest decimal that reads back to the same Double; null where there is none.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    DecimalFormat.append(value, to: &bytes)
  }

  /// Writes a tree.
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  private mutating func word(_ word: StaticString) {
    separate()
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  @inline(__always)
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}

/// The escapes that RFC 8259 section 7 demands: quote, backslash and control characters.
enum JSONEscapes {
  @inline(__always)
  static func isNeeded(for byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  static func escape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case 0x08: return Array("\\b".utf8)
    case 0x09: return Array("\\t".utf8)
    case 0x0A: return Array("\\n".utf8)
    case 0x0C: return Array("\\f".utf8)
    case 0x0D: return Array("\\r".utf8)
    case let byte where byte < 0x20:
      let digits = Array("0123456789abcdef".utf8)
      return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    default: return [UInt8(ascii: "\\"), byte]
    }
  }
}
