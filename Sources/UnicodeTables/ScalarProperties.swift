// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One look-up a scalar yields every property the analysis needs: line class, cluster class, bidi class, script, flags.
// The layout of the bits is `RecordLayout` of generate-tables; a test reads every property of every scalar back.

/// The Unicode 17.0.0 properties of one scalar, packed into 64 bits.
@frozen package struct ScalarProperties: Hashable, Sendable {
  package let bits: UInt64

  @inlinable package init(bits: UInt64) {
    self.bits = bits
  }
}

extension ScalarProperties {
  /// The properties of a scalar, or of any number below 0x110000; greater numbers are as unassigned.
  ///
  /// In a loop over a text, take them from `PropertyLookup` instead: it fetches the tables' addresses once.
  ///
  /// - Complexity: O(1), three loads.
  package static func of(_ scalar: UInt32) -> ScalarProperties {
    PropertyLookup.withTables { $0[scalar] }
  }

  @inlinable @inline(__always) func field(_ shift: UInt64, _ width: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> shift & (1 << width - 1))
  }

  @inlinable @inline(__always) func flag(_ bit: UInt64) -> Bool {
    bits >> bit & 1 != 0
  }

  /// Line_Break, divided as rules and tailorings need it; AI, SG and XX are AL already (LB1).
  @inlinable @inline(__always) package var lineCase: LineBreakCase {
    unsafeBitCast(field(0, 7), to: LineBreakCase.self)
  }
  /// The raw value of `lineCase`: a number to look up with, without a switch.
  @inlinable @inline(__always) package var lineCaseValue: UInt8 { field(0, 7) }
  /// The raw value of `clusterClass`.
  @inlinable @inline(__always) package var clusterValue: UInt8 { field(7, 5) }
  /// Grapheme_Cluster_Break, joined with Extended_Pictographic and Indic_Conjunct_Break.
  @inlinable @inline(__always) package var clusterClass: ClusterClass {
    unsafeBitCast(field(7, 5), to: ClusterClass.self)
  }
  /// Bidi_Class, the defaults of unassigned scalars included.
  @inlinable @inline(__always) package var bidiClass: BidiClass { unsafeBitCast(field(12, 5), to: BidiClass.self) }
  /// Script; `Script.unknown` for unassigned scalars.
  @inlinable @inline(__always) package var script: Script { Script(rawValue: field(17, 8)) }
  /// General_Category; `Cn` for unassigned scalars.
  @inlinable @inline(__always) package var category: GeneralCategory {
    unsafeBitCast(field(25, 5), to: GeneralCategory.self)
  }
  /// East_Asian_Width.
  @inlinable @inline(__always) package var width: EastAsianWidth {
    unsafeBitCast(field(30, 3), to: EastAsianWidth.self)
  }
  /// Line_Break as the database has it, unresolved.
  @inlinable @inline(__always) package var lineClass: LineClass { unsafeBitCast(field(33, 6), to: LineClass.self) }

  /// Emoji_Presentation: drawn in colour unless U+FE0E follows.
  @inlinable @inline(__always) package var hasEmojiPresentation: Bool { flag(39) }
  /// Emoji.
  @inlinable @inline(__always) package var isEmoji: Bool { flag(40) }
  /// Extended_Pictographic.
  @inlinable @inline(__always) package var isPictographic: Bool { flag(41) }
  /// Bidi_Paired_Bracket_Type Open.
  @inlinable @inline(__always) package var isOpeningBracket: Bool { flag(42) }
  /// Bidi_Paired_Bracket_Type Close.
  @inlinable @inline(__always) package var isClosingBracket: Bool { flag(43) }
  /// Whether Script_Extensions says more than Script: see `ScriptExtensions`.
  @inlinable @inline(__always) package var hasScriptExtensions: Bool { flag(44) }
  /// Emoji_Modifier: a skin tone.
  @inlinable @inline(__always) package var isEmojiModifier: Bool { flag(45) }
  /// Emoji_Modifier_Base.
  @inlinable @inline(__always) package var isEmojiModifierBase: Bool { flag(46) }

  /// Hangs at a line's end: a Zs but U+00A0, U+2007, U+202F, or a tab (DESIGN 6, rule 1).
  @inlinable @inline(__always) package var isSpace: Bool { flag(60) }
  /// Default_Ignorable_Code_Point.
  @inlinable @inline(__always) package var isDefaultIgnorable: Bool { flag(61) }
  /// A tab or U+FFFC, whose advance LineLayout decides.
  @inlinable @inline(__always) package var isPlaced: Bool { flag(62) }
  /// LF, VT, FF, CR, NEL, LS or PS.
  @inlinable @inline(__always) package var isTerminator: Bool { flag(63) }
  /// The four flags above in bits 4 to 7, as `BoundaryFlags` of TextAnalysis has them.
  @inlinable @inline(__always) package var boundaryBits: UInt8 { UInt8(truncatingIfNeeded: bits >> 56) }

  /// General_Category Mn, Mc or Me.
  @inlinable @inline(__always) package var isMark: Bool { category == .Mn || category == .Mc || category == .Me }
  /// General_Category Cn.
  @inlinable @inline(__always) package var isUnassigned: Bool { category == .Cn }
  /// East_Asian_Width F, W or H.
  @inlinable @inline(__always) package var isWide: Bool { width == .F || width == .W || width == .H }
}
