// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Writes JSON into one byte buffer that is reused from line to line. Whether a comma is due is read off the last byte:
// after an opening, a colon or a line feed none is, so the writer keeps no state to get wrong.

/// A JSON text under construction.
struct JSONWriter: ~Copyable {
  private var buffer = ByteBuffer()
  private var decimals = DecimalMemo()

  /// A copy of what was written.
  var bytes: [UInt8] { buffer.copy() }

  mutating func removeAll() {
    buffer.removeAll()
  }

  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { buffer.append(UInt8(ascii: "}")) }
  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { buffer.append(UInt8(ascii: "]")) }
  mutating func endLine() { buffer.append(UInt8(ascii: "\n")) }

  /// Starts a member; the key is one of our own, so it needs no escapes.
  @inline(__always)
  mutating func key(_ key: StaticString) {
    buffer.makeRoom(for: key.utf8CodeUnitCount + 4)
    separate()
    buffer.put(UInt8(ascii: "\""))
    buffer.put(key)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(UInt8(ascii: ":"))
  }

  /// Starts a member whose key may hold anything.
  mutating func key(_ key: String) {
    string(key)
    buffer.append(UInt8(ascii: ":"))
  }

  mutating func null() { word("null") }
  mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  /// Writes a value that is JSON already, such as a request's id.
  mutating func verbatim(_ json: String) {
    buffer.makeRoom(for: 1)
    separate()
    buffer.append(json)
  }

  mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { string($0) }
  }

  /// Writes UTF-8 bytes as a string, with the escapes JSON demands and no others.
  mutating func string(_ utf8: UnsafeBufferPointer<UInt8>) {
    buffer.makeRoom(for: utf8.count + 3)
    separate()
    buffer.put(UInt8(ascii: "\""))
    var start = 0
    while let index = JSONEscapes.firstNeeded(in: utf8, from: start) {
      buffer.append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
      JSONEscapes.append(utf8[index], to: &buffer)
      start = index + 1
    }
    buffer.append(UnsafeBufferPointer(rebasing: utf8[start...]))
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  mutating func integer(_ value: Int) {
    buffer.makeRoom(for: 1)
    separate()
    DecimalFormat.append(value, to: &buffer)
  }

  /// Writes the shortest decimal that reads back to the same Double; null where there is none.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    buffer.makeRoom(for: 1)
    separate()
    decimals.append(value, to: &buffer)
  }

  private mutating func word(_ word: StaticString) {
    buffer.makeRoom(for: word.utf8CodeUnitCount + 1)
    separate()
    buffer.put(word)
  }

  private mutating func open(_ bracket: UInt8) {
    buffer.makeRoom(for: 2)
    separate()
    buffer.put(bracket)
  }

  /// Needs room for one byte.
  @inline(__always)
  private mutating func separate() {
    switch buffer.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): break
    default: buffer.put(UInt8(ascii: ","))
    }
  }
}

extension JSONWriter {
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
}

/// The escapes that RFC 8259 section 7 demands: quote, backslash and control characters.
enum JSONEscapes {
  /// The first byte at or behind `start` that needs an escape; eight bytes at a time.
  static func firstNeeded(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if index + 8 <= bytes.count {
        // The base address is there: the bytes are not empty.
        let word = UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self)
        if !hasSpecialByte(UInt64(littleEndian: word)) {
          index += 8
          continue
        }
      }
      for offset in index..<min(index + 8, bytes.count) where isNeeded(for: bytes[offset]) { return offset }
      index += 8
    }
    return nil
  }

  /// Whether one of eight bytes is below 0x20, a quote or a backslash; may hold for a byte behind such a one, never misses.
  @inline(__always)
  private static func hasSpecialByte(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let hits =
      (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word
    return hits & (ones &* 0x80) != 0
  }

  @inline(__always)
  private static func isNeeded(for byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  static func append(_ byte: UInt8, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: buffer.append(UInt8(ascii: "b"))
    case 0x09: buffer.append(UInt8(ascii: "t"))
    case 0x0A: buffer.append(UInt8(ascii: "n"))
    case 0x0C: buffer.append(UInt8(ascii: "f"))
    case 0x0D: buffer.append(UInt8(ascii: "r"))
    case ..<0x20:
      let digit = byte & 15
      buffer.append(byte < 0x10 ? "u000" : "u001")
      buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    default: buffer.append(byte)
    }
  }
}
