// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which opening bracket a closing one pairs with, for scripts (UAX #24, 5.3). Brackets are those of UAX #9.

import UnicodeTables

/// The brackets that are open.
struct OpenBrackets {
  private var open: [(opening: UInt32, offset: Int32)] = []

  /// How many open brackets are searched: as many as UAX #9 has it (BD16).
  private static var searched: Int { 63 }

  mutating func removeAll() {
    open.removeAll(keepingCapacity: true)
  }

  mutating func open(_ scalar: UInt32, at offset: Int32) {
    open.append((BidiBracket.opening(of: scalar) ?? scalar, offset))
  }

  /// Takes the bracket that pairs with a closing one away, and those within; returns its offset, nil if there is none.
  mutating func close(_ scalar: UInt32) -> Int32? {
    guard !open.isEmpty, let opening = BidiBracket.opening(of: scalar) else { return nil }
    guard let index = open.suffix(Self.searched).lastIndex(where: { $0.opening == opening }) else { return nil }
    let offset = open[index].offset
    open.removeSubrange(index...)
    return offset
  }
}
