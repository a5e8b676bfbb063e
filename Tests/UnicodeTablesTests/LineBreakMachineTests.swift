// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The machine against the rules it was made from: the same cases, the rules with all of the text in sight.

import Testing
import UnicodeTables

@testable import generate_tables

@Suite struct `The line-break machine is its rules` {
  /// What the rules say before each case and at the end, with the whole text known.
  private func ruled(_ cases: [generate_tables.LineBreakCase]) -> [Opportunity] {
    var context = LineBreakContext()
    return cases.indices.map { index in
      let ahead = cases[(index + 1)...].filter { !CaseSet.CM.contains($0) } + [.endOfText, .endOfText]
      let rule = Boundary(context, cases[index], ahead: ahead).decide()
      context = context.following(cases[index])
      return rule.map { LineBreakRules.all[$0].decision } ?? .prohibited
    }
  }

  /// What the tables say.
  private func machine(_ cases: [generate_tables.LineBreakCase]) -> [Opportunity] {
    var (state, open) = (0, 0)
    var found: [Opportunity] = []
    for (index, one) in (cases + [.endOfText]).enumerated() {
      let cell = state + Int(LineBreakTable.columns[Int(one.rawValue)])
      let action = LineBreakTable.actions[cell]
      state = Int(LineBreakTable.next[cell])
      found.append(action & 4 != 0 ? .mandatory : action & 2 != 0 ? .allowed : .prohibited)
      if action & 64 != 0 { found[open] = .allowed }
      if action & 16 != 0 { open = index }
    }
    return found.dropLast()
  }

  /// The cases that rules look ahead and behind for come often.
  @Test func `Random cases`() {
    var generator = LinearGenerator()
    let alphabet = LineBreakMachine.alphabet.filter { $0 != .endOfText }
    let often: [generate_tables.LineBreakCase] = [
      .SP, .CM, .ZWJ, .QU, .QUi, .QUf, .OP, .CL, .CPw, .IS, .NU, .PR, .PO, .AK, .AS, .VF, .VI, .HL, .HY, .RI, .IDw,
    ]
    for _ in 0..<5_000 {
      let pool = Bool.random(using: &generator) ? alphabet : often
      let cases = (0..<Int.random(in: 1...9, using: &generator)).compactMap { _ in pool.randomElement(using: &generator)
      }
      #expect(ruled(cases).dropFirst() == machine(cases).dropFirst(), "\(cases)")
    }
  }

  @Test func `The enum of the tables is the enum of the rules`() {
    let ours = generate_tables.LineBreakCase.allCases.map { "\($0)" }
    #expect(ours == UnicodeTables.LineBreakCase.allCases.map { "\($0)" })
  }
}

/// Knuth's MMIX constants: the same numbers on every machine.
private struct LinearGenerator: RandomNumberGenerator {
  private var state: UInt64 = 14

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
