// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The room's one door to hb_shape: sets what a stretch is shaped with, and lends the glyphs in logical order.
// Every width in Copyfit comes from here, so a fresh shaping and the prepared one cannot differ in their settings.

internal import CHarfBuzz
internal import FontFaces

/// What a stretch of text is shaped with, beside its bytes.
struct ShapingSetup: Sendable {
  let face: FontFace
  /// ISO 15924, an `hb_script_t`.
  let script: UInt32
  let isRightToLeft: Bool
  /// Of HarfBuzz's interned language, which stays for the life of the process; 0 for none.
  let languageAddress: UInt
  private let features: [hb_feature_t]

  private static let kern: UInt32 = 0x6B65_726E

  init(face: FontFace, style: ShapingStyle, script: UInt32, isRightToLeft: Bool) {
    (self.face, self.script, self.isRightToLeft) = (face, script, isRightToLeft)
    // What a style asks for stands behind, and so wins.
    let own = face.overrides.keepsKerning ? [] : [FontFeature(tag: Self.kern, value: 0)]
    features = (own + style.features).map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)  // HB_FEATURE_GLOBAL_START, _END.
    }
    let language = style.language.isEmpty ? nil : hb_language_from_string(style.language, -1)
    languageAddress = UInt(bitPattern: language)
  }
}

/// Owns one HarfBuzz buffer and lends its glyphs, so none can outlive its stretch.
struct ShapingBuffer: ~Copyable {
  private let handle = BufferPool.take()

  /// A longer stretch gets a buffer of its own, so that those that are kept stay small.
  private static let longest = 4_096

  deinit { BufferPool.giveBack(handle) }

  /// Shapes bytes `item` of `text`, whose rest is context (HarfBuzz looks at five scalars on each side); `read` gets
  /// the glyphs, their clusters counted from the start of `text`. Whether pieces may be joined is told only where it
  /// is asked for: that costs up to a sixth of the shaping.
  @inline(__always)
  func shape<Result>(
    _ item: Range<Int>, of text: UnsafeBufferPointer<UInt8>, with setup: borrowing ShapingSetup,
    asksForJoints: Bool = false, read: (ShapedGlyphs) -> Result
  ) -> Result {
    let isLong = item.count > Self.longest
    let buffer = isLong ? BufferPool.make() : handle
    defer { if isLong { hb_buffer_destroy(buffer) } }
    hb_buffer_set_flags(
      buffer, asksForJoints ? HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT : HB_BUFFER_FLAG_DEFAULT)
    setup.shape(item, of: text, in: buffer)
    return read(ShapedGlyphs(of: buffer, isReversed: setup.isRightToLeft))
  }
}

extension ShapingSetup {
  fileprivate borrowing func shape(_ item: Range<Int>, of text: UnsafeBufferPointer<UInt8>, in buffer: OpaquePointer) {
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), UInt32(item.lowerBound), Int32(item.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(script))
    hb_buffer_set_language(buffer, hb_language_t(bitPattern: languageAddress))
    hb_shape(face.hbFont, buffer, features, UInt32(features.count))
  }
}

/// The glyphs of one shaping, counted in logical order; valid only while they are lent.
struct ShapedGlyphs {
  let count: Int
  private let infos: UnsafeMutablePointer<hb_glyph_info_t>?
  private let positions: UnsafeMutablePointer<hb_glyph_position_t>?
  private let first: Int
  private let step: Int

  fileprivate init(of buffer: OpaquePointer, isReversed: Bool) {
    var length: UInt32 = 0
    infos = hb_buffer_get_glyph_infos(buffer, &length)
    positions = hb_buffer_get_glyph_positions(buffer, nil)
    count = Int(length)
    (first, step) = isReversed ? (count - 1, -1) : (0, 1)
  }

  @inline(__always)
  private func place(_ index: Int) -> Int { first + step * index }

  // The pointers are null only where count is 0, and then nothing is asked.
  @inline(__always)
  func cluster(_ index: Int) -> Int { Int(infos.unsafelyUnwrapped[place(index)].cluster) }
  @inline(__always)
  func advance(_ index: Int) -> Int { Int(positions.unsafelyUnwrapped[place(index)].x_advance) }
  @inline(__always)
  func glyph(_ index: Int) -> UInt32 { infos.unsafelyUnwrapped[place(index)].codepoint }
  func offset(_ index: Int) -> (x: Int32, y: Int32) {
    let position = positions.unsafelyUnwrapped[place(index)]
    return (position.x_offset, position.y_offset)
  }

  /// The glyph's flags as an edge before its cluster.
  @inline(__always)
  func safety(_ index: Int) -> EdgeSafety {
    // HB_GLYPH_FLAG_UNSAFE_TO_BREAK is 1, _UNSAFE_TO_CONCAT 2.
    EdgeSafety(rawValue: UInt8(truncatingIfNeeded: infos.unsafelyUnwrapped[place(index)].mask & 3) << 1)
  }
}
