// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The yardstick: hb_shape and nothing else, in this process, over the very runs and faces that Copyfit shapes.

import CHarfBuzz
import FontFaces
import Shaping
import TextAnalysis
import UnicodeTables

/// The runs of one text, ready to be shaped.
struct RawText {
  struct Run {
    var start: UInt32
    var length: Int32
    var face: FontFace
    var script: UInt32
    var direction: hb_direction_t
    var language: hb_language_t?
  }

  let bytes: [UInt8]
  let runs: [Run]

  init(_ text: ShapedText) {
    bytes = text.bytes
    var runs: [Run] = []
    for run in text.runs where run.kind == .glyphs && run.start == run.shapedStart {
      let language = text.styles[Int(run.style)].language
      let item = text.analysis.items.last { $0.start <= run.start }
      runs.append(
        Run(
          start: UInt32(run.shapedStart), length: run.shapedEnd - run.shapedStart, face: text.faces[Int(run.face)],
          script: item?.script.tag ?? 0, direction: run.level & 1 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL,
          language: language.isEmpty ? nil : hb_language_from_string(language, -1)))
    }
    self.runs = runs
  }
}

/// One buffer, used again for each run as a plain C pipeline would.
struct RawShaper: ~Copyable {
  private let buffer: OpaquePointer

  /// - Parameter tellsEdges: Ask HarfBuzz for both kinds of unsafe edge and monotone clusters, as Copyfit must.
  init(tellsEdges: Bool) {
    buffer = hb_buffer_create()!  // Never null: out of memory yields HarfBuzz's inert buffer.
    guard tellsEdges else { return }
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit { hb_buffer_destroy(buffer) }

  func shape(_ text: RawText) {
    text.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        for run in text.runs {
          hb_buffer_clear_contents(buffer)
          hb_buffer_add_utf8(buffer, bytes.baseAddress, Int32(bytes.count), run.start, run.length)
          hb_buffer_set_direction(buffer, run.direction)
          hb_buffer_set_script(buffer, hb_script_t(run.script))
          hb_buffer_set_language(buffer, run.language)
          hb_shape(run.face.hbFont, buffer, nil, 0)
        }
      }
    }
  }
}
