// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The tables that measuring and drawing read, field by field in OpenType 1.9's order.

internal import Copyfit

extension SfntWriter {
  var tables: [(String, [UInt8])] {
    [
      ("OS/2", os2), ("GSUB", gsub), ("cmap", cmap), ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
      ("loca", loca), ("maxp", maxp), ("name", name), ("post", post),
    ]
  }

  private var advances: [Int] { [font.defaultAdvance ?? font.unitsPerEm] + map.glyphs.map(\.advance) }
  private var isBold: Bool { font.weight >= .bold }

  private var head: [UInt8] {
    var table = BigEndianBytes()
    table.append(long: 0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5)  // Version, revision, adjustment, magic number.
    table.append(0b11, UInt16(font.unitsPerEm))  // Baseline at 0, left bearing at 0.
    table.append(long: 0, 3_786_912_000, 0, 3_786_912_000)  // Made and changed: 2024-01-01.
    table.append(signed: 0, -font.descent, advances.max() ?? 0, font.ascent)
    table.append((isBold ? 1 : 0) | (font.isItalic ? 2 : 0), 8)  // macStyle, smallest size.
    table.append(signed: 2, 1, 0)  // Direction hint, long offsets in loca, glyph data format.
    return table.bytes
  }

  private var hhea: [UInt8] {
    var table = BigEndianBytes()
    table.append(1, 0)
    table.append(signed: font.ascent, -font.descent, font.lineGap)
    table.append(UInt16(advances.max() ?? 0))
    table.append(signed: 0, 0, advances.max() ?? 0, 1, 0, 0, 0, 0, 0, 0, 0)
    table.append(UInt16(advances.count))  // numberOfHMetrics: the padding glyphs share the last advance.
    return table.bytes
  }

  private var hmtx: [UInt8] {
    var table = BigEndianBytes()
    for (glyph, advance) in advances.enumerated() {
      table.append(UInt16(advance), UInt16(box(glyph)?.left ?? 0))
    }
    table.append(raw: [UInt8](repeating: 0, count: 2 * Self.padding))
    return table.bytes
  }

  private var maxp: [UInt8] {
    var table = BigEndianBytes()
    table.append(long: 0x0001_0000)
    table.append(UInt16(glyphCount), 4, 1, 0, 0, 2)  // Points and contours of a box; two zones.
    table.append(0, 0, 0, 0, 0, 0, 0, 0)
    return table.bytes
  }

  private var os2: [UInt8] {
    var table = BigEndianBytes()
    table.append(4)
    table.append(signed: (advances.max() ?? 0) / 2)
    table.append(UInt16(font.weight.value), 5, 0)  // usWeightClass, normal width, may be embedded.
    table.append(raw: [UInt8](repeating: 0, count: 22 + 10 + 16))  // Sub- and superscript, PANOSE, Unicode ranges.
    table.append(tag: "NONE")
    table.append(font.isItalic ? 1 : isBold ? 1 << 5 : 1 << 6, 0x20, 0xFFFF)  // fsSelection, first and last character.
    table.append(signed: font.ascent, -font.descent, font.lineGap)
    table.append(UInt16(clamping: font.ascent), UInt16(clamping: font.descent))
    table.append(long: 0, 0)  // Code pages.
    table.append(signed: font.xHeight, font.capHeight)
    table.append(0, 0x20, 1)  // Default and break character, context.
    return table.bytes
  }

  private var post: [UInt8] {
    var table = BigEndianBytes()
    table.append(long: 0x0003_0000, 0)  // No glyph names; upright.
    table.append(signed: -font.unitsPerEm / 10, font.unitsPerEm / 20)
    table.append(long: 0, 0, 0, 0, 0)
    return table.bytes
  }

  private var name: [UInt8] {
    let style = font.styleName
    let postScript = (font.family + "-" + style).unicodeScalars.filter {
      $0.isASCII && $0.properties.isAlphabetic || $0 == "-"
    }
    let texts: [(id: UInt16, text: String)] = [
      (1, font.family), (2, style), (3, "\(font.family) \(style) 1"), (4, "\(font.family) \(style)"),
      (5, "Version 1.0"), (6, String(String.UnicodeScalarView(postScript))),
    ]
    var (records, strings) = (BigEndianBytes(), BigEndianBytes())
    records.append(0, UInt16(texts.count), UInt16(6 + 12 * texts.count))
    for (id, text) in texts {
      // Windows, UTF-16, American English.
      records.append(3, 1, 0x409, id, UInt16(text.utf16.count * 2), UInt16(strings.bytes.count))
      for unit in text.utf16 { strings.append(unit) }
    }
    return records.bytes + strings.bytes
  }
}

extension TestFont {
  /// "Regular", "Bold Italic", "Semibold".
  var styleName: String {
    let weight = weight.description.prefix(1).uppercased() + weight.description.dropFirst()
    guard isItalic else { return weight }
    return self.weight == .regular ? "Italic" : weight + " Italic"
  }
}
