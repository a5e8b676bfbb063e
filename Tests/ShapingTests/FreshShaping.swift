// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The truth of law 5, asked from HarfBuzz directly: a part of a run shaped alone, the text around it as context.

import CHarfBuzz
import FontFaces
import TextAnalysis
import UnicodeTables

@testable import Shaping

enum FreshShaping {
  /// The advances' sum of bytes `range`, shaped alone in the settings of the run that holds them.
  static func units(of range: Range<Int>, in run: GlyphRun, of text: ShapedText) -> Int {
    guard run.kind == .glyphs, !range.isEmpty else { return 0 }
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    text.bytes.withUnsafeBytes {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    let style = text.styles[Int(run.style)]
    let item = text.analysis.items.last { $0.start <= run.start }
    hb_buffer_set_direction(buffer, run.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(item?.script.tag ?? 0))
    hb_buffer_set_language(buffer, style.language.isEmpty ? nil : hb_language_from_string(style.language, -1))
    let features = style.features.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: .max) }
    hb_shape(text.faces[Int(run.face)].hbFont, buffer, features, UInt32(features.count))
    var length: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &length)
    return UnsafeBufferPointer(start: positions, count: Int(length)).reduce(0) { $0 + Int($1.x_advance) }
  }

  /// The width in font units of a line: each run's part shaped alone, neighbours shaped as one taken as one.
  static func width(of line: Range<Int>, in text: ShapedText) -> Int {
    var (sum, shaped) = (0, -1)
    for run in text.runs where Int(run.start) < line.upperBound && Int(run.end) > line.lowerBound {
      guard Int(run.shapedStart) != shaped else { continue }
      shaped = Int(run.shapedStart)
      sum += units(of: line.clamped(to: shaped..<Int(run.shapedEnd)), in: run, of: text)
    }
    return sum
  }
}

extension ShapedText {
  /// The width in font units of a line as a layout computes it: prefix sums and one correction.
  func width(of line: Range<Int>) -> Int {
    guard !line.isEmpty else { return 0 }
    let (start, end) = (Int32(line.lowerBound), Int32(line.upperBound))
    let first = run(holding: start, from: 0)
    let last = run(holding: end - 1, from: first)
    var sum = -Int(prefix[line.lowerBound])
    for run in runs[Int(first)..<Int(last)] { sum += Int(run.units) }
    let tail = runs[Int(last)]
    sum += Int(tail.end == end ? tail.units : prefix[line.upperBound])
    let edges = correction(from: start, firstRun: first, to: end, lastRun: last)
    return sum + Int(edges.start) + Int(edges.end)
  }
}
