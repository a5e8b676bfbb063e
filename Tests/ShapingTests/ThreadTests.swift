// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The same texts on one thread and on eight, with one cache: the same answers (law 7).

import FontFaces
import Synchronization
import TestSupport
import Testing

@testable import Shaping

@Suite struct `Threads share faces and a cache` {
  @Test func `10,000 texts have the same widths on one thread and on eight`() async throws {
    let faces = try [
      "Inter/Inter-Regular.otf", "NotoSans/NotoSansArabic-Regular.ttf", "NotoSans/NotoSansDevanagari-Regular.ttf",
      "NotoSansCJK/NotoSansCJK-Regular.otf", "NotoColorEmoji/NotoColorEmoji.ttf",
    ].map(BundledFonts.face)
    let strings = try Corpus.languages.flatMap(Corpus.uiStrings)
    let texts = (0..<10_000).map { strings[$0 % strings.count] }
    let cache = ShapeCache(byteLimit: 1 << 20)
    let alone = texts.map { total(shape($0, faces)) }
    let shared = await withTaskGroup(of: [(Int, Int)].self) { group in
      for thread in 0..<8 {
        group.addTask {
          stride(from: thread, to: texts.count, by: 8).map { ($0, total(shape(texts[$0], faces, cache: cache))) }
        }
      }
      return await group.reduce(into: Array(repeating: 0, count: texts.count)) { all, part in
        for (index, width) in part { all[index] = width }
      }
    }
    #expect(alone == shared)
  }

  @Test func `One text may be asked by many threads`() async throws {
    let face = try BundledFonts.face("LiberationSans/LiberationSans-Regular.ttf")
    let text = shape("AVAVAVAV Tomorrow y, LYRA WAVE ffi Te. " + String(repeating: "AVATAR", count: 30), [face])
    let count = text.bytes.count
    let widths = (0..<count).map { text.width(of: $0..<count) }
    await withTaskGroup(of: [Int].self) { group in
      let fresh = shape(String(decoding: text.bytes, as: UTF8.self), [face])
      for _ in 0..<8 { group.addTask { (0..<count).reversed().map { fresh.width(of: $0..<count) } } }
      for await part in group { #expect(part == widths.reversed()) }
    }
  }
}

private func total(_ text: ShapedText) -> Int { text.runs.reduce(0) { $0 + Int($1.units) } }
