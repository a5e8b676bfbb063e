// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The tables as rows, for `copyfit scale` and whoever shows them: one row a published cell, labels as the guideline's.

extension DynamicType {
  /// One published cell of the tables.
  public struct Cell: Hashable, Sendable {
    /// The guideline's platform label; `iOS/iPadOS-runtime` marks rows whose leading is the effective one.
    public let platform: String
    /// The guideline's category label, with the watch's case sizes; `n/a` where sizes are fixed.
    public let category: String
    /// The style.
    public let style: TextStyle
    /// Points.
    public let pointSize: Double
    /// Points, or nil where none is published.
    public let leading: Double?
    /// The weight.
    public let weight: FontWeight
  }

  /// Every published cell by platform, category and style; 377 rows.
  public static let cells: [Cell] = {
    var rows: [Cell] = []
    for platform in Platform.allCases {
      rows += cells(of: platform, label: platform.label, leading: DynamicTypeTable.halfPointLeadings)
      guard platform == .iOS else { continue }
      rows += cells(of: .iOS, label: "iOS/iPadOS-runtime", leading: DynamicTypeTable.runtimeHalfPointLeadings)
        .filter { $0.leading != nil }
    }
    return rows
  }()

  private static func cells(of platform: Platform, label: String, leading: [UInt8]) -> [Cell] {
    let categories = platform.hasCategories ? ContentSizeCategory.allCases : [.large]
    return categories.flatMap { category in
      TextStyle.allCases.compactMap { style in
        guard let size = try? pointSize(for: style, at: category, on: platform),
          let weight = try? weight(for: style, on: platform)
        else { return nil }
        let halves = leading[(platform.ordinal * DynamicTypeTable.styleCount + style.ordinal) * 12 + category.ordinal]
        return Cell(
          platform: label, category: categoryLabel(category, on: platform), style: style, pointSize: size,
          leading: halves == 0 ? nil : Double(halves) / 2, weight: weight)
      }
    }
  }

  private static func categoryLabel(_ category: ContentSizeCategory, on platform: Platform) -> String {
    guard platform.hasCategories else { return "n/a" }
    guard platform == .watchOS else { return category.label }
    switch category {
    case .small: return "Small (default 38mm)"
    case .large: return "Large (default 40/41/42mm)"
    case .extraLarge: return "xLarge (default 44/45/49mm)"
    default: return category.label
    }
  }
}
