// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What stands at one byte offset of a text. UAX #14 opportunities and cluster edges are reported side by side:
// the analysis reports both as the standards have them, LineLayout breaks only where both allow.

/// What stands before a byte, and what the scalar that owns the byte is.
@frozen package struct BoundaryFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A grapheme cluster starts here (UAX #29).
  @inlinable package static var clusterEdge: Self { Self(rawValue: 1 << 0) }
  /// A line may end before this byte (UAX #14): set with `mandatory` too, and at the text's end (LB3).
  @inlinable package static var allowed: Self { Self(rawValue: 1 << 1) }
  /// A line must end before this byte: it follows CR, LF, CRLF, NEL, PS, VT, FF or LS.
  @inlinable package static var mandatory: Self { Self(rawValue: 1 << 2) }
  /// The opportunity before this byte shows a hyphen when taken: it follows U+00AD, or a hyphenator gave it.
  @inlinable package static var hyphen: Self { Self(rawValue: 1 << 3) }
  /// The byte belongs to a scalar that hangs at a line's end: U+0020, tab, U+3000 and the other Zs but U+00A0, U+2007, U+202F.
  @inlinable package static var space: Self { Self(rawValue: 1 << 4) }
  /// The byte belongs to a default-ignorable scalar: it draws nothing and takes no kern.
  @inlinable package static var ignorable: Self { Self(rawValue: 1 << 5) }
  /// The byte belongs to a tab or U+FFFC, whose advance LineLayout decides.
  @inlinable package static var placed: Self { Self(rawValue: 1 << 6) }
  /// The byte belongs to a line or paragraph terminator (all bytes of CRLF).
  @inlinable package static var terminator: Self { Self(rawValue: 1 << 7) }
}

// SetAlgebra's own are generic and would not be specialised across modules: these are one instruction each.
extension BoundaryFlags {
  @inlinable package func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  @inlinable package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable package func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  @inlinable package func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  @inlinable package mutating func formUnion(_ other: Self) { self = union(other) }
}
