// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A grapheme cluster as fallback sees it: its scalars, those that need a glyph, and whether it wants colour
// (UTS #51: emoji presentation, U+FE0F, U+FE0E, keycaps, modifiers, ZWJ sequences).

internal import UnicodeTables

/// The scalars of one grapheme cluster.
struct ClusterScalars {
  enum Presentation {
    case unspecified
    case text
    case emoji
  }

  /// Every scalar of the cluster.
  private(set) var all: [UInt32] = []
  /// Those that are not default-ignorable: only they choose a font.
  private(set) var visible: [UInt32] = []
  private(set) var presentation = Presentation.unspecified

  /// The only scalar of a cluster that has one.
  var single: UInt32? { all.count == 1 ? all[0] : nil }

  /// Reads the scalars of well-formed UTF-8.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    all.removeAll(keepingCapacity: true)
    visible.removeAll(keepingCapacity: true)
    presentation = .unspecified
    var index = range.lowerBound
    while index < range.upperBound { add(decodeScalar(bytes, &index)) }
  }

  private mutating func add(_ scalar: UInt32) {
    let properties = ScalarProperties.of(scalar)
    switch scalar {
    case 0xFE0F: if !all.isEmpty { presentation = .emoji }
    case 0xFE0E: if !all.isEmpty { presentation = .text }
    case 0x20E3: if let base = all.first, isKeycapBase(base) { presentation = .emoji }
    default:
      let isJoined = all.last == 0x200D && properties.isPictographic
      let isModifier = !all.isEmpty && properties.isEmojiModifier
      if isJoined || isModifier || all.isEmpty && properties.hasEmojiPresentation { presentation = .emoji }
    }
    all.append(scalar)
    if !properties.isDefaultIgnorable { visible.append(scalar) }
  }

  private func isKeycapBase(_ scalar: UInt32) -> Bool {
    scalar == 0x23 || scalar == 0x2A || (0x30...0x39).contains(scalar)
  }
}

/// Decodes the scalar at `index` of well-formed UTF-8 and moves on.
@inline(__always)
func decodeScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
  let lead = UInt32(bytes[index])
  let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  var scalar = length == 1 ? lead : lead & (0x7F >> UInt32(length))
  for next in 1..<max(length, 1) { scalar = scalar << 6 | UInt32(bytes[index + next]) & 0x3F }
  index += length
  return scalar
}
