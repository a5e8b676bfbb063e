// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A test font's tables put together as a font file. OpenType 1.9, "Organization of an OpenType font".

internal import Copyfit

/// Writes the font file of a test font.
struct SfntWriter {
  let font: TestFont
  let map: TestGlyphs

  /// Glyphs in the file: HarfBuzz trusts a stretch of scalars only as far as glyph numbers could go on, so empty ones
  /// follow, and stretches are cut to ``longestStretch``.
  static let padding = 2048
  static let longestStretch: UInt32 = 2000
  var glyphCount: Int { map.glyphs.count + 1 + Self.padding }
  static let mostGlyphs = 65_535 - padding - 1

  init(_ font: TestFont) {
    self.font = font
    map = TestGlyphs(font)
  }

  /// The whole file, the same bytes each time.
  func file() -> [UInt8] {
    let tables = tables.map { (tag: $0.0, bytes: $0.1) }.sorted { $0.tag < $1.tag }
    var directory = BigEndianBytes()
    // searchRange, entrySelector and rangeShift are for binary search over the records.
    let power = (0...15).last { 1 << $0 <= tables.count } ?? 0
    let range = 16 << power
    directory.append(long: 0x0001_0000)
    directory.append(UInt16(tables.count), UInt16(range), UInt16(power), UInt16(tables.count * 16 - range))
    var body = BigEndianBytes()
    let start = 12 + 16 * tables.count
    var headOffset = 0
    for table in tables {
      if table.tag == "head" { headOffset = start + body.bytes.count }
      directory.append(tag: table.tag)
      directory.append(
        long: Self.checksum(table.bytes[...]), UInt32(start + body.bytes.count), UInt32(table.bytes.count))
      body.append(raw: table.bytes)
      body.pad()
    }
    return Self.adjusted(directory.bytes + body.bytes, head: headOffset)
  }

  /// OpenType 1.9, head.checkSumAdjustment: 0xB1B0AFBA less the sum of the whole file.
  private static func adjusted(_ file: [UInt8], head: Int) -> [UInt8] {
    var file = file
    var adjustment = BigEndianBytes()
    adjustment.append(long: 0xB1B0_AFBA &- checksum(file[...]))
    file.replaceSubrange(head + 8..<head + 12, with: adjustment.bytes)
    return file
  }

  /// The sum of a table's 32-bit words, zeros after its end.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0
    for (place, byte) in bytes.enumerated() { sum &+= UInt32(byte) << UInt32(24 - place % 4 * 8) }
    return sum
  }
}
