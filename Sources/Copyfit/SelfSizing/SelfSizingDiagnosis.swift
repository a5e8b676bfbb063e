// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What is wrong with a layout, as data; the words stand in SelfSizingDiagnosis+Words.swift. An error is a question that
// has no answer; a diagnosis comes beside an answer, which is then what UIKit would do.

/// An edge of an item that a chain needs.
public enum ItemEdge: String, Hashable, Sendable {
  /// The upper edge or first baseline.
  case top
  /// The lower edge or last baseline.
  case bottom
  /// The side where text starts.
  case leading
  /// The side where text ends.
  case trailing
}

/// Why a self-sizing layout is not what its author meant.
public enum SelfSizingDiagnosis: Hashable, Sendable {
  /// An item in the way from top to bottom has no constraint at an edge; the row falls back to UIKit's height.
  case missingEdge(item: String, edge: ItemEdge, fallback: Double)
  /// Nothing connects top and bottom, since there are no items.
  case emptyChain(fallback: Double)
  /// The height is settled, but not where this item stands.
  case ambiguous(item: String, edge: ItemEdge)
  /// Several columns are equally ready to give way; UIKit takes any, here the last one does.
  case ambiguousWidths(items: [String])
  /// Two required constraints exclude each other; UIKit breaks one of them.
  case conflicting(broken: ChainLink, item: String)
  /// A label without a side stays on one line and runs past the edge.
  case unboundedWidth(item: String, edge: ItemEdge, by: Double)
  /// A label shows one line though its text needs more.
  case oneLineLabel(item: String, linesNeeded: Int)
  /// A label's lines were counted at another width than the one it gets: the first pass, or a wrong explicit
  /// `preferredMaxLayoutWidth`. An infinite `wrapWidth` is text that was not wrapped.
  case wrapsElsewhere(item: String, wrapWidth: Double, width: Double, lines: Int, linesNeeded: Int)
  /// The row has a fixed height though its content could size it.
  case rowHeightNotAutomatic(height: Double, needed: Double)
  /// Before iOS 11 a row sizes itself only if the table has an estimate.
  case missingEstimate(fallback: Double)
  /// An item is pinned to the cell, whose edges do not size the content view.
  case pinnedToCell(item: String, edge: ItemEdge, fallback: Double)
  /// A header's or footer's view has no height from delegate, table or itself.
  case headerWithoutHeight(fallback: Double, needed: Double)
  /// The view's own height is not the delegate's, which wins.
  case heightsDisagree(view: Double, delegate: Double)
  /// The content fits only by giving up spacing.
  case cramped(by: Double)
  /// The content does not fit.
  case clipped(by: Double)
  /// An item that does not size the row reaches below it.
  case overflows(item: String, by: Double)
  /// Leading and trailing constraints leave an item no width: it is measured too early, or they are too wide. To UIKit a
  /// width of 0 is none, so text is measured unwrapped.
  case noWidth(item: String, width: Double)
}

/// Why a layout has no answer; every message names the culprit and the next step.
public enum SelfSizingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number that is not finite, or negative where it may not be.
  case invalidNumber(String, Double)
  /// Two items of a chain have the same name.
  case duplicateItem(String)
  /// A link names an item that the chain does not have.
  case unknownItem(String)
  /// An item cannot be measured.
  case unmeasurable(String)

  /// The message: culprit first, then what to do.
  public var description: String {
    switch self {
    case .invalidNumber(let name, let value): "\(name) is \(value): give a finite number of points, 0 or more"
    case .duplicateItem(let name): "two items are named '\(name)': give each a name of its own"
    case .unknownItem(let name): "no item is named '\(name)': name an item of the chain"
    case .unmeasurable(let reason): reason
    }
  }
}
