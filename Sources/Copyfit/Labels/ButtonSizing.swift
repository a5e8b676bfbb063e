// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The fitting size of a button without a configuration, around its title (facts: UIButton before iOS 15).

internal import LineLayout

/// How a `UIButton` surrounds its title and image.
public struct ButtonSizing: Hashable, Sendable {
  /// The image's size; nil for none.
  public var image: Size?
  /// Distances around title and image (`contentEdgeInsets`).
  public var contentEdgeInsets = EdgeInsets.zero

  /// The least width, and the height added, of a button without an image and without insets.
  private static let bareWidth = 30.0
  private static let bareHeight = 12.0

  /// Creates a button without image and insets.
  public init() {}

  /// Returns the size that fits a title of one line.
  ///
  /// Source: width = ceil(image + title + insets), at least 30 for a bare button; height = ceil(max(image, title) +
  /// insets), 12 more for a bare one. An empty title has the height of a line and no width.
  /// - Returns: Whole points.
  /// - Throws: ``MeasureError`` for an image of a NaN or negative size, or for insets that are no numbers.
  public func fittingSize(title: PreparedLabel) throws(MeasureError) -> Size {
    try contentEdgeInsets.check("contentEdgeInsets")
    if let image {
      guard image.width >= 0 else { throw .invalidSize(name: "image width", value: image.width) }
      guard image.height >= 0 else { throw .invalidSize(name: "image height", value: image.height) }
    }
    var options = title.options(width: .infinity, height: .infinity, numberOfLines: 1)
    options.emptyTextMakesLine = true
    let text = title.text.size(options)
    let isBare = image == nil && contentEdgeInsets == .zero
    let width = (image?.width ?? 0) + text.width + contentEdgeInsets.leading + contentEdgeInsets.trailing
    let height = max(image?.height ?? 0, text.height) + contentEdgeInsets.top + contentEdgeInsets.bottom
    return Size(
      width: max(isBare ? Self.bareWidth : 0, width.rounded(.up)),
      height: max(0, (height + (isBare ? Self.bareHeight : 0)).rounded(.up)))
  }
}
