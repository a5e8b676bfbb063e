// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Interleaved passes: every phase runs on every set in each round, so that a slow moment of the machine hits all of
// them, and a ratio is taken within its round.

/// The samples of one phase on one set.
struct PhaseSamples {
  /// Nanoseconds a string, one a round.
  var nanoseconds: [Double] = []
  /// Allocations a string, of the last round.
  var allocations = 0.0
}

/// Runs phases on sets.
struct PhaseRunner {
  let phases: [Phase]
  let rounds: Int

  /// Samples by set and phase.
  func run(_ fixtures: [Fixture]) -> [[PhaseSamples]] {
    let passes = fixtures.map { fixture in phases.map { $0.pass(fixture) } }
    var samples = fixtures.map { _ in phases.map { _ in PhaseSamples() } }
    for round in 0...rounds {
      for (set, fixture) in fixtures.enumerated() {
        for (index, phase) in phases.enumerated() {
          let pass = passes[set][index]
          let cost = Cost.of { for turn in 0..<phase.repeats { pass(round * phase.repeats + turn) } }
          guard round > 0 else { continue }  // The first round warms up.
          let count = Double(fixture.set.strings.count * phase.repeats)
          samples[set][index].nanoseconds.append(cost.nanoseconds / count)
          samples[set][index].allocations = Double(cost.calls) / count
        }
      }
    }
    return samples
  }
}

extension [PhaseSamples] {
  /// The mean over sets, round by round.
  var mean: PhaseSamples {
    var mean = PhaseSamples()
    guard let first else { return mean }
    mean.nanoseconds = first.nanoseconds.indices.map { round in map { $0.nanoseconds[round] }.sum / Double(count) }
    mean.allocations = map(\.allocations).sum / Double(count)
    return mean
  }
}

extension PhaseSamples {
  /// The median of the rounds' ratios.
  func ratio(to other: PhaseSamples) -> Double { zip(nanoseconds, other.nanoseconds).map(/).median }
}
