// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The other names of a category, and reading any of them. Kept apart from the type so that names are data in one place.

extension ContentSizeCategory {
  /// The UIKit property name, such as `accessibilityExtraLarge`.
  public var name: String { Self.propertyNames[ordinal] }

  private static let propertyNames = allCases.map { String(describing: $0) }

  /// The label of the Human Interface Guidelines, such as `xSmall`, `Large` or `AX3`.
  public var label: String { Self.labels[ordinal] }

  /// SwiftUI's name of the same `DynamicTypeSize`, such as `xSmall` or `accessibility3`.
  public var dynamicTypeSizeName: String { Self.dynamicTypeSizeNames[ordinal] }

  private static let labels = [
    "xSmall", "Small", "Medium", "Large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  private static let dynamicTypeSizeNames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  private static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]

  /// Reads a category by any of its names, in any case: UIKit's, its raw string, HIG's, SwiftUI's, or `XS` to `XXXL`.
  ///
  /// - Throws: ``DynamicTypeError/unknownCategory(_:)`` for any other string, UIKit's `unspecified` included.
  public init(parsing name: String) throws(DynamicTypeError) {
    guard let match = Self.named[name] ?? Self.named[name.lowercased()] else { throw .unknownCategory(name) }
    self = match
  }

  /// By every name as it is and in lower case.
  private static let named: [String: ContentSizeCategory] = {
    var named: [String: ContentSizeCategory] = [:]
    for category in allCases {
      for name in category.names { (named[name], named[name.lowercased()]) = (category, category) }
    }
    return named
  }()

  private var names: [String] {
    var all = [name, rawValue, label, dynamicTypeSizeName]
    if ordinal < Self.shortNames.count { all.append(Self.shortNames[ordinal]) }
    return all
  }
}
