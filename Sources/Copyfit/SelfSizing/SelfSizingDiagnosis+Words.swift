// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The words of each diagnosis, in one place: the culprit, what UIKit does, the next step.

extension SelfSizingDiagnosis: CustomStringConvertible {
  /// One sentence or two: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .missingEdge(let item, let edge, let fallback):
      "'\(item)' has no \(edge.rawValue) constraint, so nothing holds the content apart and the height falls back to "
        + "\(fallback): constrain its \(edge.rawValue)"
    case .emptyChain(let fallback):
      "the content has no items, so the height falls back to \(fallback): add items from top to bottom"
    case .ambiguous(let item, let edge):
      "the place of '\(item)' is ambiguous: constrain its \(edge.rawValue)"
    case .ambiguousWidths(let items):
      "\(items.map { "'\($0)'" }.joined(separator: " and ")) are equally ready to give way, which is ambiguous: "
        + "give one another hugging or compression priority"
    case .conflicting(let broken, let item):
      "constraints of '\(item)' conflict and UIKit breaks one, here \(broken): remove it or lower its priority"
    case .unboundedWidth(let item, let edge, let points):
      "'\(item)' has no \(edge.rawValue) constraint, so it never wraps and ends \(points) points past the edge: "
        + "constrain its \(edge.rawValue)"
    case .oneLineLabel(let item, let lines):
      "'\(item)' shows one line of \(lines): set its numberOfLines to 0"
    case .wrapsElsewhere(let item, let wrapWidth, let width, let lines, let needed):
      "'\(item)' is measured as \(lines) \(lines == 1 ? "line" : "lines") "
        + (wrapWidth.isFinite ? "wrapped at \(wrapWidth)" : "before it has a width")
        + " but needs \(needed) in the \(width) points it gets: set its preferredMaxLayoutWidth to \(width)"
    case .rowHeightNotAutomatic(let height, let needed):
      "the row is fixed at \(height) where its content needs \(needed): set rowHeight to automaticDimension"
    case .missingEstimate(let fallback):
      "the table has no estimatedRowHeight, so before iOS 11 the row stays at \(fallback): set an estimate"
    case .pinnedToCell(let item, let edge, let fallback):
      "the \(edge.rawValue) of '\(item)' is pinned to the cell, so the height falls back to \(fallback): "
        + "pin it to the contentView"
    case .headerWithoutHeight(let fallback, let needed):
      "the header's view needs \(needed) but no height is given, so it gets \(fallback): return a height or "
        + "automaticDimension with an estimate"
    case .heightsDisagree(let view, let delegate):
      "the view's height is \(view) and the delegate's \(delegate), which wins: make them agree"
    case .cramped(let points): "the content is cramped by \(points) points: give it more height"
    case .clipped(let points): "the content is clipped by \(points) points: give it more height"
    case .overflows(let item, let points):
      "'\(item)' reaches \(points) points below the content: constrain its bottom"
    case .noWidth(let item, let width):
      "the constraints of '\(item)' leave it \(width) points of width, where UIKit does not wrap text: measure it when "
        + "it has a width, or lessen its leading or trailing space"
    }
  }
}
