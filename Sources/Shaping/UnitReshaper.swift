// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A line that cuts a unit where HarfBuzz says "unsafe" is shaped anew, but only up to a joint: a place where the unit
// may be cut, and where a shaping that goes on beyond it is clear of HB_GLYPH_FLAG_UNSAFE_TO_CONCAT (its documentation
// in hb-buffer.h), further than the face's rules reach. Only pieces are asked for that flag: of the whole text it would cost a sixth of the shaping, and
// most texts need no piece.

internal import FontFaces

/// Which edge of a line a piece stands at; in keys, marks that stand in no text.
enum PieceSide: UInt8 {
  case start = 0xFE
  case end = 0xFF
}

/// Shapes parts of one unit anew.
struct UnitReshaper {
  let text: UnsafeBufferPointer<UInt8>
  /// `FlagBits`.
  let flags: UnsafeBufferPointer<UInt8>
  let safety: UnsafeBufferPointer<EdgeSafety>
  /// The unit's bytes.
  let unit: Range<Int>
  let shaper: UnitShaper
  /// Where pieces are kept; nil for nowhere.
  let cache: ShapeCache?

  /// The width of a part shaped alone, in font units; the paragraph around it is context.
  func units(of range: Range<Int>, _ buffer: borrowing ShapingBuffer) -> Int {
    guard !range.isEmpty else { return 0 }
    return buffer.shape(range, of: text, with: shaper.setup) { glyphs in
      var sum = 0
      glyphs.forEachCluster(in: range, flags: flags) { sum += $0.advance }
      return sum
    }
  }
}

extension UnitReshaper {
  /// A piece at a line's edge, and its width there.
  struct Piece {
    var range: Range<Int>
    var units: Int
  }

  /// Clusters within which a joint is looked for, nearest first: a font that flags much costs these, and then the line
  /// is shaped as a whole.
  private static let spans = [4, 24, 96]
  /// Clusters beyond `contextReach` in which a piece's far end must find an edge that is safe.
  private static let slack = 64

  /// The piece from `start` up to a joint, as a line that starts there has it; nil if there is no joint near.
  func piece(startingAt start: Int, _ buffer: borrowing ShapingBuffer) -> Piece? {
    if shaper.spaceIsInert { return whole(spaceEdge(after: start).map { start..<$0 }, buffer) }
    guard let reach = shaper.setup.face.contextReach else { return nil }
    for span in Self.spans {
      let last = edge(after: start, clusters: span)
      guard let end = safeEdge(after: edge(after: last, clusters: reach)) else { return nil }
      let isWhole = end == unit.upperBound
      let bound = isWhole ? end : last
      let piece = kept(start..<end, .start, within: start..<bound) { firstJoint(of: start..<end, upTo: bound, buffer) }
      if let piece { return piece }
    }
    return nil
  }

  /// The piece from a joint up to `end`, as a line that ends there has it; nil if there is no joint near.
  func piece(endingAt end: Int, _ buffer: borrowing ShapingBuffer) -> Piece? {
    if shaper.spaceIsInert { return whole(spaceEdge(before: end).map { $0..<end }, buffer) }
    guard let reach = shaper.setup.face.contextReach else { return nil }
    for span in Self.spans {
      let first = edge(before: end, clusters: span)
      guard let start = safeEdge(before: edge(before: first, clusters: reach)) else { return nil }
      let isWhole = start == unit.lowerBound
      let bound = isWhole ? start : first
      let piece = kept(start..<end, .end, within: bound..<end) { lastJoint(of: start..<end, downTo: bound, buffer) }
      if let piece { return piece }
    }
    return nil
  }

  /// The piece of a window from the cache, or by `compute`, whose result is then kept.
  private func kept(_ window: Range<Int>, _ side: PieceSide, within: Range<Int>, compute: () -> Piece?) -> Piece? {
    guard let cache else { return compute() }
    let seen = [side.rawValue, UInt8(clamping: within.count)] + safety[within].map { $0.isSafeToBreak ? 1 : 0 }
    guard let key = shaper.key(of: window, in: text, seen: seen) else { return compute() }
    if let words = cache.find(key) {
      let joint = window.lowerBound + Int(words[0])
      let range = side == .start ? window.lowerBound..<joint : joint..<window.upperBound
      return Piece(range: range, units: Int(Int32(bitPattern: words[1])))
    }
    guard let piece = compute() else { return nil }
    let joint = side == .start ? piece.range.upperBound : piece.range.lowerBound
    if let units = Int32(exactly: piece.units) {
      cache.insert(key.words([UInt32(joint - window.lowerBound), UInt32(bitPattern: units)]), for: key)
    }
    return piece
  }

  private func whole(_ range: Range<Int>?, _ buffer: borrowing ShapingBuffer) -> Piece? {
    range.map { Piece(range: $0, units: units(of: $0, buffer)) }
  }

  /// The part of a shaping of `range` before its first joint that is not behind `last`; its end is one where it is the
  /// unit's.
  private func firstJoint(of range: Range<Int>, upTo last: Int, _ buffer: borrowing ShapingBuffer) -> Piece? {
    buffer.shape(range, of: text, with: shaper.setup, asksForJoints: true) { glyphs in
      var sum = 0
      var found: Piece?
      glyphs.forEachCluster(in: range, flags: flags) { cluster in
        if found == nil, cluster.start <= last, isJoint(cluster, in: range) {
          found = Piece(range: range.lowerBound..<cluster.start, units: sum)
        }
        sum += cluster.advance
      }
      return found ?? (last == range.upperBound ? Piece(range: range, units: sum) : nil)
    }
  }

  /// The part of a shaping of `range` behind its last joint that is not before `first`; its start is one where it is
  /// the unit's.
  private func lastJoint(of range: Range<Int>, downTo first: Int, _ buffer: borrowing ShapingBuffer) -> Piece? {
    buffer.shape(range, of: text, with: shaper.setup, asksForJoints: true) { glyphs in
      var sum = 0
      var found: Piece?
      glyphs.forEachCluster(in: range, flags: flags) { cluster in
        if cluster.start >= first, isJoint(cluster, in: range) {
          (found, sum) = (Piece(range: cluster.start..<range.upperBound, units: 0), 0)
        }
        sum += cluster.advance
      }
      found?.units = sum
      return found ?? (first == range.lowerBound ? Piece(range: range, units: sum) : nil)
    }
  }

  /// Whether the prepared sums and a shaping of `range` may be joined at the start of one of its clusters.
  private func isJoint(_ cluster: ShapingCluster, in range: Range<Int>) -> Bool {
    cluster.start > range.lowerBound && cluster.safety.isSafeToConcat && safety[cluster.start].isSafeToBreak
  }
}

// Walks over the unit's clusters. An inert space has a joint on either side, whatever is beyond it.
extension UnitReshaper {
  private static let farthestSpace = 96

  private func spaceEdge(after start: Int) -> Int? {
    for byte in start + 1..<max(start + 2, min(unit.upperBound, start + Self.farthestSpace)) where isAtSpace(byte) {
      return byte
    }
    return unit.upperBound - start <= Self.farthestSpace ? unit.upperBound : nil
  }

  private func spaceEdge(before end: Int) -> Int? {
    var byte = end - 1
    while byte > max(unit.lowerBound, end - Self.farthestSpace) {
      if isAtSpace(byte) { return byte }
      byte -= 1
    }
    return end - unit.lowerBound <= Self.farthestSpace ? unit.lowerBound : nil
  }

  private func isAtSpace(_ byte: Int) -> Bool {
    unit.contains(byte) && safety[byte].isSafeToBreak && (isSpace(byte) || isSpace(byte - 1))
  }

  private func isSpace(_ byte: Int) -> Bool {
    unit.contains(byte) && text[byte] == 0x20
      && (byte + 1 == unit.upperBound || flags[byte + 1] & FlagBits.clusterEdge != 0)
  }

  private func edge(after start: Int, clusters: Int) -> Int {
    var (byte, left) = (start, clusters)
    while byte < unit.upperBound, left > 0 {
      byte += 1
      if isEdge(byte) { left -= 1 }
    }
    return byte
  }

  private func edge(before end: Int, clusters: Int) -> Int {
    var (byte, left) = (end, clusters)
    while byte > unit.lowerBound, left > 0 {
      byte -= 1
      if isEdge(byte) { left -= 1 }
    }
    return byte
  }

  private func isEdge(_ byte: Int) -> Bool { byte == unit.upperBound || !safety[byte].contains(.insideCluster) }

  /// The first edge at or behind `byte` where the unit may be cut; nil if there is none near.
  private func safeEdge(after byte: Int) -> Int? {
    let last = min(unit.upperBound, byte + Self.slack)
    return (byte...last).first { $0 == unit.upperBound || safety[$0].isSafeToBreak }
  }

  /// The last edge at or before `byte` where the unit may be cut; nil if there is none near.
  private func safeEdge(before byte: Int) -> Int? {
    let first = max(unit.lowerBound, byte - Self.slack)
    return (first...byte).last { $0 == unit.lowerBound || safety[$0].isSafeToBreak }
  }
}

extension UnitReshaper.Piece {
  /// What the piece is wider than the prepared sums say; `run` is any run of the unit.
  func delta(run: Int, runs: [GlyphRun], prefix: [Int32]) -> Int32 {
    let prepared = sum(before: range.upperBound, run, runs, prefix) - sum(before: range.lowerBound, run, runs, prefix)
    return Int32(clamping: units - prepared)
  }

  /// Units from the start of run `near` to a byte of the same unit, negative before it.
  private func sum(before byte: Int, _ near: Int, _ runs: [GlyphRun], _ prefix: [Int32]) -> Int {
    var (run, sum) = (near, 0)
    while byte > Int(runs[run].end) {
      sum += Int(runs[run].units)
      run += 1
    }
    while byte < Int(runs[run].start) {
      run -= 1
      sum -= Int(runs[run].units)
    }
    return sum + Int(byte == Int(runs[run].end) ? runs[run].units : prefix[byte])
  }
}
