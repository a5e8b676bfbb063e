// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The quick answer for ASCII: Latin if there is a letter, else Common; eight bytes a step.

import UnicodeTables

/// Tells whether text is ASCII.
enum ASCIIScan {
  /// The one script of a range of bytes that is all ASCII, or nil if it is not.
  ///
  /// - Complexity: O(*n*).
  static func script(of text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Script? {
    guard isASCII(text, range) else { return nil }
    return range.contains { isLetter(text[$0]) } ? .latin : .common
  }

  private static func isASCII(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard let base = text.baseAddress else { return true }
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      if !ByteBlock(at: base + offset).isASCII { return false }
      offset += 8
    }
    while offset < range.upperBound {
      if base[offset] >= 0x80 { return false }
      offset += 1
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}
