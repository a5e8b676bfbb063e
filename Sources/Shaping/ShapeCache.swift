// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Shaped pieces shared by threads (STYLE, example 10): bounded by bytes, two generations in each of a few parts that
// one thread at a time uses and none waits for. It changes how long a text takes, never what comes out: a piece is
// found by all it depends on.

internal import Synchronization

/// A cache of shaped words and short texts, for any number of threads.
package final class ShapeCache: Sendable {
  private let parts: [CachePart]
  private let styles = TryLocked(StyleNumbers())

  /// Above 0, and no other cache's.
  let id = ShapeCache.lastID.add(1, ordering: .relaxed).newValue

  private static let lastID = Atomic<UInt32>(0)
  private static let partCount = 16

  /// A cache of at most about `byteLimit` bytes; 0 keeps next to nothing.
  package init(byteLimit: Int = 8 << 20) {
    let limit = max(0, byteLimit) / Self.partCount
    parts = (0..<Self.partCount).map { _ in CachePart(byteLimit: limit) }
  }

  /// The bytes held now, as counted against the limit.
  package var byteCount: Int { parts.reduce(0) { $0 + $1.byteCount } }

  /// The number that stands for a style in keys, 0 for one without language and features; nil if there is none to be had.
  func number(of style: StyleIdentity) -> UInt32? {
    style.language == 0 && style.features.isEmpty ? 0 : styles.withValue { $0.number(of: style) } ?? nil
  }

  @inline(__always)
  func find(_ key: PieceKey) -> [UInt32]? { part(of: key).find(key) }

  func insert(_ words: [UInt32], for key: PieceKey) { part(of: key).insert(words, for: key) }

  // The table inside the part takes the hash's low bits.
  @inline(__always)
  private func part(of key: PieceKey) -> CachePart { parts[Int(truncatingIfNeeded: key.hash >> 60)] }
}

/// One part of a cache.
private final class CachePart: Sendable {
  private struct Generations {
    var young = PieceTable()
    var old = PieceTable()
  }

  private let generations = TryLocked(Generations())
  private let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit / 2 }

  var byteCount: Int { generations.withValue { $0.young.byteCount + $0.old.byteCount } ?? 0 }

  func find(_ key: PieceKey) -> [UInt32]? {
    let found = generations.withValue { generations -> [UInt32]? in
      if let hit = generations.young.find(key) { return hit }
      guard let hit = generations.old.find(key) else { return nil }
      insert(hit, for: key, into: &generations)
      return hit
    }
    return found ?? nil
  }

  func insert(_ words: [UInt32], for key: PieceKey) {
    _ = generations.withValue { generations in
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

/// What a style adds to face, script and direction.
struct StyleIdentity: Hashable, Sendable {
  /// The address of HarfBuzz's interned language.
  var language: UInt
  var features: [FontFeature]
}

/// Numbers styles from 1; a number is never used for two.
private struct StyleNumbers {
  private var known: [StyleIdentity: UInt32] = [:]
  private var next: UInt32 = 0

  /// More than any program uses; then numbering goes on with an empty list, and old pieces are not found again.
  private static let mostKnown = 4_096

  /// Nil when all numbers are used up.
  mutating func number(of style: StyleIdentity) -> UInt32? {
    if let number = known[style] { return number }
    guard next < SetupKind.mostStyles else { return nil }
    if known.count >= Self.mostKnown { known.removeAll() }
    next += 1
    known[style] = next
    return next
  }
}
