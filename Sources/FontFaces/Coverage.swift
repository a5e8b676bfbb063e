// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which scalars a face maps to a glyph: a two-stage bitmap, made once from the face's `cmap`, because fallback asks
// for each scalar of each cluster and a bit is cheaper than HarfBuzz's look-up.

internal import CHarfBuzz

/// The scalars a face has a glyph for.
@frozen package struct Coverage: Sendable {
  // Page p holds scalars p << 8 ..< (p + 1) << 8; its bits are eight words at pages[p] * 8. Page 0 of `bits` is empty.
  @usableFromInline let pages: [UInt16]
  @usableFromInline let bits: [UInt32]
  /// The number of scalars covered.
  package let count: Int

  private static let wordsPerPage = 8

  /// Whether the face maps `scalar` to a glyph other than `.notdef`.
  ///
  /// - Complexity: O(1), no lock, no call into C.
  @inlinable
  package func contains(_ scalar: UInt32) -> Bool {
    let page = Int(scalar >> 8)
    guard page < pages.count else { return false }
    let word = Int(pages[page]) << 3 | Int(scalar >> 5 & 7)
    return bits[word] >> (scalar & 31) & 1 != 0
  }

  init(of face: OpaquePointer, font: OpaquePointer) {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    Coverage.addSymbolAliases(to: set, font: font)
    count = Int(hb_set_get_population(set))
    (pages, bits) = Coverage.pages(of: set)
  }

  private static func pages(of set: OpaquePointer?) -> ([UInt16], [UInt32]) {
    let last = hb_set_get_max(set)
    guard last != Self.noValue else { return ([], []) }
    var pages = [UInt16](repeating: 0, count: Int(last >> 8) + 1)
    var bits = [UInt32](repeating: 0, count: wordsPerPage)
    var first = noValue
    var end = noValue
    while hb_set_next_range(set, &first, &end) != 0 {
      for word in first >> 5...end >> 5 {
        let page = Int(word >> 3)
        if pages[page] == 0 {
          pages[page] = UInt16(bits.count / wordsPerPage)
          bits.append(contentsOf: repeatElement(0, count: wordsPerPage))
        }
        let low = word == first >> 5 ? UInt32.max << (first & 31) : .max
        let high = word == end >> 5 ? UInt32.max >> (31 - (end & 31)) : .max
        bits[Int(pages[page]) << 3 | Int(word & 7)] |= low & high
      }
    }
    return (pages, bits)
  }

  /// A symbol font keeps its glyphs at U+F000 on, and HarfBuzz also finds them at U+0000 to U+00FF.
  private static func addSymbolAliases(to set: OpaquePointer?, font: OpaquePointer) {
    guard hb_set_has(set, 0x20) == 0, hb_set_has(set, 0xF020) != 0 else { return }
    for scalar: UInt32 in 0...0xFF {
      var glyph: UInt32 = 0
      if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 { hb_set_add(set, scalar) }
    }
  }

  private static let noValue = UInt32.max  // HB_SET_VALUE_INVALID, a macro.
}
