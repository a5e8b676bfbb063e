// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Look-ups in the generated tables (facts: UIKit 1.2 to 1.4; Generated/DynamicTypeTable.swift).
// Two leadings are kept: the guideline's, to show, and the effective one, to scale with.

/// Apple's published Dynamic Type tables: size, leading, weight and tracking by style, category and platform.
public enum DynamicType {
  /// Returns a style's point size. Fixed platforms give the same size at every category.
  ///
  /// - Throws: ``DynamicTypeError/notPublished(_:style:category:platform:)`` where Apple has published none.
  /// - Complexity: O(1).
  public static func pointSize(
    for style: TextStyle, at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(DynamicTypeError) -> Double {
    let size = DynamicTypeTable.pointSizes[cell(style, category, platform)]
    guard size > 0 else {
      throw .notPublished(.pointSize, style: style, category: category, platform: platform)
    }
    return Double(size)
  }

  /// Returns the guideline's leading, the distance between two baselines in points.
  ///
  /// - Throws: ``DynamicTypeError/notPublished(_:style:category:platform:)`` where Apple has published none.
  public static func leading(
    for style: TextStyle, at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(DynamicTypeError) -> Double {
    try leading(in: DynamicTypeTable.halfPointLeadings, style, category, platform)
  }

  /// Returns the leading that scaling follows in points; differs from the guideline's in 8 of 132 cells on iOS.
  ///
  /// Source: inferred from 132 measured `UIFontMetrics.scaledValue` figures, iOS 26.1. Other platforms: the guideline's.
  /// - Throws: ``DynamicTypeError/notPublished(_:style:category:platform:)`` where Apple has published none.
  public static func runtimeLeading(
    for style: TextStyle, at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(DynamicTypeError) -> Double {
    guard platform == .iOS else { return try leading(for: style, at: category, on: platform) }
    return try leading(in: DynamicTypeTable.runtimeHalfPointLeadings, style, category, platform)
  }

  /// Returns the weight of a style, the same at every category.
  ///
  /// - Throws: ``DynamicTypeError/notPublished(_:style:category:platform:)`` where the platform lacks the style.
  public static func weight(for style: TextStyle, on platform: Platform = .iOS) throws(DynamicTypeError) -> FontWeight {
    let hundreds = Int(DynamicTypeTable.weights[platform.ordinal * DynamicTypeTable.styleCount + style.ordinal])
    guard hundreds > 0 else { throw .notPublished(.weight, style: style, category: .large, platform: platform) }
    return try FontWeight(hundreds * 100)
  }

  private static func leading(
    in table: [UInt8], _ style: TextStyle, _ category: ContentSizeCategory, _ platform: Platform
  ) throws(DynamicTypeError) -> Double {
    let halves = table[cell(style, category, platform)]
    guard halves > 0 else { throw .notPublished(.leading, style: style, category: category, platform: platform) }
    return Double(halves) / 2
  }

  private static func cell(_ style: TextStyle, _ category: ContentSizeCategory, _ platform: Platform) -> Int {
    (platform.ordinal * DynamicTypeTable.styleCount + style.ordinal) * 12 + category.ordinal
  }
}
