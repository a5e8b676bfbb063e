// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Figures that are given in points (law 8): a sum over a text must stay a number.

extension Double {
  /// Far beyond any page, and small enough that no sum over a text overflows.
  private static let largestFigure = 1e9

  /// - Throws: ``MeasureError/invalidNumber(name:value:)`` if a figure is NaN, infinite or absurdly large.
  func check(_ name: String) throws(MeasureError) {
    guard magnitude <= Self.largestFigure else { throw .invalidNumber(name: name, value: self) }
  }
}

extension EdgeInsets {
  /// - Throws: ``MeasureError/invalidNumber(name:value:)`` for the first distance that is no number.
  func check(_ name: String) throws(MeasureError) {
    for distance in [top, leading, bottom, trailing] { try distance.check(name) }
  }
}
