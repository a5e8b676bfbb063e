// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Scaling by a text style (facts: UIKit 2). Named as UIKit names it, without the prefix; `FontFaces.FontMetrics`, a
// font's vertical metrics, is another type of a lower room: files that import both say `FontFaces.FontMetrics`.

/// Scales fonts and lengths with a text style, as `UIFontMetrics`.
///
/// The ratio is runtime leading at the category over that at Large; at Large every scaling is the identity.
public struct FontMetrics: Hashable, Sendable {
  /// The style that sets the ratio.
  public let textStyle: TextStyle
  /// The platform whose table is used.
  public let platform: Platform

  /// Metrics of the body style.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Creates metrics that follow a text style.
  public init(forTextStyle textStyle: TextStyle, on platform: Platform = .iOS) {
    self.textStyle = textStyle
    self.platform = platform
  }

  /// Returns a length scaled to a category, rounded to the nearest pixel, halves away from zero; points.
  ///
  /// Source: `UIFontMetrics.scaledValue(for:compatibleWith:)`, measured on iOS 26.1.
  /// - Parameters:
  ///   - value: Points; any finite number.
  ///   - category: What the length is scaled to.
  ///   - scale: Pixels a point. UIKit takes it from the screen; here it is always given or 1.
  /// - Throws: ``DynamicTypeError`` for a missing cell, or a number that is not finite, or a scale not above 0.
  public func scaledValue(
    for value: Double, compatibleWith category: ContentSizeCategory, scale: Double = 1
  ) throws(DynamicTypeError) -> Double {
    guard scale.isFinite, scale > 0 else { throw .invalidNumber("scale", value: scale) }
    return try scaled(value, category, named: "value", pixelsAPoint: scale)
  }

  /// Returns a font's point size scaled to a category: the nearest whole point, then at most the maximum.
  ///
  /// The maximum caps the scaled size, so it also lowers a base size above it. Whether a font already follows Dynamic
  /// Type is the font's to know: scale a size once.
  /// Source: `UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)`.
  /// - Throws: ``DynamicTypeError`` for a missing cell, a negative or non-finite size, or a maximum not above 0.
  public func scaledPointSize(
    for pointSize: Double, maximumPointSize: Double? = nil, compatibleWith category: ContentSizeCategory
  ) throws(DynamicTypeError) -> Double {
    guard pointSize >= 0 else { throw .invalidNumber("pointSize", value: pointSize) }
    let size = try scaled(pointSize, category, named: "pointSize", pixelsAPoint: 1)
    guard let maximumPointSize else { return size }
    guard maximumPointSize > 0 else { throw .invalidNumber("maximumPointSize", value: maximumPointSize) }
    return min(size, maximumPointSize)
  }

  /// Returns the unrounded ratio of a category to Large.
  ///
  /// - Throws: ``DynamicTypeError/notPublished(_:style:category:platform:)`` for a missing cell.
  public func ratio(at category: ContentSizeCategory) throws(DynamicTypeError) -> Double {
    let (leading, large) = try leadings(at: category)
    return leading / large
  }

  /// One division and one rounding, so that exact halves stay exact.
  private func scaled(
    _ value: Double, _ category: ContentSizeCategory, named name: String, pixelsAPoint scale: Double
  ) throws(DynamicTypeError) -> Double {
    let (leading, large) = try leadings(at: category)
    guard value.isFinite else { throw .invalidNumber(name, value: value) }
    guard isScaling(category) else { return value }
    let result = (value * leading * scale / large).rounded(.toNearestOrAwayFromZero) / scale
    guard result.isFinite else { throw .invalidNumber(name, value: value) }
    return result
  }

  private func isScaling(_ category: ContentSizeCategory) -> Bool { category != .large && platform.hasCategories }

  private func leadings(at category: ContentSizeCategory) throws(DynamicTypeError) -> (Double, Double) {
    guard isScaling(category) else {
      _ = try DynamicType.pointSize(for: textStyle, at: category, on: platform)  // The platform must have the style.
      return (1, 1)
    }
    return (
      try DynamicType.runtimeLeading(for: textStyle, at: category, on: platform),
      try DynamicType.runtimeLeading(for: textStyle, at: .large, on: platform)
    )
  }
}
