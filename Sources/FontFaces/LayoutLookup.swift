// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One GSUB or GPOS lookup, read for the two ways it can reach a glyph it does not name: class 0 and skipped glyphs.
// OpenType 1.9, "OpenType Layout common table formats", GSUB types 5 to 7, GPOS types 2 and 7 to 9.

/// A lookup of a GSUB or GPOS table, seen from one glyph.
struct LayoutLookup {
  static let ignoreBaseGlyphs: UInt16 = 0x0002
  static let ignoreLigatures: UInt16 = 0x0004
  static let ignoreMarks: UInt16 = 0x0008

  let table: UnsafeRawBufferPointer
  let start: Int
  let isPositioning: Bool
  private let glyph: UInt32

  init(table: UnsafeRawBufferPointer, index: Int, isPositioning: Bool, glyph: UInt32) {
    let list = Int(table.u16(at: 8) ?? 0)
    self.table = table
    start = list + Int(table.u16(at: list + 2 + 2 * index) ?? 0)
    self.isPositioning = isPositioning
    self.glyph = glyph
  }

  /// Whether the lookup's flag skips glyphs of `flag`'s class.
  func skips(_ flag: UInt16) -> Bool { (table.u16(at: start + 2) ?? 0) & flag != 0 }

  /// Whether a subtable acts on, or waits for, "any glyph without a class", and the glyph is such a one.
  var matchesByClassZero: Bool {
    guard let type = table.u16(at: start), let count = table.u16(at: start + 4) else { return true }
    return (0..<Int(count)).contains { index in
      let subtable = start + Int(table.u16(at: start + 6 + 2 * index) ?? 0)
      return matches(subtable, type: type)
    }
  }

  private func matches(_ subtable: Int, type: UInt16) -> Bool {
    let format = table.u16(at: subtable)
    switch (isPositioning, type) {
    case (true, 9), (false, 7):
      guard let inner = table.u16(at: subtable + 2), inner != type, let offset = table.u32(at: subtable + 4) else {
        return true
      }
      return matches(subtable + Int(offset), type: inner)
    case (true, 2): return format == 2 && pairsMatch(subtable)
    case (true, 7), (false, 5): return format == 2 && contextMatches(subtable)
    case (true, 8), (false, 6): return format == 2 && chainMatches(subtable)
    default: return false
    }
  }

  /// PairPosFormat2: values of (any first class, second class 0) that are not all zero.
  private func pairsMatch(_ subtable: Int) -> Bool {
    guard isClassZero(classDefinition: subtable, offsetAt: 10) else { return false }
    guard let first = table.u16(at: subtable + 4), let second = table.u16(at: subtable + 6),
      let rows = table.u16(at: subtable + 12), let columns = table.u16(at: subtable + 14)
    else { return true }
    let values = first.nonzeroBitCount + second.nonzeroBitCount
    return (0..<Int(rows)).contains { row in
      let record = subtable + 16 + 2 * values * Int(columns) * row
      return (0..<values).contains { table.u16(at: record + 2 * $0) != 0 }
    }
  }

  /// SequenceContextFormat2: rules with class 0 after their first glyph.
  private func contextMatches(_ subtable: Int) -> Bool {
    guard isClassZero(classDefinition: subtable, offsetAt: 4) else { return false }
    return anyRule(subtable, countAt: 6) { rule in
      guard let glyphs = table.u16(at: rule) else { return true }
      return hasZero(at: rule + 4, count: Int(glyphs) - 1)
    }
  }

  /// ChainedSequenceContextFormat2: the same for backtrack, input and lookahead.
  private func chainMatches(_ subtable: Int) -> Bool {
    let isZero = [4, 6, 8].map { isClassZero(classDefinition: subtable, offsetAt: $0) }
    return anyRule(subtable, countAt: 10) { rule in
      var cursor = rule
      for (sequence, isZero) in isZero.enumerated() {
        guard let count = table.u16(at: cursor) else { return true }
        let classes = sequence == 1 ? Int(count) - 1 : Int(count)  // The first input glyph is in the coverage.
        if isZero && hasZero(at: cursor + 2, count: classes) { return true }
        cursor += 2 + 2 * max(0, classes)
      }
      return false
    }
  }

  private func anyRule(_ subtable: Int, countAt: Int, matches: (Int) -> Bool) -> Bool {
    (0..<Int(table.u16(at: subtable + countAt) ?? 0)).contains { index in
      guard let offset = table.u16(at: subtable + countAt + 2 + 2 * index), offset != 0 else { return false }
      let set = subtable + Int(offset)
      return (0..<Int(table.u16(at: set) ?? 0)).contains { rule in
        matches(set + Int(table.u16(at: set + 2 + 2 * rule) ?? 0))
      }
    }
  }

  private func hasZero(at start: Int, count: Int) -> Bool {
    (0..<max(0, count)).contains { (table.u16(at: start + 2 * $0) ?? 0) == 0 }
  }

  private func isClassZero(classDefinition subtable: Int, offsetAt: Int) -> Bool {
    guard let offset = table.u16(at: subtable + offsetAt), offset != 0 else { return true }
    return classOfGlyph(subtable + Int(offset)) == 0
  }

  /// ClassDefFormat1 and 2.
  private func classOfGlyph(_ definition: Int) -> UInt16 {
    let count = { (at: Int) in Int(table.u16(at: definition + at) ?? 0) }
    if table.u16(at: definition) == 1 {
      let place = Int(glyph) - count(2)
      return (0..<count(4)).contains(place) ? table.u16(at: definition + 6 + 2 * place) ?? 0 : 0
    }
    for range in 0..<count(2) {
      let record = definition + 4 + 6 * range
      guard let first = table.u16(at: record), let last = table.u16(at: record + 2) else { return 0 }
      if first <= last, (UInt32(first)...UInt32(last)).contains(glyph) { return table.u16(at: record + 4) ?? 0 }
    }
    return 0
  }
}
