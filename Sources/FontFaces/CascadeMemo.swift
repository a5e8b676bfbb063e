// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which entry of a cascade takes a scalar, kept for the texts to come: walking some twenty entries for each ideograph
// costs more than shaping it. An answer never changes, so threads may read and write without a lock.

internal import Synchronization

/// Remembers the entries that single scalars were found to take.
package final class CascadeMemo: Sendable {
  private static let count = 4_096
  /// No scalar has all of the upper 21 bits.
  private static let empty = UInt32.max
  private static let indexBits: UInt32 = 11

  // Set once; what it points to is atomic. A place holds a scalar and its entry in one word, so none is half written.
  private nonisolated(unsafe) let places: UnsafeMutablePointer<Atomic<UInt32>>

  init() {
    places = .allocate(capacity: Self.count)
    for place in 0..<Self.count { (places + place).initialize(to: Atomic(Self.empty)) }
  }

  deinit {
    places.deinitialize(count: Self.count)
    places.deallocate()
  }

  /// The index of the entry that was kept for `scalar`.
  package func index(of scalar: UInt32) -> Int? {
    let word = places[Int(scalar) & (Self.count - 1)].load(ordering: .relaxed)
    guard word >> Self.indexBits == scalar, word != Self.empty else { return nil }
    return Int(word & (1 << Self.indexBits - 1))
  }

  /// Keeps the entry of `scalar`; another scalar of the same place gives way.
  package func keep(_ index: Int, for scalar: UInt32) {
    guard index < 1 << Self.indexBits, scalar <= 0x10FFFF else { return }
    places[Int(scalar) & (Self.count - 1)].store(scalar << Self.indexBits | UInt32(index), ordering: .relaxed)
  }
}
