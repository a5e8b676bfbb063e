// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Questions asked backwards, beyond UIKit: which width, which size. Answered by the breaker itself, so that the answer
// holds when it is asked again.

internal import LineLayout

extension PreparedText {
  /// Returns the narrowest width in which the text takes at most so many lines, no word broken in need.
  ///
  /// - Returns: Points, to 1/1024 above the least; nil if no width does: the text has more forced breaks, or `lines` is
  ///   not positive. 0 for empty text.
  /// - Complexity: O(lines x log(width)).
  public func narrowestWidth(forLines lines: Int) -> Double? {
    input.narrowestWidth(forLines: lines, storage.basicOptions)
  }

  /// Returns the largest point size at which all text fits a box, no word broken in need.
  ///
  /// Sizes of other runs keep their ratio to the first run's; paragraph styles, kern and offsets stay as they are.
  /// Text that follows a content size category is set at fixed sizes.
  /// - Parameters:
  ///   - box: Its width, height and number of lines are what has to do.
  ///   - minimum: The least size, in points.
  ///   - maximum: The largest size, in points.
  ///   - step: The answer is a whole multiple of it.
  /// - Returns: Points of the first run's font; nil if the text fits at no size tried.
  /// - Throws: ``MeasureError`` for a NaN or negative side, or a size or step that is not above 0.
  /// - Complexity: O(layout x log((maximum - minimum) / step)). Nothing is shaped again.
  public func largestPointSize(
    fitting box: TextBox, from minimum: Double = 1, to maximum: Double, step: Double = 0.5
  ) throws(MeasureError) -> Double? {
    let options = try options(for: box)
    for (name, value) in [("minimum", minimum), ("maximum", maximum), ("step", step)] {
      guard value > 0, value <= Self.largestSize else { throw .invalidNumber(name: name, value: value) }
    }
    var (low, high) = ((minimum / step).rounded(.up), (maximum / step).rounded(.down))
    guard high < Self.mostSteps else { throw .invalidNumber(name: "step", value: step) }
    guard low <= high, try fits(low * step, options) else { return nil }
    // More points never fit better (law 2).
    high += 1
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if try fits(middle * step, options) { low = middle } else { high = middle }
    }
    return low * step
  }

  private static let largestSize = 1e6
  /// Whole numbers up to here are exact.
  private static let mostSteps = 0x1p52

  private func fits(_ points: Double, _ options: LayoutOptions) throws(MeasureError) -> Bool {
    input.with(metrics: try storage.styles.metrics(atPointSize: points, category: category)).fits(options)
  }
}

extension PreparedStyles {
  /// Each style's points where the first has the given size.
  fileprivate func metrics(
    atPointSize points: Double, category: ContentSizeCategory?
  ) throws(MeasureError) -> [RunMetrics] {
    let first = try sizing[0].font.pointSize(at: category)
    var metrics: [RunMetrics] = []
    for (index, (style, font)) in zip(sizing, fonts).enumerated() {
      var fixed = style
      let ratio = first > 0 ? try style.font.pointSize(at: category) / first : 1
      fixed.font.size = index == 0 ? points : points * ratio
      fixed.font.scaling = .fixed
      metrics.append(try fixed.metrics(of: font, at: nil))
    }
    return metrics
  }
}
