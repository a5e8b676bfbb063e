// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Constraints between edges, written as UIKit's anchors are; a chain is a list of them.

/// An edge that a link starts or ends at.
public enum ChainAnchor: Hashable, Sendable {
  /// The content view's upper edge.
  case contentTop
  /// The content view's lower edge.
  case contentBottom
  /// The upper edge inside the content view's layout margins.
  case marginTop
  /// The lower edge inside the content view's layout margins.
  case marginBottom
  /// The cell's upper edge, which does not size its content view: a mistake that is diagnosed.
  case cellTop
  /// The cell's lower edge: likewise.
  case cellBottom
  /// An item's upper edge.
  case top(String)
  /// An item's lower edge.
  case bottom(String)
  /// An item's first baseline; the lower edge of an item without text.
  case firstBaseline(String)
  /// An item's last baseline; the lower edge of an item without text.
  case lastBaseline(String)

  /// The item's name, or nil at an edge of the container.
  public var item: String? {
    switch self {
    case .top(let name), .bottom(let name), .firstBaseline(let name), .lastBaseline(let name): name
    default: nil
    }
  }
}

/// How far apart two anchors are.
public enum ChainSpacing: Hashable, Sendable {
  /// Points; may be negative, for overlaps.
  case points(Double)
  /// `equalToSystemSpacingBelow`, times a multiplier.
  case system(multiplier: Double)
}

/// One vertical constraint: `lower` is `spacing` below `upper`.
public struct ChainLink: Hashable, Sendable {
  /// Whether the spacing is exact.
  public enum Relation: String, Hashable, Sendable {
    /// Exactly the spacing.
    case equal
    /// The spacing or more.
    case atLeast
  }

  /// The upper anchor.
  public var upper: ChainAnchor
  /// The lower anchor.
  public var lower: ChainAnchor
  /// The distance.
  public var spacing: ChainSpacing
  /// Exact or least.
  public var relation: Relation
  /// 1000 is required; less gives way without a diagnosis.
  public var priority: Double

  /// Creates a constraint.
  public init(
    from upper: ChainAnchor, to lower: ChainAnchor, _ spacing: ChainSpacing = .points(0), relation: Relation = .equal,
    priority: Double = 1000
  ) {
    (self.upper, self.lower, self.spacing) = (upper, lower, spacing)
    (self.relation, self.priority) = (relation, priority)
  }
}

extension ChainAnchor: CustomStringConvertible {
  /// As code names it, such as `title.bottom`.
  public var description: String {
    switch self {
    case .contentTop: "contentView.top"
    case .contentBottom: "contentView.bottom"
    case .marginTop: "layoutMarginsGuide.top"
    case .marginBottom: "layoutMarginsGuide.bottom"
    case .cellTop: "cell.top"
    case .cellBottom: "cell.bottom"
    case .top(let name): "\(name).top"
    case .bottom(let name): "\(name).bottom"
    case .firstBaseline(let name): "\(name).firstBaseline"
    case .lastBaseline(let name): "\(name).lastBaseline"
    }
  }
}

extension ChainLink: CustomStringConvertible {
  /// As an equation, such as `body.top = title.bottom + 8`.
  public var description: String {
    let distance =
      switch spacing {
      case .points(let points): "\(points)"
      case .system(let multiplier): "system spacing x \(multiplier)"
      }
    return "\(lower) \(relation == .equal ? "=" : ">=") \(upper) + \(distance)"
  }
}
