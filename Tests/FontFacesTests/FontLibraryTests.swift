// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Matching by CSS Fonts 4, 5.2; entries that are only described must not be opened.

import FontFaces
import Foundation
import TestSupport
import Testing

@Suite struct `A library finds the face CSS would` {
  /// An entry whose opening fails, so that a test notices one.
  private static func entry(_ weight: Int, italic: Bool = false, width: Int = 5, family: String = "Test") -> FontEntry {
    let style = "W\(weight)\(italic ? "i" : "")"
    let description = FontDescription(
      family: family, styleName: style, postScriptName: "\(family)-\(style)", weight: weight, width: width,
      isItalic: italic)
    return FontEntry(description: description) { () throws(FontError) in
      throw .notAFont(source: style, startsWith: "a test")
    }
  }

  private func matched(_ query: FontQuery, _ entries: [FontEntry]) throws -> String {
    var library = FontLibrary()
    for entry in entries { library.register(entry) }
    return try library.match(query).entry.description.styleName
  }

  /// "If the desired weight is inclusively between 400 and 500, weights up to 500 first, then below, then above", and
  /// so on: CSS Fonts 4, 5.2, step 4.
  @Test(
    arguments: [
      (400, [300, 500, 600], 500), (450, [400, 500], 500), (450, [400, 600], 400), (500, [400, 600], 400),
      (500, [300, 600], 300), (500, [700, 900], 700), (400, [700, 900], 700), (300, [200, 400], 200),
      (300, [400, 700], 400), (100, [300, 400], 300), (600, [500, 700], 700), (600, [400, 500], 500),
      (900, [300, 700], 700), (700, [400, 700], 700),
    ] as [(Int, [Int], Int)])
  func `Nearest weight`(asked: Int, offered: [Int], expected: Int) throws {
    let query = FontQuery(name: "Test", weight: asked)
    #expect(try matched(query, offered.map { Self.entry($0) }) == "W\(expected)")
  }

  @Test func `Slant counts before weight, width before slant`() throws {
    let slants = [Self.entry(700, italic: true), Self.entry(400)]
    #expect(try matched(FontQuery(name: "test", weight: 400, isItalic: true), slants) == "W700i")
    #expect(try matched(FontQuery(name: "test", weight: 700), slants) == "W400")
    let widths = [Self.entry(700, width: 5), Self.entry(400, width: 3), Self.entry(300, width: 7)]
    #expect(try matched(FontQuery(name: "test", weight: 400), widths) == "W700")
    #expect(try matched(FontQuery(name: "test", width: 4), widths) == "W400")
    #expect(try matched(FontQuery(name: "test", width: 6), widths) == "W300")
  }

  @Test func `Case does not matter, and a PostScript name finds its face`() throws {
    let entries = [Self.entry(400), Self.entry(700)]
    #expect(try matched(FontQuery(name: "TEST"), entries) == "W400")
    #expect(try matched(FontQuery(name: "test-w700"), entries) == "W700")
    #expect(try matched(FontQuery(name: "Test W700"), entries) == "W700")
  }

  @Test func `An unknown family names those there are`() {
    var library = FontLibrary()
    library.register(Self.entry(400, family: "One"))
    library.register(Self.entry(400, family: "Two"))
    #expect(throws: FontError.unknownFamily("Three", registered: ["One", "Two"])) {
      try library.match(FontQuery(name: "Three"))
    }
  }

  @Test func `A stand-in answers until the family itself is there`() throws {
    var library = FontLibrary()
    try library.register(file: Repository.path("Fonts/LiberationSans/LiberationSans-Regular.ttf"))
    let arial = MetricOverrides(unitsPerEm: 2_048, ascent: 1_854, descent: 434, lineGap: 67, capHeight: 1_467)
    try library.standIn(for: ["Arial", "ArialMT"], family: "liberation sans", overrides: arial)
    let match = try library.match(FontQuery(name: "arial"))
    #expect(match.isStandIn)
    let face = try match.entry.face()
    #expect(face.family == "Liberation Sans")
    #expect(face.metrics.capHeight == 1_467)
    #expect(try library.match(FontQuery(name: "ArialMT")).entry.face().id == face.id)
    #expect(try library.match(FontQuery(name: "Liberation Sans")).entry.face().metrics.capHeight == 1_409)
    library.register(Self.entry(400, family: "Arial"))
    #expect(try !library.match(FontQuery(name: "Arial")).isStandIn)
  }

  @Test func `A stand-in for an unknown family is an error`() {
    var library = FontLibrary()
    #expect(throws: FontError.unknownFamily("Nowhere", registered: [])) {
      try library.standIn(for: ["Arial"], family: "Nowhere", overrides: MetricOverrides())
    }
  }

  @Test func `A variable family answers with an instance`() throws {
    var library = FontLibrary()
    try library.register(file: TestFonts.variable)
    let bold = try library.match(FontQuery(name: "Copyfit Variable", weight: 900)).entry
    #expect(bold.description.weight == 900)
    #expect(try bold.face().metrics.ascent == 840)
    #expect(try library.match(FontQuery(name: "Copyfit Variable", weight: 900)).entry.face().id == bold.face().id)
  }

  @Test func `An older program's family name finds its one style`() throws {
    var library = FontLibrary()
    try library.register(file: Repository.path("Fonts/Inter/Inter-SemiBold.otf"))
    #expect(library.familyNames == ["Inter"])
    #expect(try library.match(FontQuery(name: "Inter-SemiBold")).entry.description.weight == 600)
  }
}

@Suite struct `Folders are registered file by file` {
  @Test func `Fonts are taken, other files left, bad fonts told`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(try SfntEditor(path: TestFonts.labelOracle).bytes(), as: "b.TTF")
    _ = try folder.write(try SfntEditor(path: TestFonts.variable).bytes(), as: "a.ttf")
    _ = try folder.write(Array("not a font".utf8), as: "c.otf")
    _ = try folder.write(Array("not a font".utf8), as: "readme.txt")
    var library = FontLibrary()
    let failures = try library.register(path: folder.path)
    #expect(library.familyNames.first == "Copyfit Variable")
    #expect(library.entries.count == 2)
    #expect(failures == [.notAFont(source: "\(folder.path)/c.otf", startsWith: "the text \"not a fo\"")])
  }

  @Test func `A folder without fonts is an error`() throws {
    let folder = try TemporaryFolder()
    var library = FontLibrary()
    #expect(throws: FontError.noFonts(folder: folder.path)) { try library.register(folder: folder.path) }
    #expect(throws: FontError.self) { try library.register(path: "\(folder.path)/none") }
  }
}
