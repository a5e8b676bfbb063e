// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a label draws in its bounds: lines, shrinking, the text rectangle and baselines.

internal import LineLayout

extension PreparedLabel {
  /// Returns the lines that the label draws in a box.
  ///
  /// - Parameter size: Points; infinity is unbounded, 0 is a real zero. Lines below the height are cut.
  /// - Returns: Points from the top left of the text, unrounded; shrunk by ``scaleFactor(in:)`` if the label shrinks.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  public func layout(in size: Size) throws(MeasureError) -> TextLayout {
    guard size.width >= 0 else { throw .invalidSize(name: "width", value: size.width) }
    guard size.height >= 0 else { throw .invalidSize(name: "height", value: size.height) }
    let drawn = try drawn(in: size)
    return drawn.text.layout(options(width: size.width, height: size.height), token: drawn.token)
  }

  /// Returns the factor by which the label shrinks its text to fit a box; 1 if it does not shrink.
  ///
  /// The largest factor at which nothing is cut and no word is broken, to 1/4096. UIKit's own search is unpublished.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  public func scaleFactor(in size: Size) throws(MeasureError) -> Double {
    guard size.width >= 0 else { throw .invalidSize(name: "width", value: size.width) }
    guard label.adjustsFontSizeToFitWidth, label.minimumScaleFactor > 0, label.minimumScaleFactor < 1 else { return 1 }
    return text.input.largestScale(
      fitting: options(width: size.width, height: size.height), least: label.minimumScaleFactor)
  }

  /// Returns the rectangle of the drawn text, as `UILabel.textRect(forBounds:limitedToNumberOfLines:)`.
  ///
  /// It stands at the bounds' top left where it fits; taller text is as high as the bounds and starts where a centred
  /// block would, to the nearest pixel. A one-line label that is too wide answers the bounds' width for the wrapping
  /// modes and clipping, the drawn width for truncating ones.
  /// - Throws: ``MeasureError`` for a NaN or negative side, or an origin that is no number.
  public func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int? = nil) throws(MeasureError) -> Rect {
    guard bounds.width >= 0 else { throw .invalidSize(name: "width", value: bounds.width) }
    guard bounds.height >= 0 else { throw .invalidSize(name: "height", value: bounds.height) }
    try bounds.x.check("x")
    try bounds.y.check("y")
    let options = options(width: bounds.width, height: .infinity, numberOfLines: lines ?? label.numberOfLines)
    let block = text.block(options, token: token)
    let isCutOneLine = options.maximumLines == 1 && block.isTruncated
    let drawsToken = [.head, .middle, .tail].contains(options.truncation)
    let width = isCutOneLine && !drawsToken ? bounds.width : block.width
    let height = grid.roundUp(block.height)
    let overflow = height > bounds.height
    return Rect(
      x: bounds.x, y: overflow ? grid.roundToNearest(bounds.y + (bounds.height - height) / 2) : bounds.y,
      width: grid.roundUp(min(width, bounds.width)), height: min(height, bounds.height))
  }

  /// Returns the distances of the first and the last baseline from the top of the label's fitting size, on the grid.
  ///
  /// Source: `firstBaselineAnchor` is the ascent rounded to the nearest pixel, the last baseline is rounded up.
  public func baselines(forWidth width: Double = .infinity) -> (first: Double, last: Double) {
    let width = label.numberOfLines == 1 ? .infinity : width
    let block = text.block(options(width: width, height: .infinity), token: token)
    guard let first = block.lines.first, let last = block.lines.last else { return (0, 0) }
    return (grid.roundToNearest(first.baseline), grid.roundUp(last.baseline))
  }
}
