// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Line_Break as the rules of UAX #14 and its tailorings see it: some classes are divided by East Asian width,
// general category or by name, so that one number a scalar tells the machine all it asks.

/// A class of UAX #14, divided where a rule or a tailoring looks further.
///
/// The first part is what scalars have; a tailoring maps it to cases that the rules know, the second part among them.
/// A suffix says how: `w` East Asian wide (F, W or H), `u` an unassigned Extended_Pictographic.
enum LineBreakCase: UInt8, CaseIterable {
  case AL, ALw, ALu, HL, AK, AP, AS
  /// U+25CC, which stands for an aksara in LB28a.
  case dottedCircle
  case B2, BA, BAw, BB, HY, HH
  /// U+00AD: breaks as BA, and shows a hyphen.
  case softHyphen
  case BK, CR, LF, NL, SP, ZW, WJ, ZWJ, CM, CB, CJ
  case CL, CLw, CP, CPw, OP, OPw, EX, EXw
  /// U+FF01, U+FF1F: no EX where loose in ja and zh.
  case fullwidthExclamation
  case EB, EBn, EM, GL, GLw, H2, H3, JL, JV, JT
  case ID, IDw, IDu, IN, INw, IS, ISw, NS, NSw, NU
  /// NS that is a letter, which keep-all keeps with letters.
  case NSletter
  /// U+3005 303B 309D 309E 30FD 30FE: no NS where loose.
  case iterationMark
  /// U+301C, U+30A0: no NS where normal or loose in ja and zh.
  case waveDash
  /// U+203C 2047 2048 2049, and wide U+30FB FF1A FF1B FF65: no NS where loose in ja and zh.
  case centeredMark, centeredMarkW
  /// PO and PR; `a` East Asian ambiguous, which loose in ja and zh treats as wide, `h` halfwidth, which it does not.
  case PO, POa, POw, PR, PRa, PRw, PRh
  case QU
  /// Initial and final quotation marks (Pi, Pf); the two that are brackets in ja and zh apart: U+201C, U+201D.
  case QUi, QUf, QUopen, QUclose
  case RI, SA
  /// SA with general category Mn or Mc, a CM where no dictionary is asked.
  case SAm
  case SY, VF, VI

  /// In no rule: what a tailoring takes out of NS or EX.
  case other, otherW
  /// IN where loose: no LB22 between two of them.
  case INloose, INlooseW
  /// HH where loose in ja and zh: a break before it is allowed after ID.
  case HHloose
  /// PO and PR with East Asian width A, F or W where loose in ja and zh.
  case POloose, POlooseW, PRloose, PRlooseW
  /// ID, Hangul and aksaras where word-break is keep-all; kana that is NS there.
  case keptID, keptIDw, keptNS
  /// The end of the text, as the rules look ahead to it, and its start.
  case endOfText, startOfText
}

extension LineBreakCase {
  /// Scalars that a tailoring names one by one (CSS Text 3, line-break; ICU's lb key), U+25CC and U+00AD.
  private static let named: [Int: LineBreakCase] = [
    0x00AD: .softHyphen, 0x25CC: .dottedCircle, 0x201C: .QUopen, 0x201D: .QUclose, 0x301C: .waveDash, 0x30A0: .waveDash,
    0x3005: .iterationMark, 0x303B: .iterationMark, 0x309D: .iterationMark, 0x309E: .iterationMark,
    0x30FD: .iterationMark, 0x30FE: .iterationMark, 0x203C: .centeredMark, 0x2047: .centeredMark,
    0x2048: .centeredMark, 0x2049: .centeredMark, 0x30FB: .centeredMarkW, 0xFF1A: .centeredMarkW,
    0xFF1B: .centeredMarkW, 0xFF65: .centeredMarkW, 0xFF01: .fullwidthExclamation, 0xFF1F: .fullwidthExclamation,
  ]

  /// Whether the scalar has a case of its own, whatever its properties.
  static func isNamed(_ scalar: Int) -> Bool { scalar < 0x10000 && named[scalar] != nil }

  /// The case of one scalar, AI, SG and XX resolved to AL as LB1 has it; nil for an unknown class.
  init?(scalar: Int, lineClass: String, width: String, category: String, isPictographic: Bool) {
    if let named = Self.named[scalar] {
      self = named
      return
    }
    let isUnassigned = isPictographic && category == "Cn"
    let isWide = ["F", "W", "H"].contains(width)
    var name = ["AI", "SG", "XX"].contains(lineClass) ? "AL" : lineClass
    switch name {
    case "AL", "ID": name += isUnassigned ? "u" : isWide ? "w" : ""
    case "BA", "CL", "CP", "EX", "GL", "IN", "IS", "OP": name += isWide ? "w" : ""
    case "NS": name += category.hasPrefix("L") ? "letter" : isWide ? "w" : ""
    case "PO", "PR": name += ["A": "a", "F": "w", "W": "w", "H": "h"][width] ?? ""
    case "EB": name += isWide ? "" : "n"
    case "QU": name += category == "Pi" ? "i" : category == "Pf" ? "f" : ""
    case "SA": name += ["Mn", "Mc"].contains(category) ? "m" : ""
    default: break
    }
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
