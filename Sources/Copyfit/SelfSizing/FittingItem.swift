// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What SelfSizing asks of a thing that has a size. Rows and chains know this protocol alone, so that they are tested
// with boxes and used with labels.

/// The size of an item at a width.
public struct Fitting: Hashable, Sendable {
  /// Points that the item fills of the width.
  public var width: Double
  /// Points, on the pixel grid where the item has one.
  public var height: Double
  /// Points from the top; nil without text, where UIKit takes the bottom.
  public var firstBaseline: Double?
  /// Points from the top; nil without text, where UIKit takes the bottom.
  public var lastBaseline: Double?
  /// Lines shown; 0 without text.
  public var lineCount: Int
  /// Lines that the whole text needs at this width.
  public var fullLineCount: Int
  /// Points at which the text was wrapped, if that is not the width it was offered; infinite for unwrapped text.
  public var wrapWidth: Double?
  /// What is wrong inside the item.
  public var diagnoses: [SelfSizingDiagnosis] = []

  /// Creates a size; without baselines it is that of a box.
  public init(
    width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil, lineCount: Int = 0,
    fullLineCount: Int = 0
  ) {
    (self.width, self.height) = (width, height)
    (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
    (self.lineCount, self.fullLineCount) = (lineCount, fullLineCount)
  }
}

/// Something that has a height at a width: a label, a box, a row of columns, a chain.
public protocol FittingItem: Sendable {
  /// Returns the size at a width in points, or the natural size where the width is nil.
  ///
  /// - Throws: ``SelfSizingError`` where the item cannot be measured.
  func fitting(width: Double?) throws(SelfSizingError) -> Fitting

  /// Returns the item with its texts at a content size category.
  ///
  /// - Throws: ``SelfSizingError/unmeasurable(_:)`` if a text style has no published size there.
  func at(_ category: ContentSizeCategory) throws(SelfSizingError) -> any FittingItem

  /// Points between two baselines of the item's text style, which system spacing follows; nil without text.
  var lineDistance: Double? { get }

  /// Whether the height cannot be stretched: a box with a height constraint, not a label.
  var hasFixedHeight: Bool { get }
}

extension FittingItem {
  /// No text.
  public var lineDistance: Double? { nil }
  /// Can be stretched, as a label.
  public var hasFixedHeight: Bool { false }
}

/// A box of a given size: an image, a switch, a spacer.
public struct FixedBox: FittingItem, Hashable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  /// Creates a box in points.
  public init(width: Double = 0, height: Double) { (self.width, self.height) = (width, height) }

  /// The box's height is a required constraint.
  public var hasFixedHeight: Bool { true }

  /// The box itself, at every width.
  ///
  /// - Throws: ``SelfSizingError/invalidNumber(_:_:)`` for a side that is negative or not finite.
  public func fitting(width: Double?) throws(SelfSizingError) -> Fitting {
    Fitting(width: try checked(self.width, "a box's width"), height: try checked(height, "a box's height"))
  }
}

/// Empty space that gives way: at least this high or wide.
public struct Spacer: FittingItem, Hashable {
  /// Points.
  public var minimum: Double

  /// Creates a spacer with a least length in points.
  public init(minimum: Double = 0) { self.minimum = minimum }

  /// The least size.
  ///
  /// - Throws: ``SelfSizingError/invalidNumber(_:_:)`` for a length that is negative or not finite.
  public func fitting(width: Double?) throws(SelfSizingError) -> Fitting {
    let length = try checked(minimum, "a spacer's minimum")
    return Fitting(width: length, height: length)
  }
}

/// Returns a length that is finite and not negative.
func checked(_ length: Double, _ name: String) throws(SelfSizingError) -> Double {
  guard length.isFinite, length >= 0 else { throw .invalidNumber(name, length) }
  return length
}
