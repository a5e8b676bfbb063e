// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A unit is what HarfBuzz shapes in one call: neighbouring stretches of one face, level, script, language and feature
// list, whatever else their styles say, so that kerning and ligatures survive a change of kern or baseline.

internal import FontFaces
internal import TextAnalysis

/// Stretches shaped as one.
struct ShapingUnit {
  /// Indices into the stretches.
  var stretches: Range<Int>
  /// Byte offsets.
  var start: Int
  var end: Int
}

extension ShapingStyle {
  /// Whether text in both styles may be shaped as one, given one face.
  func joins(_ other: ShapingStyle) -> Bool {
    guard let sizeGroup, sizeGroup == other.sizeGroup else { return false }
    return features == other.features && language == other.language
  }
}

extension Sequence where Element == Stretch {
  /// Calls `body` with each unit, in order.
  func forEachUnit(items: [TextItem], styles: [ShapingStyle], _ body: (ShapingUnit) -> Void) {
    var unit: ShapingUnit?
    var last: Stretch?
    for (index, stretch) in enumerated() {
      if let last, var known = unit, last.joins(stretch, items: items, styles: styles) {
        (known.stretches, known.end) = (known.stretches.lowerBound..<index + 1, stretch.end)
        unit = known
      } else {
        if let unit { body(unit) }
        unit = ShapingUnit(stretches: index..<index + 1, start: stretch.start, end: stretch.end)
      }
      last = stretch
    }
    if let unit { body(unit) }
  }
}

extension Stretch {
  fileprivate func joins(_ next: Stretch, items: [TextItem], styles: [ShapingStyle]) -> Bool {
    guard kind == .glyphs, next.kind == .glyphs, face == next.face, item != next.item else { return false }
    let (here, there) = (items[item], items[next.item])
    guard here.level == there.level, here.script == there.script else { return false }
    return here.style == there.style || styles[Int(here.style)].joins(styles[Int(there.style)])
  }
}
