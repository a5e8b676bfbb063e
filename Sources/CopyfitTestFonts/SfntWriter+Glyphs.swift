// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What maps scalars to glyphs, what the glyphs look like, and what keeps a shaper from adding to them.

internal import Copyfit

extension SfntWriter {
  /// Format 13: every scalar of a stretch maps to the same glyph. OpenType 1.9, cmap.
  var cmap: [UInt8] {
    let groups = map.mappings.flatMap { mapping in
      stride(from: mapping.scalars.lowerBound, through: mapping.scalars.upperBound, by: Int(Self.longestStretch)).map {
        (first: $0, last: min(mapping.scalars.upperBound, $0 + Self.longestStretch - 1), glyph: mapping.glyph)
      }
    }
    var table = BigEndianBytes()
    table.append(0, 1, 3, 10)  // One table: Windows, all of Unicode.
    table.append(long: 12)
    table.append(13, 0)
    table.append(long: UInt32(16 + 12 * groups.count), 0, UInt32(groups.count))
    for group in groups { table.append(long: group.first, group.last, UInt32(group.glyph)) }
    return table.bytes
  }

  /// Arabic's joining forms, with nothing in them. Without them HarfBuzz joins by the presentation forms it finds in the
  /// font, and since all map to one glyph a word would melt into one.
  var gsub: [UInt8] {
    let forms = ["fina", "init", "isol", "medi"]
    var table = BigEndianBytes()
    table.append(1, 0, 10, 36, 66)  // Version; offsets of scripts, features, lookups.
    table.append(1)
    table.append(tag: "arab")
    table.append(8, 4, 0)  // The script; its only language system, 4 bytes on.
    table.append(0, 0xFFFF, 4, 0, 1, 2, 3)
    table.append(4)
    for form in forms {
      table.append(tag: form)
      table.append(2 + 6 * 4)
    }
    table.append(0, 0)  // The feature that all four share: no parameters, no lookups.
    table.append(0)  // No lookups.
    return table.bytes
  }

  /// The box of a glyph, from the baseline to the height of capitals, 1/20 em in from either side; nil for blanks.
  func box(_ glyph: Int) -> (left: Int, right: Int, top: Int)? {
    if glyph > 0 && map.glyphs[glyph - 1].isBlank { return nil }
    let advance = glyph == 0 ? font.defaultAdvance ?? font.unitsPerEm : map.glyphs[glyph - 1].advance
    let bearing = font.unitsPerEm / 20
    let right = min(advance - bearing, Int(Int16.max))
    return right > bearing && font.capHeight > 0 ? (bearing, right, font.capHeight) : nil
  }

  private var outlines: [[UInt8]] { (0...map.glyphs.count).map { box($0).map(Self.outline) ?? [] } }

  var glyf: [UInt8] {
    let bytes = outlines.flatMap { $0 }
    return bytes.isEmpty ? [0] : bytes  // FreeType takes an empty table for a missing one.
  }

  var loca: [UInt8] {
    var table = BigEndianBytes()
    var offset: UInt32 = 0
    for outline in outlines {
      table.append(long: offset)
      offset += UInt32(outline.count)
    }
    for _ in 0...Self.padding { table.append(long: offset) }
    return table.bytes
  }

  /// One contour of four points on the curve. OpenType 1.9, glyf, "Simple glyph description".
  private static func outline(_ box: (left: Int, right: Int, top: Int)) -> [UInt8] {
    let width = box.right - box.left
    var glyph = BigEndianBytes()
    glyph.append(signed: 1, box.left, 0, box.right, box.top)
    glyph.append(3, 0)  // The last point, no instructions.
    glyph.append(raw: [1, 1, 1, 1])
    glyph.append(signed: box.left, 0, width, 0)  // Each from the one before: clockwise from the lower left.
    glyph.append(signed: 0, box.top, 0, -box.top)
    glyph.pad()
    return glyph.bytes
  }
}
