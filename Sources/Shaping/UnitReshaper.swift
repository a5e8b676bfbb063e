// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A line that cuts a unit where HarfBuzz says "unsafe" is shaped anew, but only up to the next place where both the
// new piece and the prepared one are clear of HB_GLYPH_FLAG_UNSAFE_TO_CONCAT; there they may be joined (its
// documentation in hb-buffer.h). The flag at a piece's own end cannot be seen, so a piece takes one cluster more.

/// Shapes parts of one unit anew.
struct UnitReshaper {
  let text: UnsafeBufferPointer<UInt8>
  /// `FlagBits`.
  let flags: UnsafeBufferPointer<UInt8>
  let safety: UnsafeBufferPointer<EdgeSafety>
  /// The unit's bytes.
  let unit: Range<Int>
  let setup: ShapingSetup
  /// Nothing in the face acts on the space or across it: its edges are joints, and the unit was not asked for others.
  let spaceIsInert: Bool

  /// How far a joint is looked for, in bytes, and how often a piece is shaped for it: a font that flags everything
  /// costs this much an edge, and then the line is shaped as a whole.
  private static let farthest = 96
  private static let trials = 3

  /// The width of a part shaped alone, in font units; the paragraph around it is context.
  func units(of range: Range<Int>, _ buffer: borrowing ShapingBuffer) -> Int {
    guard !range.isEmpty else { return 0 }
    return buffer.shape(range, of: text, with: setup) { glyphs in
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

  /// The piece from `start` up to a joint, as a line that starts there has it; nil if there is no joint near.
  func piece(startingAt start: Int, _ buffer: borrowing ShapingBuffer) -> Piece? {
    let limit = min(unit.upperBound, start + Self.farthest)
    var nearest = start + 1
    for _ in 0..<Self.trials {
      guard let joint = (nearest...max(nearest, limit)).first(where: isJoint), joint <= limit else { return nil }
      if joint == unit.upperBound {
        return Piece(range: start..<joint, units: units(of: start..<joint, buffer))
      }
      if let units = units(before: joint, of: start..<clusterEnd(joint), buffer) {
        return Piece(range: start..<joint, units: units)
      }
      nearest = joint + (joint - start)
    }
    return nil
  }

  /// The piece from a joint up to `end`, as a line that ends there has it; nil if there is no joint near.
  func piece(endingAt end: Int, _ buffer: borrowing ShapingBuffer) -> Piece? {
    let limit = max(unit.lowerBound, end - Self.farthest)
    var nearest = end - 1
    for _ in 0..<Self.trials {
      guard let joint = (min(nearest, limit)...nearest).last(where: isJoint), joint >= limit else { return nil }
      if joint == unit.lowerBound {
        return Piece(range: joint..<end, units: units(of: joint..<end, buffer))
      }
      if let units = units(from: joint, of: clusterStart(before: joint)..<end, buffer) {
        return Piece(range: joint..<end, units: units)
      }
      nearest = joint - (end - joint)
    }
    return nil
  }

  private func isJoint(_ byte: Int) -> Bool {
    if byte == unit.upperBound || byte == unit.lowerBound { return true }
    return unit.contains(byte) && safety[byte].isSafeToConcat && (!spaceIsInert || isAtInertSpace(byte))
  }

  private func isAtInertSpace(_ byte: Int) -> Bool {
    spaceIsInert && (isSpace(byte) || isSpace(byte - 1))
  }

  private func isSpace(_ byte: Int) -> Bool {
    unit.contains(byte) && text[byte] == 0x20
      && (byte + 1 == unit.upperBound || flags[byte + 1] & FlagBits.clusterEdge != 0)
  }

  private func clusterEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < unit.upperBound, safety[end].contains(.insideCluster) { end += 1 }
    return end
  }

  private func clusterStart(before end: Int) -> Int {
    var start = end - 1
    while start > unit.lowerBound, safety[start].contains(.insideCluster) { start -= 1 }
    return start
  }

  /// The width of what stands before `joint` in a shaping of `range`; nil if it is no joint there.
  private func units(before joint: Int, of range: Range<Int>, _ buffer: borrowing ShapingBuffer) -> Int? {
    sums(at: joint, of: range, buffer).map(\.before)
  }

  /// The width of what stands behind `joint` in a shaping of `range`; nil if it is no joint there.
  private func units(from joint: Int, of range: Range<Int>, _ buffer: borrowing ShapingBuffer) -> Int? {
    sums(at: joint, of: range, buffer).map(\.behind)
  }

  private func sums(
    at joint: Int, of range: Range<Int>, _ buffer: borrowing ShapingBuffer
  ) -> (before: Int, behind: Int)? {
    buffer.shape(range, of: text, with: setup, asksForJoints: !spaceIsInert) { glyphs in
      var (before, behind) = (0, 0)
      var isClear = false
      glyphs.forEachCluster(in: range, flags: flags) { cluster in
        if cluster.start < joint { before += cluster.advance } else { behind += cluster.advance }
        if cluster.start == joint { isClear = cluster.safety.isSafeToConcat || isAtInertSpace(joint) }
      }
      return isClear ? (before, behind) : nil
    }
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
