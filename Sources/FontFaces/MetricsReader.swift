// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Vertical metrics from hhea, OS/2 and head, in the order of DESIGN section 5; MVAR's deltas are added for variable
// fonts. Field offsets: OpenType 1.9, tables hhea, OS/2, head.

internal import CHarfBuzz

/// Reads a face's vertical metrics, in font units.
struct MetricsReader {
  let tables: FaceTables
  /// At design scale, with the variations that count.
  let font: OpaquePointer

  func metrics(_ policy: MetricsPolicy) -> FontMetrics {
    let (line, source, reason) = winner(policy)
    let ascent = Double(line.ascent)
    return FontMetrics(
      ascent: ascent, descent: Double(line.descent), lineGap: Double(line.gap),
      capHeight: height(field: 88, delta: HB_OT_METRICS_TAG_CAP_HEIGHT, sample: "H") ?? ascent,
      xHeight: height(field: 86, delta: HB_OT_METRICS_TAG_X_HEIGHT, sample: "x") ?? Double(tables.unitsPerEm) / 2,
      source: source, reason: reason)
  }

  private struct Line {
    var ascent: Float
    var descent: Float
    var gap: Float

    /// A height that is not positive measures nothing, and a negative gap is none.
    init?(ascent: Float, descent: Float, gap: Float) {
      guard ascent + descent > 0 else { return nil }
      (self.ascent, self.descent, self.gap) = (ascent, descent, max(0, gap))
    }
  }

  private func winner(_ policy: MetricsPolicy) -> (Line, MetricsSource, MetricsReason) {
    let (asked, reason): (MetricsSource?, MetricsReason) =
      switch policy {
      case .automatic: (nil, .firstChoice)
      case .useTypoMetrics: (usesTypoMetrics ? .typo : nil, .useTypoMetricsBit)
      case .hhea: (.hhea, .askedFor)
      case .typo: (.typo, .askedFor)
      case .win: (.win, .askedFor)
      }
    if let asked, let line = line(asked) { return (line, asked, reason) }
    if let line = line(.hhea) { return (line, .hhea, asked == nil ? .firstChoice : .earlierTablesEmpty) }
    for source in [MetricsSource.typo, .win, .head] {
      if let line = line(source) { return (line, source, .earlierTablesEmpty) }
    }
    let em = Float(tables.unitsPerEm)  // Not one table has a height: an em, rather than a line of none.
    return (Line(ascent: em, descent: 0, gap: 0)!, .head, .earlierTablesEmpty)  // em > 0, so never nil.
  }

  private func line(_ source: MetricsSource) -> Line? {
    switch source {
    case .hhea: line("hhea", ascent: 4, descent: 6, gap: 8)
    case .typo: line("OS/2", ascent: 68, descent: 70, gap: 72)
    case .win: winLine()
    case .head: boundingBoxLine()
    case .override: nil
    }
  }

  private func line(_ table: String, ascent: Int, descent: Int, gap: Int) -> Line? {
    tables.table(table) { bytes in
      guard let up = bytes.i16(at: ascent), let down = bytes.i16(at: descent), let gap = bytes.i16(at: gap),
        up != 0 || down != 0
      else { return nil }
      return Line(
        ascent: Float(up) + delta(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
        descent: -(Float(down) + delta(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)),
        gap: Float(gap) + delta(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
    }
  }

  private func winLine() -> Line? {
    tables.table("OS/2") { bytes in
      guard let up = bytes.u16(at: 74), let down = bytes.u16(at: 76) else { return nil }
      return Line(
        ascent: Float(up) + delta(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_ASCENT),
        descent: Float(down) + delta(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_DESCENT), gap: 0)
    }
  }

  private func boundingBoxLine() -> Line? {
    tables.table("head") { bytes in
      guard let bottom = bytes.i16(at: 38), let top = bytes.i16(at: 42) else { return nil }
      return Line(ascent: Float(top), descent: -Float(bottom), gap: 0)
    }
  }

  private var usesTypoMetrics: Bool {
    tables.table("OS/2") { ($0.u16(at: 62) ?? 0) & 1 << 7 != 0 }
  }

  private func delta(_ tag: hb_ot_metrics_tag_t) -> Float { hb_ot_metrics_get_variation(font, tag) }

  /// OS/2 version 2 on has the field; where it is absent or 0, the top of `sample`'s glyph is measured.
  private func height(field: Int, delta tag: hb_ot_metrics_tag_t, sample: Unicode.Scalar) -> Double? {
    let stored: Float? = tables.table("OS/2") { bytes in
      guard let version = bytes.u16(at: 0), version >= 2, let value = bytes.i16(at: field), value > 0 else {
        return nil
      }
      return Float(value) + delta(tag)
    }
    if let stored { return Double(stored) }
    var glyph: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, sample.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    else { return nil }
    return Double(extents.y_bearing)
  }
}
