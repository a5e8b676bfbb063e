// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The rules of UAX #14 worked out once for every context there can be: a state machine, made as small as it can be.
// A boundary whose rule looks ahead is left open by one transition and closed by a later one, so nothing looks back.

/// What a transition does: to the boundary before the case it reads, and to the one left open before.
struct LineBreakOutcome: Hashable {
  enum Effect: Hashable {
    case decides(Opportunity, rule: String, showsHyphen: Bool)
    case leavesOpen
  }

  var effect: Effect
  /// The open boundary is decided: whether a line may end there, and by which rule.
  var closes: Opportunity?
  var closingRule = ""
}

/// A state: the text before, and the boundary that is open, if any.
struct LineBreakState: Hashable {
  struct OpenBoundary: Hashable {
    let context: LineBreakContext
    let next: LineBreakCase
    var ahead: [LineBreakCase] = []
  }

  var context = LineBreakContext()
  var open: OpenBoundary?
}

/// All states that a text can reach, numbered; state 0 is the start.
struct LineBreakMachine {
  /// What the rules may be asked: every case but those that a tailoring always maps away.
  static let alphabet: [LineBreakCase] = LineBreakCase.allCases.filter { !unresolved.contains($0) }
  private static let unresolved: [LineBreakCase] = [
    .CJ, .SA, .SAm, .fullwidthExclamation, .iterationMark, .waveDash, .centeredMark, .centeredMarkW, .POa, .PRa, .PRh,
    .NSletter, .QUopen, .QUclose, .startOfText,
  ]

  private(set) var next: [[Int]] = []
  private(set) var outcomes: [[LineBreakOutcome]] = []

  init() throws {
    var numbers = [LineBreakState(): 0]
    var states = [LineBreakState()]
    while next.count < states.count {
      let state = states[next.count]
      var row: [Int] = []
      outcomes.append(
        try Self.alphabet.map { one in
          let (following, outcome) = try Self.step(state, one)
          if numbers[following] == nil {
            numbers[following] = states.count
            states.append(following)
          }
          row.append(numbers[following] ?? 0)
          return outcome
        })
      next.append(row)
    }
    minimize()
  }

  /// Reads one case.
  private static func step(_ state: LineBreakState, _ next: LineBreakCase) throws -> (LineBreakState, LineBreakOutcome)
  {
    let isEnd = next == .endOfText
    var following = LineBreakState(context: isEnd ? LineBreakContext() : state.context.following(next))
    var outcome = LineBreakOutcome(effect: .decides(.allowed, rule: "LB3", showsHyphen: false))
    if var open = state.open {
      if CaseSet.CM.contains(next) {
        following.open = open
      } else {
        open.ahead.append(next)
        if let rule = Boundary(open.context, open.next, ahead: open.ahead).decide() {
          outcome.closes = LineBreakRules.all[rule].decision
          outcome.closingRule = LineBreakRules.all[rule].number
        } else {
          following.open = open
        }
      }
    }
    if isEnd { return (following, outcome) }
    if let rule = Boundary(state.context, next, ahead: []).decide() {
      let rule = LineBreakRules.all[rule]
      let showsHyphen = rule.decision == .allowed && state.context.last == .softHyphen
      outcome.effect = .decides(rule.decision, rule: rule.number, showsHyphen: showsHyphen)
    } else {
      guard following.open == nil else {
        throw InputError.malformed(file: "LineBreakRules", line: "two open boundaries")
      }
      outcome.effect = .leavesOpen
      following.open = .init(context: state.context, next: next)
    }
    return (following, outcome)
  }

  /// Joins the states that no text can tell apart (Moore's algorithm), numbered as they are first met.
  private mutating func minimize() {
    var classes = Self.numbered(outcomes)
    while true {
      let refined = Self.numbered(next.indices.map { state in [classes[state]] + next[state].map { classes[$0] } })
      let isStable = refined.max() == classes.max()
      classes = refined
      if isStable { break }
    }
    var first: [Int: Int] = [:]
    for state in classes.indices where first[classes[state]] == nil { first[classes[state]] = state }
    let kept = (0..<first.count).compactMap { first[$0] }
    let (oldNext, oldOutcomes) = (next, outcomes)
    next = kept.map { oldNext[$0].map { classes[$0] } }
    outcomes = kept.map { oldOutcomes[$0] }
  }

  /// A number for each distinct value, in order of appearance.
  static func numbered<Value: Hashable>(_ values: [Value]) -> [Int] {
    var numbers: [Value: Int] = [:]
    return values.map { value in
      if let number = numbers[value] { return number }
      numbers[value] = numbers.count
      return numbers.count - 1
    }
  }
}
