// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Font units to points: the one expression by which a line's fit is decided and its width reported (DESIGN section 3).

/// How a run's font units become points.
struct RunScale: Hashable, Sendable {
  var size: Double
  var unitsPerEm: Double
  /// Kern and tracking, after every drawn cluster.
  var spacing: Double

  init(_ metrics: RunMetrics, unitsPerEm: Double) {
    (size, spacing, self.unitsPerEm) = (metrics.size, metrics.spacing, unitsPerEm)
  }

  /// The advance of `units` font units that hold `clusters` drawn clusters.
  @inline(__always)
  func advance(units: Int32, clusters: Int32) -> Double {
    Double(units) * size / unitsPerEm + spacing * Double(clusters)
  }
}
