// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Everything that an answer of the exchange format (DESIGN section 6) tells about a string, from one breaking.

internal import LineLayout
internal import Shaping

/// A string drawing with its lines.
package struct DrawnText: Sendable {
  /// Lines from the top of the text.
  package let layout: TextLayout
  /// The bounding rectangle, points, y down.
  package let rect: Rect
  /// Where ink falls, if the question was for device metrics.
  package let ink: Rect?
}

/// What a text's width lies between, in points, unrounded, before any limit on lines.
package struct ContentWidthRange: Hashable, Sendable {
  /// The widest piece between ordinary opportunities.
  package let minimum: Double
  /// The widest line without soft breaks.
  package let maximum: Double
}

extension PreparedText {
  /// Returns lines and rectangle of a drawing question whose zero is a real zero.
  ///
  /// - Parameter token: What stands for cut text; nil is U+2026 in the text's font.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  /// - Complexity: O(*n*) in the text's length.
  package func drawn(
    in box: TextBox, options: StringDrawingOptions, token: PreparedText? = nil
  ) throws(MeasureError) -> DrawnText {
    let token = token?.asToken
    let drawing = try drawing(in: box, options: options, token: token)
    // Most texts are not cut, and shaping an ellipsis costs more than breaking a short text.
    let shown = drawing.block.isTruncated ? token ?? sized.ellipsis(of: storage) : token
    return DrawnText(layout: layout(drawing.block, token: shown), rect: drawing.rect, ink: drawing.ink)
  }

  /// The widths between which the text's own lies; zero for empty text.
  ///
  /// - Complexity: O(opportunities).
  package func contentWidths() -> ContentWidthRange {
    guard !input.text.bytes.isEmpty else { return ContentWidthRange(minimum: 0, maximum: 0) }
    let widths = input.contentWidths(storage.basicOptions)
    return ContentWidthRange(minimum: widths.minimum, maximum: widths.maximum)
  }
}
