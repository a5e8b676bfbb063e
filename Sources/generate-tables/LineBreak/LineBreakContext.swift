// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the rules of UAX #14 need to know of the text before a boundary: a handful of facts, none of which grows.
// LB9 and LB10 are here: a mark takes part in its base, or stands as AL where it has none.

/// What stands before a boundary.
struct LineBreakContext: Hashable {
  /// The last case that is no space, with the marks behind it; a space where no rule looks behind spaces.
  var base = LineBreakCase.startOfText
  /// Spaces follow the base.
  var hasSpaces = false
  /// The last scalar is a ZWJ (LB8a).
  var endsInJoiner = false
  /// QU: an East Asian character stands before it (LB19a).
  var followsEastAsian = false
  /// An initial quotation mark after what LB15a lists.
  var opens = false
  /// HY or HH at the start of a word (LB20a).
  var isWordInitial = false
  /// HY or HH after HL (LB21a).
  var followsHebrew = false
  /// Inside NU ( SY | IS )* ( CL | CP )? (LB25).
  var isInNumber = false
  /// RI after an even number of RI (LB30a).
  var isOddRegionalIndicator = false
  /// VI after an aksara (LB28a).
  var followsAksara = false

  /// What stands immediately before the boundary.
  var last: LineBreakCase { hasSpaces ? .SP : base }

  /// The case that the rules see for `next`: a mark without a base is AL (LB10).
  func seen(_ next: LineBreakCase) -> LineBreakCase {
    CaseSet.CM.contains(next) && CaseSet.unattached.contains(last) ? .AL : next
  }

  /// The context behind `next`.
  func following(_ next: LineBreakCase) -> LineBreakContext {
    var context = self
    context.endsInJoiner = next == .ZWJ
    let seen = seen(next)
    if CaseSet.CM.contains(seen) { return context }
    if seen == .SP { return context.followingSpace() }
    context = LineBreakContext(base: seen, endsInJoiner: next == .ZWJ)
    typealias S = CaseSet
    let last = last
    context.followsEastAsian = S.QU.contains(seen) && S.eastAsian.contains(last)
    context.opens =
      S.initialQuote.contains(seen) && (S.unattached | S.OP | S.QU | S.GL).contains(last)
    if (S.HY | S.HH).contains(seen) {
      context.isWordInitial = (S.unattached | S.CB | S.GL).contains(last)
      context.followsHebrew = S.HL.contains(last)
    }
    let continues = isInNumber && !hasSpaces && (S.NU | S.SY | S.IS).contains(base)
    context.isInNumber = S.NU.contains(seen) || continues && (S.SY | S.IS | S.CL | S.CP).contains(seen)
    context.isOddRegionalIndicator = seen == .RI && !(last == .RI && isOddRegionalIndicator)
    context.followsAksara = seen == .VI && S.aksara.contains(last)
    return context
  }

  /// Behind a space only the bases that a rule with SP* names are remembered: LB8, LB14, LB15a, LB16, LB17.
  private func followingSpace() -> LineBreakContext {
    typealias S = CaseSet
    let isNamed = (S.ZW | S.OP | S.CL | S.CP | S.B2).contains(base) || opens
    return LineBreakContext(base: isNamed ? base : .SP, hasSpaces: true, opens: opens)
  }
}

/// One boundary as the rules see it: the text before, the case behind, and what is known of the text after that.
final class Boundary {
  let context: LineBreakContext
  private let following: LineBreakCase
  private let ahead: [LineBreakCase]
  /// A rule asked for a case that is not known yet.
  private(set) var wantsMore = false

  init(_ context: LineBreakContext, _ next: LineBreakCase, ahead: [LineBreakCase]) {
    self.context = context
    following = context.seen(next)
    self.ahead = ahead
  }

  func last(_ set: CaseSet) -> Bool { set.contains(context.last) }
  func beforeSpaces(_ set: CaseSet) -> Bool { set.contains(context.base) }
  func next(_ set: CaseSet) -> Bool { set.contains(following) }
  func next(_ one: LineBreakCase) -> Bool { following == one }
  func second(_ set: CaseSet) -> Bool { isAhead(0, set) }
  func third(_ set: CaseSet) -> Bool { isAhead(1, set) }

  var isAfterJoiner: Bool { context.endsInJoiner }
  var isMarkOfLast: Bool { next(CaseSet.CM) }
  var isInNumber: Bool { context.isInNumber && !context.hasSpaces }

  private func isAhead(_ index: Int, _ set: CaseSet) -> Bool {
    guard index < ahead.count else {
      wantsMore = true
      return false
    }
    return set.contains(ahead[index])
  }

  /// The first rule that matches, or nil where a rule before it waits for the text ahead.
  func decide() -> Int? {
    let rule = LineBreakRules.all.firstIndex { $0.matches(self) || wantsMore }
    return wantsMore ? nil : rule
  }
}
