// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A length that follows Dynamic Type, as SwiftUI's property wrapper of that name (facts: UIKit 2, from OpenSwiftUI).
// A plain value, since there is no environment here to read the category from.

/// A length that grows with a text style, as SwiftUI's `@ScaledMetric`.
public struct ScaledMetric: Hashable, Sendable {
  /// The length at Large, in points.
  public var baseValue: Double
  /// The style it follows.
  public var textStyle: TextStyle
  /// The platform whose table is used.
  public var platform: Platform

  /// Creates a length that follows a style.
  public init(_ baseValue: Double, relativeTo textStyle: TextStyle = .body, on platform: Platform = .iOS) {
    self.baseValue = baseValue
    self.textStyle = textStyle
    self.platform = platform
  }

  /// Returns the length at a category, rounded to the nearest pixel; points.
  ///
  /// - Throws: ``DynamicTypeError`` as ``FontMetrics/scaledValue(for:compatibleWith:scale:)`` does.
  public func value(at category: ContentSizeCategory, scale: Double = 1) throws(DynamicTypeError) -> Double {
    try FontMetrics(forTextStyle: textStyle, on: platform)
      .scaledValue(for: baseValue, compatibleWith: category, scale: scale)
  }
}
