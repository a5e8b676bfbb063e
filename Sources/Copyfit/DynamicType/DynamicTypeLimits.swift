// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Clamping a category into a range, as SwiftUI's `dynamicTypeSize(_:)` does (facts: UIKit 2).
// A value of its own because nested clamps compose before any category is known.

/// A range that categories are clamped into, as by SwiftUI's `dynamicTypeSize(_:)`.
public struct DynamicTypeLimits: Hashable, Sendable {
  /// The smallest category let through.
  public let lowerBound: ContentSizeCategory
  /// The largest category let through.
  public let upperBound: ContentSizeCategory

  /// No limits.
  public static let unlimited = DynamicTypeLimits(.extraSmall ... .ax5)

  /// Limits to a closed range.
  public init(_ range: ClosedRange<ContentSizeCategory>) {
    self.lowerBound = range.lowerBound
    self.upperBound = range.upperBound
  }

  /// Limits from below.
  public init(_ range: PartialRangeFrom<ContentSizeCategory>) { self.init(range.lowerBound ... .ax5) }

  /// Limits from above.
  public init(_ range: PartialRangeThrough<ContentSizeCategory>) { self.init(.extraSmall...range.upperBound) }

  /// Returns the nearest category inside the limits.
  public func clamping(_ category: ContentSizeCategory) -> ContentSizeCategory {
    min(max(category, lowerBound), upperBound)
  }

  /// Returns the limits that clamp as these and then `inner` do: the intersection, or the inner bound nearest to these.
  public func nesting(_ inner: DynamicTypeLimits) -> DynamicTypeLimits {
    DynamicTypeLimits(inner.clamping(lowerBound)...inner.clamping(upperBound))
  }
}
