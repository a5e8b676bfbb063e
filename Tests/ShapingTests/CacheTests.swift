// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Law 6 of DESIGN: the cache, the thread and the order of questions change nothing, bit for bit.

import FontFaces
import Testing

@testable import Shaping

@Suite struct `The cache changes nothing` {
  #if DEBUG
    private static let count = 20
  #else
    private static let count = 400
  #endif

  @Test(arguments: ScriptSample.all.indices)
  func `With and without it a text is the same, cold and warm`(sample: Int) throws {
    let sample = ScriptSample.all[sample]
    var generator = SeededGenerator(seed: UInt64(sample.letters[0].upperBound))
    let faces = try sample.fonts.map(BundledFonts.face)
    let cache = ShapeCache()
    let texts = (0..<Self.count).map { _ in sample.text(&generator) }
    for face in faces {
      for text in texts {
        let plain = shape(text, [face])
        for pass in ["cold", "warm"] {
          let difference = plain.firstDifference(to: shape(text, [face], cache: cache))
          #expect(difference == nil, "\(pass): \(face.source) \(text.debugDescription)")
        }
      }
    }
  }

  @Test func `A cache holds no more than it may`() throws {
    let cache = ShapeCache(byteLimit: 64 << 10)
    let face = try BundledFonts.face("NotoSans/NotoSans-Regular.ttf")
    for number in 0..<5_000 { _ = shape("word\(number)", [face], cache: cache) }
    #expect(cache.byteCount <= 80 << 10)  // A part may pass its share by one piece before it turns over.
    #expect(cache.byteCount > 16 << 10)
  }

  @Test func `Keys that look alike are told apart`() throws {
    let cache = ShapeCache()
    let regular = try BundledFonts.face("NotoSans/NotoSans-Regular.ttf")
    let bold = try BundledFonts.face("NotoSans/NotoSans-Bold.ttf")
    let kernOff = [FontFeature(tag: 0x6B65_726E, value: 0)]
    let plain = shape("AVATAR To", [regular], cache: cache).runs[0].units
    #expect(shape("AVATAR To", [bold], cache: cache).runs[0].units != plain)
    #expect(shape("AVATAR To", [regular], features: kernOff, cache: cache).runs[0].units > plain)
    #expect(shape("AVATAR To", [regular], cache: cache).runs[0].units == plain)
  }
}

extension ShapedText {
  /// What is not the same in another text, in words; nil if all that was computed is.
  func firstDifference(to other: ShapedText) -> String? {
    if runs != other.runs { return "runs" }
    if let byte = prefix.indices.first(where: { prefix[$0] != other.prefix[$0] }) { return "sum before byte \(byte)" }
    if let byte = safety.indices.first(where: { safety[$0] != other.safety[$0] }) {
      return "edge before byte \(byte): \(safety[byte].rawValue), \(other.safety[byte].rawValue)"
    }
    if candidates != other.candidates { return "candidates" }
    if largestCorrectionInEms != other.largestCorrectionInEms { return "largest correction" }
    return missing == other.missing ? nil : "missing scalars"
  }
}
