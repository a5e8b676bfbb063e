// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Where a label's text stands in its bounds, and what it does before it cuts: tightening (facts: UILabel, placement).

internal import LineLayout

extension PreparedLabel {
  /// Returns the distance from the top of a box to the baseline of the label's last line, on the pixel grid.
  ///
  /// The block stands in the middle of the box. Of a one-line label that shrinks, `baselineAdjustment` says what stays:
  /// the baseline, the middle or the top of the text at its own size.
  /// - Returns: Points; 0 without text. A box without a height is as high as the block.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  public func lastBaseline(in size: Size) throws(MeasureError) -> Double {
    let drawn = try layout(in: size)
    guard let line = drawn.lines.last else { return 0 }
    let factor = try scaleFactor(in: size)
    let top = size.height.isFinite ? (size.height - drawn.height) / 2 : 0
    guard label.numberOfLines == 1, factor < 1, label.baselineAdjustment != .alignCenters else {
      return grid.roundToNearest(top + line.baseline)
    }
    let own = text.layout(options(width: .infinity, height: .infinity))
    let ownTop = size.height.isFinite ? (size.height - own.height) / 2 : 0
    let baseline = label.baselineAdjustment == .alignBaselines ? own.lastBaseline : line.baseline
    return grid.roundToNearest(ownTop + baseline)
  }

  /// The text as it is drawn in a box, shrunk, then moved together, and a given token, which shrinks with it.
  func drawn(in size: Size) throws(MeasureError) -> (text: PreparedText, token: TruncationToken?) {
    let factor = try scaleFactor(in: size)
    guard factor != 1 else { return (tightened(text, toFit: size.width), token) }
    return (tightened(text.scaled(by: factor), toFit: size.width), tokenText?.scaled(by: factor).asToken)
  }

  /// The text with its clusters moved together so that one line fits, where a style allows it and it is enough.
  ///
  /// Source: `allowsDefaultTighteningForTruncation`, measured: at most 5 % of the point size a cluster.
  private func tightened(_ text: PreparedText, toFit width: Double) -> PreparedText {
    let style = label.text?.runs.first?.attributes.paragraphStyle
    guard label.numberOfLines == 1, style?.allowsDefaultTighteningForTruncation == true else { return text }
    let excess = text.maxContentWidth - width
    // Widths are linear in the spacing, so one point less a cluster counts the clusters.
    let clusters = text.maxContentWidth - text.spaced(by: -1).maxContentWidth
    guard excess > 0, clusters > 0 else { return text }
    let spacing = excess / clusters
    return spacing <= Self.tightest * text.smallestSize ? text.spaced(by: -spacing * (1 + Self.slack)) : text
  }

  private static let tightest = 0.05
  /// More than the rounding of a sum can take back.
  private static let slack = 1e-12
}

extension PreparedText {
  /// Points of the smallest font in use.
  fileprivate var smallestSize: Double { input.metrics.map(\.size).min() ?? 0 }
}
