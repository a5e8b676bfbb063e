// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one look-up a scalar: two stages of blocks lead to a record number, the record is 64 packed bits.
// Scalars from U+40000 on are few in kind, so stage one ends there but for the tags and selectors of plane 14.

/// The bits of a record; `ScalarProperties` of UnicodeTables reads the same layout.
enum RecordLayout {
  static let lineCase = 0, cluster = 7, bidi = 12, script = 17, category = 25, width = 30, lineClass = 33
  static let emojiPresentation = 39, emoji = 40, pictographic = 41, openingBracket = 42, closingBracket = 43
  static let scriptExtensions = 44, emojiModifier = 45, emojiModifierBase = 46
  /// The top four bits are those of `BoundaryFlags`.
  static let space = 60, ignorable = 61, placed = 62, terminator = 63
}

/// Writes the two-stage table of all properties.
struct PropertyTableGenerator: TableGenerator {
  private static let blockSize = 32
  /// What stage one covers: everything below U+40000, and U+E0000...U+E0FFF behind it.
  private static let covered = Array(0..<0x40000) + Array(0xE0000..<0xE1000)
  /// One scalar of each kind beyond: unassigned, noncharacter, private use.
  private static let kinds = [0x40000, 0x4FFFE, 0xF0000]

  func generate(in package: String) throws -> [GeneratedFile] {
    var properties = try UnicodeProperties(package: package)
    var records = RecordNumbers()
    let numbers = try Self.covered.map { records.number(of: try properties.record($0)) }
    let kinds = try Self.kinds.map { records.number(of: try properties.record($0)) }
    try checkKinds(&properties)
    var blocks: [ArraySlice<UInt16>: UInt16] = [:]
    var (first, second): ([UInt16], [UInt16]) = ([], [])
    for start in stride(from: 0, to: numbers.count, by: Self.blockSize) {
      let block = numbers[start..<start + Self.blockSize]
      if blocks[block] == nil {
        blocks[block] = UInt16(second.count)
        second += block
      }
      first.append(blocks[block] ?? 0)
    }
    let bytes = first.count * 2 + second.count * 2 + records.all.count * 8
    var text = generatedHeader(
      "Unicode 17.0.0, all properties that the analysis needs.", inputs: properties.inputs,
      size:
        "Two stages, \(Self.blockSize) scalars a block: \(first.count) + \(second.count) entries, \(records.all.count) records, \(bytes) bytes."
    )
    text += "\n/// The stages, the records, and the records of the scalars beyond them.\nenum PropertyTable {\n"
    text += arrayLiteral("blocks", "UInt16", first) + arrayLiteral("entries", "UInt16", second)
    text += arrayLiteral("records", "UInt64", records.all)
    text +=
      "  static let unassigned = \(kinds[0])\n  static let noncharacter = \(kinds[1])\n  static let privateUse = \(kinds[2])\n}\n"
    return [GeneratedFile(path: "Sources/UnicodeTables/Generated/PropertyTable.swift", text: text)]
  }

  /// Fails if a scalar beyond stage one is of a fourth kind.
  private func checkKinds(_ properties: inout UnicodeProperties) throws {
    let expected = try Self.kinds.map { try properties.record($0) }
    for scalar in 0x40000..<0x110000 where !(0xE0000..<0xE1000).contains(scalar) {
      let kind = scalar & 0xFFFE == 0xFFFE ? 1 : scalar >= 0xF0000 ? 2 : 0
      guard try properties.record(scalar) == expected[kind] else {
        throw InputError.malformed(file: "beyond U+40000", line: String(scalar, radix: 16))
      }
    }
  }
}

/// Numbers records in the order in which they are met.
private struct RecordNumbers {
  private(set) var all: [UInt64] = []
  private var numbers: [UInt64: UInt16] = [:]

  mutating func number(of record: UInt64) -> UInt16 {
    if let known = numbers[record] { return known }
    let number = UInt16(all.count)
    numbers[record] = number
    all.append(record)
    return number
  }
}
