// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one search for "the largest factor that fits": strings and labels shrink alike.

/// A search over scale factors.
enum ScaleSearch {
  private static let precision = 1.0 / 4096

  /// The largest factor from `minimum` to below 1 at which `fits` holds; `minimum` if none does.
  ///
  /// - Complexity: at most 13 questions.
  static func largest<E>(from minimum: Double, _ fits: (Double) throws(E) -> Bool) throws(E) -> Double {
    guard try fits(minimum) else { return minimum }
    var (low, high) = (minimum, 1.0)
    while high - low > precision {
      let middle = (low + high) / 2
      if try fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
