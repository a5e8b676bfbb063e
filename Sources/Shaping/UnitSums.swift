// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// From one shaping to prefix sums and edges: the one place that fills them, a store a byte.

/// The part of a text's arrays that belongs to one unit.
struct UnitSums {
  let prefix: UnsafeMutableBufferPointer<Int32>
  let safety: UnsafeMutableBufferPointer<EdgeSafety>
  /// The unit's bytes.
  let range: Range<Int>

  /// Fills sums from the unit's start (wrapping) and edges; returns the unit's sum.
  func fill(from glyphs: ShapedGlyphs, flags: UnsafeBufferPointer<UInt8>) -> Int {
    var pen = 0
    glyphs.forEachCluster(in: range, flags: flags) { cluster in
      let sum = Int32(truncatingIfNeeded: pen)
      prefix[cluster.start] = sum
      safety[cluster.start] = cluster.safety
      var inner = cluster.start + 1
      while inner < cluster.end {
        prefix[inner] = sum
        safety[inner] = .insideCluster
        inner += 1
      }
      pen += cluster.advance
    }
    safety[range.lowerBound] = .safe  // HarfBuzz flags a text's start as well; a unit's edge is safe by definition.
    return pen
  }

  /// Fills the unit's only cluster.
  @inline(__always)
  func fillSafe() {
    (prefix[range.lowerBound], safety[range.lowerBound]) = (0, .safe)
  }

  /// Makes every edge inside the unit one to ask about.
  func trustNoEdge() {
    for byte in range.dropFirst() { safety[byte].formUnion(.unsafeToBreak) }
  }
}

extension UnitSums {
  /// A part of the same arrays.
  func part(_ range: Range<Int>) -> UnitSums { UnitSums(prefix: prefix, safety: safety, range: range) }

  /// Moves the sums of this part.
  @inline(__always)
  func add(_ base: Int) {
    guard base != 0 else { return }
    let base = Int32(truncatingIfNeeded: base)
    for byte in range { prefix[byte] &+= base }
  }
}

// A kept piece is one word a byte and one for the sum, each a sum and two bits of safety; the key's bytes follow.
extension UnitSums {
  private static let safetyBits: Int32 = 2
  private static let largestSum = 1 << 28

  /// Fills this part from the cache, or by `shape`, whose result is then kept; returns the part's sum.
  @inline(__always)
  func fill(
    from source: PieceSource, _ key: PieceKey, isKept: () -> Bool = { true }, orShape shape: () -> Int
  ) -> Int {
    if let words = source.cache?.find(key) { return read(words) }
    let total = shape()
    if isKept(), let words = words(total: total, for: key) { source.cache?.insert(words, for: key) }
    return total
  }

  private func read(_ words: [UInt32]) -> Int {
    let (count, first) = (range.count, range.lowerBound)
    return words.withUnsafeBufferPointer { words in
      for index in 0..<count {
        let word = Int32(bitPattern: words[index])
        prefix[first + index] = word >> Self.safetyBits
        safety[first + index] = EdgeSafety(rawValue: UInt8(truncatingIfNeeded: word) & 3)
      }
      return Int(Int32(bitPattern: words[count]) >> Self.safetyBits)
    }
  }

  /// Nil if a sum is too great to be kept.
  private func words(total: Int, for key: PieceKey) -> [UInt32]? {
    let isSmall = abs(total) < Self.largestSum && range.allSatisfy { abs(Int(prefix[$0])) < Self.largestSum }
    guard isSmall else { return nil }
    let count = range.count + 1 + key.wordCount
    return [UInt32](unsafeUninitializedCapacity: count) { words, initialized in
      for (index, byte) in range.enumerated() {
        words[index] = UInt32(bitPattern: prefix[byte] << Self.safetyBits | Int32(safety[byte].rawValue))
      }
      words[range.count] = UInt32(bitPattern: Int32(total) << Self.safetyBits)
      let rest = UnsafeMutableBufferPointer(rebasing: words[(range.count + 1)..<count])
      rest.initialize(repeating: 0)
      key.write(to: UnsafeMutableRawBufferPointer(rest))
      initialized = count
    }
  }
}
