// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Paired brackets (UAX #9, BD14 to BD16): each bracket with the opening bracket that names its pair.

/// Writes the bracket pairs.
struct BracketTableGenerator: TableGenerator {
  /// BD16 compares pairs under canonical equivalence; these are the only brackets with a canonical decomposition.
  private static let canonical = [0x2329: 0x3008, 0x232A: 0x3009]

  func generate(in package: String) throws -> [GeneratedFile] {
    let input = try InputFile.ucd("BidiBrackets.txt", in: package)
    var pairs: [(bracket: Int, opening: Int)] = []
    try input.forEachRange { range, fields in
      guard let pair = Int(fields.first ?? "", radix: 16) else {
        throw InputError.malformed(file: input.name, line: fields.joined(separator: ";"))
      }
      let opening = fields.last == "o" ? range.lowerBound : pair
      pairs.append((range.lowerBound, Self.canonical[opening] ?? opening))
    }
    pairs.sort { $0.bracket < $1.bracket }
    var text = generatedHeader(
      "Unicode 17.0.0, properties Bidi_Paired_Bracket and Bidi_Paired_Bracket_Type (UAX #9).", inputs: [input],
      size: "\(pairs.count) brackets, \(pairs.count * 4) bytes.")
    text +=
      "\n/// The brackets, ascending, and the canonical opening bracket of each one's pair.\nenum BracketTable {\n"
    text += arrayLiteral("brackets", "UInt16", pairs.map(\.bracket))
    text += arrayLiteral("openings", "UInt16", pairs.map(\.opening)) + "}\n"
    return [GeneratedFile(path: "Sources/UnicodeTables/Generated/BracketTable.swift", text: text)]
  }
}
