// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// An open-addressed table of shaped pieces. Dictionary would need a key that owns its bytes, an allocation a look-up.

/// Pieces by key; forgets nothing but what it is told to.
struct PieceTable {
  private struct Slot {
    var hash: UInt64
    var setup: UInt64
    /// Bytes of text, and of context behind it.
    var length: UInt32
    var contextLength: UInt32
    /// The piece's words, then its bytes and context; empty for an empty slot.
    var words: [UInt32]
  }

  private var slots: [Slot] = []
  private(set) var count = 0
  /// The memory of all pieces, the slots included.
  private(set) var byteCount = 0

  private static let smallest = 64
  /// Longer chains are not followed: a text made to collide must not make every look-up slow.
  private static let longestProbe = 16
  /// What an array costs beside its elements, and a slot at the table's mean load.
  private static let overhead = 32 + 2 * MemoryLayout<Slot>.stride

  /// The words of a piece; nil if it is not here.
  func find(_ key: PieceKey) -> [UInt32]? {
    guard !slots.isEmpty else { return nil }
    for probe in 0..<Self.longestProbe {
      let index = (Int(truncatingIfNeeded: key.hash) &+ probe) & (slots.count - 1)
      if slots[index].words.isEmpty { return nil }
      if slots[index].hash == key.hash, matches(slots[index], key) { return slots[index].words }
    }
    return nil
  }

  private func matches(_ slot: Slot, _ key: PieceKey) -> Bool {
    guard slot.setup == key.setup, Int(slot.length) == key.range.count, Int(slot.contextLength) == key.context.count
    else { return false }
    return slot.words.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return key.matches(base + (bytes.count - 4 * key.wordCount))
    }
  }

  /// Adds a piece that is not here.
  mutating func insert(_ words: [UInt32], for key: PieceKey) {
    if 2 * count >= slots.count { grow() }
    let slot = Slot(
      hash: key.hash, setup: key.setup, length: UInt32(key.range.count), contextLength: UInt32(key.context.count),
      words: words)
    if place(slot) {
      count += 1
      byteCount += 4 * words.count + Self.overhead
    }
  }

  private mutating func place(_ slot: Slot) -> Bool {
    for probe in 0..<Self.longestProbe {
      let index = (Int(truncatingIfNeeded: slot.hash) &+ probe) & (slots.count - 1)
      if slots[index].words.isEmpty {
        slots[index] = slot
        return true
      }
    }
    return false
  }

  private mutating func grow() {
    let old = slots
    let empty = Slot(hash: 0, setup: 0, length: 0, contextLength: 0, words: [])
    slots = Array(repeating: empty, count: max(Self.smallest, 2 * old.count))
    for slot in old where !slot.words.isEmpty {
      if !place(slot) {
        count -= 1
        byteCount -= 4 * slot.words.count + Self.overhead
      }
    }
  }
}
