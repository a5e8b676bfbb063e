// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A row that sizes itself, or fails to as UIKit's would (facts: UIKit 7.2). The order is UIKit's: fixed height first,
// then the constraints, then the standard height, then the separator.

/// `rowHeight` of a table or row.
public enum RowHeight: Hashable, Sendable {
  /// Never set: automatic since iOS 11, the standard height before.
  case unset
  /// `automaticDimension`.
  case automatic
  /// Points, the separator included.
  case fixed(Double)
}

/// A cell: content, accessory and how its height comes about.
public struct Row: Sendable {
  /// What the content view holds.
  public var content: VerticalChain
  /// How high the row is told to be.
  public var rowHeight: RowHeight
  /// What narrows the content view.
  public var accessory: RowAccessory
  /// The least height of an automatic row in points, separator included.
  public var minimumHeight = 0.0

  /// Creates a row.
  public init(_ content: VerticalChain, rowHeight: RowHeight = .unset, accessory: RowAccessory = .none) {
    (self.content, self.rowHeight, self.accessory) = (content, rowHeight, accessory)
  }

  /// Returns the row's height in a table and what is wrong with it.
  ///
  /// - Throws: ``SelfSizingError`` for numbers that are none and names that do not fit.
  /// - Complexity: Each item is measured once.
  public func fitted(in table: TableEnvironment) throws(SelfSizingError) -> FittedRow {
    try table.validate()
    _ = try checked(minimumHeight, "a row's minimum height")
    let width = table.contentWidth(beside: accessory)
    let fallback = table.policy.defaultRowHeight
    let given = try givenHeight(in: table)
    let chain = try content.fitted(
      width: width, margins: table.contentMargins(beside: accessory),
      height: given.map { max(0, $0.height - table.separatorHeight) }, fallback: fallback)
    let needed = chain.neededHeight.flatMap { $0 > 0 ? table.roundedUp($0) + table.separatorHeight : nil }
    var diagnoses = chain.diagnoses
    if let given {
      diagnoses += self.diagnoses(given, needed: needed ?? 0)
    } else if chain.neededHeight == 0, diagnoses.isEmpty {
      diagnoses.append(.emptyChain(fallback: fallback))
    }
    return FittedRow(
      height: given?.height ?? max(needed ?? fallback, minimumHeight), contentWidth: width, neededHeight: needed,
      chain: chain, diagnoses: diagnoses)
  }

  /// A height that the content does not decide, and why.
  private func givenHeight(in table: TableEnvironment) throws(SelfSizingError) -> GivenHeight? {
    switch rowHeight {
    case .fixed(let height):
      return GivenHeight(height: try checked(height, "rowHeight"), reason: .fixed)
    case .unset where !table.policy.sizesRowsByDefault:
      return GivenHeight(height: table.policy.defaultRowHeight, reason: .unset)
    case .automatic where !table.policy.sizesRowsByDefault && (table.estimatedRowHeight ?? 0) == 0:
      return GivenHeight(height: table.policy.defaultRowHeight, reason: .noEstimate)
    default: return nil
    }
  }

  private func diagnoses(_ given: GivenHeight, needed: Double) -> [SelfSizingDiagnosis] {
    switch given.reason {
    case .noEstimate: [.missingEstimate(fallback: given.height)]
    case .unset: [.rowHeightNotAutomatic(height: given.height, needed: needed)]
    case .fixed: needed > given.height ? [.rowHeightNotAutomatic(height: given.height, needed: needed)] : []
    }
  }

  private struct GivenHeight {
    enum Reason { case fixed, unset, noEstimate }
    let height: Double
    let reason: Reason
  }
}

/// A measured row.
public struct FittedRow: Hashable, Sendable {
  /// Points, separator included: what the table gives the row.
  public let height: Double
  /// Points of the content view's width.
  public let contentWidth: Double
  /// Points that the content needs, separator included; nil if its constraints do not say.
  public let neededHeight: Double?
  /// The content.
  public let chain: FittedChain
  /// What is wrong.
  public let diagnoses: [SelfSizingDiagnosis]
}
