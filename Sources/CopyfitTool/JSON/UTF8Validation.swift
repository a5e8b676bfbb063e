// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Well-formed UTF-8 (Unicode 17.0, table 3-7), eight ASCII bytes at a time.

/// Checks bytes before they are taken for text.
enum UTF8Validation {
  /// Returns the offset of the first byte that starts no well-formed sequence, or nil.
  static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset = skipASCII(bytes, from: offset)
        continue
      }
      let length = sequenceLength(bytes, at: offset)
      guard length > 0 else { return offset }
      offset += length
    }
    return nil
  }

  private static func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    // The base address is there: the bytes are not empty.
    while offset + 8 <= bytes.count,
      UnsafeRawPointer(bytes.baseAddress! + offset).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// Table 3-7, one row a case; 0 where the bytes are ill-formed.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch bytes[offset] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    for trail in bytes[offset + 2..<offset + length] where trail & 0xC0 != 0x80 { return 0 }
    return length
  }
}
