// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Whether a text may need bidi levels at all, told by its bytes: scalars of classes R, AL and AN and the explicit
// controls lie in a few blocks (U+0590 to U+08FF, U+200F and U+202A to U+2069, U+FB1D to U+FEFF, U+10800 to U+10FFF,
// U+1E800 to U+1EFFF), so most text is passed over eight bytes at a time. A test compares with every scalar.

/// Looks for what may raise a level.
enum BidiByteScan {
  /// Whether valid UTF-8 may hold a scalar that raises a level; false is certain.
  ///
  /// - Complexity: O(*n*).
  static func mayRaiseLevels(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard let base = text.baseAddress else { return false }
    var offset = range.lowerBound
    while offset < range.upperBound {
      if offset + 8 <= range.upperBound, !isSuspect(ByteBlock(at: base + offset)) {
        offset += 8
        continue
      }
      let blockEnd = min(offset + 8, range.upperBound)
      while offset < blockEnd {
        if mayRaise(base, offset, before: range.upperBound) { return true }
        offset += 1
      }
    }
    return false
  }

  /// Whether eight bytes hold a lead byte of one of the blocks.
  @inline(__always) private static func isSuspect(_ block: ByteBlock) -> Bool {
    !block.isASCII
      && (block.contains(0xD0, under: 0xF0) || block.contains(0xE0) || block.contains(0xE2) || block.contains(0xEF)
        || block.contains(0xF0))
  }

  /// Whether the scalar that starts at `offset`, if one does, is in one of the blocks.
  private static func mayRaise(_ text: UnsafePointer<UInt8>, _ offset: Int, before end: Int) -> Bool {
    let first = text[offset]
    guard first >= 0xD6 else { return false }
    if first <= 0xDF { return true }
    guard offset + 2 < end else { return false }
    let second = text[offset + 1]
    switch first {
    case 0xE0: return second < 0xA4
    case 0xE2: return isControl(second, text[offset + 2])
    case 0xEF: return (0xAC...0xBB).contains(second)
    case 0xF0: return second == 0x90 || second == 0x9E
    default: return false
    }
  }

  /// U+200F, U+202A to U+202E, U+2066 to U+2069, by their second and third byte.
  private static func isControl(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 ? third == 0x8F || (0xAA...0xAE).contains(third) : second == 0x81 && (0xA6...0xA9).contains(third)
  }
}
