// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Headers and footers of sections (facts: UIKit 7.1 and 7.3): what a height means is SectionHeightPolicy's, the numbers
// are TablePolicy's, the order of the questions is here.

/// A header or footer of a section.
public struct SectionHeader: Sendable {
  /// Which of the two.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Above the rows.
    case header
    /// Below the rows.
    case footer
  }

  /// What it shows.
  public enum Content: Sendable {
    /// Neither title nor view.
    case none
    /// `titleForHeaderInSection`, as a label of the style's title font.
    case title(any FittingItem)
    /// `viewForHeaderInSection`.
    case view(VerticalChain)
  }

  /// Header or footer.
  public var kind: Kind
  /// What it shows.
  public var content: Content
  /// What `heightForHeaderInSection` returns; nil if it is not implemented.
  public var delegateHeight: Double?
  /// `sectionHeaderHeight`; nil if it was never set.
  public var tableHeight: Double?
  /// The height of the view itself, such as its frame's; nil if it has none.
  public var viewHeight: Double?
  /// `estimatedSectionHeaderHeight` or the delegate's estimate; nil if there is none.
  public var estimatedHeight: Double?
  /// Whether the section is the table's first.
  public var isFirstSection: Bool

  /// UIKit's `automaticDimension`.
  public static let automaticDimension = -1.0

  /// Creates a header.
  public init(_ content: Content, kind: Kind = .header, delegateHeight: Double? = nil, isFirstSection: Bool = false) {
    (self.content, self.kind) = (content, kind)
    (self.delegateHeight, self.isFirstSection) = (delegateHeight, isFirstSection)
  }
}

/// A measured header or footer.
public struct FittedHeader: Hashable, Sendable {
  /// Points of the header itself; 0 if it is invisible.
  public let height: Double
  /// Points above it that belong to the section: `sectionHeaderTopPadding` of a visible plain header.
  public let topPadding: Double
  /// Points that the content needs; nil without content, or if its constraints do not say.
  public let neededHeight: Double?
  /// Points from the header's top to its title or to the first item of its view; nil without.
  public let contentY: Double?
  /// What is wrong.
  public let diagnoses: [SelfSizingDiagnosis]

  /// Points that the header takes in the table's content.
  public var totalHeight: Double { topPadding + height }
}
