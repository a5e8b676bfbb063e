// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Bytes of font tables: big-endian numbers, one after another. OpenType 1.9, "Data types".

/// Bytes that numbers are appended to, the most significant byte first.
struct BigEndianBytes {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ numbers: UInt16...) {
    for number in numbers { bytes += [UInt8(number >> 8), UInt8(number & 0xFF)] }
  }

  mutating func append(signed numbers: Int...) {
    for number in numbers { append(UInt16(bitPattern: Int16(clamping: number))) }
  }

  mutating func append(long numbers: UInt32...) {
    for number in numbers { append(UInt16(number >> 16), UInt16(number & 0xFFFF)) }
  }

  mutating func append(tag: String) { bytes += tag.utf8 }

  mutating func append(raw: [UInt8]) { bytes += raw }

  /// Zeros up to a multiple of four, as tables need.
  mutating func pad() { bytes += [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4) }
}
