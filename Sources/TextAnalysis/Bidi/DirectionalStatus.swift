// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The directional status stack of UAX #9, rules X1 to X8, as far as it decides which controls are valid. The levels
// and overrides inside a context stay FriBidi's: controls that overflow are told apart here, since a context that
// FriBidi sees at level 0 or 1 may really be deep.

/// The stack of embeddings and isolates that are open, and the counters of those that overflowed.
struct DirectionalStatus {
  /// BD2.
  static let maxDepth: UInt8 = 125

  private var entries: [(level: UInt8, isIsolate: Bool)] = []
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  /// The level of the embedding or isolate that is open.
  var level: UInt8 { entries[entries.count - 1].level }

  /// X1, X8: only the paragraph is open.
  mutating func reset(base: UInt8) {
    entries.removeAll(keepingCapacity: true)
    entries.append((base, false))
    (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
  }

  /// X2 to X5: opens an embedding or override; false if it overflows.
  mutating func openEmbedding(isRightToLeft: Bool) -> Bool {
    let next = nextLevel(isRightToLeft: isRightToLeft)
    guard next <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
      if overflowIsolates == 0 { overflowEmbeddings += 1 }
      return false
    }
    entries.append((next, false))
    return true
  }

  /// X5a to X5c: opens an isolate; false if it overflows.
  mutating func openIsolate(isRightToLeft: Bool) -> Bool {
    let next = nextLevel(isRightToLeft: isRightToLeft)
    guard next <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
      overflowIsolates += 1
      return false
    }
    validIsolates += 1
    entries.append((next, true))
    return true
  }

  /// X6a: PDI; true if it closes an isolate that did not overflow.
  mutating func closeIsolate() -> Bool {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
      return false
    }
    guard validIsolates > 0 else { return false }
    overflowEmbeddings = 0
    while let last = entries.popLast(), !last.isIsolate {}
    validIsolates -= 1
    return true
  }

  /// X7: PDF; true if it closes an embedding that did not overflow.
  mutating func closeEmbedding() -> Bool {
    if overflowIsolates > 0 { return false }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
      return false
    }
    guard entries.count > 1, !entries[entries.count - 1].isIsolate else { return false }
    entries.removeLast()
    return true
  }

  /// The next odd level, or the next even one.
  private func nextLevel(isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }
}
