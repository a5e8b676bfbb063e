// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Levels by byte, and the runs of equal ones. Most paragraphs have one level, which the classes in it tell.

import UnicodeTables

/// Finds the levels of paragraphs and writes those that are not all 0; reusable.
struct ParagraphLevels {
  /// Runs of the paragraph last resolved; they start at its start.
  private(set) var runs: [LevelRun] = []
  /// Level of each byte of the text, or empty as long as all are 0.
  private(set) var levels: [UInt8] = []
  private var resolver = BidiResolver()

  mutating func removeAll() {
    levels.removeAll()
  }

  /// Resolves a paragraph, and returns its base level.
  mutating func resolve(
    _ paragraph: ParagraphRange, of text: UnsafeBufferPointer<UInt8>, _ direction: BaseDirection
  ) -> UInt8 {
    runs.removeAll(keepingCapacity: true)
    let content = Int(paragraph.start)..<Int(paragraph.contentEnd)
    guard direction == .rightToLeft || BidiByteScan.mayRaiseLevels(text, content) else {
      runs.append(LevelRun(start: paragraph.start, level: 0))
      return 0
    }
    resolver.removeAll()
    resolver.append(contentsOf: UnsafeBufferPointer(rebasing: text[content]))
    let base = resolver.resolve(direction)
    if let level = resolver.uniformLevel {
      runs.append(LevelRun(start: paragraph.start, level: level))
      if level > 0 { fill(content, with: level, textCount: text.count) }
    } else {
      write(content, textCount: text.count)
    }
    if base > 0 || !levels.isEmpty {
      fill(Int(paragraph.contentEnd)..<Int(paragraph.end), with: base, textCount: text.count)
    }
    return base
  }

  private mutating func fill(_ range: Range<Int>, with level: UInt8, textCount: Int) {
    if levels.isEmpty { levels = [UInt8](repeating: 0, count: textCount) }
    levels.withUnsafeMutableBufferPointer {
      UnsafeMutableBufferPointer(rebasing: $0[range]).update(repeating: level)
    }
  }

  /// Writes the resolver's levels, one a unit, to the units' bytes.
  private mutating func write(_ content: Range<Int>, textCount: Int) {
    for unit in resolver.levels.indices {
      let level = resolver.levels[unit]
      let start = content.lowerBound + Int(resolver.starts[unit])
      let isLast = unit + 1 == resolver.starts.count
      let end = isLast ? content.upperBound : content.lowerBound + Int(resolver.starts[unit + 1])
      if runs.last?.level != level { runs.append(LevelRun(start: Int32(start), level: level)) }
      fill(start..<end, with: level, textCount: textCount)
    }
  }
}
