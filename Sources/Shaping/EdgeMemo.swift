// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Reshaped edges and lines of one text, kept because a layout asks for the same ones at every width.

internal import Synchronization

/// What reshaping found; threads may share it, and computing twice gives the same value.
package final class EdgeMemo: Sendable {
  /// A start edge, an end edge, or a line: -1 stands for the edge that does not matter.
  struct Key: Hashable {
    var start: Int32
    var end: Int32
  }

  private let known = Mutex<[Key: EdgeCorrection?]>([:])
  /// Some 200 KB at most; a text that asks for more starts anew.
  private static let mostEntries = 4_096

  /// The value for `key`; nil as a value means that an edge has no joint near.
  func value(for key: Key, orCompute compute: () -> EdgeCorrection?) -> EdgeCorrection? {
    if case .some(.some(let hit)) = known.withLockIfAvailable({ $0[key] }) { return hit }
    let value = compute()  // Unlocked: shaping is slow.
    _ = known.withLockIfAvailable { known in
      if known.count >= Self.mostEntries { known.removeAll(keepingCapacity: true) }
      known[key] = .some(value)
    }
    return value
  }
}
