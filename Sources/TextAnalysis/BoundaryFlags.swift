// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What stands at one byte offset of a text. UAX #14 opportunities and cluster edges are reported side by side:
// the analysis reports both as the standards have them, LineLayout breaks only where both allow.

/// What stands before a byte, and what the scalar that owns the byte is.
package struct BoundaryFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A grapheme cluster starts here (UAX #29).
  package static let clusterEdge = Self(rawValue: 1 << 0)
  /// A line may end before this byte (UAX #14).
  package static let allowed = Self(rawValue: 1 << 1)
  /// A line must end before this byte: it follows CR, LF, CRLF, NEL, PS, VT, FF or LS.
  package static let mandatory = Self(rawValue: 1 << 2)
  /// The opportunity before this byte shows a hyphen when taken: it follows U+00AD, or a hyphenator gave it.
  package static let hyphen = Self(rawValue: 1 << 3)
  /// The byte belongs to a scalar that hangs at a line's end: U+0020, tab, U+3000 and the other Zs but U+00A0, U+2007, U+202F.
  package static let space = Self(rawValue: 1 << 4)
  /// The byte belongs to a default-ignorable scalar: it draws nothing and takes no kern.
  package static let ignorable = Self(rawValue: 1 << 5)
  /// The byte belongs to a tab or U+FFFC, whose advance LineLayout decides.
  package static let placed = Self(rawValue: 1 << 6)
  /// The byte belongs to a line or paragraph terminator (all bytes of CRLF).
  package static let terminator = Self(rawValue: 1 << 7)
}
