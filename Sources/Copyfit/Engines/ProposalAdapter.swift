// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// SwiftUI's proposals: nil asks for the ideal size, 0 for the least, infinity for the greatest.

/// Answers proposals as SwiftUI's Layout protocol makes them, from a prepared text.
public struct ProposalAdapter: Sendable {
  /// The text that is measured.
  public let text: PreparedText

  /// Creates an adapter.
  public init(_ text: PreparedText) {
    self.text = text
  }

  /// Returns the size that the text takes of a proposal, in points, unrounded.
  ///
  /// Width: nil and infinity give the unwrapped width, 0 the widest piece that cannot be broken, any other number at
  /// most that. Height: never drops lines. A NaN or negative number acts as nil.
  public func sizeThatFits(width: Double?, height: Double? = nil) -> Size {
    let constraint: SizeConstraint
    switch width {
    case .some(0): constraint = .minContent
    case .some(let width) where width > 0 && width.isFinite: constraint = .atMost(width)
    default: constraint = .maxContent
    }
    // The constraint is checked above, so this cannot throw.
    guard let size = try? text.measure(width: constraint) else { return .zero }
    return Size(width: size.width, height: size.height)
  }
}
