// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which scalars may change how a cluster is presented, told apart by range first: the look-up of a property is dear
// beside a glyph of Chinese.

internal import UnicodeTables

enum EmojiRanges {
  /// Whether `scalar` is emoji by default, joins emoji, selects a presentation, or is U+FFFC or a separator.
  ///
  /// Below U+200D nothing is; a test compares the ranges with the properties of every scalar.
  static func mayTouchPresentation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200D, 0x2028, 0x2029, 0x20E3, 0xFE0E, 0xFE0F, 0xFFFC: return true
    case 0x231A...0x2B55, 0x1F004...0x1FAFF:
      let properties = ScalarProperties.of(scalar)
      return properties.hasEmojiPresentation || properties.isEmojiModifier
    default: return false
    }
  }
}
