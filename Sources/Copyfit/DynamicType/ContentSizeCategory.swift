// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The twelve Dynamic Type categories under their UIKit, Human Interface Guidelines and SwiftUI names (facts: UIKit 1.1).
// An enum with UIKit's raw strings, so that `rawValue` reads as it does on a device; `ordinal` indexes the tables.

/// How large the reader wants text: one of Dynamic Type's twelve categories, smallest first.
///
/// UIKit's `unspecified` is absent on purpose: whoever measures decides the category. Source: `UIContentSizeCategory`.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// HIG: xSmall.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// HIG: Small.
  case small = "UICTContentSizeCategoryS"
  /// HIG: Medium.
  case medium = "UICTContentSizeCategoryM"
  /// HIG: Large, the default.
  case large = "UICTContentSizeCategoryL"
  /// HIG: xLarge.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// HIG: xxLarge.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// HIG: xxxLarge.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// HIG: AX1, the first accessibility category.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// HIG: AX2.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// HIG: AX3.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// HIG: AX4.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// HIG: AX5, the largest.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// ``accessibilityMedium`` by its HIG label.
  public static let ax1 = Self.accessibilityMedium
  /// ``accessibilityLarge`` by its HIG label.
  public static let ax2 = Self.accessibilityLarge
  /// ``accessibilityExtraLarge`` by its HIG label.
  public static let ax3 = Self.accessibilityExtraLarge
  /// ``accessibilityExtraExtraLarge`` by its HIG label.
  public static let ax4 = Self.accessibilityExtraExtraLarge
  /// ``accessibilityExtraExtraExtraLarge`` by its HIG label.
  public static let ax5 = Self.accessibilityExtraExtraExtraLarge

  /// The place among the twelve, from 0; the tables' column.
  package var ordinal: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }

  /// Whether this is one of the five accessibility categories, as `UIContentSizeCategory.isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool { ordinal >= Self.accessibilityMedium.ordinal }
}

extension ContentSizeCategory: Comparable {
  /// Orders by size: `.extraSmall` is the least.
  public static func < (first: Self, second: Self) -> Bool { first.ordinal < second.ordinal }
}
