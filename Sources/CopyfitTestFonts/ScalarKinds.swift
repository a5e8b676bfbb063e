// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which scalars have no width, which two cells, which no ink. General categories are those of Swift's own library; the
// wide blocks are those of UAX #11 that are Wide or Fullwidth as a whole.

/// Kinds of scalars that a default advance treats apart.
package enum ScalarKinds {
  /// Marks that do not space, format characters, line and paragraph separators; computed once, in 10 ms.
  static let zeroWidth: [ClosedRange<UInt32>] = ranges { hasNoWidth($0) }

  /// UAX #11, EastAsianWidth.txt: blocks of class W and F.
  package static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// Spaces, separators, controls, and the letters that are blank: Hangul fillers, the empty Braille pattern.
  static let blank: [ClosedRange<UInt32>] = [
    0x00...0x20, 0x7F...0xA0, 0x115F...0x1160, 0x1680...0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
    0x2800...0x2800, 0x3000...0x3000, 0x3164...0x3164, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0,
    0xE0000...0xE0FFF,
  ]

  /// Where marks and format characters stand; ideographs, syllables and private use are left out.
  private static let searched: [ClosedRange<UInt32>] = [
    0x00...0x33FF, 0xA000...0xABFF, 0xF900...0xFFFD, 0x10000...0x1FFFD, 0xE0000...0xE0FFF,
  ]

  private static func ranges(where matches: (Unicode.Scalar) -> Bool) -> [ClosedRange<UInt32>] {
    var found: [ClosedRange<UInt32>] = []
    for value in searched.joined() {
      guard let scalar = Unicode.Scalar(value), matches(scalar) else { continue }
      if let last = found.last, last.upperBound + 1 == value {
        found[found.count - 1] = last.lowerBound...value
      } else {
        found.append(value...value)
      }
    }
    return found
  }

  private static func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
    case .format: !prependedMarks.contains(scalar.value)
    default: false
    }
  }

  /// Format characters that are drawn: Prepended_Concatenation_Mark of Unicode 17.0.0, PropList.txt.
  private static let prependedMarks: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
  ]
}
