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

  /// Makes every edge inside the unit one to ask about.
  func trustNoEdge() {
    let unsafe = EdgeSafety.unsafeToBreak.union(.unsafeToConcat)
    for byte in range.dropFirst() { safety[byte].formUnion(unsafe) }
  }
}
