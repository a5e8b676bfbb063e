// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// NSStringDrawing's questions. "0 or infinity is unbounded" is UIKit's and holds in these calls alone.

package import LineLayout

extension PreparedText {
  /// Returns the rectangle that encloses the text, wrapped to a width.
  ///
  /// Source: `NSAttributedString.boundingRect(with:options:context:)`.
  ///
  /// - Parameters:
  ///   - size: The space to fill, in points; 0 and infinity are unbounded. The height limits the lines that count.
  ///   - options: What to count. The empty set measures one line, its origin at the baseline, as UIKit does.
  ///   - context: Asks for shrinking, and answers the factor and the bounds.
  /// - Returns: Points, y down, unrounded: round up before sizing a view. Empty text is the zero rectangle.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` if a side is negative or NaN.
  /// - Complexity: O(lines x log opportunities).
  public func boundingRect(
    with size: Size, options: StringDrawingOptions = [], context: inout StringDrawingContext
  ) throws(MeasureError) -> Rect {
    let box = TextBox(
      width: size.width == 0 ? .infinity : size.width, height: size.height == 0 ? .infinity : size.height,
      usesFontLeading: options.contains(.usesFontLeading))
    var fitting = try self.options(for: box)
    if !options.contains(.usesLineFragmentOrigin) { fitting.setOneLine() }
    let factor = context.shrinks ? input.largestScale(fitting: fitting, least: context.minimumScaleFactor) : 1
    let drawn = factor == 1 ? self : scaled(by: factor)
    let drawing = try drawn.drawing(in: box, options: options)
    let rect = drawing.ink ?? drawing.rect
    (context.actualScaleFactor, context.totalBounds) = (factor, rect)
    return rect
  }

  /// Returns the rectangle that encloses the text; see ``boundingRect(with:options:context:)``.
  public func boundingRect(with size: Size, options: StringDrawingOptions = []) throws(MeasureError) -> Rect {
    var context = StringDrawingContext()
    return try boundingRect(with: size, options: options, context: &context)
  }

  /// Returns the size of the text without a box, as `NSAttributedString.size()`; trailing spaces count.
  public func size() -> Size {
    let block = size(storage.basicOptions)
    return Size(width: block.width, height: block.height)
  }

  /// Lines and rectangle of a drawing question whose zero is a real zero.
  ///
  /// - Parameter token: What stands for cut text; nil is U+2026 in the text's font.
  package func drawing(
    in box: TextBox, options: StringDrawingOptions, token: TruncationToken? = nil
  ) throws(MeasureError) -> StringDrawing {
    var layoutOptions = try self.options(for: box)
    guard options.contains(.usesLineFragmentOrigin) else { return oneLine(layoutOptions, options: options) }
    if options.contains(.truncatesLastVisibleLine) { layoutOptions.truncation = .tail }
    let block = block(layoutOptions, token: token)
    let rect = Rect(x: 0, y: 0, width: block.width, height: block.height)
    let token = self.token(for: layoutOptions, given: token)
    let ink = options.contains(.usesDeviceMetrics) ? ink(of: block, token: token) : nil
    return StringDrawing(block: block, rect: rect, ink: ink)
  }

  /// One line whose origin is at the baseline; its width is clipped to the box.
  private func oneLine(_ options: LayoutOptions, options drawing: StringDrawingOptions) -> StringDrawing {
    var layoutOptions = options
    layoutOptions.setOneLine()
    (layoutOptions.width, layoutOptions.height) = (.infinity, .infinity)
    let block = block(layoutOptions)
    let baseline = block.lines.first?.baseline ?? 0
    let rect = Rect(x: 0, y: -baseline, width: min(block.width, options.width), height: block.height)
    guard drawing.contains(.usesDeviceMetrics) else { return StringDrawing(block: block, rect: rect) }
    var ink = ink(of: block, token: nil)
    if ink != .zero { ink.y -= baseline }
    return StringDrawing(block: block, rect: rect, ink: ink)
  }
}

extension LayoutOptions {
  /// What a drawing without `usesLineFragmentOrigin` is: one line, neither wrapped nor truncated.
  fileprivate mutating func setOneLine() {
    (maximumLines, wraps, truncation) = (1, false, .none)
  }
}

/// A string drawing measured.
package struct StringDrawing {
  package var block: TextBlock
  /// Points, y down.
  package var rect: Rect
  /// Where ink falls, if the question was for device metrics; the origin is that of `rect`.
  package var ink: Rect?
}

extension StringDrawingContext {
  fileprivate var shrinks: Bool { minimumScaleFactor > 0 && minimumScaleFactor < 1 }
}

extension TextMeasurer {
  /// Prepares a text and returns its bounding rectangle; see ``PreparedText/boundingRect(with:options:)``.
  public func boundingRect(
    of text: AttributedText, with size: Size, options: StringDrawingOptions = []
  ) throws(MeasureError) -> Rect {
    try prepare(text).boundingRect(with: size, options: options)
  }

  /// Returns the size of a string without a box, as `NSString.size(withAttributes:)`.
  public func size(of string: String, withAttributes attributes: TextAttributes) throws(MeasureError) -> Size {
    try prepare(AttributedText(string, attributes: attributes)).size()
  }
}
