// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The values of each enumerated property in the order of their raw values. The same lists number the tables and
// write the enums of UnicodeTables, so the two cannot disagree. UAX #14 table 1, UAX #29 table 2, UAX #9 table 4.

/// The values of the enumerated properties, in raw-value order.
enum PropertyValues {
  /// Line_Break (UAX #14).
  static let line = [
    "XX", "AI", "AK", "AL", "AP", "AS", "B2", "BA", "BB", "BK", "CB", "CJ", "CL", "CM", "CP", "CR", "EB", "EM", "EX",
    "GL", "H2", "H3", "HH", "HL", "HY", "ID", "IN", "IS", "JL", "JT", "JV", "LF", "NL", "NS", "NU", "OP", "PO", "PR",
    "QU", "RI", "SA", "SG", "SP", "SY", "VF", "VI", "WJ", "ZW", "ZWJ",
  ]

  /// Grapheme_Cluster_Break joined with Extended_Pictographic and Indic_Conjunct_Break (UAX #29).
  static let cluster = [
    "other", "control", "cr", "lf", "extend", "conjunctExtend", "conjunctLinker", "zwj", "regionalIndicator", "prepend",
    "spacingMark", "l", "v", "t", "lv", "lvt", "pictographic", "consonant",
  ]

  /// Grapheme_Cluster_Break and Indic_Conjunct_Break, by the database's names.
  static let graphemeBreak = [
    "Other", "Control", "CR", "LF", "Extend", "ZWJ", "Regional_Indicator", "Prepend", "SpacingMark", "L", "V", "T",
    "LV",
    "LVT",
  ]
  static let conjunctBreak = ["None", "Extend", "Linker", "Consonant"]

  /// Bidi_Class (UAX #9).
  static let bidi = [
    "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO", "RLE", "RLO", "PDF",
    "LRI", "RLI", "FSI", "PDI",
  ]

  /// The long names that `@missing` lines of Bidi_Class use.
  static let bidiLongNames = [
    "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
    "Boundary_Neutral": "BN",
  ]

  /// General_Category.
  static let category = [
    "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po",
    "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co",
  ]

  /// East_Asian_Width (UAX #11).
  static let width = ["N", "A", "H", "W", "F", "Na"]
}

/// Writes the enums that name the values.
struct PropertyValueGenerator: TableGenerator {
  func generate(in package: String) throws -> [GeneratedFile] {
    var text = generatedHeader(
      "Unicode 17.0.0: the values of the enumerated properties, numbered as the tables are.", inputs: [],
      size: "No data.")
    text += enumText(
      "LineClass", "Line_Break of Unicode 17.0.0, by the standard's abbreviations (UAX #14).", PropertyValues.line)
    text += enumText(
      "LineBreakCase", "Line_Break, divided where a rule or a tailoring looks further than the class.",
      LineBreakCase.allCases.map { "\($0)" })
    text += enumText(
      "ClusterClass", "Grapheme_Cluster_Break joined with Extended_Pictographic and Indic_Conjunct_Break (UAX #29).",
      PropertyValues.cluster)
    text += enumText("BidiClass", "Bidi_Class, by the standard's abbreviations (UAX #9).", PropertyValues.bidi)
    text += enumText("GeneralCategory", "General_Category, by the standard's abbreviations.", PropertyValues.category)
    text += enumText(
      "EastAsianWidth", "East_Asian_Width, by the standard's abbreviations (UAX #11).", PropertyValues.width)
    return [GeneratedFile(path: "Sources/UnicodeTables/Generated/PropertyValues.swift", text: text)]
  }

  private func enumText(_ name: String, _ summary: String, _ values: [String]) -> String {
    "\n/// \(summary)\n@frozen package enum \(name): UInt8, CaseIterable, Hashable, Sendable {\n"
      + values.map { "  case \($0)\n" }.joined() + "}\n"
  }
}
