// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Law 5 of DESIGN: what is measured is what would be drawn. Every line between two cluster edges is asked, and shaped
// anew by HarfBuzz.

import FontFaces
import Foundation
import TestSupport
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

  @Test(.enabled(if: SystemFonts.dejaVuSans != nil))
  func `Anne-Jo is 6,110 units up to its hyphen, 5,996 as a line`() throws {
    let path = try #require(SystemFonts.dejaVuSans)
    let text = shape("Anne-Jo", [try FontFace(path: path)])
    #expect(text.prefix[5] == 6_110)
    #expect(text.width(of: 0..<5) == 5_996)
    let hyphen = try #require(text.candidates.first { $0.offset == 5 })
    #expect(hyphen.endDelta == -114)
    #expect(text.largestCorrectionInEms == 114.0 / 2_048)
  }

  @Test func `The glyphs of a line add up to its width`() throws {
    let face = try BundledFonts.face("LiberationSans/LiberationSans-Regular.ttf")
    let text = shape("AVATAR To Wes. fifty-five", [face])
    for end in 1...text.bytes.count {
      let glyphs = text.glyphs(of: 0, in: 0..<Int32(end))
      #expect(glyphs.reduce(0) { $0 + Int($1.advance) } == text.width(of: 0..<end))
    }
  }

  @Test func `A sum past 2^29 starts a new run of the same unit`() throws {
    let face = try BundledFonts.face("NotoSans/NotoSans-Regular.ttf")
    let wide = try face.with(overrides: MetricOverrides(sizeAdjust: 100))
    let text = shape(String(repeating: "AV ", count: 6_000), [wide])
    #expect(text.runs.count > 1)
    #expect(text.runs.allSatisfy { $0.shapedStart == 0 && $0.shapedEnd == 18_000 })
    #expect(text.width(of: 0..<18_000) == FreshShaping.width(of: 0..<18_000, in: text))
    #expect(text.width(of: 1..<16_000) == FreshShaping.width(of: 1..<16_000, in: text))
  }
}

/// Fonts of the machine, for figures that the issue gives in them.
enum SystemFonts {
  /// DejaVu Sans, where oracles are tested and it is installed.
  static let dejaVuSans: String? = {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    return OracleFolder.isPresent && FileManager.default.fileExists(atPath: path) ? path : nil
  }()
}
