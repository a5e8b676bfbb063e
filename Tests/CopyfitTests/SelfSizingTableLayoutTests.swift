// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A table's sums against plain sums, and what is asked how often.

import Synchronization
import Testing

@testable import Copyfit

/// A small generator with a seed, so that a failure repeats.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite struct `A prefix tree sums heights` {
  @Test(arguments: [0, 1, 15, 16, 17, 255, 256, 257, 5000])
  func `Whole heights sum as plain addition does`(count: Int) {
    var random = Seeded(state: UInt64(count) + 1)
    var heights = (0..<count).map { _ in Double(Int.random(in: 0...90, using: &random)) }
    var tree = PrefixTree(repeating: 7, count: count)
    for index in (0..<count).shuffled(using: &random) { tree[index] = heights[index] }
    var sum = 0.0
    for index in 0...count {
      #expect(tree.sum(before: index) == sum)
      if index < count { sum += heights[index] }
    }
    #expect(tree.total == sum)
    guard count > 0 else { return }
    heights[count / 2] = 1000
    tree[count / 2] = 1000
    #expect(tree.total == heights.reduce(0, +))
  }

  /// Thirds have no exact sum, so the order of additions would show.
  @Test func `The order of updates changes nothing, and sums never decrease`() {
    var random = Seeded(state: 5)
    let heights = (0..<3000).map { _ in Double(Int.random(in: 0...200, using: &random)) / 3 }
    let built = PrefixTree(heights)
    var updated = PrefixTree(repeating: 44, count: heights.count)
    for index in heights.indices.shuffled(using: &random) {
      updated[index] = 1e9 / 7
      updated[index] = heights[index]
    }
    var last = -1.0
    for index in 0...heights.count {
      let sum = built.sum(before: index)
      #expect(sum == updated.sum(before: index))
      #expect(sum >= last)
      last = sum
    }
  }

  @Test func `The index at an offset is the last that starts there`() {
    var random = Seeded(state: 9)
    let heights = (0..<2000).map { _ in Double(Int.random(in: 0...4, using: &random)) / 3 }
    let tree = PrefixTree(heights)
    let sums = (0..<heights.count).map { tree.sum(before: $0) }
    for offset in sums + [0.1, 7.77, tree.total * 2] {
      #expect(tree.lastIndex(startingAtOrBefore: offset) == sums.lastIndex { $0 <= offset })
    }
  }

  /// Of 5000 heights of a third one in seven hundred is 1: reset and set again, as a tree made of them.
  @Test func `Equal heights that are partly replaced are the heights themselves`() {
    let heights = (0..<5000).map { $0 % 700 == 3 ? 1.0 : 1.0 / 3 }
    let built = PrefixTree(heights)
    var reset = PrefixTree(repeating: 50, count: heights.count)
    for index in stride(from: 0, to: 5000, by: 11) { reset[index] = 9 }
    reset.reset(to: 1.0 / 3)
    for index in heights.indices where heights[index] == 1 { reset[index] = 1 }
    for index in 0...heights.count { #expect(reset.sum(before: index) == built.sum(before: index)) }
    for offset in [0, 1.0 / 3, 400.5, 1600] {
      #expect(reset.lastIndex(startingAtOrBefore: offset) == built.lastIndex(startingAtOrBefore: offset))
    }
  }

  @Test func `A million heights cost five levels of sixteen`() {
    let tree = PrefixTree(repeating: 44, count: 1_000_000)
    #expect(tree.largestStepCount == 80)
    #expect(tree.total == 44_000_000)
  }
}

@Suite struct `A table knows its offsets` {
  /// Headers 10 and 20, rows as given, footers 1: 10 + 5 + 6 + 1, then 20 + 7 + 1.
  private func small() throws -> TableLayout {
    let heights = [[5.0, 6.0], [7.0]]
    return try TableLayout(
      rowCounts: [2, 1], estimates: TableEstimates(row: 44, header: 30, footer: 3),
      headerHeight: { Double($0 + 1) * 10 }, footerHeight: { _ in 1 }, rowHeight: { heights[$0][$1] })
  }

  /// Headers 30, rows 44, footers 3: 2 x 30 + 3 x 44 + 2 x 3 = 198.
  @Test func `Estimates stand until measured`() async throws {
    var table = try small()
    #expect(table.contentHeight == 198)
    #expect(try table.offset(ofRow: 0, inSection: 1) == 30 + 88 + 3 + 30)
    #expect(try table.measure(.row(section: 0, row: 0)).height == 5)
    #expect(table.contentHeight == 198 - 39)
    try await table.measureAll()
    #expect(table.contentHeight == 10 + 5 + 6 + 1 + 20 + 7 + 1)
    #expect(try table.offset(ofRow: 0, inSection: 1) == 42)
    #expect(try table.frame(of: .footer(section: 1)).y == 49)
  }

  @Test func `What covers a height`() async throws {
    var table = try small()
    try await table.measureAll()
    #expect(table.element(at: 0) == .header(section: 0))
    #expect(table.element(at: 10) == .row(section: 0, row: 0))
    #expect(table.element(at: 14.9) == .row(section: 0, row: 0))
    #expect(table.element(at: 21) == .footer(section: 0))
    #expect(table.element(at: 49.5) == .footer(section: 1))
    for outside in [-0.1, 50, .infinity, .nan] { #expect(table.element(at: outside) == nil) }
  }

  @Test func `A window measures what it shows and no more`() throws {
    let counter = Counter()
    var table = try TableLayout(rowCounts: [1_000_000]) { _, _ in
      counter.add()
      return 20
    }
    let frames = try table.measureVisible(from: 440, height: 100)
    // Rows 10 to 14 at 440, 460, 480, 500, 520.
    #expect(frames.map(\.y) == [440, 460, 480, 500, 520])
    #expect(frames.first?.element == .row(section: 0, row: 10))
    #expect(counter.count == 5)
    try table.measureVisible(from: 440, height: 100)
    #expect(counter.count == 5)
    try table.invalidate(.row(section: 0, row: 12))
    try table.measureVisible(from: 440, height: 100)
    #expect(counter.count == 6)
    table.invalidateAll()
    #expect(table.contentHeight == 44_000_000)
  }

  @Test func `A million rows stay small`() async throws {
    var table = try TableLayout(rowCounts: [Int](repeating: 1000, count: 1000)) { section, row in
      Double((section + row) % 3) + 1 + 1.0 / 3
    }
    try await table.measureAll()
    #expect(table.byteCount <= 24 * table.rowCount)
    var again = table
    again.invalidateAll()
    try again.measure(.row(section: 999, row: 999))
    try again.measure(.row(section: 0, row: 5))
    try await again.measureAll()
    #expect(again.contentHeight == table.contentHeight)
    let whole = (0..<1000).reduce(0) { sum, section in sum + (0..<1000).reduce(0) { $0 + (section + $1) % 3 + 1 } }
    #expect(abs(table.contentHeight - Double(whole) - 1_000_000 / 3.0) < 1e-3)
  }

  @Test func `Heights that are none are errors that name the row`() async throws {
    for bad in [Double.nan, -1, .infinity] {
      var table = try TableLayout(rowCounts: [3]) { _, row in row == 1 ? bad : 10 }
      await #expect(throws: TableLayoutError.self) { try await table.measureAll() }
      #expect(throws: TableLayoutError.self) { try table.measure(.row(section: 0, row: 1)) }
      #expect(table.contentHeight == 132)
    }
    #expect(throws: TableLayoutError.invalidRowCount(section: 1, -1)) {
      try TableLayout(rowCounts: [0, -1]) { _, _ in 1 }
    }
    #expect(throws: TableLayoutError.self) {
      try TableLayout(rowCounts: [1], estimates: TableEstimates(row: .nan)) { _, _ in 1 }
    }
    #expect(throws: TableLayoutError.noSuchElement(.row(section: 0, row: 2))) {
      try TableLayout(heights: [[1, 2]]).offset(ofRow: 2, inSection: 0)
    }
  }

  @Test func `An empty table is empty`() async throws {
    var table = try TableLayout(heights: [])
    try await table.measureAll()
    #expect(table.contentHeight == 0)
    #expect(table.element(at: 0) == nil)
    #expect(try table.measureVisible(from: 0, height: 100) == [])
  }

  /// Public case pub-177: 39 + 58 + 39.
  @Test func `Content height is the sum of true heights`() throws {
    #expect(try TableLayout(heights: [[39, 58, 39]]).contentHeight == 136)
  }
}

/// Counts calls from any thread.
private final class Counter: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}

@Suite struct `Contents are measured once` {
  @Test func `Rows of one content share a measurement`() async throws {
    let questions = Mutex(0)
    let memo = HeightMemo<Int> { content in
      questions.withLock { $0 += 1 }
      return Double(content)
    }
    var table = try TableLayout(rowCounts: [1000]) { _, row in memo.height(of: row % 10) }
    for row in 0..<1000 { try table.measure(.row(section: 0, row: row)) }
    #expect(table.contentHeight == 100 * 45)
    #expect(questions.withLock { $0 } == 10)
    memo.removeAll()
    #expect(memo.count == 0)
    table.invalidateAll()
    try await table.measureAll()
    #expect(table.contentHeight == 100 * 45)
    #expect(memo.count == 10)
  }
}
