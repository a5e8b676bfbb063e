// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Vertical metrics in font units, as positive distances, with the table that won and why (DESIGN section 5, "Whose
// metrics"; facts/uikit.md 3.1).

/// Which table gave a face its vertical metrics.
package enum MetricsSource: String, Hashable, Sendable {
  case hhea
  case typo
  case win
  /// The bounding box in `head`: every other table was empty.
  case head
  /// Given by the caller, or the original's figures on a stand-in.
  case override
}

/// Which table the caller wants the vertical metrics from.
package enum MetricsPolicy: String, Hashable, Sendable, CaseIterable {
  /// hhea unless its ascent and descent are both 0, then typo, then win.
  case automatic
  /// typo if the font sets USE_TYPO_METRICS (OS/2 fsSelection bit 7), as browsers do; else as `automatic`.
  case useTypoMetrics
  case hhea
  case typo
  case win
}

/// Why `MetricsSource` won.
package enum MetricsReason: String, Hashable, Sendable {
  case firstChoice = "first choice"
  case askedFor = "asked for"
  case useTypoMetricsBit = "the font sets USE_TYPO_METRICS"
  case earlierTablesEmpty = "the tables before it are absent or give no height"
  case overridden = "given by the caller"
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
  package var reason: MetricsReason

  package init(
    ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double, source: MetricsSource,
    reason: MetricsReason = .firstChoice
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.source = source
    self.reason = reason
  }
}

extension FontMetrics {
  /// UIKit's Helvetica: 15 % of ascent and descent more above the baseline, so that `lineHeight` is 1.15 em.
  ///
  /// Source: `UIFont` of Helvetica at 17 points, facts/uikit.md 3.1: ascender 0.92002 em where Core Text has 0.77002.
  package var raisedAsHelvetica: FontMetrics {
    var raised = self
    raised.ascent += Self.helveticaRaise * (ascent + descent)
    return raised
  }

  private static let helveticaRaise = 0.15  // facts/uikit.md 3.1.
}
