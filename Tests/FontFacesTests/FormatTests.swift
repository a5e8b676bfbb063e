// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Collections, packed formats, memory and files give the same faces.

import FontFaces
import Foundation
import TestSupport
import Testing

@Suite struct `A face is the same whatever it is wrapped in` {
  private let plain: FontFace

  init() throws { plain = try FontFace(path: TestFonts.labelOracle) }

  private func expectSame(_ face: FontFace) {
    #expect(face.metrics == plain.metrics)
    #expect(face.family == plain.family)
    #expect(face.coverage.count == plain.coverage.count)
    for glyph in 0..<UInt32(plain.glyphCount) {
      #expect(face.advance(of: glyph) == plain.advance(of: glyph))
      #expect(face.outline(of: glyph) == plain.outline(of: glyph))
    }
  }

  @Test func `Figures of the label font`() {
    #expect([plain.metrics.ascent, plain.metrics.descent] == [2_210, 514])
    #expect(plain.unitsPerEm == 2_048)
  }

  @Test func `WOFF`() throws {
    let packed = try SfntEditor(path: TestFonts.labelOracle).woff()
    expectSame(try FontFace(file: FontFile(bytes: packed, name: "label.woff")))
  }

  @Test func `WOFF2`() throws {
    expectSame(try FontFace(path: TestFonts.labelOracleWOFF2))
  }

  @Test func `Borrowed memory`() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: TestFonts.labelOracle)))
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    defer { memory.deallocate() }  // After the face, which lives in the call below.
    memory.copyBytes(from: bytes)
    expectSame(try FontFace(file: FontFile(staticBytes: UnsafeRawBufferPointer(memory), name: "embedded")))
  }

  @Test func `The second face of a collection`() throws {
    let label = try SfntEditor(path: TestFonts.labelOracle)
    let variable = try SfntEditor(path: TestFonts.variable)
    let file = try FontFile(bytes: SfntEditor.collection([variable, label]), name: "two.ttc")
    #expect(file.faceCount == 2)
    let first = try FontFace(file: file)
    #expect(first.family == "Copyfit Variable")
    #expect(first.source == "two.ttc#0")
    let second = try FontFace(file: file, index: 1)
    #expect(second.source == "two.ttc#1")
    expectSame(second)
    #expect(throws: FontError.faceIndexOutOfRange(source: "two.ttc", index: 2, count: 2)) {
      try FontFace(file: file, index: 2)
    }
  }

  @Test func `Eight threads read one face`() async throws {
    let face = try FontFace(path: Repository.path("Fonts/Inter/Inter-Regular.otf"))
    let sums = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<400 as Range<UInt32>).reduce(0) {
            $0 + Double(face.advance(of: $1)) + (face.inkBounds(of: $1)?.xMax ?? 0)
          }
        }
      }
      return await group.reduce(into: Set<Double>()) { $0.insert($1) }
    }
    #expect(sums.count == 1)
  }
}
