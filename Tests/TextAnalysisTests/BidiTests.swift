// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import Testing
import UnicodeTables

@testable import TextAnalysis

@Suite struct `Visual order follows rule L2` {
  /// The rule as the annex words it: from the highest level to the lowest odd one, reverse every stretch at or above it.
  private func reversed(_ levels: [UInt8]) -> [Int32] {
    var order = levels.indices.map { Int32($0) }
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[Int(order[end])] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return order
  }

  @Test func `Any levels`() {
    var random = SeededGenerator(17)
    var visual = VisualOrder()
    for _ in 0..<2000 {
      let levels = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0...5, using: &random) }
      visual.reorder(levels.span)
      #expect(visual.order == reversed(levels), "levels \(levels)")
    }
  }

  @Test(
    arguments: [
      // One line; trailing spaces have the paragraph's level (L1, part 4).
      ("abc", 0, [0, 0, 0], ["0..<3 0"]), ("אב ", 0, [1, 1, 1, 1, 1], ["0..<4 1", "4..<5 0"]),
      ("ab א", 1, [2, 2, 1, 1, 1], ["2..<5 1", "0..<2 2"]),
      ("א \u{202C}\n", 0, [1, 1, 1, 1, 1, 1, 1], ["0..<2 1", "2..<7 0"]),
      ("  ", 1, [1, 1], ["0..<2 1"]), ("", 0, [], []),
    ] as [(String, UInt8, [UInt8], [String])])
  func `Runs of a line`(text: String, base: UInt8, levels: [UInt8], expected: [String]) {
    var runs: [VisualRun] = []
    var scratch = VisualRunScratch()
    let reset = Array(text.utf8).withUnsafeBufferPointer { LineLevels.resetStart(in: $0, line: 0..<$0.count) }
    LineLevels.visualRuns(levels: levels.span, resetStart: reset, baseLevel: base, scratch: &scratch, into: &runs)
    #expect(runs.map { "\($0.start)..<\($0.end) \($0.level)" } == expected)
  }
}

@Suite struct `Text that needs no levels is told by its bytes` {
  @Test func `Every scalar whose class may raise a level is suspect`() {
    let raising: [BidiClass] = [.R, .AL, .AN, .LRE, .LRO, .RLE, .RLO, .LRI, .RLI, .FSI]
    for value in UInt32(0)..<0x110000 {
      guard let scalar = Unicode.Scalar(value), raising.contains(ScalarProperties.of(value).bidiClass) else { continue }
      for padding in [0, 15, 16, 40] {
        let text = Array((String(repeating: "a", count: padding) + String(scalar)).utf8)
        let mayRaise = text.withUnsafeBufferPointer { BidiByteScan.mayRaiseLevels($0, 0..<$0.count) }
        #expect(mayRaise, "U+\(String(value, radix: 16)) behind \(padding) bytes")
      }
    }
  }

  @Test(arguments: ["The quick brown fox", "Größe: 5 €", "漢字かな、ひらがな。", "हिन्दी में पाठ", "ภาษาไทย", "“quoted” – and …", "😀👨‍👩‍👧"])
  func `Other text is not`(text: String) {
    #expect(!Array(text.utf8).withUnsafeBufferPointer { BidiByteScan.mayRaiseLevels($0, 0..<$0.count) })
  }
}

@Suite struct `Bidi work grows with the text` {
  @Test(arguments: [
    "\u{2067}", "\u{2067}א\u{2069}", "\u{2068}a(\u{2069}", "(\u{2066}[א]\u{2069})", "\u{202B}", "\u{202B}a\u{202C}",
    "([{", "אa", "א)1(",
    "\u{2068}\u{2069}", "\u{1C}\u{2067}א", "\t \u{2067}א",
  ])
  func `Ten times the text takes ten times the steps`(pattern: String) {
    let (few, many) = (steps(pattern, 1_000), steps(pattern, 10_000))
    #expect(Double(many) <= Double(few) * 10 * 1.3)
  }

  private func steps(_ pattern: String, _ count: Int) -> Int {
    let text = String(repeating: pattern, count: count)
    var resolver = BidiResolver()
    Array(text.utf8).withUnsafeBufferPointer { resolver.append(contentsOf: $0) }
    _ = resolver.resolve(.natural)
    #expect(resolver.levels.count == resolver.starts.count)
    #expect(resolver.levels.allSatisfy { $0 <= 126 })
    return resolver.steps
  }
}

/// Linear congruential numbers (Knuth's MMIX constants): the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
