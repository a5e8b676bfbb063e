// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A width as a whole number of font units, so that a search compares integers: the largest count whose advance, by the
// same expression that is reported, does not exceed the room. No rounding of its own comes in.

/// Counts the work of a layout, and remembers the last threshold: lines of one width in one run share it.
struct SearchState {
  /// Probes and runs walked: what law 9 is asserted on.
  var steps = 0
  /// How many candidates the last line passed: where the next search starts.
  var stride = 1
  fileprivate var run: Int32 = -1
  fileprivate var limit = LineLimit()
  fileprivate var margin = 0.0
  fileprivate var units: Int32 = 0
}

extension SearchState {
  /// The largest number of font units that `limit` does not exclude behind `pen`.
  static func threshold(_ limit: LineLimit, pen: LinePen, scale: RunScale, margin: Double) -> Int32 {
    search(limit, pen, scale, margin)
  }

  /// Whether the threshold of a line that starts in run `run` is known.
  @inline(__always)
  func hasThreshold(run: Int32, _ limit: LineLimit, margin: Double) -> Bool {
    run == self.run && margin == self.margin && limit == self.limit
  }

  /// As above for the start of a line in run `run`; remembered.
  @inline(__always)
  mutating func threshold(_ limit: LineLimit, run: Int32, scale: RunScale, margin: Double) -> Int32 {
    if hasThreshold(run: run, limit, margin: margin) { return units }
    units = Self.search(limit, LinePen(), scale, margin)
    (self.run, self.limit, self.margin) = (run, limit, margin)
    return units
  }

  /// Beyond any run's sum, and safe to add to.
  private static let unbounded: Int32 = 1 << 30

  private static func search(_ limit: LineLimit, _ pen: LinePen, _ scale: RunScale, _ margin: Double) -> Int32 {
    func fits(_ units: Int32) -> Bool {
      !limit.excludes(pen.width(adding: scale.advance(units: units, clusters: 0)), slack: margin)
    }
    if fits(unbounded) { return unbounded }
    let guess = (limit.room + margin - pen.width()) * scale.unitsPerEm / scale.size
    guard guess > -Double(unbounded), guess < Double(unbounded) else { return bisect(fits) }
    let near = Int32(guess)
    // The guess is off by rounding alone: by one at most, unless numbers are absurd.
    if fits(near) { return fits(near + 1) ? (fits(near + 2) ? bisect(fits) : near + 1) : near }
    return fits(near - 1) ? near - 1 : bisect(fits)
  }

  /// `fits` is true up to some number of units and false behind it, `unbounded` included.
  private static func bisect(_ fits: (Int32) -> Bool) -> Int32 {
    var (low, high) = (-unbounded, unbounded)
    while Int64(high) - Int64(low) > 1 {
      let middle = Int32((Int64(low) + Int64(high)) / 2)
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
