// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// UAX #14 revision 55 (Unicode 17.0.0), section 6, rules LB4 to LB31 in the annex's order: the first that matches decides.
// LB1 is the tailoring (TextAnalysis), LB2 and LB3 are the ends of the text; LB9 and LB10 are in `LineBreakContext`,
// which gives a base the marks behind it. A rule that looks ahead asks `second`; the machine then waits for the answer.
// What a tailoring adds to a rule stands beside it and names the tailoring.

/// What stands at a boundary.
enum Opportunity: UInt8 {
  case prohibited, allowed, mandatory
}

/// One rule: its number in the annex, what it decides, and when.
struct LineBreakRule: Sendable {
  let number: String
  let decision: Opportunity
  let matches: @Sendable (Boundary) -> Bool

  init(_ number: String, _ decision: Opportunity, _ matches: @escaping @Sendable (Boundary) -> Bool) {
    self.number = number
    self.decision = decision
    self.matches = matches
  }
}

enum LineBreakRules {
  typealias S = CaseSet

  static let all = [mandatory, spaces, joining, quotes, words, numbers, scripts].flatMap { $0 }

  private static let mandatory = [
    LineBreakRule("LB4", .mandatory) { $0.last(S.BK) },
    LineBreakRule("LB5", .prohibited) { $0.last(S.CR) && $0.next(S.LF) },
    LineBreakRule("LB5", .mandatory) { $0.last(S.CR | S.LF | S.NL) },
    LineBreakRule("LB6", .prohibited) { $0.next(S.BK | S.CR | S.LF | S.NL) },
  ]

  private static let spaces = [
    LineBreakRule("LB7", .prohibited) { $0.next(S.SP | S.ZW) },
    LineBreakRule("LB8", .allowed) { $0.beforeSpaces(S.ZW) },
    LineBreakRule("LB8a", .prohibited) { $0.isAfterJoiner },
    LineBreakRule("LB9", .prohibited) { $0.isMarkOfLast },
    LineBreakRule("LB11", .prohibited) { $0.next(S.WJ) || $0.last(S.WJ) },
    LineBreakRule("LB12", .prohibited) { $0.last(S.GL) },
    LineBreakRule("LB12a", .prohibited) { !$0.last(S.SP | S.BA | S.HY | S.HH) && $0.next(S.GL) },
    LineBreakRule("LB13", .prohibited) { $0.next(S.CL | S.CP | S.EX | S.SY) },
    LineBreakRule("LB14", .prohibited) { $0.beforeSpaces(S.OP) },
  ]

  private static let joining = [
    LineBreakRule("LB15a", .prohibited) { $0.beforeSpaces(S.initialQuote) && $0.context.opens },
    LineBreakRule("LB15b", .prohibited) { $0.next(S.finalQuote) && $0.second(closing) },
    LineBreakRule("LB15c", .allowed) { $0.last(S.SP) && $0.next(S.IS) && $0.second(S.NU) },
    LineBreakRule("LB15d", .prohibited) { $0.next(S.IS) },
    LineBreakRule("LB16", .prohibited) { $0.beforeSpaces(S.CL | S.CP) && $0.next(S.NS) },
    LineBreakRule("LB17", .prohibited) { $0.beforeSpaces(S.B2) && $0.next(S.B2) },
    LineBreakRule("LB18", .allowed) { $0.last(S.SP) },
  ]

  /// What a final quotation mark closes before, in LB15b.
  private static let closing =
    S.SP | S.GL | S.WJ | S.CL | S.QU | S.CP | S.EX | S.IS | S.SY | S.BK | S.CR | S.LF | S.NL | S.ZW | S.eot

  private static let quotes = [
    LineBreakRule("LB19", .prohibited) { $0.next(S.QU - S.initialQuote) || $0.last(S.QU - S.finalQuote) },
    LineBreakRule("LB19a", .prohibited) { !$0.last(S.eastAsian) && $0.next(S.QU) },
    LineBreakRule("LB19a", .prohibited) { $0.next(S.QU) && !$0.second(S.eastAsian) },
    LineBreakRule("LB19a", .prohibited) { $0.last(S.QU) && !$0.next(S.eastAsian) },
    LineBreakRule("LB19a", .prohibited) { $0.last(S.QU) && !$0.context.followsEastAsian },
  ]

  private static let words = [
    LineBreakRule("LB20", .allowed) { $0.next(S.CB) || $0.last(S.CB) },
    LineBreakRule("LB20a", .prohibited) { $0.last(S.HY | S.HH) && $0.context.isWordInitial && $0.next(S.AL | S.HL) },
    LineBreakRule("loose", .allowed) { $0.last(S.ID) && $0.next(.HHloose) },
    LineBreakRule("LB21", .prohibited) { $0.next(S.BA | S.HH | S.HY | S.NS) || $0.last(S.BB) },
    LineBreakRule("LB21a", .prohibited) { $0.last(S.HY | S.HH) && $0.context.followsHebrew && !$0.next(S.HL) },
    LineBreakRule("LB21b", .prohibited) { $0.last(S.SY) && $0.next(S.HL) },
    LineBreakRule("loose", .allowed) { $0.last(S.looseIN) && $0.next(S.looseIN) },
    LineBreakRule("LB22", .prohibited) { $0.next(S.IN) },
    LineBreakRule("LB23", .prohibited) { $0.last(S.AL | S.HL) && $0.next(S.NU) },
    LineBreakRule("LB23", .prohibited) { $0.last(S.NU) && $0.next(S.AL | S.HL) },
    LineBreakRule("LB23a", .prohibited) { $0.last(S.PR) && $0.next(S.ID | S.EB | S.EM) },
    LineBreakRule("LB23a", .prohibited) { $0.last(S.ID | S.EB | S.EM) && $0.next(S.PO) },
    LineBreakRule("LB24", .prohibited) { $0.last(S.PR | S.PO | S.loosePO) && $0.next(S.AL | S.HL) },
    LineBreakRule("LB24", .prohibited) { $0.last(S.AL | S.HL) && $0.next(S.PR | S.PO | S.loosePO) },
  ]

  private static let numbers = [
    LineBreakRule("LB25", .prohibited) { $0.isInNumber && $0.last(S.CL | S.CP) && $0.next(S.PO | S.PR | S.loosePR) },
    LineBreakRule("LB25", .prohibited) { $0.isInNumber && $0.last(digits) && $0.next(S.PO | S.PR | S.loosePR) },
    LineBreakRule("LB25", .prohibited) { $0.last(S.PO | S.PR | S.loosePO) && $0.next(S.OP) && $0.second(S.NU) },
    LineBreakRule("LB25", .prohibited) {
      $0.last(S.PO | S.PR | S.loosePO) && $0.next(S.OP) && $0.second(S.IS) && $0.third(S.NU)
    },
    LineBreakRule("LB25", .prohibited) { $0.last(S.PO | S.PR | S.loosePO) && $0.next(S.NU) },
    LineBreakRule("LB25", .prohibited) { $0.last(S.HY | S.IS) && $0.next(S.NU) },
    LineBreakRule("LB25", .prohibited) { $0.isInNumber && $0.last(digits) && $0.next(S.NU) },
  ]

  /// Inside NU ( SY | IS )*.
  private static let digits = S.NU | S.SY | S.IS

  private static let scripts = [
    LineBreakRule("LB26", .prohibited) { $0.last(S.JL) && $0.next(S.JL | S.JV | S.H2 | S.H3) },
    LineBreakRule("LB26", .prohibited) { $0.last(S.JV | S.H2) && $0.next(S.JV | S.JT) },
    LineBreakRule("LB26", .prohibited) { $0.last(S.JT | S.H3) && $0.next(S.JT) },
    LineBreakRule("LB27", .prohibited) { $0.last(S.JL | S.JV | S.JT | S.H2 | S.H3) && $0.next(S.PO) },
    LineBreakRule("LB27", .prohibited) { $0.last(S.PR) && $0.next(S.JL | S.JV | S.JT | S.H2 | S.H3) },
    LineBreakRule("LB28", .prohibited) { $0.last(S.AL | S.HL) && $0.next(S.AL | S.HL) },
    LineBreakRule("LB28a", .prohibited) { $0.last(S.AP) && $0.next(S.aksara) },
    LineBreakRule("LB28a", .prohibited) { $0.last(S.aksara) && $0.next(S.VF | S.VI) },
    LineBreakRule("LB28a", .prohibited) { $0.last(S.VI) && $0.context.followsAksara && $0.next(S.AK | S.dottedCircle) },
    LineBreakRule("LB28a", .prohibited) { $0.last(S.aksara) && $0.next(S.aksara) && $0.second(S.VF) },
    LineBreakRule("LB29", .prohibited) { $0.last(S.IS) && $0.next(S.AL | S.HL) },
    LineBreakRule("LB30", .prohibited) { $0.last(S.AL | S.HL | S.NU) && $0.next(S.OP - S.eastAsian) },
    LineBreakRule("LB30", .prohibited) { $0.last(S.CP - S.eastAsian) && $0.next(S.AL | S.HL | S.NU) },
    LineBreakRule("LB30a", .prohibited) { $0.last(S.RI) && $0.context.isOddRegionalIndicator && $0.next(S.RI) },
    LineBreakRule("LB30a", .allowed) { $0.last(S.RI) && $0.next(S.RI) },
    LineBreakRule("LB30b", .prohibited) { $0.last(S.EB | S.unassignedPictographic) && $0.next(S.EM) },
    LineBreakRule("keep-all", .prohibited) { $0.last(S.kept | letters) && $0.next(S.kept) },
    LineBreakRule("keep-all", .prohibited) { $0.last(S.kept) && $0.next(letters) },
    LineBreakRule("LB31", .allowed) { _ in true },
  ]

  /// The letters and digits that keep-all keeps with ideographs.
  private static let letters = S.AL | S.HL | S.NU
}
