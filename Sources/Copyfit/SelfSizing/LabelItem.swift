// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A label in a chain, a row or a header. Which width its text wraps at is the whole story of the first-pass fault:
// UIKit asks for an intrinsic size before it knows the laid-out width (facts: UIKit 6.1, 7.3).

internal import LineLayout

/// A prepared label as an item of rows and headers.
public struct LabelItem: FittingItem {
  /// When Auto Layout asks for the label's size.
  public enum LayoutPass: String, Hashable, Sendable, CaseIterable {
    /// Before the label has a width: its text wraps at an explicit `preferredMaxLayoutWidth` only.
    case first
    /// After it has one: its text wraps there, unless `preferredMaxLayoutWidth` is explicit.
    case second
  }

  /// The label.
  public var label: PreparedLabel
  /// Which pass the question is asked in; UIKit's last word is the second.
  public var pass: LayoutPass

  /// Creates an item; asked in the second pass unless told.
  public init(_ label: PreparedLabel, pass: LayoutPass = .second) { (self.label, self.pass) = (label, pass) }

  /// The label's size between its sides, or its intrinsic size where the width is nil; to UIKit a width of 0 is none.
  ///
  /// Points on the label's pixel grid; zero without text. `fullLineCount` is what the text needs at `width`.
  /// - Complexity: O(lines x log opportunities).
  public func fitting(width: Double?) throws(SelfSizingError) -> Fitting {
    if let width { _ = try checked(width, "a label's width") }
    let width = width == 0 ? nil : width
    let wrapWidth = wrapWidth(laidOutAt: width)
    let block = label.blockSize(width: wrapWidth, numberOfLines: label.label.numberOfLines)
    let grid = label.grid
    var fitting = Fitting(
      width: grid.roundUp(block.width), height: grid.roundUp(block.height),
      firstBaseline: block.lineCount > 0 ? grid.roundToNearest(block.firstBaseline) : nil,
      lastBaseline: block.lineCount > 0 ? grid.roundUp(block.lastBaseline) : nil, lineCount: block.lineCount,
      fullLineCount: fullLineCount(block, wrapWidth: wrapWidth, width: width))
    if let width, label.label.numberOfLines != 1, wrapWidth != width { fitting.wrapWidth = wrapWidth }
    return fitting
  }

  /// A text style's leading; of other fonts the line height.
  public var lineDistance: Double? {
    label.text.input.metrics.first.map { $0.ascent + $0.descent + $0.styleLeading }
  }

  /// The same label at another category, unless it does not follow categories; nothing is shaped again.
  public func at(_ category: ContentSizeCategory) throws(SelfSizingError) -> any FittingItem {
    do {
      return LabelItem(try label.at(category), pass: pass)
    } catch {
      throw .unmeasurable(error.description)
    }
  }

  private func wrapWidth(laidOutAt width: Double?) -> Double {
    guard label.label.numberOfLines != 1 else { return .infinity }
    switch label.label.preferredMaxLayoutWidth {
    case .explicit(let preferred) where preferred > 0: return preferred
    case .unset, .explicit: return pass == .first ? .infinity : width ?? .infinity
    case .automatic: return pass == .first ? .infinity : width ?? label.label.preferredMaxLayoutWidth.width
    }
  }

  /// Lines of the whole text at the laid-out width; asked again only if it may differ from what was counted.
  private func fullLineCount(_ block: BlockSize, wrapWidth: Double, width: Double?) -> Int {
    let limit = label.label.numberOfLines
    let isCounted = wrapWidth == width || width == nil
    guard !isCounted || (limit > 0 && block.lineCount >= limit) else { return block.lineCount }
    return label.blockSize(width: width ?? wrapWidth, numberOfLines: 0).lineCount
  }
}
