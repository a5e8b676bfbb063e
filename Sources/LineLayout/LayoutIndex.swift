// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the breaker's searches read and a size does not change: built once a text.

internal import Shaping
internal import TextAnalysis

/// Flat arrays over the candidates of a shaped text.
struct LayoutIndex: Sendable {
  /// Font units from the start of a candidate's run to its visible end; one a candidate.
  let units: [Int32]
  /// Indices of the candidates at which a line must end; the text's end is the last.
  let hardStops: [Int32]
  /// One a face.
  let faces: [FaceScale]
  /// No run and no piece between candidates has a negative advance.
  let isMonotone: Bool
  let hasTabs: Bool
  /// A candidate shows a hyphen when taken.
  let hasHyphens: Bool
  /// A hyphenator, not U+00AD, gave a candidate.
  let hasAutomaticHyphens: Bool

  init(of text: ShapedText) {
    faces = text.faceScales
    units = text.candidates.map { text.units(at: $0.visibleEnd, run: Int($0.run)) }
    hardStops = LayoutIndex.hardStops(of: text)
    hasTabs = text.runs.contains { $0.kind == .tab }
    hasHyphens = text.candidates.contains { $0.flags.contains(.hyphen) }
    hasAutomaticHyphens = hasHyphens && text.candidates.contains(where: text.isAutomaticHyphen)
    isMonotone = LayoutIndex.isMonotone(text, units)
  }

  private static func hardStops(of text: ShapedText) -> [Int32] {
    var stops: [Int32] = []
    let candidates = text.candidates
    for index in candidates.indices where candidates[index].flags.contains(.mandatory) || index == candidates.count - 1
    {
      stops.append(Int32(index))
    }
    return stops
  }

  private static func isMonotone(_ text: ShapedText, _ units: [Int32]) -> Bool {
    guard text.runs.allSatisfy({ $0.units >= 0 }) else { return false }
    let candidates = text.candidates
    for index in candidates.indices.dropFirst() where candidates[index].run == candidates[index - 1].run {
      guard units[index] >= units[index - 1] else { return false }
    }
    return true
  }
}

extension ShapedText {
  /// Font units from the start of run `run` to byte `offset`, which lies in the run or at its end.
  @inline(__always)
  func units(at offset: Int32, run: Int) -> Int32 {
    offset >= runs[run].end ? runs[run].units : prefix[Int(offset)]
  }

  /// Whether a candidate's hyphen was given by a hyphenator: no U+00AD (C2 AD) stands before it.
  func isAutomaticHyphen(_ candidate: BreakCandidate) -> Bool {
    guard candidate.flags.contains(.hyphen) else { return false }
    let end = Int(candidate.offset)
    return end < 2 || bytes[end - 1] != 0xAD || bytes[end - 2] != 0xC2
  }

  /// The number of drawn clusters that start before each byte, and before the end.
  ///
  /// Kern and tracking follow each of them (DESIGN 6, rule 7): not default-ignorables, terminators, controls and tabs.
  func drawnClusterCounts() -> [Int32] {
    var counts = [Int32](repeating: 0, count: bytes.count + 1)
    var count: Int32 = 0
    for run in runs {
      let draws = run.kind == .glyphs || run.kind == .attachment
      for offset in Int(run.start)..<Int(run.end) {
        counts[offset] = count
        let flags = analysis.flags[offset]
        if draws, flags.contains(.clusterEdge), flags.isDisjoint(with: [.ignorable, .terminator]) { count += 1 }
      }
    }
    counts[bytes.count] = count
    return counts
  }

  /// The advance of the whole text, in points: for hyphens, tokens and their like.
  func advance(_ metrics: (_ style: Int32) -> RunMetrics) -> Double {
    let scales = faceScales
    let counts = runs.contains { metrics($0.style).spacing != 0 } ? drawnClusterCounts() : []
    return runs.reduce(0) { sum, run in
      let scale = RunScale(metrics(run.style), unitsPerEm: scales[Int(run.face)].unitsPerEm)
      let clusters = counts.isEmpty ? 0 : counts[Int(run.end)] - counts[Int(run.start)]
      return sum + scale.advance(units: run.units, clusters: clusters)
    }
  }
}
