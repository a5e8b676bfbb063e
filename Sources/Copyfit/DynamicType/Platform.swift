// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The platforms whose type tables are published (facts: UIKit 1.2, 1.3).

/// A platform with a table of text styles.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iOS and iPadOS: twelve categories.
  case iOS
  /// macOS: fixed sizes.
  case macOS
  /// tvOS: fixed sizes.
  case tvOS
  /// watchOS: eleven categories, no Medium.
  case watchOS
  /// visionOS: only the body size is published.
  case visionOS

  /// The tables' block, from 0.
  package var ordinal: Int {
    switch self {
    case .iOS: 0
    case .macOS: 1
    case .tvOS: 2
    case .watchOS: 3
    case .visionOS: 4
    }
  }

  /// Whether the platform's sizes follow the content size category; where not, every category gives the same answer.
  public var hasCategories: Bool { self != .macOS && self != .tvOS }

  /// The guideline's label, such as `iOS/iPadOS`.
  public var label: String { self == .iOS ? "iOS/iPadOS" : rawValue }

  /// Reads a platform by its name, in any case; `iPadOS` and `iOS/iPadOS` are iOS.
  ///
  /// - Throws: ``DynamicTypeError/unknownPlatform(_:)`` for any other string.
  public init(parsing name: String) throws(DynamicTypeError) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { [$0.rawValue, $0.label].map { $0.lowercased() }.contains(wanted) }
    guard let match = wanted == "ipados" ? .iOS : match else { throw .unknownPlatform(name) }
    self = match
  }
}
