// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The content size of a text view: insets and fragment padding around the text, whole points high (facts: UITextView).

internal import LineLayout

/// How a `UITextView` surrounds its text.
public struct TextViewSizing: Hashable, Sendable {
  /// Distances between the view's edges and the text container (`textContainerInset`).
  public var textContainerInset = EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
  /// Points at both ends of every line (`lineFragmentPadding`).
  public var lineFragmentPadding = 5.0

  /// Creates UIKit's insets.
  public init() {}

  /// Returns the content size of a text view of a width.
  ///
  /// Lines are as high as TextKit makes them, the font's line gap included; empty text keeps one line.
  /// Source: measured on devices, height = ceil(text + 16) at the default insets.
  /// - Parameters:
  ///   - text: What the view shows.
  ///   - width: The view's width, in points; infinity is unbounded.
  /// - Returns: The given width, or the text's own where it is unbounded, and a height in whole points.
  /// - Throws: ``MeasureError`` for a NaN or negative width, or for insets that are no numbers.
  public func contentSize(of text: PreparedText, width: Double) throws(MeasureError) -> Size {
    guard width >= 0 else { throw .invalidSize(name: "width", value: width) }
    try textContainerInset.check("textContainerInset")
    try lineFragmentPadding.check("lineFragmentPadding")
    let sides = textContainerInset.leading + textContainerInset.trailing + 2 * lineFragmentPadding
    var options = try text.options(for: TextBox(width: max(0, width - sides), usesFontLeading: true))
    options.emptyTextMakesLine = true
    let block = text.size(options)
    let height = block.height + textContainerInset.top + textContainerInset.bottom
    return Size(width: width.isFinite ? width : max(0, block.width + sides), height: max(0, height.rounded(.up)))
  }
}
