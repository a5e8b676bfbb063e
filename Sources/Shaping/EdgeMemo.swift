// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Reshaped edges and lines of one text, kept because a layout asks for the same ones at every width.

/// What reshaping found; threads may share it, and computing twice gives the same value.
typealias EdgeMemo = TryLocked<[EdgeKey: EdgeCorrection?]>

/// A start edge, an end edge, or a line: -1 stands for the edge that does not matter.
struct EdgeKey: Hashable {
  var start: Int32
  var end: Int32
}

extension EdgeMemo {
  /// Some 200 KB at most; a text that asks for more starts anew.
  private static var mostEntries: Int { 4_096 }

  /// The value for `key`; nil as a value means that an edge has no joint near.
  func value(for key: EdgeKey, orCompute compute: () -> EdgeCorrection?) -> EdgeCorrection? {
    if case .some(.some(let hit)) = withValue({ $0[key] }) { return hit }
    let value = compute()  // Unlocked: shaping is slow.
    _ = withValue { known in
      if known.count >= Self.mostEntries { known.removeAll(keepingCapacity: true) }
      known[key] = .some(value)
    }
    return value
  }
}
