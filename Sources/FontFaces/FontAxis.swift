// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The axes of a variable font (OpenType 1.9, table fvar).

internal import CHarfBuzz

/// One axis of a variable font.
package struct FontAxis: Hashable, Sendable {
  /// Four characters, such as "wght" or "opsz".
  package let tag: String
  package let minimum: Double
  package let defaultValue: Double
  package let maximum: Double

  static func all(of face: OpaquePointer) -> [FontAxis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      FontAxis(
        tag: name(of: $0.tag), minimum: Double($0.min_value), defaultValue: Double($0.default_value),
        maximum: Double($0.max_value))
    }
  }

  private static func name(of tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// One axis at one value.
package struct FontVariation: Hashable, Sendable {
  package let tag: String
  package let value: Double

  package init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}
