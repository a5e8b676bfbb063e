// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Whether a face can show a cluster: a glyph for each scalar, or what HarfBuzz makes of it (it composes, decomposes,
// and stands in for missing spaces and hyphens), so that fallback never leaves a face that would have drawn the text.

internal import CHarfBuzz
internal import FontFaces
internal import UnicodeTables

extension FontFace {
  /// Whether no glyph of the cluster would be `.notdef`.
  func shows(_ cluster: ClusterScalars) -> Bool {
    guard let missing = cluster.visible.first(where: { !hasGlyph(for: $0) }) else { return true }
    let base = cluster.visible[0]
    guard hasGlyph(for: base) ? cluster.all.count > 1 || hasStandIn(missing) : hasStandIn(base) else { return false }
    return shapesWithoutGap(cluster.all)
  }

  /// Whether HarfBuzz may show a scalar by other glyphs than its own.
  private func hasStandIn(_ scalar: UInt32) -> Bool {
    if scalar == 0x2010 || scalar == 0x2011 || ScalarProperties.of(scalar).category == .Zs { return true }
    var (first, second): (UInt32, UInt32) = (0, 0)
    return hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0
  }

  private func shapesWithoutGap(_ scalars: [UInt32]) -> Bool {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf32(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(hbFont, buffer, nil, 0)
    var length: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &length)
    return UnsafeBufferPointer(start: infos, count: Int(length)).allSatisfy { $0.codepoint != 0 }
  }
}
