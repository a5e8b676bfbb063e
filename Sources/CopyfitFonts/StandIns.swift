// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The stand-in of each family that cannot be shipped, with the original's vertical metrics.
// Figures are font units of the originals' hhea and OS/2 tables, as published; each row names its source.

internal import Copyfit

extension FontStandIn {
  /// One row a name.
  static let all: [FontStandIn] = [
    // San Francisco on iOS (.SFUI): measured line heights, 17 points is 20.287109375 = 17 x (1950 + 494) / 2048.
    // No free font has its advances.
    FontStandIn(
      name: "system", aliases: [".SFUI", ".AppleSystemUIFont", "SF Pro", "SF Pro Text", "San Francisco"],
      family: "Inter", metrics: units(1950, -494, gap: 0, cap: 1443, x: 1078), hasOriginalAdvances: false),
    // UIFont adds 15 % of ascent + descent (2048 units) to the table's ascender of 1577, and no other API does:
    // measured at 17 points, 15.64033203125 and a line height of 19.55. Heights from the font's own tables.
    // Recorded labels ("Nick Snyder" at 17 points: 91.63) are sums of advances, where TeX Gyre's pairs would take 0.2.
    FontStandIn(
      name: "Helvetica", family: "TeX Gyre Heros",
      metrics: units(1577 + 0.15 * 2048, -471, gap: 0, cap: 1469, x: 1071), hasOriginalAdvances: true,
      appliesKerning: false),
    // hhea and OS/2 of arial.ttf.
    FontStandIn(
      name: "Arial", family: "Liberation Sans", metrics: units(1854, -434, gap: 67, cap: 1467, x: 1062),
      hasOriginalAdvances: true),
    // hhea and OS/2 of times.ttf.
    FontStandIn(
      name: "Times New Roman", family: "Liberation Serif", metrics: units(1825, -443, gap: 87, cap: 1356, x: 916),
      hasOriginalAdvances: true),
    // hhea and OS/2 of cour.ttf.
    FontStandIn(
      name: "Courier New", family: "Liberation Mono", metrics: units(1705, -615, gap: 0, cap: 1170, x: 866),
      hasOriginalAdvances: true),
    // hhea and OS/2 of Menlo.ttc, which was drawn from DejaVu Sans Mono.
    FontStandIn(
      name: "Menlo", family: "DejaVu Sans Mono", metrics: units(1901, -483, gap: 0, cap: 1493, x: 1120),
      hasOriginalAdvances: true),
  ]

  private static func units(
    _ ascender: Double, _ descender: Double, gap: Double, cap: Double, x: Double
  ) -> Metrics {
    Metrics(
      unitsPerEm: 2048, ascender: ascender, descender: descender, lineGap: gap, capHeight: cap, xHeight: x)
  }
}
