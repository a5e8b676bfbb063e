// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Every number of UITableView that rows and headers need, by generation (facts: UIKit 7). Each says how well it is
// known: D documented by Apple, M measured by others, I inferred, R from a re-implementation, C lore without a check.
// A value with `var`s, so that whoever measured better can say so.

/// How a table looks.
public enum TableStyle: String, CaseIterable, Hashable, Sendable {
  /// Rows from edge to edge, floating headers.
  case plain
  /// Sections set apart by headers and footers.
  case grouped
  /// Grouped, in cards inset from the edges.
  case insetGrouped

  /// Whether section gaps are the grouped ones.
  public var isGrouped: Bool { self != .plain }
}

/// What stands at the trailing edge of a row and narrows its content.
public enum RowAccessory: Hashable, Sendable {
  /// Nothing.
  case none
  /// `disclosureIndicator`.
  case disclosureIndicator
  /// `checkmark`.
  case checkmark
  /// `detailButton`.
  case detailButton
  /// `detailDisclosureButton`: both.
  case detailDisclosureButton
  /// `accessoryView`, this wide in points.
  case view(width: Double)
}

/// The numbers and rules of tables that differ between generations of iOS.
public struct TablePolicy: Hashable, Sendable {
  /// Points of a separator; nil is one pixel. M: one pixel before iOS 26, 1 point in iOS 26.1.
  public var separatorThickness: Double?
  /// Points a row gets whose content has no height. C and D: 44; M: 52 in iOS 26.1 for a classic text label.
  public var defaultRowHeight: Double
  /// Whether rows size themselves unless told otherwise. D: since iOS 11; before, only with an estimate.
  public var sizesRowsByDefault: Bool
  /// Points at both sides of a row's content in a window of `wideWindow` or wider. M in iOS 26.1; C before.
  public var wideMargin = 20.0
  /// Points at both sides in a narrower window. M in iOS 26.1; C before.
  public var narrowMargin = 16.0
  /// Where the wide margin begins. M: 390 in iOS 26.1; C: 414 before.
  public var wideWindow: Double
  /// Points above and below a content view's margins. M: 15 in iOS 26.1 (the cell's); C: 11 from iOS 11, 8 before.
  public var verticalMargin: Double
  /// Points inside a content view beside an accessory. M: 8 in iOS 26.1; C before.
  public var accessoryTrailingMargin = 8.0
  /// The widest readable content, in points. C: about 672 at Large.
  public var readableWidth = 672.0
  /// Points by which a disclosure indicator narrows the content. M on iOS 8 to 10; kept for later generations.
  public var disclosureWidth = 34.0
  /// Points by which a checkmark narrows the content. M on iOS 8 to 10 (radars 18290376, 19242003); kept.
  public var checkmarkWidth = 40.0
  /// Points by which a detail button narrows the content. M on iOS 8 to 10; kept.
  public var detailWidth = 48.0
  /// Points by which detail button and disclosure narrow the content. M on iOS 8 to 10; kept.
  public var detailDisclosureWidth = 68.0
  /// Points beside an accessory view of one's own. R (FDTemplateLayoutCell).
  public var accessoryViewPadding = 16.0
  /// Points that accessories take in addition on 3x screens at least 414 wide. R, iOS 8 to 10 only.
  public var largePhoneAccessoryPadding: Double
  /// Points of a plain header or footer without a height. C; M in iOS 26.1.
  public var plainSectionHeight = 28.0
  /// Points above a plain header's title. M: 4 in iOS 26.1.
  public var plainTitleTopPadding = 4.0
  /// Points below a plain header's title. I: so that 28 holds a title at Large on 2x and 3x.
  public var plainTitleBottomPadding = 3.5
  /// Points above each plain header: the default of `sectionHeaderTopPadding`. D since iOS 15, M: 22.
  public var sectionHeaderTopPadding: Double
  /// Points from the top of the first grouped section to its title or rows. M: 35; C before iOS 26.
  public var firstGroupedPadding = 35.0
  /// Points above a later grouped section's title. M: 25 in iOS 26.1; C: 17.5 before, so that a title makes 38.
  public var laterGroupedPadding: Double
  /// Points of a grouped gap without a title, rounded to pixels: up for headers, down for footers. M; C before iOS 26.
  public var groupedGap = 17.5
  /// Points below a grouped title whose height the delegate gives. M: 6 (5.5 at 2x) in iOS 26.1.
  public var titleBottomPadding = 6.0
  /// Points above a grouped footer's text. M: 7.667 in iOS 26.1 at 3x; kept for all.
  public var footerTopPadding = 23.0 / 3
  /// Points below a grouped footer's text. M: 6.667 in iOS 26.1 at 3x; kept for all.
  public var footerBottomPadding = 20.0 / 3
  /// What a height that a delegate or property gives for a header or footer means.
  public var sectionHeights: SectionHeightPolicy

  /// The numbers of a generation.
  public init(_ generation: OSGeneration = .iOS26) {
    let isNew = generation == .iOS26
    separatorThickness = isNew ? 1 : nil
    defaultRowHeight = isNew ? 52 : 44
    sizesRowsByDefault = generation >= .iOS11
    wideWindow = isNew ? 390 : 414
    verticalMargin = isNew ? 15 : generation >= .iOS11 ? 11 : 8
    largePhoneAccessoryPadding = generation == .iOS8 ? 4 : 0
    sectionHeaderTopPadding = generation >= .iOS15 ? 22 : 0
    laterGroupedPadding = isNew ? 25 : 17.5
    sectionHeights = SectionHeightPolicy(generation)
  }
}
