// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a font bundle (CopyfitFonts, CopyfitFontsCJK, or one of a package of its own) tells about each of its files.
// It stands here because both bundles need it and neither may use the other.

/// What a bundled file is for; fallback asks the roles in this order, and files of one role in the bundle's order.
package enum BundledFontRole: Hashable, Sendable {
  /// Latin, Greek and Cyrillic text in any role; falls back for letters that others lack.
  case text
  /// A family that is only used when it is asked for by name: the `text` role has its letters already.
  case named
  /// The scripts the file is for, as ISO 15924 codes.
  case scripts([String])
  /// Symbols, arrows, mathematics, box drawing.
  case symbols
  /// Chinese, Japanese and Korean. After the symbols, so that linking this bundle changes no answer but missing glyphs.
  case ideographs
  /// Colour emoji; asked first for clusters with emoji presentation.
  case emoji

  /// The place in fallback order, or nil if the file is no fallback.
  package var fallbackRank: Int? {
    switch self {
    case .text: 0
    case .named: nil
    case .scripts: 1
    case .symbols: 2
    case .ideographs: 3
    case .emoji: 4
    }
  }
}

/// One font file of a bundle, in static memory.
package struct BundledFontFile: Sendable {
  /// The file's name under `Fonts/`, without its folder.
  package let name: String
  /// The family as the file's name table has it.
  package let family: String
  /// 100 to 900, the file's usWeightClass.
  package let weight: Int
  package let isItalic: Bool
  package let role: BundledFontRole
  /// The whole file; aligned to 16 bytes, and there as long as the process.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer  // Read-only static data, so threads may share it.

  package init(
    name: String, family: String, weight: Int, isItalic: Bool, role: BundledFontRole, bytes: UnsafeRawBufferPointer
  ) {
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.role = role
    self.bytes = bytes
  }
}
