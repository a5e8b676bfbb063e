// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a cached piece is found by: the setup it was shaped with, its bytes, and as much of its surroundings as HarfBuzz
// may have looked at. Compared byte by byte, so a hash that collides costs time and nothing else.

/// A piece of text as a cache key; valid while the text is lent.
struct PieceKey {
  let setup: UInt64
  let text: UnsafeBufferPointer<UInt8>
  let range: Range<Int>
  /// Scalars around the piece that its joining may depend on, and marks for "none" and "one that never joins".
  let context: [UInt8]
  let hash: UInt64

  init(setup: UInt64, text: UnsafeBufferPointer<UInt8>, range: Range<Int>, context: [UInt8]) {
    (self.setup, self.text, self.range, self.context) = (setup, text, range, context)
    var hash = PieceKey.mix(setup, UInt64(range.count))
    if let base = text.baseAddress {
      hash = PieceKey.hash(UnsafeRawPointer(base + range.lowerBound), range.count, hash)
    }
    for byte in context { hash = PieceKey.mix(hash, UInt64(byte)) }
    self.hash = hash
  }

  /// The number of 32-bit words that hold the bytes and the context.
  var wordCount: Int { (range.count + context.count + 3) / 4 }

  /// What is kept of the piece: some words, then the bytes and the context.
  func words(_ values: [UInt32]) -> [UInt32] {
    var words = values + [UInt32](repeating: 0, count: wordCount)
    words.withUnsafeMutableBytes { write(to: UnsafeMutableRawBufferPointer(rebasing: $0[(4 * values.count)...])) }
    return words
  }

  /// The bytes and the context, to be kept.
  func write(to bytes: UnsafeMutableRawBufferPointer) {
    for (index, byte) in text[range].enumerated() { bytes[index] = byte }
    for (index, byte) in context.enumerated() { bytes[range.count + index] = byte }
  }

  /// Whether kept bytes are this key's.
  @inline(__always)
  func matches(_ bytes: UnsafeRawPointer) -> Bool {
    guard let base = text.baseAddress else { return true }
    let own = UnsafeRawPointer(base + range.lowerBound)
    var index = 0
    while index + 8 <= range.count {
      if own.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        != bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      {
        return false
      }
      index += 8
    }
    while index < range.count {
      if own.load(fromByteOffset: index, as: UInt8.self) != bytes.load(fromByteOffset: index, as: UInt8.self) {
        return false
      }
      index += 1
    }
    return context.isEmpty
      || context.indices.allSatisfy { context[$0] == bytes.load(fromByteOffset: index + $0, as: UInt8.self) }
  }
}

extension PieceKey {
  @inline(__always)
  private static func hash(_ bytes: UnsafeRawPointer, _ count: Int, _ seed: UInt64) -> UInt64 {
    var hash = seed
    var index = 0
    while index + 8 <= count {
      hash = mix(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < count {
      rest = rest << 8 | UInt64(bytes.load(fromByteOffset: index, as: UInt8.self))
      index += 1
    }
    return mix(hash, rest)
  }

  /// Folds the halves of a full product, so that every bit of both reaches every bit of the result.
  @inline(__always)
  private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let odd: UInt64 = 0x9E37_79B9_7F4A_7C15  // 2^64 / the golden ratio.
    let product = (hash ^ value ^ odd).multipliedFullWidth(by: odd)
    return product.high ^ product.low
  }
}
