// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A face is opened once and shared by all threads: its HarfBuzz font is immutable at design scale, so shaping takes
// no lock (STYLE, note on rule 15), and one shaped paragraph serves every point size (DESIGN section 3).

internal import CHarfBuzz
internal import Synchronization

/// One face of a font file at design scale, shared by threads without a lock.
package final class FontFace: Sendable {
  /// Unique in the process; caches key on it.
  package let id: UInt32
  /// Names and style; the weight is the instance's for a variable face.
  package let description: FontDescription
  /// Font units an em, 16 to 16,384; derived faces keep it, since `sizeAdjust` is already in the advances.
  package let unitsPerEm: Int32
  package let metrics: FontMetrics
  /// What a derived face was given in place of its own figures.
  package let overrides: MetricOverrides
  /// The axis values of an instance of a variable face; empty for the default.
  package let variations: [FontVariation]
  /// The scalars that have a glyph.
  package let coverage: Coverage
  /// Whether each of U+0020 to U+007E has a glyph; read directly, where `hasGlyph(for:)` is a call a scalar.
  package let coversASCII: Bool
  /// The hb_font_t, immutable, at scale `unitsPerEm` x `sizeAdjust`; only Shaping may use it.
  // Immutable and reference-counted atomically (hb_font_make_immutable); a lock here would serialise all shaping.
  nonisolated(unsafe) package let hbFont: OpaquePointer

  let tables: FaceTables
  let policy: MetricsPolicy
  let outlines: OutlineReader
  /// Whether the space glyph is inert: 0 not yet known, 1 no, 2 yes.
  let spaceState = Atomic<UInt8>(0)
  /// `contextReach`: 0 not yet known, the greatest number unbounded.
  let reachState = Atomic<Int32>(0)

  private static let lastID = Atomic<UInt32>(0)

  /// Opens face `index` of `file`.
  ///
  /// - Throws: ``FontError`` if there is no such face, or it cannot measure text.
  /// - Complexity: O(characters mapped); glyphs are not read.
  package convenience init(
    file: FontFile, index: Int = 0, metricsPolicy: MetricsPolicy = .automatic
  ) throws(FontError) {
    let tables = try FaceTables(file: file, index: index)
    let description = DescriptionReader(tables: tables).description()
    try self.init(tables: tables, description: description, policy: metricsPolicy)
  }

  /// Opens face `index` of the file at `path`.
  package convenience init(
    path: String, index: Int = 0, metricsPolicy: MetricsPolicy = .automatic
  ) throws(FontError) {
    try self.init(file: FontFile(path: path), index: index, metricsPolicy: metricsPolicy)
  }

  init(
    tables: FaceTables, description: FontDescription, policy: MetricsPolicy, overrides: MetricOverrides = .init(),
    variations: [FontVariation] = [], coverage known: Coverage? = nil
  ) throws(FontError) {
    let design = FontFace.makeFont(tables, variations: variations, sizeAdjust: 1)
    defer { hb_font_destroy(design) }
    coverage = known ?? Coverage(of: tables.hbFace, font: design)
    coversASCII = (0x20...0x7E).allSatisfy(coverage.contains)
    guard coverage.count > 0 else { throw .noCharacterMap(source: tables.source) }
    let own = MetricsReader(tables: tables, font: design).metrics(policy)
    metrics = overrides.applied(to: own, unitsPerEm: tables.unitsPerEm)
    unitsPerEm = tables.unitsPerEm
    hbFont = FontFace.makeFont(tables, variations: variations, sizeAdjust: overrides.sizeAdjust)
    outlines = OutlineReader(tables: tables, variations: variations, sizeAdjust: overrides.sizeAdjust)
    id = FontFace.lastID.add(1, ordering: .relaxed).newValue
    (self.tables, self.description, self.policy) = (tables, description, policy)
    (self.overrides, self.variations) = (overrides, variations)
  }

  deinit { hb_font_destroy(hbFont) }

  private static func makeFont(
    _ tables: FaceTables, variations: [FontVariation], sizeAdjust: Double
  ) -> OpaquePointer {
    let font = hb_font_create(tables.hbFace)!  // Never null: out of memory yields HarfBuzz's inert font.
    let scale = Int32((Double(tables.unitsPerEm) * sizeAdjust).rounded())
    hb_font_set_scale(font, scale, scale)
    if !variations.isEmpty {
      let values = variations.map {
        hb_variation_t(tag: SfntDirectory.tag($0.tag), value: Float($0.value))
      }
      hb_font_set_variations(font, values, UInt32(values.count))
    }
    hb_font_make_immutable(font)
    return font
  }
}

extension FontFace {
  /// The family's name.
  package var family: String { description.family }
  /// The style's name, such as "Bold".
  package var styleName: String { description.styleName }
  /// 1 to 1,000; 400 is regular, 700 bold.
  package var weight: Int { description.weight }
  package var isItalic: Bool { description.isItalic }
  /// Colour tables (CBDT, COLR, sbix, SVG) or a colour emoji family: takes emoji clusters first.
  package var isColor: Bool { description.isColor }
  /// The path or name the face came from, with `#index` in a collection; for reports.
  package var source: String { tables.source }
  /// A factor on advances and metrics; 1 unless overridden.
  package var sizeAdjust: Double { overrides.sizeAdjust }
  /// The number of glyphs, at least 1.
  package var glyphCount: Int { tables.glyphCount }
}

extension FontFace {
  /// Whether the face maps `scalar` to a glyph.
  package func hasGlyph(for scalar: UInt32) -> Bool { coverage.contains(scalar) }

  /// The glyph of `scalar`, with a variation selector if one is given; nil if the face has none.
  package func glyph(for scalar: UInt32, variationSelector: UInt32 = 0) -> UInt32? {
    var glyph: UInt32 = 0
    let found =
      variationSelector == 0
      ? hb_font_get_nominal_glyph(hbFont, scalar, &glyph)
      : hb_font_get_variation_glyph(hbFont, scalar, variationSelector, &glyph)
    return found != 0 && glyph != 0 ? glyph : nil
  }

  /// The horizontal advance of `glyph` in font units; 0 or a default for a glyph out of range.
  package func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(hbFont, glyph) }
}

extension FontFace {
  /// The axes of a variable face; empty if it is not one.
  package var axes: [FontAxis] { FontAxis.all(of: tables.hbFace) }

  /// The optical size axis, whose values are points; nil if there is none.
  package var opticalSizeAxis: FontAxis? { axes.first { $0.tag == "opsz" } }

  /// A face that shares this one's file but has figures of its own, and an id of its own.
  package func with(overrides: MetricOverrides) throws(FontError) -> FontFace {
    try overrides.check()
    return try FontFace(
      tables: tables, description: description, policy: policy, overrides: overrides, variations: variations,
      coverage: coverage)
  }

  /// An instance of a variable face; values out of an axis's range are clamped to it, other axes stay as they are.
  ///
  /// - Throws: ``FontError`` if an axis is unknown or a value is not finite.
  package func instance(variations: [FontVariation]) throws(FontError) -> FontFace {
    let axes = self.axes
    var described = description
    for variation in variations {
      guard let axis = axes.first(where: { $0.tag == variation.tag }) else {
        throw .unknownAxis(variation.tag, source: source, known: axes.map(\.tag))
      }
      guard variation.value.isFinite else {
        throw .invalidAxisValue(variation.tag, source: source, value: variation.value)
      }
      described.adopt(variation, on: axis)
    }
    let kept = self.variations.filter { old in !variations.contains { $0.tag == old.tag } }
    return try FontFace(
      tables: tables, description: described, policy: policy, overrides: overrides, variations: kept + variations,
      coverage: coverage)
  }
}

extension FontDescription {
  fileprivate mutating func adopt(_ variation: FontVariation, on axis: FontAxis) {
    let value = min(max(variation.value, axis.minimum), axis.maximum)
    switch axis.tag {
    case "wght":
      weight = Int(value.rounded())
      weightRange = nil
    case "ital": isItalic = value > 0
    case "slnt": isItalic = value != 0
    default: break
    }
  }
}
