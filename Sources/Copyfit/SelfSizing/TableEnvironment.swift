// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a row or header takes from its table: width, style, screen, generation. One value, so that a test names all of it.

/// A table as its rows see it.
public struct TableEnvironment: Hashable, Sendable {
  /// The table's width in points, which is taken for the window's.
  public var width: Double
  /// The table's style.
  public var style: TableStyle
  /// Pixels a point.
  public var scale: Double
  /// Whether rows have separators, as `separatorStyle` other than none.
  public var hasSeparators = true
  /// Whether content keeps to the readable width, as `cellLayoutMarginsFollowReadableWidth`.
  public var followsReadableWidth = false
  /// Points of the section index at the trailing edge.
  public var indexBarWidth = 0.0
  /// `estimatedRowHeight`; nil is not set.
  public var estimatedRowHeight: Double?
  /// `sectionHeaderTopPadding`; nil is automatic.
  public var sectionHeaderTopPadding: Double?
  /// The generation, for what is a rule and no number.
  public let generation: OSGeneration
  /// The numbers.
  public var policy: TablePolicy

  /// Creates a table's environment.
  public init(
    width: Double, style: TableStyle = .plain, scale: Double = 1, generation: OSGeneration = .iOS26
  ) {
    (self.width, self.style, self.scale, self.generation) = (width, style, scale, generation)
    policy = TablePolicy(generation)
  }

  /// Points at both sides of a card or of a row's content.
  public var sideMargin: Double { width >= policy.wideWindow ? policy.wideMargin : policy.narrowMargin }

  /// Points of a separator; 0 without one.
  public var separatorHeight: Double { hasSeparators ? policy.separatorThickness ?? 1 / scale : 0 }

  /// The width of a row in points: the table's, or the card's inside it.
  public var rowWidth: Double { max(0, style == .insetGrouped ? width - 2 * sideMargin : width) }

  /// Returns the width of a row's content view beside an accessory, in points.
  public func contentWidth(beside accessory: RowAccessory = .none) -> Double {
    max(0, rowWidth - indexBarWidth - accessoryWidth(accessory))
  }

  /// Returns the points by which an accessory narrows the content view.
  public func accessoryWidth(_ accessory: RowAccessory) -> Double {
    let width =
      switch accessory {
      case .none: 0.0
      case .disclosureIndicator: policy.disclosureWidth
      case .checkmark: policy.checkmarkWidth
      case .detailButton: policy.detailWidth
      case .detailDisclosureButton: policy.detailDisclosureWidth
      case .view(let width): width + policy.accessoryViewPadding
      }
    let isLargePhone = scale >= 3 && self.width >= 414
    return accessory == .none || !isLargePhone ? width : width + policy.largePhoneAccessoryPadding
  }

  /// Returns the layout margins of a content view, widened to the readable width where the table follows it.
  public func contentMargins(beside accessory: RowAccessory = .none) -> ChainMargins {
    var side = sideMargin
    if followsReadableWidth { side = max(side, (contentWidth(beside: accessory) - policy.readableWidth) / 2) }
    return ChainMargins(
      top: policy.verticalMargin, leading: side, bottom: policy.verticalMargin,
      trailing: accessory == .none ? side : policy.accessoryTrailingMargin)
  }

  func validate() throws(SelfSizingError) {
    _ = try checked(width, "the table's width")
    _ = try checked(indexBarWidth, "the index bar's width")
    guard scale.isFinite, scale > 0 else { throw .invalidNumber("the scale", scale) }
    if let estimatedRowHeight { _ = try checked(estimatedRowHeight, "estimatedRowHeight") }
    if let sectionHeaderTopPadding { _ = try checked(sectionHeaderTopPadding, "sectionHeaderTopPadding") }
  }
}

extension TableEnvironment {
  /// Sums of pixels that are off by rounding are not a pixel more.
  private static let tolerance = 1e-6

  /// Rounds a height up to a whole number of pixels.
  func roundedUp(_ height: Double) -> Double {
    let pixels = height * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) <= Self.tolerance ? nearest : pixels.rounded(.up)) / scale
  }

  /// Rounds a height down to a whole number of pixels.
  func roundedDown(_ height: Double) -> Double { -roundedUp(-height) }
}
