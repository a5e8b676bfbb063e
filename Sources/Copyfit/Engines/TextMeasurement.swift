// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One call for layout engines: all that flex, grid and stack algorithms ask of a leaf.

internal import LineLayout

/// A text measured under two constraints; all in points, unrounded.
public struct TextMeasurement: Hashable, Sendable {
  /// What the constraint made it: content for `atMost`, the given width for `exactly`.
  public let width: Double
  /// The height of all lines, or the given one for `exactly`.
  public let height: Double
  /// From the top; 0 without lines.
  public let firstBaseline: Double
  /// From the top; 0 without lines.
  public let lastBaseline: Double
  /// Lines at this width.
  public let lineCount: Int
  /// The visible width of the last line.
  public let lastLineWidth: Double
  /// The widest piece that cannot be broken.
  public let minContentWidth: Double
  /// The width without soft breaks.
  public let maxContentWidth: Double
}

extension PreparedText {
  /// Measures the text under a constraint for each axis.
  ///
  /// The height constraint never drops lines: a leaf says what it needs, and `exactly` answers what was given.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative number.
  /// - Complexity: O(lines x log opportunities); allocates nothing.
  public func measure(
    width: SizeConstraint, height: SizeConstraint = .maxContent
  ) throws(MeasureError) -> TextMeasurement {
    let box = TextBox(width: try available(width))
    let size = try size(in: box)
    return TextMeasurement(
      width: try width.exact("width") ?? size.width, height: try height.answer("height", content: size.height),
      firstBaseline: size.firstBaseline, lastBaseline: size.lastBaseline, lineCount: size.lineCount,
      lastLineWidth: size.lastLineWidth, minContentWidth: minContentWidth, maxContentWidth: maxContentWidth)
  }

  /// The width that lines are set in.
  private func available(_ constraint: SizeConstraint) throws(MeasureError) -> Double {
    switch constraint {
    case .minContent: minContentWidth
    case .maxContent: .infinity
    case .atMost(let width), .exactly(let width): width
    }
  }
}

extension SizeConstraint {
  /// The number of `exactly`; nil for the others.
  fileprivate func exact(_ name: String) throws(MeasureError) -> Double? {
    guard case .exactly(let value) = self else { return nil }
    guard value >= 0, value.isFinite else { throw .invalidSize(name: name, value: value) }
    return value
  }

  fileprivate func answer(_ name: String, content: Double) throws(MeasureError) -> Double {
    if case .atMost(let limit) = self {
      guard limit >= 0 else { throw .invalidSize(name: name, value: limit) }
      return min(limit, content)
    }
    return try exact(name) ?? content
  }
}
