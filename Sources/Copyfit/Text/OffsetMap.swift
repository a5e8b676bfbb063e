// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one place where UTF-8 byte offsets and UTF-16 code units meet. Free for ASCII; else one sample per 64 bytes.

/// Converts between UTF-8 byte offsets and UTF-16 code-unit offsets of one text.
struct OffsetMap: Sendable {
  private static let blockShift = 6

  /// UTF-16 offset at each 64th byte; empty for ASCII, where both offsets are the same.
  private let samples: [Int32]
  private let byteCount: Int
  /// The text's length in UTF-16 code units.
  let utf16Count: Int

  /// Samples well-formed UTF-8. Complexity: O(n).
  init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      samples = []
      utf16Count = bytes.count
      return
    }
    var samples: [Int32] = []
    samples.reserveCapacity(bytes.count >> Self.blockShift + 1)
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset & (1 << Self.blockShift - 1) == 0 { samples.append(Int32(units)) }
      units += Self.units(startedBy: byte)
    }
    self.samples = samples
    utf16Count = units
  }

  /// Code units of the scalar that a byte starts: none for a continuation byte, two for a four-byte scalar.
  private static func units(startedBy byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : (byte >= 0xF0 ? 2 : 1)
  }

  /// Returns the UTF-16 offset of a byte offset that is a scalar's edge. Complexity: O(1).
  func utf16(_ byte: Int, in bytes: [UInt8]) -> Int {
    guard !samples.isEmpty else { return byte }
    guard byte < byteCount else { return utf16Count }
    let block = byte >> Self.blockShift
    var units = Int(samples[block])
    for offset in (block << Self.blockShift)..<byte { units += Self.units(startedBy: bytes[offset]) }
    return units
  }

  /// Returns the byte offset of a UTF-16 offset; one inside a surrogate pair gives the pair's start.
  ///
  /// Complexity: O(log n).
  func byte(_ utf16: Int, in bytes: [UInt8]) -> Int {
    guard !samples.isEmpty else { return utf16 }
    guard utf16 < utf16Count else { return byteCount }
    var low = 0
    var high = samples.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(samples[middle]) <= utf16 { low = middle } else { high = middle }
    }
    var units = Int(samples[low])
    var start = low << Self.blockShift
    for offset in start..<byteCount {
      let step = Self.units(startedBy: bytes[offset])
      if step > 0 {
        start = offset
        if units + step > utf16 { break }
      }
      units += step
    }
    return start
  }
}
