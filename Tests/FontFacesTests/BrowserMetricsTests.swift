// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Ascent, descent and the space's width against a browser's canvas, for the fonts and sizes of the oracle. The browser
// rounds ascent and descent to pixels and honours USE_TYPO_METRICS.

import FontFaces
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: OracleFolder.isPresent)) struct `Metrics are a browser's` {
  private struct Metrics: Decodable {
    struct Row: Decodable {
      let size: Double
      let canvas_ascent: Double
      let canvas_descent: Double
      let space: Double
    }
    let fonts: [String: [Row]]
  }

  private struct Origin: Decodable {
    let sha256: String
  }

  /// The browser's advances are 16.16 fixed-point numbers of a scaled font, so a space is off by less than this.
  private static let spaceTolerance = 0.001

  @Test func `Every font at every size`() throws {
    let recorded = try JSONDecoder().decode(
      Metrics.self, from: Data(contentsOf: URL(filePath: OracleFolder.file("oracle/chromium-font-metrics.json"))))
    let paths = try installedFonts()
    var compared = 0
    for (name, rows) in recorded.fonts {
      let path = try #require(paths[name], "\(name) is not installed as the oracle had it")
      let face = try FontFace(path: path, metricsPolicy: .useTypoMetrics)
      let space = Double(face.advance(of: try #require(face.glyph(for: 0x20))))
      for row in rows {
        let points: (Double) -> Double = { $0 * row.size / Double(face.unitsPerEm) }
        #expect(points(face.metrics.ascent).rounded() == row.canvas_ascent, "\(name) \(row.size)")
        #expect(points(face.metrics.descent).rounded() == row.canvas_descent, "\(name) \(row.size)")
        #expect(abs(points(space) - row.space) < Self.spaceTolerance, "\(name) \(row.size)")
        compared += 1
      }
    }
    #expect(compared == 629)
  }

  /// The oracle's fonts by file name, those whose bytes are the oracle's.
  private func installedFonts() throws -> [String: String] {
    let origins = try JSONDecoder().decode(
      [String: Origin].self, from: Data(contentsOf: URL(filePath: OracleFolder.file("oracle/fonts.json"))))
    let installed = try SystemFonts.entries().map { try $0.face().source.split(separator: "#")[0] }
    var paths: [String: String] = [:]
    for path in Set(installed.map(String.init)) + [TestFonts.square] {
      let name = String(path.split(separator: "/").last ?? "")
      guard let origin = origins[name], try sha256(path) == origin.sha256 else { continue }
      paths[name] = path
    }
    return paths
  }

  private func sha256(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output.prefix(64), as: UTF8.self)
  }
}

@Suite(.enabled(if: OracleFolder.isPresent)) struct `System fonts come by fontconfig` {
  /// fontconfig reads the tables with code of its own, so its description is a check on ours.
  @Test func `Each listed face opens and is what the list says`() throws {
    let entries = try SystemFonts.entries()
    #expect(!entries.isEmpty)
    for entry in entries {
      let (listed, read) = (entry.description, try entry.face().description)
      #expect([listed.family, listed.postScriptName] == [read.family, read.postScriptName])
      #expect(listed.weight == read.weight)
      #expect(listed.width == read.width)
      #expect(listed.isItalic == read.isItalic)
      #expect(listed.isColor == read.isColor)
    }
  }

  @Test func `A generic family is matched by an installed one`() throws {
    let families = try SystemFonts.entries().map(\.description.family)
    #expect(families.contains(try SystemFonts.family(matching: "sans-serif")))
  }
}
