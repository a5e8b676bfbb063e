// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Rule L2 of UAX #9: from logical to visual order, linear in the runs. The rule reverses from the highest level down;
// here each run is put in place once: stretches on a stack, from low levels to high, are joined when a lower level ends
// them, the lower level's direction deciding on which side.

/// Puts the runs of a line in visual order; reusable.
package struct VisualOrder {
  /// Indices of the runs given last, from left to right.
  package private(set) var order: [Int32] = []

  /// A stretch of runs in visual order, linked through `next`.
  private struct Stretch {
    var level: UInt8
    var left: Int32
    var right: Int32
  }
  private var stretches: [Stretch] = []
  private var next: [Int32] = []

  package init() {}

  /// Orders runs, or single scalars, by their levels; `order` is the answer.
  ///
  /// - Complexity: O(*n*); allocates only while it has never seen as many.
  package mutating func reorder(_ levels: Span<UInt8>) {
    begin(count: levels.count)
    for index in levels.indices {
      joinStretches(above: levels[index])
      place(Int32(index), at: levels[index])
    }
    joinStretches(above: 0, toTheLast: true)
    guard var run = stretches.first?.left else { return }
    while run >= 0 {
      order.append(run)
      run = next[Int(run)]
    }
  }

  private mutating func begin(count: Int) {
    order.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: repeatElement(-1, count: count))
  }

  /// A run of `level` ends all stretches above it: each is joined to the one below while that is not lower than `level`.
  private mutating func joinStretches(above level: UInt8, toTheLast: Bool = false) {
    while stretches.count > 1 {
      let last = stretches[stretches.count - 1]
      let below = stretches[stretches.count - 2]
      guard toTheLast || last.level > level && below.level >= level else { return }
      stretches.removeLast()
      stretches[stretches.count - 1] = join(below, last, at: below.level)
    }
  }

  /// Adds a run to the last stretch if that is as high or higher, else on top of it.
  private mutating func place(_ run: Int32, at level: UInt8) {
    let alone = Stretch(level: level, left: run, right: run)
    guard let last = stretches.last, last.level >= level else {
      stretches.append(alone)
      return
    }
    stretches[stretches.count - 1] = join(last, alone, at: level)
  }

  /// Joins two stretches, the second behind the first in the text; an odd level puts it on the left.
  private mutating func join(_ first: Stretch, _ second: Stretch, at level: UInt8) -> Stretch {
    let (left, right) = level & 1 == 1 ? (second, first) : (first, second)
    next[Int(left.right)] = right.left
    return Stretch(level: level, left: left.left, right: right.right)
  }
}
