// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The stretches of the way that are timed apart (DESIGN section 3). One pass is every string of a set once.

import Copyfit
import LineLayout
import Shaping
import TextAnalysis

/// A named piece of work on a set of texts.
struct Phase {
  let name: String
  let note: String
  /// How often a pass is run for one sample: short work needs more than one.
  let repeats: Int
  /// Builds a pass; what it needs is made here, outside the clock. The number counts the passes.
  let pass: (Fixture) -> (Int) -> Void

  static var all: [Phase] { [raw, rawEdges] + rooms + facade }

  static var raw: Phase {
    Phase(name: "hb_shape", note: "the yardstick: HarfBuzz alone", repeats: 1) { fixture in
      let shaper = RawShaper(tellsEdges: false)
      return { _ in for text in fixture.raw { shaper.shape(text) } }
    }
  }

  static var rawEdges: Phase {
    Phase(name: "hb_shape-edges", note: "HarfBuzz alone, told to mark unsafe edges", repeats: 1) { fixture in
      let shaper = RawShaper(tellsEdges: true)
      return { _ in for text in fixture.raw { shaper.shape(text) } }
    }
  }

  static var rooms: [Phase] {
    [
      Phase(name: "analyse", note: "paragraphs, breaks, clusters, levels, scripts, items", repeats: 4) { fixture in
        let bytes = fixture.shaped.map(\.bytes)
        let request = fixture.request
        var analyzer = TextAnalyzer()
        return { _ in for text in bytes { text.withUnsafeBufferPointer { consume(analyzer.analyze($0, request)) } } }
      },
      Phase(name: "shape", note: "fallback, HarfBuzz, sums, candidates, corrections", repeats: 1) { fixture in
        let texts = fixture.shaped
        let shaper = Shaper()
        return { _ in
          for text in texts { consume(shaper.shape(bytes: text.bytes, analysis: text.analysis, styles: text.styles)) }
        }
      },
      Phase(name: "index", note: "what breaking reads, made from a shaped text", repeats: 4) { fixture in
        let inputs = fixture.prepared.map(\.input)
        return { _ in for input in inputs { consume(LayoutInput(text: input.text, metrics: input.metrics)) } }
      },
      Phase(name: "break", note: "lines and their heights in a new width, by the room", repeats: 64) { fixture in
        let inputs = fixture.prepared.map(\.input)
        return { pass in
          var options = LayoutOptions()
          options.width = fixture.set.widths[pass & 7]
          for input in inputs { consume(input.size(options)) }
        }
      },
    ]
  }
}
