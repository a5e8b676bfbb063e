// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What HarfBuzz says about each byte as an edge between two shaped pieces (HB_GLYPH_FLAG_*).

/// Whether a line may end or start before a byte without reshaping.
@frozen package struct EdgeSafety: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The byte is inside a shaping cluster: a cut there splits a ligature, or a character.
  @inlinable package static var insideCluster: Self { Self(rawValue: 1 << 0) }
  /// Both sides of a cut here must be shaped anew.
  @inlinable package static var unsafeToBreak: Self { Self(rawValue: 1 << 1) }
  /// A change on one side may change the other.
  @inlinable package static var unsafeToConcat: Self { Self(rawValue: 1 << 2) }

  /// A cut here changes nothing: the prefix sums are the pieces' own widths.
  @inlinable package var isSafeToBreak: Bool { rawValue & 0b11 == 0 }
  /// Pieces that are both clear here may be joined.
  @inlinable package var isSafeToConcat: Bool { rawValue & 0b111 == 0 }
}

// SetAlgebra's own would not be specialised across modules.
extension EdgeSafety {
  /// A cluster's start with no flag.
  @inlinable package static var safe: Self { Self(rawValue: 0) }
  @inlinable package func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  @inlinable package func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  @inlinable package mutating func formUnion(_ other: Self) { self = union(other) }
}
