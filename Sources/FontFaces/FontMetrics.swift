// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Vertical metrics in font units, as positive distances, with the table that won.

/// Which table gave a face its vertical metrics.
package enum MetricsSource: String, Hashable, Sendable {
  case hhea
  case typo
  case win
  /// Given by the caller, or the original's figures on a stand-in.
  case override
}

/// A face's vertical metrics in font units.
package struct FontMetrics: Hashable, Sendable {
  /// Distance from the baseline to the top, positive upward.
  package var ascent: Double
  /// Distance from the baseline to the bottom, positive downward.
  package var descent: Double
  /// Line gap.
  package var lineGap: Double
  package var capHeight: Double
  package var xHeight: Double
  package var source: MetricsSource

  package init(
    ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double, source: MetricsSource
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.source = source
  }
}
