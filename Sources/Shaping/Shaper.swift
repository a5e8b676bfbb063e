// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Text in, shaped text out: items to stretches of one face, stretches to units that are shaped as one, units to runs,
// prefix sums and edges, edges to break candidates (DESIGN 3, room 4).

package import TextAnalysis

/// Shapes texts; a value without state, so any thread may use it.
package struct Shaper: Sendable {
  package init() {}

  /// Shapes an analysed text, once for every width and size.
  ///
  /// `bytes` is well-formed UTF-8, the text `analysis` was made from; `styles` are those its items number. Empty text
  /// has no runs. The cache changes how long this takes, never the answer.
  /// - Complexity: O(bytes) calls into HarfBuzz's work, and the shaping of a word for each opportunity that is not safe.
  package func shape(
    bytes: [UInt8], analysis: AnalyzedText, styles: [ShapingStyle], cache: ShapeCache? = nil
  ) -> ShapedText {
    bytes.withUnsafeBufferPointer { text in
      FlagBits.withBytes(of: analysis.flags) { flags in
        var builder = TextBuilder(text: text, flags: flags, analysis: analysis, styles: styles, cache: cache)
        builder.shapeUnits()
        return builder.finish(bytes: bytes)
      }
    }
  }
}
