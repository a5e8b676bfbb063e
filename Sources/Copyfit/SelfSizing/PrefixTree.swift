// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Sums of many heights: a tree with sixteen children a node, flat in one array. Each node is the sum of its children in
// order and a prefix nests to the right, so an answer depends on the heights alone, never on the order of the updates
// (a Fenwick tree of Doubles would drift), and prefixes never decrease. 8.6 bytes a height. Making all heights equal
// writes the sums alone: sixteen heights that were not touched since are known by a bit.

/// Prefix sums over heights that change one at a time.
package struct PrefixTree: Sendable {
  private static let shift = 4
  private static let branching = 1 << shift

  /// The number of heights.
  package let count: Int
  /// Heights first, then each level of sums. A height whose group has no bit in `written` was never stored.
  private var nodes: [Double]
  /// A bit for each sixteen heights that `nodes` holds; the others are `common`.
  private var written: [UInt64]
  private var common = 0.0
  /// Where each level starts in `nodes`; the last level has at most sixteen nodes.
  private let levels: [Int]

  /// Creates the tree of `count` equal heights, which must be finite and not negative.
  ///
  /// - Complexity: O(`count`).
  package init(repeating height: Double, count: Int) {
    self.count = count
    var starts = [0]
    var (width, end) = (count, count)
    while width > Self.branching {
      width = (width + Self.branching - 1) >> Self.shift
      starts.append(end)
      end += width
    }
    levels = starts
    // Heights without a bit are never read, so their pages need not even exist.
    nodes = [Double](unsafeUninitializedCapacity: end) { _, initialized in initialized = end }
    written = []
    reset(to: height)
  }

  /// Creates the tree of given heights, which must be finite and not negative.
  ///
  /// - Complexity: O(*n*).
  package init(_ heights: [Double]) {
    self.init(repeating: 0, count: heights.count)
    replace(from: 0, with: heights)
  }

  /// Makes all heights equal; the height must be finite and not negative.
  ///
  /// - Complexity: O(*n* / 16).
  package mutating func reset(to height: Double) {
    common = height
    written = [UInt64](repeating: 0, count: (count >> Self.shift + 64) >> 6)
    var sum = height
    for level in 1..<max(levels.count, 1) {
      let child = sum
      sum = (0..<Self.branching).reduce(0) { sum, _ in sum + child }
      let full = count >> (Self.shift * level)
      for node in 0..<full { nodes[levels[level] + node] = sum }
      let end = level + 1 < levels.count ? levels[level + 1] : nodes.count
      for node in full..<end - levels[level] { update(node, level) }
    }
  }

  /// The number of additions that one update or look-up costs at most; the tree's depth times its branching.
  package var largestStepCount: Int { levels.count * Self.branching }

  /// The bytes of the sums.
  package var byteCount: Int {
    nodes.count * MemoryLayout<Double>.stride + written.count * MemoryLayout<UInt64>.stride
  }

  /// The sum of all heights.
  package var total: Double { sum(before: count) }

  /// A height; setting it costs O(log *n*).
  package subscript(index: Int) -> Double {
    get { height(index) }
    set {
      precondition(index < count, "expected a height's index")
      store(group: index >> Self.shift)
      nodes[index] = newValue
      var node = index
      for level in 1..<max(levels.count, 1) {
        node >>= Self.shift
        update(node, level)
      }
    }
  }

  /// Returns the sum of the heights before an index; O(log *n*).
  package func sum(before index: Int) -> Double {
    precondition(index >= 0 && index <= count, "expected an index from 0 to the count")
    var result = 0.0
    var node = index
    for (level, start) in levels.enumerated() {
      let first = level + 1 < levels.count ? node & ~(Self.branching - 1) : 0
      var partial = 0.0
      for sibling in first..<node { partial += value(level, start + sibling) }
      result = partial + result
      node >>= Self.shift
    }
    return result
  }

  /// Returns the last index whose sum before it is at most `offset`, or nil if there are no heights; O(log *n*).
  package func lastIndex(startingAtOrBefore offset: Double) -> Int? {
    guard count > 0 else { return nil }
    let guess = descend(to: offset)
    let isRight = sum(before: guess) <= offset && (guess + 1 == count || sum(before: guess + 1) > offset)
    return isRight ? guess : search(for: offset)
  }

  /// Replaces all heights from one index on; O(*n*).
  package mutating func replace(from index: Int, with heights: [Double]) {
    precondition(index >= 0 && index + heights.count <= count, "expected heights inside the tree")
    guard !heights.isEmpty else { return }
    for group in index >> Self.shift...(index + heights.count - 1) >> Self.shift { store(group: group) }
    for (offset, height) in heights.enumerated() { nodes[index + offset] = height }
    rebuild()
  }

  private func height(_ index: Int) -> Double { isWritten(index >> Self.shift) ? nodes[index] : common }

  private func value(_ level: Int, _ node: Int) -> Double { level == 0 ? height(node) : nodes[node] }

  private func isWritten(_ group: Int) -> Bool { written[group >> 6] & (1 << UInt64(group & 63)) != 0 }

  /// Stores the heights of a group that are known by its bit alone.
  private mutating func store(group: Int) {
    guard !isWritten(group) else { return }
    written[group >> 6] |= 1 << UInt64(group & 63)
    let first = group << Self.shift
    for index in first..<min(first + Self.branching, count) { nodes[index] = common }
  }

  private mutating func rebuild() {
    for level in 1..<max(levels.count, 1) {
      let end = level + 1 < levels.count ? levels[level + 1] : nodes.count
      for node in 0..<end - levels[level] { update(node, level) }
    }
  }

  private mutating func update(_ node: Int, _ level: Int) {
    let children = levels[level - 1] + node << Self.shift
    let end = min(children + Self.branching, levels[level])
    var sum = 0.0
    for child in children..<end { sum += value(level - 1, child) }
    nodes[levels[level] + node] = sum
  }

  /// Walks down by remainders, which may be one unit in the last place off.
  private func descend(to offset: Double) -> Int {
    var rest = offset
    var node = 0
    for level in levels.indices.reversed() {
      node = level + 1 < levels.count ? node << Self.shift : 0
      let width = (level + 1 < levels.count ? levels[level + 1] : nodes.count) - levels[level]
      let last = min(level + 1 < levels.count ? node + Self.branching : width, width) - 1
      while node < last {
        let value = value(level, levels[level] + node)
        guard rest >= value else { break }
        rest -= value
        node += 1
      }
    }
    return node
  }

  /// The exact answer by bisection over exact sums.
  private func search(for offset: Double) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sum(before: middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
