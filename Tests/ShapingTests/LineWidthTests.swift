// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Law 5 of DESIGN: what is measured is what would be drawn. Every line between two cluster edges is asked, and shaped
// anew by HarfBuzz.

import FontFaces
import Testing
import TextAnalysis

@testable import Shaping

@Suite struct `A line is as wide as if it were shaped alone` {
  #if DEBUG
    private static let count = 1_000
  #else
    private static let count = 20_000
  #endif

  @Test(arguments: ScriptSample.all.indices)
  func `Random lines of every script and font, exactly`(sample: Int) throws {
    let sample = ScriptSample.all[sample]
    var generator = SeededGenerator(seed: UInt64(sample.letters[0].lowerBound))
    let cache = ShapeCache()
    let faces = try sample.fonts.map(BundledFonts.face)
    for _ in 0..<Self.count / ScriptSample.all.count + 1 {
      let text = sample.text(&generator)
      let face = try #require(faces.randomElement(using: &generator))
      let shaped = shape(text, [face], cache: Bool.random(using: &generator) ? cache : nil)
      let edges = shaped.analysis.flags.indices.filter { shaped.analysis.flags[$0].contains(.clusterEdge) }
      let start = try #require(edges.dropLast().randomElement(using: &generator))
      let end = try #require(edges.filter { $0 > start }.randomElement(using: &generator))
      let fresh = FreshShaping.width(of: start..<end, in: shaped)
      #expect(shaped.width(of: start..<end) == fresh, "\(face.source) \(text.debugDescription) \(start)..<\(end)")
    }
  }
}
