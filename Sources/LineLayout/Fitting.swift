// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Questions asked backwards, beyond UIKit: the narrowest width for some lines, the largest size for a box. Both search
// with the breaker itself, so what they answer holds when it is asked again.

internal import Shaping

/// Keeps the largest right edge of what is visible, and whether a line had to be broken in need.
private struct EdgeSink: LineSink {
  static var countsHiddenLines: Bool { false }
  var edge = 0.0
  var isStrained = false

  mutating func add(_ line: SetLine) {
    if line.cut.width > 0 { edge = max(edge, line.limit.edge(line.cut.width)) }
    if line.cut.end == .emergency || line.cut.overflows { isStrained = true }
  }
}

extension LayoutInput {
  /// The least width in which the text takes at most `lines` lines, in points; nil if no width does.
  ///
  /// Words are not broken for it. `options`' width and line limits play no part. Empty text: 0.
  /// - Complexity: O(lines x log(width / 1024)).
  package func narrowestWidth(forLines lines: Int, _ options: LayoutOptions) -> Double? {
    var options = options
    (options.height, options.maximumLines, options.truncation) = (.infinity, lines + 1, .none)
    options.width = .infinity
    guard lines > 0 || text.bytes.isEmpty, var high = edge(options, lines: lines) else { return nil }
    var low = 0.0
    while high - low > Self.widthPrecision {
      options.width = low + (high - low) / 2
      if let narrower = edge(options, lines: lines) { high = min(narrower, options.width) } else { low = options.width }
    }
    return high
  }

  /// Points: below a thousandth of a pixel.
  private static var widthPrecision: Double { 1.0 / 1024 }

  /// The right edge of the text in `options`' box; nil where it takes more lines or must break a word.
  private func edge(_ options: LayoutOptions, lines: Int) -> Double? {
    var setter = LineSetter(EdgeSink(), walker(options))
    setter.run(self, options, token: nil)
    let isWithin = setter.totals.size.lineCount <= lines && !setter.totals.isTruncated
    return isWithin && !setter.sink.isStrained ? setter.sink.edge : nil
  }

  /// The largest factor on all sizes, at most 1 and at least `least`, at which the text fits `options`' box uncut.
  ///
  /// `least` itself if none does. Words are not broken for it. Line heights and indents that paragraph styles fix do
  /// not scale. UIKit's own search is not published (facts/uikit.md 6.1); this one is exact to `precision`.
  /// - Complexity: O(layout x log(1 / precision)).
  package func largestScale(
    fitting options: LayoutOptions, least: Double, precision: Double = 1.0 / 4096
  ) -> Double {
    if fits(options) { return 1 }
    var (low, high) = (max(min(least, 1), 0), 1.0)
    guard scaled(by: low).fits(options) else { return low }
    while high - low > max(precision, 0x1p-40) {
      let middle = low + (high - low) / 2
      if scaled(by: middle).fits(options) { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether all text is shown in `options`' box, no line wider than it and no word broken in need.
  package func fits(_ options: LayoutOptions) -> Bool {
    var options = options
    options.truncation = .none
    var setter = LineSetter(EdgeSink(), walker(options))
    setter.run(self, options, token: nil)
    return !setter.totals.isTruncated && !setter.sink.isStrained
  }
}
