// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A column of items held by constraints from top to bottom (issue "rows and headers"): a declaration, no solver of
// Auto Layout. Items stretch but never shrink, and the height is the least one, as systemLayoutSizeFitting's.

/// An item of a chain with its horizontal constraints.
public struct ChainItem: Sendable {
  /// Where a side of an item is held.
  public enum Side: Hashable, Sendable {
    /// Points inside the content view's edge.
    case edge(Double)
    /// Points inside the layout margin.
    case margin(Double)
  }

  /// The name that links and diagnoses use.
  public var name: String
  /// What is measured.
  public var content: any FittingItem
  /// The leading constraint; nil is a missing one.
  public var leading: Side?
  /// The trailing constraint; nil is a missing one, and a label then keeps its one-line width.
  public var trailing: Side?

  /// Creates an item between the layout margins.
  public init(
    _ name: String, _ content: any FittingItem, leading: Side? = .margin(0), trailing: Side? = .margin(0)
  ) {
    (self.name, self.content, self.leading, self.trailing) = (name, content, leading, trailing)
  }
}

/// Distances from the content view's edges to its layout margins, in points.
public struct ChainMargins: Hashable, Sendable {
  /// Above.
  public var top: Double
  /// At the side where text starts.
  public var leading: Double
  /// Below.
  public var bottom: Double
  /// At the side where text ends.
  public var trailing: Double

  /// No margins.
  public static let zero = ChainMargins(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates margins in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Items and the vertical constraints between them.
public struct VerticalChain: Sendable {
  /// The items; their order has no meaning beyond diagnoses.
  public var items: [ChainItem]
  /// The vertical constraints.
  public var links: [ChainLink]
  /// What system spacing is.
  public var systemSpacing = SystemSpacingPolicy()

  /// Creates a chain of items and constraints.
  public init(items: [ChainItem], links: [ChainLink]) { (self.items, self.links) = (items, links) }
}

/// How two neighbours of a plain chain are spaced.
public enum ChainGap: Hashable, Sendable {
  /// From edge to edge, in points.
  case points(Double)
  /// From last baseline to first baseline, in points.
  case baselines(Double)
  /// From last baseline to first baseline by the system, times a multiplier.
  case system(multiplier: Double)
}

extension VerticalChain {
  /// Creates a chain of items one below the other.
  ///
  /// - Parameters:
  ///   - items: From top to bottom.
  ///   - top: From the container to the first item; nil is a missing constraint.
  ///   - gaps: Between neighbours; one gap repeats, nil entries and missing ones are missing constraints.
  ///   - bottom: From the last item to the container; nil is a missing constraint.
  ///   - insideMargins: Whether the container is the layout margins guide instead of the content view.
  public init(
    _ items: [ChainItem], top: ChainGap?, gaps: [ChainGap?] = [], bottom: ChainGap?, insideMargins: Bool = false
  ) {
    self.items = items
    self.links = []
    guard let first = items.first, let last = items.last else { return }
    connect(insideMargins ? .marginTop : .contentTop, first.name, top)
    for (index, pair) in zip(items, items.dropFirst()).enumerated() {
      let gap = gaps.count == 1 ? gaps[0] : index < gaps.count ? gaps[index] : nil
      switch gap {
      case .points(let points): links.append(.init(from: .bottom(pair.0.name), to: .top(pair.1.name), .points(points)))
      case .baselines, .system:
        links.append(.init(from: .lastBaseline(pair.0.name), to: .firstBaseline(pair.1.name), spacing(gap)))
      case nil: continue
      }
    }
    connect(last.name, insideMargins ? .marginBottom : .contentBottom, bottom)
  }

  private mutating func connect(_ edge: ChainAnchor, _ name: String, _ gap: ChainGap?) {
    guard let gap else { return }
    let isEdge = if case .points = gap { true } else { false }
    links.append(.init(from: edge, to: isEdge ? .top(name) : .firstBaseline(name), spacing(gap)))
  }

  private mutating func connect(_ name: String, _ edge: ChainAnchor, _ gap: ChainGap?) {
    guard let gap else { return }
    let isEdge = if case .points = gap { true } else { false }
    links.append(.init(from: isEdge ? .bottom(name) : .lastBaseline(name), to: edge, spacing(gap)))
  }

  private func spacing(_ gap: ChainGap?) -> ChainSpacing {
    switch gap {
    case .points(let points), .baselines(let points): .points(points)
    case .system(let multiplier): .system(multiplier: multiplier)
    case nil: .points(0)
    }
  }
}
