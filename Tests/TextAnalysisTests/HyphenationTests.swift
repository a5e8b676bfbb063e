// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import Foundation
import Hyphenation
import TextAnalysis
import Testing

private let isLibraryInstalled = PatternHyphenator() != nil

@Suite(.enabled(if: isLibraryInstalled, "libhyphen is not installed"))
struct `Hyphenation follows a dictionary's patterns` {
  /// Pattern `a1b`: a hyphen may stand between a and b; the digits are Liang's notation.
  @Test(arguments: [
    ("UTF-8\na1b\n", "xxabxx", "xxa-bxx"), ("UTF-8\na1b\n", "XXABXX", "XXA-BXX"),
    ("UTF-8\nä1ö\n", "ßßäößß", "ßßä-ößß"), ("UTF-8\nä1ö\n", "ßßÄÖßß", "ßßÄ-Ößß"),
    ("UTF-8\na1b\n", "xabx", "xa-bx"), ("UTF-8\na1b\n", "abxx", "abxx"), ("UTF-8\na1b\n", "xxab", "xxab"),
    ("UTF-8\nLEFTHYPHENMIN 4\na1b\n", "xxabxx", "xxabxx"), ("UTF-8\nLEFTHYPHENMIN 4\na1b\n", "xxxabxx", "xxxa-bxx"),
    ("UTF-8\nRIGHTHYPHENMIN 4\na1b\n", "xxabxx", "xxabxx"), ("UTF-8\na1b\na2bx\n", "xxabxx", "xxabxx"),
    ("UTF-8\na1b\n", "", ""), ("UTF-8\na1b\n", "中中ab中中", "中中a-b中中"),
  ])
  func `Places of a word`(patterns: String, word: String, expected: String) throws {
    #expect(try hyphenate(word, "xx", patterns: Data(patterns.utf8)) == expected)
  }

  /// ISO 8859-1: 0xE4 is U+00E4, 0xF6 is U+00F6; ISO 8859-2: 0xB1 is U+0105, 0xB3 is U+0142.
  @Test(
    arguments: [
      ("ISO8859-1", [0xE4, 0x31, 0xF6], "xxäöxx", "xxä-öxx"), ("ISO8859-2", [0xB1, 0x31, 0xB3], "xxąłxx", "xxą-łxx"),
      ("microsoft-cp1251", [0xE0, 0x31, 0xE1], "ххабхх", "хха-бхх"),
      ("KOI8-R", [0xC1, 0x31, 0xC2], "ххабхх", "хха-бхх"),
      ("ISO8859-1", [0xE4, 0x31, 0xF6], "xxäöxłx", "xxäöxłx"),
    ] as [(String, [UInt8], String, String)])
  func `Other encodings than UTF-8`(encoding: String, pattern: [UInt8], word: String, expected: String) throws {
    #expect(try hyphenate(word, "xx", patterns: Data("\(encoding)\n".utf8) + pattern + [0x0A]) == expected)
  }

  @Test func `A replacement that changes the spelling is not offered`() throws {
    #expect(try hyphenate("schiffahrt", "xx", patterns: Data("UTF-8\nf1f/ff=f,1,2\n".utf8)) == "schiffahrt")
  }

  @Test(arguments: [
    ("hyph_pt_PT.dic", "pt", true), ("hyph_pt_BR.dic", "pt", true), ("hyph_pt_BR.dic", "pt-BR", true),
    ("hyph_sr_Latn.dic", "sr-Latn-RS", true), ("hyph_sr.dic", "sr-Cyrl", true), ("hyph_de.dic", "de-1901", true),
    ("hyph_de.dic", "DE_at", true), ("hyph_de.dic", "qq", false), ("hyph_de.dic", "", false),
    ("hyph_de.dic", "de/../de", false), ("hyph_qq.dic", "qqq", false),
  ])
  func `The file of a language`(file: String, language: String, isKnown: Bool) throws {
    let folder = try folder(holding: file, Data("UTF-8\na1b\n".utf8))
    defer { try? FileManager.default.removeItem(at: folder) }
    let hyphenator = try #require(PatternHyphenator(folder: folder.path, searchesSystem: false))
    #expect(hyphenator.knows(language) == isKnown)
    #expect(hyphenator.forEachHyphenation(of: "x".utf8Span.span, language: language) { _ in } == isKnown)
  }

  @Test func `A file that is no dictionary is no dictionary`() throws {
    for bytes in [Data(), Data([0, 1, 2, 3]), Data("KLINGON-7\na1b\n".utf8)] {
      let folder = try folder(holding: "hyph_xx.dic", bytes)
      defer { try? FileManager.default.removeItem(at: folder) }
      let hyphenator = try #require(PatternHyphenator(folder: folder.path, searchesSystem: false))
      #expect(!hyphenator.knows("xx"))
    }
  }

  @Test func `A word longer than any language has is left alone`() throws {
    let word = String(repeating: "ab", count: 500_000)
    #expect(try hyphenate(word, "xx", patterns: Data("UTF-8\na1b\n".utf8)) == word)
  }
}

private func hyphenate(_ word: String, _ language: String, patterns: Data) throws -> String {
  let folder = try folder(holding: "hyph_\(language).dic", patterns)
  defer { try? FileManager.default.removeItem(at: folder) }
  let hyphenator = try #require(PatternHyphenator(folder: folder.path, searchesSystem: false))
  var parts: [String] = []
  var start = word.startIndex
  let isKnown = hyphenator.forEachHyphenation(of: word.utf8Span.span, language: language) { offset in
    let end = word.utf8.index(word.startIndex, offsetBy: offset)
    parts.append(String(word[start..<end]))
    start = end
  }
  #expect(isKnown)
  return (parts + [String(word[start...])]).joined(separator: "-")
}

private func folder(holding name: String, _ bytes: Data) throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphenation-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try bytes.write(to: folder.appendingPathComponent(name))
  return folder
}
