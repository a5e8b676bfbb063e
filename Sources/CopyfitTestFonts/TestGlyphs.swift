// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The table as glyphs: scalars with the same advance and look share one, so that all of Unicode takes a dozen glyphs.

internal import Copyfit

/// A glyph of a test font: an advance, with or without a box.
struct TestGlyph: Hashable {
  let advance: Int
  let isBlank: Bool
}

/// The glyphs of a test font and the stretches of scalars that map to them.
struct TestGlyphs {
  /// From glyph 1 on; glyph 0 is the missing glyph.
  private(set) var glyphs: [TestGlyph] = []
  /// Ascending and apart.
  private(set) var mappings: [(scalars: ClosedRange<UInt32>, glyph: Int)] = []
  private var ids: [TestGlyph: Int] = [:]

  private typealias Layer = (scalars: ClosedRange<UInt32>, units: Int?)

  /// - Complexity: O(n log n + n x stretches of the table) for n edges of stretches.
  init(_ font: TestFont) {
    let layers = Self.layers(of: font)
    var edges: Set<UInt32> = [0xD800, 0xE000, 0x11_0000]
    for range in layers.map(\.scalars) + ScalarKinds.blank {
      edges.formUnion([range.lowerBound, range.upperBound + 1])
    }
    let sorted = edges.sorted()
    for (first, next) in zip(sorted, sorted.dropFirst()) where !(0xD800...0xDFFF).contains(first) {
      guard let units = layers.last(where: { $0.scalars.contains(first) })?.units else { continue }
      let isBlank = ScalarKinds.blank.contains { $0.contains(first) }
      map(first...next - 1, to: TestGlyph(advance: units, isBlank: isBlank || units == 0))
    }
  }

  /// Later ones hold.
  private static func layers(of font: TestFont) -> [Layer] {
    var layers: [Layer] = []
    if let units = font.defaultAdvance {
      layers.append((0...0x10_FFFF, units))
      if let wide = font.wideAdvance { layers += ScalarKinds.wide.map { ($0, wide) } }
      layers += ScalarKinds.zeroWidth.map { ($0, 0) }
    }
    layers += font.advances.map { ($0.scalars.lowerBound.value...$0.scalars.upperBound.value, $0.units) }
    return layers
  }

  private mutating func map(_ scalars: ClosedRange<UInt32>, to glyph: TestGlyph) {
    let id = ids[glyph] ?? glyphs.count + 1
    if ids[glyph] == nil {
      ids[glyph] = id
      glyphs.append(glyph)
    }
    if let last = mappings.last, last.glyph == id, last.scalars.upperBound + 1 == scalars.lowerBound {
      mappings[mappings.count - 1].scalars = last.scalars.lowerBound...scalars.upperBound
    } else {
      mappings.append((scalars, id))
    }
  }
}
