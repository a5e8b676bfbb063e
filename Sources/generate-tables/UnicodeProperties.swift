// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The Unicode Character Database in memory: one number a scalar and property, joined into records.

/// One enumerated property of every scalar, as indices into its list of values.
struct PropertyColumn {
  let values: [String]
  private var numbers: [UInt8]

  init(_ values: [String], default first: String) throws {
    self.values = values
    guard let number = values.firstIndex(of: first) else { throw InputError.malformed(file: "defaults", line: first) }
    numbers = [UInt8](repeating: UInt8(number), count: 0x110000)
  }

  subscript(scalar: Int) -> Int { Int(numbers[scalar]) }
  func name(_ scalar: Int) -> String { values[Int(numbers[scalar])] }

  /// Reads a file of ranges and values; `alias` gives a value's name in the list.
  mutating func fill(
    from file: InputFile, includingMissing: Bool = false, field: Substring? = nil,
    alias: (String) -> String = { $0 }
  ) throws {
    try file.forEachRange(includingMissing: includingMissing) { range, fields in
      guard field == nil || fields.first == field, let value = fields.last else { return }
      guard let number = values.firstIndex(of: alias(String(value))) else {
        throw InputError.malformed(file: file.name, line: String(value))
      }
      for scalar in range { numbers[scalar] = UInt8(number) }
    }
  }
}

/// The properties of every scalar, as the files of the database give them.
struct UnicodeProperties {
  let inputs: [InputFile]
  private var line, cluster, conjunct, bidi, script, category, width: PropertyColumn
  private var flags = [UInt64](repeating: 0, count: 0x110000)
  private var lineCases = LineCaseCache()

  init(package: String) throws {
    let names = [
      "LineBreak.txt", "GraphemeBreakProperty.txt", "DerivedCoreProperties.txt", "DerivedBidiClass.txt", "Scripts.txt",
      "ScriptExtensions.txt", "DerivedGeneralCategory.txt", "EastAsianWidth.txt", "emoji-data.txt", "BidiBrackets.txt",
    ]
    inputs = try names.map { try InputFile.ucd($0, in: package) }
    line = try PropertyColumn(PropertyValues.line, default: "XX")
    cluster = try PropertyColumn(PropertyValues.graphemeBreak, default: "Other")
    conjunct = try PropertyColumn(PropertyValues.conjunctBreak, default: "None")
    bidi = try PropertyColumn(PropertyValues.bidi, default: "L")
    script = try PropertyColumn(try ScriptList(package: package).scripts.map(\.name), default: "Unknown")
    category = try PropertyColumn(PropertyValues.category, default: "Cn")
    width = try PropertyColumn(PropertyValues.width, default: "N")
    try line.fill(from: inputs[0])
    try cluster.fill(from: inputs[1])
    try conjunct.fill(from: inputs[2], field: "InCB")
    try bidi.fill(from: inputs[3], includingMissing: true) { PropertyValues.bidiLongNames[$0] ?? $0 }
    try script.fill(from: inputs[4])
    try category.fill(from: inputs[6])
    try width.fill(from: inputs[7])
    try readFlags()
  }

  private mutating func readFlags() throws {
    try inputs[2].forEachRange { range, fields in
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
    // Every Zs is in the Basic Multilingual Plane; a test compares all scalars.
    for scalar in 0..<0x10000 where category.name(scalar) == "Zs" && ![0x00A0, 0x2007, 0x202F].contains(scalar) {
      set(RecordLayout.space, in: scalar...scalar)
    }
    set(RecordLayout.space, in: 0x09...0x09)
    for scalar in [0x0009, 0xFFFC] { set(RecordLayout.placed, in: scalar...scalar) }
    for scalar in [0x000A, 0x000B, 0x000C, 0x000D, 0x0085, 0x2028, 0x2029] {
      set(RecordLayout.terminator, in: scalar...scalar)
    }
  }

  private mutating func set(_ bit: Int, in range: ClosedRange<Int>) {
    for scalar in range { flags[scalar] |= 1 << UInt64(bit) }
  }

  /// The record of one scalar, packed.
  mutating func record(_ scalar: Int) throws -> UInt64 {
    let isPictographic = flags[scalar] >> UInt64(RecordLayout.pictographic) & 1 != 0
    let lineCase = try lineCases.value(scalar, line, width, category, isPictographic)
    let clusterClass = try clusterClass(scalar, isPictographic)
    return flags[scalar] | UInt64(lineCase) << UInt64(RecordLayout.lineCase)
      | UInt64(clusterClass) << UInt64(RecordLayout.cluster) | UInt64(bidi[scalar]) << UInt64(RecordLayout.bidi)
      | UInt64(script[scalar]) << UInt64(RecordLayout.script)
      | UInt64(category[scalar]) << UInt64(RecordLayout.category)
      | UInt64(width[scalar]) << UInt64(RecordLayout.width) | UInt64(line[scalar]) << UInt64(RecordLayout.lineClass)
  }

  /// The cluster class, an index into `PropertyValues.cluster`; an unforeseen combination is an error.
  private func clusterClass(_ scalar: Int, _ isPictographic: Bool) throws -> Int {
    if cluster[scalar] == 0, conjunct[scalar] == 0, !isPictographic { return 0 }
    let name =
      switch (cluster.name(scalar), conjunct.name(scalar), isPictographic) {
      case ("Other", "None", true): "pictographic"
      case ("Other", "Consonant", false): "consonant"
      case ("Extend", "Extend", false): "conjunctExtend"
      case ("Extend", "Linker", false): "conjunctLinker"
      case ("ZWJ", "Extend", false): "zwj"
      case ("Regional_Indicator", "None", false): "regionalIndicator"
      case ("SpacingMark", "None", false): "spacingMark"
      case (let name, "None", false): name.lowercased()
      default: ""
      }
    guard let number = PropertyValues.cluster.firstIndex(of: name) else {
      throw InputError.malformed(file: "cluster classes", line: String(scalar, radix: 16))
    }
    return number
  }
}

/// Remembers line cases: but for the scalars that have a name of their own, few properties decide them.
private struct LineCaseCache {
  private struct Key: Hashable { let line: Int, width: Int, category: Int, isPictographic: Bool }
  private var known: [Key: UInt8] = [:]

  mutating func value(
    _ scalar: Int, _ line: PropertyColumn, _ width: PropertyColumn, _ category: PropertyColumn, _ isPictographic: Bool
  ) throws -> UInt8 {
    let key = Key(
      line: line[scalar], width: width[scalar], category: category[scalar], isPictographic: isPictographic)
    let isNamed = LineBreakCase.isNamed(scalar)
    if !isNamed, let value = known[key] { return value }
    let found = LineBreakCase(
      scalar: scalar, lineClass: line.name(scalar), width: width.name(scalar), category: category.name(scalar),
      isPictographic: isPictographic)
    guard let found else { throw InputError.malformed(file: "line cases", line: String(scalar, radix: 16)) }
    if !isNamed { known[key] = found.rawValue }
    return found.rawValue
  }
}
