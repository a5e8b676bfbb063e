// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Samples as tables: a summary over the languages, and a line a language for ratios.

/// Prints what a run found.
struct PhaseReport {
  let phases: [Phase]
  let fixtures: [Fixture]
  let samples: [[PhaseSamples]]

  func write() {
    for kind in TextSet.Kind.allCases where fixtures.contains(where: { $0.set.kind == kind }) {
      writeSummary(kind)
      writeLanguages(kind)
    }
  }

  private func sets(_ kind: TextSet.Kind) -> [Int] { fixtures.indices.filter { fixtures[$0].set.kind == kind } }

  /// The yardstick's place among the phases.
  private var yardstick: Int { phases.firstIndex { $0.name == Phase.raw.name } ?? 0 }

  private func writeSummary(_ kind: TextSet.Kind) {
    print("### \(kind == .ui ? "UI strings" : "Paragraphs"), mean of the languages\n")
    let base = sets(kind).map { samples[$0][yardstick] }.mean
    var table = MarkdownTable(["phase", "ns a string", "least", "x hb_shape", "allocations", "what"])
    for (index, phase) in phases.enumerated() {
      let mean = sets(kind).map { samples[$0][index] }.mean
      table.add([
        phase.name, mean.nanoseconds.median.short, mean.nanoseconds.least.short, mean.ratio(to: base).text(3),
        mean.allocations.text(1), phase.note,
      ])
    }
    table.write()
  }

  private func writeLanguages(_ kind: TextSet.Kind) {
    print("Median ns a string, and in brackets times hb_shape:\n")
    var table = MarkdownTable(["phase"] + sets(kind).map { fixtures[$0].set.language })
    for (index, phase) in phases.enumerated() {
      let cells = sets(kind).map { set in
        let sample = samples[set][index]
        return "\(sample.nanoseconds.median.short) (\(sample.ratio(to: samples[set][yardstick]).text(2)))"
      }
      table.add([phase.name] + cells)
    }
    table.write()
  }
}
