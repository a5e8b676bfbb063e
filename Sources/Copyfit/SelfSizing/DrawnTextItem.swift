// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Text that a cell measures by boundingRect and draws itself, as message cells did before Auto Layout (facts: UIKit 5).

internal import LineLayout

/// A text as an item of rows, sized by its bounding rectangle.
public struct DrawnTextItem: FittingItem {
  /// The text; nil has no size.
  public var text: PreparedText?
  /// What the rectangle counts.
  public var options: StringDrawingOptions

  /// Creates an item.
  public init(_ text: PreparedText?, options: StringDrawingOptions = .usesLineFragmentOrigin) {
    (self.text, self.options) = (text, options)
  }

  /// The rectangle's size in points, unrounded: the row rounds up. It has no baselines to hold on to. A width of 0 is
  /// none, as in every `boundingRect`.
  public func fitting(width: Double?) throws(SelfSizingError) -> Fitting {
    guard let text else { return Fitting(width: 0, height: 0) }
    do {
      let width = width == 0 ? nil : width
      let box = TextBox(width: width ?? .infinity, usesFontLeading: options.contains(.usesFontLeading))
      let drawing = try text.drawing(in: box, options: options)
      return Fitting(
        width: drawing.rect.width, height: drawing.rect.height, lineCount: drawing.block.lines.count,
        fullLineCount: drawing.block.fullLineCount)
    } catch {
      throw .unmeasurable(error.description)
    }
  }

  /// The same text at another category; nothing is shaped again.
  public func at(_ category: ContentSizeCategory) throws(SelfSizingError) -> any FittingItem {
    do throws(MeasureError) {
      return DrawnTextItem(try text?.at(category), options: options)
    } catch {
      throw .unmeasurable(error.description)
    }
  }
}
