// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Measuring a chain: each item at its width, then the least height that the constraints allow, then what is wrong.

/// Where an item of a chain stands.
public struct ChainFrame: Hashable, Sendable {
  /// The item's name.
  public let item: String
  /// Points from the content view's leading edge.
  public let x: Double
  /// Points from the content view's top.
  public let y: Double
  /// Points.
  public let width: Double
  /// Points; more than the item's own height where constraints stretch it.
  public let height: Double
  /// What the item said at its width.
  public let fitting: Fitting
}

/// A measured chain.
public struct FittedChain: Hashable, Sendable {
  /// Points that the content needs; nil where constraints do not reach from top to bottom.
  public let neededHeight: Double?
  /// The sum of the items' own heights, in points: what remains if all spacing is given up.
  public let itemHeights: Double
  /// The items that have a place.
  public let frames: [ChainFrame]
  /// What is wrong.
  public let diagnoses: [SelfSizingDiagnosis]
}

extension VerticalChain {
  /// Measures the chain.
  ///
  /// - Parameters:
  ///   - width: The content view's width in points; nil measures natural widths.
  ///   - margins: The content view's layout margins.
  ///   - height: A height that is given from outside; then only a top or bottom is needed of each item.
  ///   - fallback: The height that diagnoses name as UIKit's answer to an incomplete chain.
  /// - Throws: ``SelfSizingError`` for numbers that are none, or names that are missing or twice there.
  /// - Complexity: Each item is measured once.
  public func fitted(
    width: Double?, margins: ChainMargins = .zero, height: Double? = nil, fallback: Double = 0
  ) throws(SelfSizingError) -> FittedChain {
    if let width { _ = try checked(width, "the content's width") }
    if let height { _ = try checked(height, "the content's height") }
    var measuring = ChainMeasuring(chain: self, width: width, margins: margins, fallback: fallback)
    try measuring.measureItems()
    return try measuring.fitted(height: height)
  }
}

/// A chain is an item of another: a column in a row.
extension VerticalChain: FittingItem {
  /// The chain's size without margins; an incomplete chain has no height.
  public func fitting(width: Double?) throws(SelfSizingError) -> Fitting {
    let chain = try fitted(width: width)
    let texts = chain.frames.filter { $0.fitting.firstBaseline != nil }
    let first = texts.min { $0.y < $1.y }
    let last = texts.max { $0.y + $0.height < $1.y + $1.height }
    var fitting = Fitting(
      width: width ?? chain.frames.map { $0.x + $0.width }.max() ?? 0, height: chain.neededHeight ?? 0,
      firstBaseline: first.map { $0.y + ($0.fitting.firstBaseline ?? 0) },
      lastBaseline: last.map { $0.y + $0.height - $0.fitting.height + ($0.fitting.lastBaseline ?? 0) },
      lineCount: texts.reduce(0) { $0 + $1.fitting.lineCount },
      fullLineCount: texts.reduce(0) { $0 + $1.fitting.fullLineCount })
    fitting.diagnoses = chain.diagnoses
    return fitting
  }

  /// That of the first item with text.
  public var lineDistance: Double? { items.lazy.compactMap(\.content.lineDistance).first }
}
