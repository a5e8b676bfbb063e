// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Shaped pieces shared by threads (STYLE, example 10): bounded by bytes, two generations in each of a few parts with a
// lock of its own. It changes how long a text takes, never what comes out: a piece is found by all it depends on.

internal import CHarfBuzz
internal import FontFaces
internal import Synchronization

/// A cache of shaped words and short texts, for any number of threads.
package final class ShapeCache: Sendable {
  private let parts: [CachePart]
  private let setups = Mutex(SetupNumbers())

  private static let partCount = 16

  /// A cache of at most about `byteLimit` bytes; 0 keeps next to nothing.
  package init(byteLimit: Int = 8 << 20) {
    let limit = max(0, byteLimit) / Self.partCount
    parts = (0..<Self.partCount).map { _ in CachePart(byteLimit: limit) }
  }

  /// The bytes held now, as counted against the limit.
  package var byteCount: Int { parts.reduce(0) { $0 + $1.byteCount } }

  /// The number that stands for a setup in keys.
  func number(of setup: SetupIdentity) -> UInt32 { setups.withLock { $0.number(of: setup) } }

  @inline(__always)
  func find(_ key: PieceKey) -> [UInt32]? { part(of: key).find(key) }

  func insert(_ words: [UInt32], for key: PieceKey) { part(of: key).insert(words, for: key) }

  // The table inside the part takes the hash's low bits.
  @inline(__always)
  private func part(of key: PieceKey) -> CachePart { parts[Int(truncatingIfNeeded: key.hash >> 60)] }
}

/// One part of a cache, under one lock.
private final class CachePart: Sendable {
  private struct Generations {
    var young = PieceTable()
    var old = PieceTable()
  }

  private let generations = Mutex(Generations())
  private let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit / 2 }

  var byteCount: Int { generations.withLock { $0.young.byteCount + $0.old.byteCount } }

  func find(_ key: PieceKey) -> [UInt32]? {
    generations.withLock { generations in
      if let hit = generations.young.find(key) { return hit }
      guard let hit = generations.old.find(key) else { return nil }
      insert(hit, for: key, into: &generations)
      return hit
    }
  }

  func insert(_ words: [UInt32], for key: PieceKey) {
    generations.withLock { generations in
      guard generations.young.find(key) == nil else { return }  // Another thread was faster.
      insert(words, for: key, into: &generations)
    }
  }

  private func insert(_ words: [UInt32], for key: PieceKey, into generations: inout Generations) {
    generations.young.insert(words, for: key)
    guard generations.young.byteCount > byteLimit else { return }
    generations.old = generations.young
    generations.young = PieceTable()
  }
}

/// All that shaping depends on beside the text.
struct SetupIdentity: Hashable, Sendable {
  var face: UInt32
  var script: UInt32
  var isRightToLeft: Bool
  /// The address of HarfBuzz's interned language.
  var language: UInt
  var features: [FontFeature]
}

/// Numbers setups; a number is never used for two.
private struct SetupNumbers {
  private var known: [SetupIdentity: UInt32] = [:]
  private var next: UInt32 = 0

  /// More than any program uses; then numbering goes on with an empty list, and old pieces are not found again.
  private static let mostKnown = 4_096

  mutating func number(of setup: SetupIdentity) -> UInt32 {
    if let number = known[setup] { return number }
    if known.count >= Self.mostKnown { known.removeAll() }
    next &+= 1
    known[setup] = next
    return next
  }
}
