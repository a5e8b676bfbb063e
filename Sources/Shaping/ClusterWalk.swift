// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Glyphs to clusters: HarfBuzz gives one cluster number a glyph; everything behind it counts clusters in logical order.

/// One shaping cluster: the glyphs that stand for bytes `start..<end`.
struct ShapingCluster {
  var start: Int
  var end: Int
  var advance: Int
  var safety: EdgeSafety
}

extension ShapedGlyphs {
  /// More than any real cluster has, so that sums of hostile fonts stay in range.
  private static let advanceLimit = 1 << 29

  /// Calls `body` with each cluster of a shaping of bytes `range`, in logical order; the clusters tile the range.
  ///
  /// `flags` are those of the same bytes: a cluster of default-ignorables has no advance, whatever the font says.
  @inline(__always)
  func forEachCluster(in range: Range<Int>, flags: UnsafeBufferPointer<UInt8>, _ body: (ShapingCluster) -> Void) {
    var index = 0
    var start = range.lowerBound
    repeat {
      var advance = 0
      let safety = index < count ? self.safety(index) : .safe
      // Not equal but "not greater": a font whose clusters go backwards cannot make bytes be counted twice.
      while index < count, index == 0 || cluster(index) <= start {
        advance += self.advance(index)
        index += 1
      }
      let end = index < count ? min(cluster(index), range.upperBound) : range.upperBound
      if advance != 0 {
        let isHidden =
          flags[start] & FlagBits.ignorable != 0 && (start..<end).allSatisfy { flags[$0] & FlagBits.ignorable != 0 }
        advance = isHidden ? 0 : min(max(advance, -Self.advanceLimit), Self.advanceLimit)
      }
      body(ShapingCluster(start: start, end: end, advance: advance, safety: safety))
      start = end
    } while start < range.upperBound
  }
}
