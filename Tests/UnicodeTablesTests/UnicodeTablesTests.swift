// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The tables against the files they were made from, and against the properties of Swift's own library (Unicode 17).

import TestSupport
import Testing
import UnicodeTables

@testable import generate_tables

@Suite struct `Tables say what the Unicode Character Database says` {
  /// Compares one file's values, `@missing` lines included, with a property of every scalar.
  private func expectEqual(
    _ name: String, missing: [(ClosedRange<UInt32>, String)], field: String? = nil, aliases: [String: String] = [:],
    _ property: (ScalarProperties) -> String
  ) throws {
    var expected = [String](repeating: "", count: 0x110000)
    for (range, value) in missing { for scalar in range { expected[Int(scalar)] = value } }
    for line in try TestFiles.lines("Tests/UnicodeTablesTests/Conformance/17.0.0/\(name)") {
      let isMissing = line.hasPrefix("# @missing: ")
      let content = isMissing ? line.dropFirst("# @missing: ".count) : line.prefix { $0 != "#" }
      let fields = content.split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
      guard fields.count > 1, field == nil || fields[1] == field else { continue }
      let ends = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, let value = fields.last else { continue }
      for scalar in first...last { expected[scalar] = aliases[value] ?? value }
    }
    let wrong = (UInt32(0)..<0x110000).filter { property(.of($0)) != expected[Int($0)] }
    let rows = wrong.prefix(5).map { "U+\(String($0, radix: 16)): \(property(.of($0))), expected \(expected[Int($0)])" }
    #expect(wrong.isEmpty, "\(wrong.count) scalars of \(name), such as \(rows)")
  }

  @Test func `Line_Break`() throws {
    try expectEqual("LineBreak.txt", missing: []) { "\($0.lineClass)" }
  }

  @Test func `Bidi_Class with its @missing lines`() throws {
    let long = [
      "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
      "Boundary_Neutral": "BN",
    ]
    try expectEqual("DerivedBidiClass.txt", missing: [], aliases: long) { "\($0.bidiClass)" }
  }

  @Test func `General_Category`() throws {
    try expectEqual("DerivedGeneralCategory.txt", missing: [], aliases: ["Unassigned": "Cn"]) { "\($0.category)" }
  }

  @Test func `East_Asian_Width`() throws {
    try expectEqual("EastAsianWidth.txt", missing: []) { "\($0.width)" }
  }

  @Test func `Script of each scalar`() throws {
    try expectEqual("Scripts.txt", missing: []) { "\($0.script)" }
  }

  @Test func `Grapheme_Cluster_Break`() throws {
    let names = [
      "control": "Control", "cr": "CR", "lf": "LF", "extend": "Extend", "conjunctExtend": "Extend",
      "conjunctLinker": "Extend", "zwj": "ZWJ", "regionalIndicator": "Regional_Indicator", "prepend": "Prepend",
      "spacingMark": "SpacingMark", "l": "L", "v": "V", "t": "T", "lv": "LV", "lvt": "LVT",
    ]
    try expectEqual("GraphemeBreakProperty.txt", missing: []) { names["\($0.clusterClass)"] ?? "Other" }
  }

  @Test func `Indic_Conjunct_Break`() throws {
    let names = ["zwj": "Extend", "conjunctExtend": "Extend", "conjunctLinker": "Linker", "consonant": "Consonant"]
    try expectEqual("DerivedCoreProperties.txt", missing: [], field: "InCB") { names["\($0.clusterClass)"] ?? "None" }
  }

  @Test func `Script_Extensions`() throws {
    var expected: [UInt32: [String]] = [:]
    for line in try TestFiles.lines("Tests/UnicodeTablesTests/Conformance/17.0.0/ScriptExtensions.txt") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count == 2 else { continue }
      let ends = fields[0].split(whereSeparator: { ". ".contains($0) }).compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      for scalar in first...last { expected[scalar] = fields[1].split(separator: " ").map(String.init).sorted() }
    }
    for scalar in UInt32(0)..<0x110000 {
      guard ScalarProperties.of(scalar).hasScriptExtensions || expected[scalar] != nil else { continue }
      var tags: [String] = []
      ScriptExtensions.forEach(of: scalar) { tags.append($0.tagName) }
      #expect(tags.sorted() == expected[scalar], "U+\(String(scalar, radix: 16))")
    }
  }

  /// Swift's library answers from Unicode 17.0 tables of its own.
  @Test func `Emoji and ignorable flags agree with Swift's library`() {
    let wrong = (UInt32(0)..<0x110000).filter { value in
      guard let theirs = Unicode.Scalar(value)?.properties else { return false }
      let ours = ScalarProperties.of(value)
      let isSpace =
        value == 9 || theirs.generalCategory == .spaceSeparator && ![0xA0, 0x2007, 0x202F].contains(value)
      return ours.isEmoji != theirs.isEmoji || ours.hasEmojiPresentation != theirs.isEmojiPresentation
        || ours.isEmojiModifier != theirs.isEmojiModifier || ours.isEmojiModifierBase != theirs.isEmojiModifierBase
        || ours.isDefaultIgnorable != theirs.isDefaultIgnorableCodePoint || ours.isSpace != isSpace
    }
    #expect(wrong.isEmpty, "\(wrong.count) scalars, such as \(wrong.prefix(5).map { String($0, radix: 16) })")
  }

  @Test func `Brackets pair as BidiBrackets.txt has them`() throws {
    #expect(BidiBracket.opening(of: 0x29) == 0x28)
    #expect(BidiBracket.opening(of: 0x232A) == 0x3008)
    #expect(BidiBracket.opening(of: 0x3009) == 0x3008)
    #expect(BidiBracket.opening(of: 0x61) == nil)
    let count = (UInt32(0)..<0x110000).filter { ScalarProperties.of($0).isOpeningBracket }.count
    #expect(count == 64, "BidiBrackets.txt lists 64 pairs")
  }

  @Test func `Scripts have the tags that ISO 15924 gives them`() {
    #expect(ScalarProperties.of(0x61).script == .latin)
    #expect(Script.latin.tagName == "Latn")
    #expect(Script.common.tagName == "Zyyy")
    #expect(Script.inherited.tagName == "Zinh")
    #expect(Script.arabic.tag == 0x4172_6162)
  }
}
