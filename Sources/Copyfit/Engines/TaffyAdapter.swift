// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Taffy's measure function: known dimensions and available space, in Floats.

/// The space that Taffy offers an axis (`AvailableSpace`).
public enum TaffyAvailableSpace: Hashable, Sendable {
  /// This many points.
  case definite(Float)
  /// As little as the content allows.
  case minContent
  /// As much as the content wants.
  case maxContent
}

/// Answers Taffy's measure function from a prepared text.
public struct TaffyAdapter: Sendable {
  /// The text that is measured.
  public let text: PreparedText

  /// Creates an adapter.
  public init(_ text: PreparedText) {
    self.text = text
  }

  /// Returns the size for Taffy; a known dimension is answered as it is, others are narrowed by rounding up.
  ///
  /// A NaN or negative number acts as if it had not been given.
  public func measure(
    knownWidth: Float?, knownHeight: Float?, availableWidth: TaffyAvailableSpace,
    availableHeight: TaffyAvailableSpace = .maxContent
  ) -> (width: Float, height: Float) {
    let width = knownWidth.flatMap(SizeConstraint.exactly(float:)) ?? availableWidth.constraint
    let height = knownHeight.flatMap(SizeConstraint.exactly(float:)) ?? .maxContent
    // Both constraints are checked above, so this cannot throw. Available height drops no lines: overflow is Taffy's.
    guard let size = try? text.measure(width: width, height: height) else { return (0, 0) }
    return (Float(roundingUp: size.width), Float(roundingUp: size.height))
  }
}

extension TaffyAvailableSpace {
  fileprivate var constraint: SizeConstraint {
    switch self {
    case .minContent: .minContent
    case .maxContent: .maxContent
    case .definite(let value): value >= 0 && value.isFinite ? .atMost(Double(value)) : .maxContent
    }
  }
}

extension SizeConstraint {
  fileprivate static func exactly(float value: Float) -> SizeConstraint? {
    value >= 0 && value.isFinite ? .exactly(Double(value)) : nil
  }
}
