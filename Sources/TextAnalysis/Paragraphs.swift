// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Paragraphs end with CR, LF, CRLF, NEL or PS (UAX #9 P1, and NSParagraphStyle's); VT, FF and LS stay inside.
// The bytes are compared eight at a time, since most of a text ends nothing.

/// Finds the paragraphs of a text.
package enum ParagraphSplitter {
  /// Returns the paragraphs of `bytes`, valid UTF-8, in order; they tile the text.
  ///
  /// Empty text has none; a terminator at the end starts no further paragraph.
  ///
  /// - Complexity: O(*n*).
  package static func paragraphs(of bytes: UnsafeBufferPointer<UInt8>) -> [ParagraphRange] {
    var found: [ParagraphRange] = []
    var start = 0
    while start < bytes.count {
      let contentEnd = nextTerminator(in: bytes, from: start)
      let end = contentEnd + terminatorLength(in: bytes, at: contentEnd)
      found.append(ParagraphRange(start: Int32(start), contentEnd: Int32(contentEnd), end: Int32(end)))
      start = end
    }
    return found
  }

  /// The offset of the first terminator from `start` on, or the text's end.
  private static func nextTerminator(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      offset = skipPlainBlocks(in: bytes, from: offset)
      let blockEnd = min(offset + 8, bytes.count)
      while offset < blockEnd {
        if terminatorLength(in: bytes, at: offset) > 0 { return offset }
        offset += 1
      }
    }
    return bytes.count
  }

  /// The first block of eight bytes from `start` on that may hold a terminator, or what is left of the text.
  private static func skipPlainBlocks(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    let raw = UnsafeRawPointer(base)
    var offset = start
    while offset + 8 <= bytes.count {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if mayTerminate(block) { return offset }
      offset += 8
    }
    return offset
  }

  /// Whether one of eight bytes is below 0x0E (LF, CR), or is 0xC2 or 0xE2 (which 0x20 makes one), where NEL and PS begin.
  @inline(__always) private static func mayTerminate(_ block: UInt64) -> Bool {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let isLow = (block &- ones &* 0x0E) & ~block & highs
    let lead = (block | ones &* 0x20) ^ ones &* 0xE2
    let isLead = (lead &- ones) & ~lead & highs
    return isLow | isLead != 0
  }

  /// The length of the terminator at `offset`, 0 for none.
  private static func terminatorLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    func follows(_ distance: Int, _ byte: UInt8) -> Bool {
      offset + distance < bytes.count && bytes[offset + distance] == byte
    }
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D: return follows(1, 0x0A) ? 2 : 1
    case 0xC2: return follows(1, 0x85) ? 2 : 0
    case 0xE2: return follows(1, 0x80) && follows(2, 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
