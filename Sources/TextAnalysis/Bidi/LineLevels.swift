// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What UAX #9 does line by line: part 4 of rule L1, and rule L2 on the bytes of one line.

import UnicodeTables

/// A stretch of one level on a line: byte offsets relative to the line's start.
package struct VisualRun: Hashable, Sendable {
  package var start: Int32
  package var end: Int32
  package var level: UInt8

  package init(start: Int32, end: Int32, level: UInt8) {
    (self.start, self.end, self.level) = (start, end, level)
  }

  /// Whether its clusters run from right to left.
  package var isRightToLeft: Bool { level & 1 == 1 }
}

/// Rules that a line's end decides.
package enum LineLevels {
  /// Returns where a line's trailing white space starts, which has the paragraph's level (L1, part 4).
  ///
  /// White space here is what the rule names: class WS, separators, isolate controls, and what X9 removes.
  ///
  /// - Complexity: O(*k*) in the length of that white space.
  package static func resetStart(in text: UnsafeBufferPointer<UInt8>, line: Range<Int>) -> Int {
    PropertyLookup.withTables { tables in
      var end = line.upperBound
      while end > line.lowerBound {
        var start = end - 1
        while start > line.lowerBound, text[start] & 0xC0 == 0x80 { start -= 1 }
        let bidiClass = tables[decodeScalar(text, at: start).scalar].bidiClass
        if BidiClassSet(bidiClass).isDisjoint(with: .resetByL1) { break }
        end = start
      }
      return end
    }
  }

  /// Appends a line's runs to `runs` in visual order, left to right (L2), parts 1 to 4 of L1 applied.
  ///
  /// - Parameters:
  ///   - levels: One level a byte of the line.
  ///   - resetStart: Relative to the line's start; from there on the level is `baseLevel` (L1, part 4).
  ///   - scratch: Reused from line to line.
  /// - Complexity: O(*n*) in the line's bytes.
  package static func visualRuns(
    levels: Span<UInt8>, resetStart: Int, baseLevel: UInt8, scratch: inout VisualRunScratch,
    into runs: inout [VisualRun]
  ) {
    scratch.removeAll()
    for offset in levels.indices {
      scratch.extend(to: offset + 1, level: offset < resetStart ? levels[offset] : baseLevel)
    }
    scratch.reorder(into: &runs)
  }
}

/// Logical runs and their order, kept from line to line.
package struct VisualRunScratch {
  private var runs: [VisualRun] = []
  private var levels: [UInt8] = []
  private var order = VisualOrder()

  package init() {}

  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
  }

  /// Continues the last run, or starts one if the level differs.
  mutating func extend(to end: Int, level: UInt8) {
    if let last = runs.indices.last, runs[last].level == level {
      runs[last].end = Int32(end)
      return
    }
    runs.append(VisualRun(start: runs.last?.end ?? 0, end: Int32(end), level: level))
    levels.append(level)
  }

  mutating func reorder(into result: inout [VisualRun]) {
    let levels = levels
    order.reorder(levels.span)
    for index in order.order { result.append(runs[Int(index)]) }
  }
}
