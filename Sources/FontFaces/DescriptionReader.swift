// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Names and style from the tables name, OS/2, head and fvar. OpenType 1.9, "Recommendations for naming": name IDs 16
// and 17 where present, else 1 and 2.

internal import CHarfBuzz

/// Reads a face's description from its tables.
struct DescriptionReader {
  let tables: FaceTables

  func description() -> FontDescription {
    let legacy = name(1) ?? "Unnamed"
    let family = name(16) ?? legacy
    let axis = FontAxis.all(of: tables.hbFace).first { $0.tag == "wght" }
    return FontDescription(
      family: family, styleName: name(17) ?? name(2) ?? "Regular", postScriptName: name(6) ?? "",
      legacyFamily: legacy, weight: weight, weightRange: axis.map { Int($0.minimum)...Int($0.maximum) },
      width: width, isItalic: isItalic, isColor: isColor(family))
  }

  /// The English name, or the font's first in any language; nil if absent or empty.
  private func name(_ id: UInt32) -> String? {
    let english = hb_language_from_string("en", -1)
    return name(id, language: english) ?? firstLanguage(of: id).flatMap { name(id, language: $0) }
  }

  private func name(_ id: UInt32, language: hb_language_t?) -> String? {
    var length = hb_ot_name_get_utf8(tables.hbFace, id, language, nil, nil)
    guard length > 0 else { return nil }
    length += 1  // For the NUL.
    var text = [CChar](repeating: 0, count: Int(length))
    hb_ot_name_get_utf8(tables.hbFace, id, language, &length, &text)
    return String(decoding: text.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func firstLanguage(of id: UInt32) -> hb_language_t? {
    var count: UInt32 = 0
    let entries = hb_ot_name_list_names(tables.hbFace, &count)
    return UnsafeBufferPointer(start: entries, count: Int(count)).first { $0.name_id == id }?.language
  }

  private var weight: Int {
    let stored = tables.table("OS/2") { Int($0.u16(at: 4) ?? 0) }
    if stored > 0 { return min(stored, 1000) }
    return macStyle & 1 != 0 ? 700 : 400
  }

  private var width: Int {
    let stored = tables.table("OS/2") { Int($0.u16(at: 6) ?? 0) }
    return (1...9).contains(stored) ? stored : 5
  }

  private var isItalic: Bool {
    let italicOrOblique: UInt16 = 1 << 0 | 1 << 9  // OS/2 fsSelection.
    return tables.table("OS/2") { ($0.u16(at: 62) ?? 0) & italicOrOblique != 0 } || macStyle & 2 != 0
  }

  private var macStyle: UInt16 { tables.table("head") { $0.u16(at: 44) ?? 0 } }

  /// The bundled emoji face has lost its bitmaps, so its family's name counts as well.
  private func isColor(_ family: String) -> Bool {
    ["CBDT", "COLR", "sbix", "SVG "].contains { tables.hasTable($0) } || family.hasSuffix("Color Emoji")
  }
}
