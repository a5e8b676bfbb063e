// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Sets of cases under the names that UAX #14 uses in its rules, so that a rule in code reads as in the annex.

/// A set of cases; `|` joins, `-` takes away.
struct CaseSet: Hashable {
  private var bits: UInt128

  init(_ cases: LineBreakCase...) {
    bits = cases.reduce(0) { $0 | 1 << UInt128($1.rawValue) }
  }

  func contains(_ one: LineBreakCase) -> Bool {
    bits >> UInt128(one.rawValue) & 1 != 0
  }

  static func | (a: CaseSet, b: CaseSet) -> CaseSet {
    var union = a
    union.bits |= b.bits
    return union
  }

  static func - (a: CaseSet, b: CaseSet) -> CaseSet {
    var difference = a
    difference.bits &= ~b.bits
    return difference
  }
}

extension CaseSet {
  static let AK = CaseSet(.AK)
  static let AL = CaseSet(.AL, .ALw, .ALu, .dottedCircle)
  static let AP = CaseSet(.AP)
  static let AS = CaseSet(.AS)
  static let B2 = CaseSet(.B2)
  static let BA = CaseSet(.BA, .BAw, .softHyphen)
  static let BB = CaseSet(.BB)
  static let BK = CaseSet(.BK)
  static let CB = CaseSet(.CB)
  static let CL = CaseSet(.CL, .CLw)
  static let CM = CaseSet(.CM, .ZWJ)
  static let CP = CaseSet(.CP, .CPw)
  static let CR = CaseSet(.CR)
  static let EB = CaseSet(.EB, .EBn)
  static let EM = CaseSet(.EM)
  static let EX = CaseSet(.EX, .EXw)
  static let GL = CaseSet(.GL, .GLw)
  static let H2 = CaseSet(.H2)
  static let H3 = CaseSet(.H3)
  static let HH = CaseSet(.HH, .HHloose)
  static let HL = CaseSet(.HL)
  static let HY = CaseSet(.HY)
  static let ID = CaseSet(.ID, .IDw, .IDu, .keptID, .keptIDw)
  static let IN = CaseSet(.IN, .INw, .INloose, .INlooseW)
  static let IS = CaseSet(.IS, .ISw)
  static let JL = CaseSet(.JL)
  static let JT = CaseSet(.JT)
  static let JV = CaseSet(.JV)
  static let LF = CaseSet(.LF)
  static let NL = CaseSet(.NL)
  static let NS = CaseSet(.NS, .NSw, .keptNS)
  static let NU = CaseSet(.NU)
  static let OP = CaseSet(.OP, .OPw)
  static let PO = CaseSet(.PO, .POw)
  static let PR = CaseSet(.PR, .PRw)
  static let QU = CaseSet(.QU, .QUi, .QUf)
  static let RI = CaseSet(.RI)
  static let SP = CaseSet(.SP)
  static let SY = CaseSet(.SY)
  static let VF = CaseSet(.VF)
  static let VI = CaseSet(.VI)
  static let WJ = CaseSet(.WJ)
  static let ZW = CaseSet(.ZW)
  static let sot = CaseSet(.startOfText)
  static let eot = CaseSet(.endOfText)

  /// QU with General_Category Pi and Pf.
  static let initialQuote = CaseSet(.QUi)
  static let finalQuote = CaseSet(.QUf)
  /// The aksaras of LB28a: AK, U+25CC and AS.
  static let dottedCircle = CaseSet(.dottedCircle)
  static let aksara = AK | dottedCircle | AS
  /// Extended_Pictographic and unassigned.
  static let unassignedPictographic = CaseSet(.IDu, .ALu)
  /// East_Asian_Width F, W or H.
  static let eastAsian = CaseSet(
    .ALw, .BAw, .CLw, .CPw, .OPw, .EXw, .EB, .EM, .GLw, .H2, .H3, .JL, .IDw, .INw, .ISw, .NSw, .POw, .PRw, .otherW,
    .INlooseW, .POlooseW, .PRlooseW, .keptIDw, .keptNS)

  /// PO and PR where loose in ja and zh, and IN where loose.
  static let loosePO = CaseSet(.POloose, .POlooseW)
  static let loosePR = CaseSet(.PRloose, .PRlooseW)
  static let looseIN = CaseSet(.INloose, .INlooseW)
  /// Letters, digits and ideographs where word-break is keep-all.
  static let kept = CaseSet(.keptID, .keptIDw, .keptNS)
  /// What LB9 does not attach a CM to: the ends of a line and what follows them.
  static let unattached = BK | CR | LF | NL | SP | ZW | sot
}
