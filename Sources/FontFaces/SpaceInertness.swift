// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// May a word be shaped alone? Only where nothing in the font can act across a space (toolchain.md 0.4). HarfBuzz
// tells the glyphs a lookup names; class 0 ("all glyphs not named") and skipped glyphs are looked at here.

internal import CHarfBuzz
internal import Synchronization

extension FontFace {
  /// Whether the space glyph takes part in no substitution, positioning or old kerning; false in doubt.
  ///
  /// - Complexity: O(lookups) at the first call, then O(1) without a lock.
  package var spaceIsInert: Bool {
    let (no, yes): (UInt8, UInt8) = (1, 2)
    let known = spaceState.load(ordering: .relaxed)
    if known != 0 { return known == yes }
    let isInert = glyph(for: 0x20).map { SpaceInertness(tables: tables, space: $0).isInert } ?? false
    spaceState.store(isInert ? yes : no, ordering: .relaxed)  // Computed twice at worst, to the same value.
    return isInert
  }
}

extension FaceTables {
  /// Whether the face has AAT layout or Graphite, which are not looked into.
  var hasOtherLayout: Bool { ["morx", "mort", "kerx", "Silf"].contains { hasTable($0) } }
}

/// Looks for anything in a face's tables that could act on the space glyph or across it.
struct SpaceInertness {
  let tables: FaceTables
  let space: UInt32

  var isInert: Bool {
    !tables.hasOtherLayout
      && !lookupsTouchSpace("GSUB", isPositioning: false) && !lookupsTouchSpace("GPOS", isPositioning: true)
      && !tables.table("kern", read: kernTouchesSpace)
  }

  private func lookupsTouchSpace(_ table: String, isPositioning: Bool) -> Bool {
    let tag = SfntDirectory.tag(table)
    let classes = skippableClass
    return tables.table(table) { bytes in
      // Every lookup, since a contextual one may call lookups that no feature names.
      (0..<hb_ot_layout_table_get_lookup_count(tables.hbFace, tag)).contains { lookup in
        let layout = LayoutLookup(table: bytes, index: Int(lookup), isPositioning: isPositioning, glyph: space)
        return names(lookup, in: table) || layout.skips(classes) || layout.matchesByClassZero
      }
    }
  }

  private func names(_ lookup: UInt32, in table: String) -> Bool {
    let glyphs = hb_set_create()
    defer { hb_set_destroy(glyphs) }
    hb_ot_layout_lookup_collect_glyphs(
      tables.hbFace, SfntDirectory.tag(table), lookup, glyphs, glyphs, glyphs, nil)
    return hb_set_has(glyphs, space) != 0
  }

  /// The lookup flag that would make a lookup skip the space, and so act across it.
  private var skippableClass: UInt16 {
    guard hb_ot_layout_has_glyph_classes(tables.hbFace) != 0 else { return LayoutLookup.ignoreBaseGlyphs }
    return switch hb_ot_layout_get_glyph_class(tables.hbFace, space) {
    case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: LayoutLookup.ignoreBaseGlyphs
    case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: LayoutLookup.ignoreLigatures
    case HB_OT_LAYOUT_GLYPH_CLASS_MARK: LayoutLookup.ignoreMarks
    default: 0
    }
  }

  /// OpenType 1.9, table kern, version 0, format 0; any other form is taken as touching the space.
  private func kernTouchesSpace(_ kern: UnsafeRawBufferPointer) -> Bool {
    guard !kern.isEmpty else { return false }
    guard kern.u16(at: 0) == 0, let count = kern.u16(at: 2) else { return true }
    var start = 4
    for _ in 0..<count {
      guard let length = kern.u16(at: start + 2), let coverage = kern.u16(at: start + 4), coverage >> 8 == 0,
        let pairs = kern.u16(at: start + 6)
      else { return true }
      for pair in 0..<Int(pairs) {
        let record = start + 14 + 6 * pair
        guard let left = kern.u16(at: record), let right = kern.u16(at: record + 2) else { return true }
        if left == space || right == space { return true }
      }
      start += max(Int(length), 14 + 6 * Int(pairs))  // The length overflows in large tables.
    }
    return false
  }
}
