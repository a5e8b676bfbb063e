// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// How far apart two glyphs can be and still act on each other: the longest rule of a face. Shaping cuts pieces out of
// texts, and what is further away than this from a piece cannot change it.
// OpenType 1.9, "OpenType Layout common table formats", GSUB types 4 to 8, GPOS types 2 to 9.

internal import CHarfBuzz
internal import Synchronization

extension FontFace {
  /// The most glyphs that a rule of the face and those it calls read; nil where that is not known (AAT, Graphite), or
  /// is more than any real font has: what would be shaped for each edge must stay short.
  ///
  /// - Complexity: O(rules) at the first call, then O(1) without a lock.
  package var contextReach: Int? {
    let (unbounded, isKnown) = (Int32.max, reachState.load(ordering: .relaxed) != 0)
    if !isKnown {
      let glyphs = ContextReach(tables: tables).glyphs ?? .max
      let reach = glyphs <= ContextReach.longest ? Int32(glyphs) : unbounded
      reachState.store(reach, ordering: .relaxed)  // Computed twice at worst, to the same value.
    }
    let reach = reachState.load(ordering: .relaxed)
    return reach == unbounded ? nil : Int(reach)
  }
}

/// Reads the longest rule out of a face's tables.
struct ContextReach {
  let tables: FaceTables

  /// Twice the reach of any bundled face (30), and a little.
  static let longest = 64
  /// A lookup that skips bases or ligatures acts across any number of them: then no text is far.
  private static let skipped = LayoutLookup.ignoreBaseGlyphs | LayoutLookup.ignoreLigatures

  /// At least twice 2, for kerning; nil if it cannot be told.
  var glyphs: Int? {
    guard !tables.hasOtherLayout, tables.table("kern", read: hasPairsAlone) else { return nil }
    guard let substitution = longest("GSUB"), let positioning = longest("GPOS") else { return nil }
    // A rule may call a lookup at its last glyph, whose own rule goes on from there.
    return 2 * max(2, substitution, positioning)
  }

  /// Kerning of version 0 is of pairs; Apple's has state machines.
  private func hasPairsAlone(_ kern: UnsafeRawBufferPointer) -> Bool { kern.isEmpty || kern.u16(at: 0) == 0 }

  private func longest(_ table: String) -> Int? {
    let count = hb_ot_layout_table_get_lookup_count(tables.hbFace, SfntDirectory.tag(table))
    return tables.table(table) { bytes in
      var longest = 0
      for index in 0..<Int(count) {
        let lookup = LayoutLookup(table: bytes, index: index, isPositioning: table == "GPOS", glyph: 0)
        if lookup.attaches { continue }
        guard !lookup.skips(Self.skipped), let length = lookup.longestRule else { return nil }
        longest = max(longest, length)
      }
      return longest
    }
  }
}

extension LayoutLookup {
  /// Whether the lookup attaches marks, which moves no advance: GPOS types 4 to 6.
  var attaches: Bool { isPositioning && (4...6).contains(table.u16(at: start) ?? 0) }

  /// The most glyphs that one of the lookup's rules reads; nil if it cannot be read.
  var longestRule: Int? {
    guard let type = table.u16(at: start), let count = table.u16(at: start + 4) else { return nil }
    var longest = 1
    for index in 0..<Int(count) {
      guard let offset = table.u16(at: start + 6 + 2 * index), let length = length(start + Int(offset), type)
      else { return nil }
      longest = max(longest, length)
    }
    return longest
  }

  private func length(_ subtable: Int, _ type: UInt16) -> Int? {
    switch (isPositioning, type) {
    case (true, 9), (false, 7):
      guard let inner = table.u16(at: subtable + 2), inner != type, let offset = table.u32(at: subtable + 4) else {
        return nil
      }
      return length(subtable + Int(offset), inner)
    case (false, 4): return longestOfSets(subtable, countAt: 4) { table.u16(at: $0 + 2).map(Int.init) }
    case (true, 7), (false, 5): return contextLength(subtable)
    case (true, 8), (false, 6): return chainLength(subtable)
    case (false, 8): return counts(at: subtable + 4, of: 2).map { $0 + 1 }
    default: return 2
    }
  }

  private func contextLength(_ subtable: Int) -> Int? {
    switch table.u16(at: subtable) {
    case 1: longestOfSets(subtable, countAt: 4) { table.u16(at: $0).map(Int.init) }
    case 2: longestOfSets(subtable, countAt: 6) { table.u16(at: $0).map(Int.init) }
    default: table.u16(at: subtable + 2).map(Int.init)
    }
  }

  private func chainLength(_ subtable: Int) -> Int? {
    switch table.u16(at: subtable) {
    case 1: longestOfSets(subtable, countAt: 4, length: ruleLength)
    case 2: longestOfSets(subtable, countAt: 10, length: ruleLength)
    default: counts(at: subtable + 2, of: 3)
    }
  }

  /// Backtrack, input without its first glyph, and lookahead.
  private func ruleLength(_ rule: Int) -> Int? { counts(at: rule, of: 3, leavesOut: 1) }

  /// The sum of some counts, each followed by as many numbers; those of the second lack `leavesOut`.
  private func counts(at start: Int, of sequences: Int, leavesOut: Int = 0) -> Int? {
    var (cursor, sum) = (start, 0)
    for sequence in 0..<sequences {
      guard let count = table.u16(at: cursor).map(Int.init) else { return nil }
      sum += count
      cursor += 2 + 2 * max(0, sequence == 1 ? count - leavesOut : count)
    }
    return sum
  }

  private func longestOfSets(_ subtable: Int, countAt: Int, length: (Int) -> Int?) -> Int? {
    var longest = 1
    for index in 0..<Int(table.u16(at: subtable + countAt) ?? 0) {
      guard let offset = table.u16(at: subtable + countAt + 2 + 2 * index), offset != 0 else { continue }
      let set = subtable + Int(offset)
      for rule in 0..<Int(table.u16(at: set) ?? 0) {
        guard let place = table.u16(at: set + 2 + 2 * rule), let own = length(set + Int(place)) else { return nil }
        longest = max(longest, own)
      }
    }
    return longest
  }
}
