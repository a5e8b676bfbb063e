// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The Unicode Character Database in memory: one value a scalar and property, joined into records.

/// The properties of every scalar, as the files of the database give them.
struct UnicodeProperties {
  let inputs: [InputFile]
  private var line = [String](repeating: "XX", count: 0x110000)
  private var cluster = [String](repeating: "Other", count: 0x110000)
  private var conjunct = [String](repeating: "None", count: 0x110000)
  private var bidi = [String](repeating: "L", count: 0x110000)
  private var script = [String](repeating: "Unknown", count: 0x110000)
  private var category = [String](repeating: "Cn", count: 0x110000)
  private var width = [String](repeating: "N", count: 0x110000)
  private var flags = [UInt64](repeating: 0, count: 0x110000)
  private let scripts: ScriptList

  init(package: String) throws {
    let names = [
      "LineBreak.txt", "GraphemeBreakProperty.txt", "DerivedCoreProperties.txt", "DerivedBidiClass.txt", "Scripts.txt",
      "ScriptExtensions.txt", "DerivedGeneralCategory.txt", "EastAsianWidth.txt", "emoji-data.txt", "BidiBrackets.txt",
    ]
    inputs = try names.map { try InputFile.ucd($0, in: package) }
    scripts = try ScriptList(package: package)
    try fill(&line, from: inputs[0])
    try fill(&cluster, from: inputs[1])
    try fill(&bidi, from: inputs[3], includingMissing: true)
    try fill(&script, from: inputs[4])
    try fill(&category, from: inputs[6])
    try fill(&width, from: inputs[7])
    try readFlags()
  }

  private func fill(_ values: inout [String], from file: InputFile, includingMissing: Bool = false) throws {
    try file.forEachRange(includingMissing: includingMissing) { range, fields in
      let value = String(fields.first ?? "")
      for scalar in range { values[scalar] = value }
    }
  }

  private mutating func readFlags() throws {
    try inputs[2].forEachRange { range, fields in
      if fields.first == "InCB", let value = fields.last { for scalar in range { conjunct[scalar] = String(value) } }
      if fields.first == "Default_Ignorable_Code_Point" { set(RecordLayout.ignorable, in: range) }
    }
    try inputs[5].forEachRange { range, _ in set(RecordLayout.scriptExtensions, in: range) }
    let emoji = [
      "Emoji": RecordLayout.emoji, "Emoji_Presentation": RecordLayout.emojiPresentation,
      "Extended_Pictographic": RecordLayout.pictographic, "Emoji_Modifier": RecordLayout.emojiModifier,
      "Emoji_Modifier_Base": RecordLayout.emojiModifierBase,
    ]
    try inputs[8].forEachRange { range, fields in
      if let bit = emoji[String(fields.first ?? "")] { set(bit, in: range) }
    }
    try inputs[9].forEachRange { range, fields in
      set(fields.last == "o" ? RecordLayout.openingBracket : RecordLayout.closingBracket, in: range)
    }
    for scalar in 0..<0x110000 where category[scalar] == "Zs" && ![0x00A0, 0x2007, 0x202F].contains(scalar) {
      set(RecordLayout.space, in: scalar...scalar)
    }
    for scalar in [0x0009] { set(RecordLayout.space, in: scalar...scalar) }
    for scalar in [0x0009, 0xFFFC] { set(RecordLayout.placed, in: scalar...scalar) }
    for scalar in [0x000A, 0x000B, 0x000C, 0x000D, 0x0085, 0x2028, 0x2029] {
      set(RecordLayout.terminator, in: scalar...scalar)
    }
  }

  private mutating func set(_ bit: Int, in range: ClosedRange<Int>) {
    for scalar in range { flags[scalar] |= 1 << UInt64(bit) }
  }

  private func has(_ bit: Int, _ scalar: Int) -> Bool { flags[scalar] >> UInt64(bit) & 1 != 0 }

  /// The record of one scalar, packed.
  func record(_ scalar: Int) throws -> UInt64 {
    let lineCase = LineBreakCase(
      scalar: scalar, lineClass: line[scalar], width: width[scalar], category: category[scalar],
      isPictographic: has(RecordLayout.pictographic, scalar))
    let bidiClass = PropertyValues.bidiLongNames[bidi[scalar]] ?? bidi[scalar]
    let fields: [(Int, Int?)] = [
      (RecordLayout.lineCase, lineCase.map { Int($0.rawValue) }),
      (RecordLayout.cluster, PropertyValues.cluster.firstIndex(of: clusterName(scalar))),
      (RecordLayout.bidi, PropertyValues.bidi.firstIndex(of: bidiClass)),
      (RecordLayout.script, scripts.number[script[scalar]]),
      (RecordLayout.category, PropertyValues.category.firstIndex(of: category[scalar])),
      (RecordLayout.width, PropertyValues.width.firstIndex(of: width[scalar])),
      (RecordLayout.lineClass, PropertyValues.line.firstIndex(of: line[scalar])),
    ]
    return try fields.reduce(flags[scalar]) { record, field in
      guard let value = field.1 else {
        throw InputError.malformed(file: "field at bit \(field.0)", line: String(scalar, radix: 16))
      }
      return record | UInt64(value) << UInt64(field.0)
    }
  }

  /// The cluster class; an unforeseen combination has a name that no list knows.
  private func clusterName(_ scalar: Int) -> String {
    switch (cluster[scalar], conjunct[scalar], has(RecordLayout.pictographic, scalar)) {
    case ("Other", "None", false): "other"
    case ("Other", "None", true): "pictographic"
    case ("Other", "Consonant", false): "consonant"
    case ("Extend", "None", false): "extend"
    case ("Extend", "Extend", false): "conjunctExtend"
    case ("Extend", "Linker", false): "conjunctLinker"
    case ("ZWJ", "Extend", false): "zwj"
    case ("Regional_Indicator", "None", false): "regionalIndicator"
    case ("SpacingMark", "None", false): "spacingMark"
    case (let name, "None", false): name.lowercased()
    case (let name, let incb, let pictographic): "\(name) \(incb) \(pictographic)"
    }
  }
}
