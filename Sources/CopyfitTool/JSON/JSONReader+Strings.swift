// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Strings of RFC 8259 section 7: found eight bytes at a time, decoded only when asked for.

/// A string token: its bytes between the quotes, escapes already checked.
struct JSONText {
  let range: Range<Int>
  let hasEscapes: Bool
}

extension JSONReader {
  /// Consumes a string and checks its escapes.
  mutating func readText() throws(JSONError) -> JSONText {
    guard peek() == UInt8(ascii: "\"") else { throw failure(.expected("a string")) }
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      skipPlainBytes()
      guard position < bytes.count else { throw failure(.endOfInput) }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return JSONText(range: start..<position - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case let byte where byte < 0x20: throw failure(.controlCharacter(byte))
      default: position += 1
      }
    }
  }

  /// Consumes a string and decodes it.
  mutating func readString() throws(JSONError) -> String {
    string(try readText())
  }

  /// Decodes a string token. A lone surrogate escape becomes one U+FFFD (one UTF-16 unit, as it was); so do invalid bytes.
  func string(_ text: JSONText) -> String {
    guard text.hasEscapes else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[text.range]), as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.range.count)
    var index = text.range.lowerBound
    while index < text.range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        unescape(&index, until: text.range.upperBound, into: &decoded)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

extension JSONReader {
  /// Moves to the next quote, backslash, control character or to the last seven bytes; a byte of the word found is exact up to the first hit.
  private mutating func skipPlainBytes() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits: UInt64 = 0x8080_8080_8080_8080
    while position + 8 <= bytes.count {
      // The base address is there: the bytes are not empty.
      let word = UInt64(
        littleEndian: UnsafeRawPointer(bytes.baseAddress! + position).loadUnaligned(as: UInt64.self))
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let hits =
        ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word) & highBits
      guard hits == 0 else {
        position += hits.trailingZeroBitCount / 8
        return
      }
      position += 8
    }
  }

  private mutating func skipEscape() throws(JSONError) {
    guard position + 1 < bytes.count else { throw failure(.endOfInput, at: bytes.count) }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard position + 6 <= bytes.count else { throw failure(.endOfInput, at: bytes.count) }
      guard hexUnit(at: position + 2) != nil else { throw failure(.badEscape) }
      position += 6
    default: throw failure(.badEscape)
    }
  }

  /// The UTF-16 unit that four hexadecimal digits write, or nil.
  private func hexUnit(at offset: Int) -> UInt16? {
    var unit: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private func unescape(_ index: inout Int, until end: Int, into decoded: inout [UInt8]) {
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = unescapeScalar(&index, until: end)
      decoded.append(contentsOf: Array(String(scalar).utf8))
    default: decoded.append(letter)
    }
  }

  private func unescapeScalar(_ index: inout Int, until end: Int) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let unit = hexUnit(at: index) else { return replacement }
    index += 4
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? replacement }
    guard index + 6 <= end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
      let trail = hexUnit(at: index + 2), UTF16.isTrailSurrogate(trail)
    else { return replacement }
    index += 6
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }
}
