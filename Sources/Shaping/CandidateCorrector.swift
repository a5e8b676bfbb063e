// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Corrections of ordinary candidates, at prepare time: most edges at spaces are safe; the others are reshaped up to the
// next joint. The same word ends recur, so what was reshaped is kept by its bytes while the text is prepared.

internal import FontFaces
internal import TextAnalysis

extension TextBuilder {
  /// Notes in each candidate what its unsafe edges change; returns the largest shortening in ems.
  mutating func correct(_ candidates: inout [BreakCandidate]) -> Double {
    var largest = 0.0
    for index in candidates.indices {
      let candidate = candidates[index]
      let run = Int(candidate.run)
      if isUnsafe(candidate.visibleEnd, in: run) {
        let correction = correction(endingAt: Int(candidate.visibleEnd), run: run)
        candidates[index].setEnd(correction)
        if let correction { largest = max(largest, ems(-correction.delta, run)) }
      }
      var next = run
      while next < runs.count, runs[next].end <= candidate.offset { next += 1 }
      if next < runs.count, isUnsafe(candidate.offset, in: next) {
        candidates[index].setStart(correction(startingAt: Int(candidate.offset), run: next))
      }
    }
    return largest
  }

  private func isUnsafe(_ byte: Int32, in run: Int) -> Bool {
    byte > runs[run].shapedStart && byte < runs[run].shapedEnd && !safety[Int(byte)].isSafeToBreak
  }

  private func ems(_ units: Int32, _ run: Int) -> Double {
    Double(units) / Double(faces[Int(runs[run].face)].unitsPerEm)
  }
}

extension TextBuilder {
  private mutating func correction(endingAt end: Int, run: Int) -> EdgeCorrection? {
    withReshaper(for: run) { $0.piece(endingAt: end, $1) }.map {
      EdgeCorrection(delta: $0.delta(run: run, runs: runs, prefix: prefix), reach: Int32($0.range.lowerBound))
    }
  }

  private mutating func correction(startingAt start: Int, run: Int) -> EdgeCorrection? {
    withReshaper(for: run) { $0.piece(startingAt: start, $1) }.map {
      EdgeCorrection(delta: $0.delta(run: run, runs: runs, prefix: prefix), reach: Int32($0.range.upperBound))
    }
  }
}
