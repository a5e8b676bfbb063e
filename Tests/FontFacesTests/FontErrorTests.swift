// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Bad files: each answers with an error that names the culprit, and none ends the process.

import FontFaces
import Foundation
import TestSupport
import Testing

@Suite struct `A bad font file is an error that names it` {
  private let label: SfntEditor
  private let folder: TemporaryFolder

  init() throws {
    label = try SfntEditor(path: TestFonts.labelOracle)
    folder = try TemporaryFolder()
  }

  private func open(_ bytes: [UInt8], index: Int = 0) throws(FontError) -> FontFace {
    try FontFace(file: FontFile(bytes: bytes, name: "bad.ttf"), index: index)
  }

  @Test func `A missing file`() {
    let error = #expect(throws: FontError.self) { try FontFace(path: "/no/such/font.ttf") }
    #expect(error == .cannotOpen(path: "/no/such/font.ttf", reason: "No such file or directory"))
    #expect(error?.description.contains("'/no/such/font.ttf'") == true)
  }

  @Test func `A folder as a file`() {
    #expect(throws: FontError.cannotOpen(path: folder.path, reason: "it is a folder, not a file")) {
      try FontFace(path: folder.path)
    }
  }

  @Test func `A text file`() throws {
    let path = try folder.write(Array("Hello, this is no font.".utf8), as: "text.ttf")
    #expect(throws: FontError.notAFont(source: path, startsWith: "the text \"Hello, t\"")) { try FontFace(path: path) }
  }

  @Test func `An empty file`() throws {
    let path = try folder.write([], as: "empty.ttf")
    #expect(throws: FontError.notAFont(source: path, startsWith: "nothing: it is empty")) { try FontFace(path: path) }
  }

  @Test func `A font cut anywhere`() {
    let whole = label.bytes()
    for length in stride(from: 0, to: whole.count - 3, by: 41) {
      #expect(throws: FontError.self, "\(length)") { try open(Array(whole.prefix(length))) }
    }
  }

  @Test func `A font cut in half tells where its table should end`() throws {
    let whole = label.bytes()
    let error = #expect(throws: FontError.self) { try open(Array(whole.prefix(whole.count / 2))) }
    guard case .truncated(let source, _, let end, let size) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(source == "bad.ttf")
    #expect(size == whole.count / 2)
    #expect(end > size && end <= whole.count)
  }

  @Test(arguments: [0, 1, 15, 16_385, 65_535])
  func `Units an em out of range`(value: Int) {
    var font = label
    font.set("head", 18, to: value)
    #expect(throws: FontError.invalidUnitsPerEm(source: "bad.ttf", value: value)) { try open(font.bytes()) }
  }

  @Test(arguments: ["head", "maxp", "hhea", "hmtx", "cmap"])
  func `A needed table is missing`(name: String) {
    var font = label
    font.tables[name] = nil
    #expect(throws: FontError.missingTable(source: "bad.ttf", table: name)) { try open(font.bytes()) }
  }

  @Test func `No Unicode map`() {
    var font = label
    font.set("cmap", 2, to: 0)
    #expect(throws: FontError.noCharacterMap(source: "bad.ttf")) { try open(font.bytes()) }
  }

  @Test(arguments: [-1, 1, Int.max])
  func `A face index out of range`(index: Int) {
    #expect(throws: FontError.faceIndexOutOfRange(source: "bad.ttf", index: index, count: 1)) {
      try open(label.bytes(), index: index)
    }
  }

  @Test func `A packed font cut short`() throws {
    let packed = [UInt8](try Data(contentsOf: URL(filePath: TestFonts.labelOracleWOFF2)))
    for length in [4, 40, packed.count / 2] {
      let error = #expect(throws: FontError.self) { try open(Array(packed.prefix(length))) }
      #expect(error?.description.contains("WOFF2 font 'bad.ttf'") == true)
    }
  }

  /// Seeded, so that a failure can be repeated: each byte of the tables may be wrong, none may crash.
  @Test func `Random damage opens or fails, and never ends the process`() throws {
    var random = SeededGenerator(seed: 17)
    let whole = label.bytes()
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<8 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random) }
      guard let face = try? open(bytes) else { continue }
      #expect(face.metrics.ascent + face.metrics.descent > 0)
      for glyph: UInt32 in [0, 1, 40, 70_000] {
        _ = (face.advance(of: glyph), face.inkBounds(of: glyph), face.outline(of: glyph))
      }
      _ = face.spaceIsInert
    }
  }
}

/// SplitMix64: small, and the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
