// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// All bundled fonts x the corpus's 2,000 UI strings, against hb-shape itself where it is installed (every string in a
// release build, one in twenty in a debug build). Strings of several scripts are asked item by item.

import FontFaces
import Foundation
import TestSupport
import Testing
import TextAnalysis
import UnicodeTables

@testable import Shaping

@Suite(.enabled(if: HarfBuzzTool.isInstalled)) struct `Shaping matches hb-shape` {
  #if DEBUG
    private static let step = 20
  #else
    private static let step = 1
  #endif

  @Test(arguments: BundledFonts.all)
  func `Glyphs, clusters and advances of real strings`(font: String) throws {
    let face = try FontFace(path: Repository.path(font))
    let style = ShapingStyle(cascade: FontCascade(faces: [face]))
    for (kind, texts) in try ItemText.ofCorpus(step: Self.step) {
      let expected = try HarfBuzzTool.rows(of: texts, font: font, kind: kind)
      try #require(expected.count == texts.count)
      for (text, row) in zip(texts, expected) {
        let made = HandmadeAnalysis("", text, "", script: kind.script, isRightToLeft: kind.isRightToLeft)
        let shaped = Shaper().shape(bytes: made.bytes, analysis: made.analysis, styles: [style])
        #expect(shaped.row(of: made.part) == row, "\(font) \(text.debugDescription)")
      }
    }
  }
}

/// What hb-shape is told of a text.
struct ItemText: Hashable {
  var script: String
  var isRightToLeft: Bool

  /// The items of the corpus's UI strings by kind, each text once.
  static func ofCorpus(step: Int) throws -> [ItemText: [String]] {
    var texts: [ItemText: Set<String>] = [:]
    for language in Corpus.languages {
      for (number, string) in try Corpus.uiStrings(language).enumerated() where number % step == 0 {
        let made = HandmadeAnalysis(string)
        for item in made.analysis.items {
          let bytes = made.bytes[Int(item.start)..<Int(item.end)]
          let kind = ItemText(script: item.script.tagName, isRightToLeft: item.level == 1)
          texts[kind, default: []].insert(String(decoding: bytes, as: UTF8.self))
        }
      }
    }
    return texts.mapValues { $0.sorted() }
  }
}

enum HarfBuzzTool {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/hb-shape")

  private struct Glyph: Decodable {
    var g: UInt32
    var cl: Int
    var ax: Int
  }

  /// One row a text, in the form of `ShapedText.row`.
  static func rows(of texts: [String], font: String, kind: ItemText) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/hb-shape")
    process.environment = ["LC_ALL": "C.UTF-8"]  // Or the locale's language would be taken.
    process.arguments = [
      "--no-glyph-names", "--utf8-clusters", "--output-format=json", "--script=\(kind.script)",
      "--direction=\(kind.isRightToLeft ? "RTL" : "LTR")", "--text-file=-", Repository.path(font),
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let bytes = Data(texts.joined(separator: "\n").utf8)
    Thread.detachNewThread {  // A full pipe must not stop both sides.
      try? input.fileHandleForWriting.write(contentsOf: bytes)
      try? input.fileHandleForWriting.close()
    }
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONDecoder().decode([Glyph].self, from: line).map { "\($0.g)@\($0.cl)+\($0.ax)" }.joined(separator: " ")
    }
  }
}
