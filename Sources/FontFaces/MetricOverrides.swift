// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a caller may put in place of a face's own figures, as CSS Fonts 5 `@font-face` descriptors do, so that a
// stand-in carries the original's vertical metrics.

/// Figures that replace a face's own; nil keeps the face's.
package struct MetricOverrides: Hashable, Sendable {
  /// Fractions of an em, as CSS's ascent-override; `sizeAdjust` multiplies them too, as in browsers.
  package var ascent: Double?
  /// Positive downward.
  package var descent: Double?
  package var lineGap: Double?
  package var capHeight: Double?
  package var xHeight: Double?
  /// A factor on advances and on all metrics; 1 changes nothing.
  package var sizeAdjust: Double
  /// Whether pair kerning is applied: a stand-in may have the original's advances and not its pairs.
  package var keepsKerning = true

  package init(
    ascent: Double? = nil, descent: Double? = nil, lineGap: Double? = nil, capHeight: Double? = nil,
    xHeight: Double? = nil, sizeAdjust: Double = 1
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.sizeAdjust = sizeAdjust
  }

  /// The figures of the font that is stood in for, in its own units, for example 1577, 471 and 0 of 2,048 for Helvetica.
  ///
  /// They come out as given whatever `sizeAdjust` is, which here changes the advances alone.
  package init(
    unitsPerEm: Double, ascent: Double, descent: Double, lineGap: Double, capHeight: Double? = nil,
    xHeight: Double? = nil, sizeAdjust: Double = 1
  ) {
    let unit = unitsPerEm * sizeAdjust
    self.init(
      ascent: ascent / unit, descent: descent / unit, lineGap: lineGap / unit,
      capHeight: capHeight.map { $0 / unit }, xHeight: xHeight.map { $0 / unit }, sizeAdjust: sizeAdjust)
  }
}

extension MetricOverrides {
  private static let largestFraction = 100.0  // An em of 100 ems is a slip, and keeps every product finite.

  func check() throws(FontError) {
    let fractions: [(String, Double?)] = [
      ("ascent", ascent), ("descent", descent), ("lineGap", lineGap), ("capHeight", capHeight), ("xHeight", xHeight),
      ("sizeAdjust", sizeAdjust),
    ]
    for case (let name, let value?) in fractions where !(0...Self.largestFraction).contains(value) {
      throw .invalidOverride(name, value: value)
    }
    if sizeAdjust == 0 { throw .invalidOverride("sizeAdjust", value: sizeAdjust) }
  }

  /// `metrics` (font units) with the overrides in.
  func applied(to metrics: FontMetrics, unitsPerEm: Int32) -> FontMetrics {
    let em = Double(unitsPerEm)
    let value = { (given: Double?, own: Double) in (given.map { $0 * em } ?? own) * sizeAdjust }
    var result = metrics
    result.ascent = value(ascent, metrics.ascent)
    result.descent = value(descent, metrics.descent)
    result.lineGap = value(lineGap, metrics.lineGap)
    result.capHeight = value(capHeight, metrics.capHeight)
    result.xHeight = value(xHeight, metrics.xHeight)
    if ascent != nil || descent != nil || lineGap != nil {
      result.source = .override
      result.reason = .overridden
    }
    return result
  }
}
