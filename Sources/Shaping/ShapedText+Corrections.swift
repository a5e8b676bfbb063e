// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one function that makes a line's width exact at its edges (DESIGN 3 and law 5): prepared corrections where a
// joint was near, the line shaped as a whole where none is.

internal import FontFaces
internal import TextAnalysis
internal import UnicodeTables

extension ShapedText {
  /// Whether a line may end or start before byte `offset` without any correction.
  package func isSafe(at offset: Int32) -> Bool {
    let index = Int(offset)
    return index >= safety.count || safety[index].isSafeToBreak
  }

  /// What the width of a line of bytes `start..<end` (`end` is the visible end) differs by from its prefix sums.
  ///
  /// Both are cluster edges; `firstRun` holds `start`, `lastRun` the byte before `end`. Exact (DESIGN, law 5): the
  /// fit width is the units of each run between the edges, by `prefix` and `GlyphRun.units`, plus this. A break
  /// inside a ligature shapes its parts. Any thread may ask.
  /// - Complexity: O(1) where both edges are safe or were asked before, else the shaping of a word, at worst of the line.
  package func correction(from start: Int32, firstRun: Int32, to end: Int32, lastRun: Int32) -> LineCorrection {
    guard start < end, memo != nil else { return .none }
    let (first, last) = (runs[Int(firstRun)], runs[Int(lastRun)])
    let cutsStart = start > first.shapedStart && !isSafe(at: start)
    let cutsEnd = end < last.shapedEnd && !isSafe(at: end)
    guard cutsStart || cutsEnd else { return .none }
    if first.shapedStart != last.shapedStart {
      return LineCorrection(
        start: cutsStart ? startDelta(start, firstRun) : 0, end: cutsEnd ? endDelta(end, lastRun) : 0)
    }
    let starting = cutsStart ? startCorrection(start, firstRun) : EdgeCorrection(delta: 0, reach: start)
    let ending = cutsEnd ? endCorrection(end, lastRun) : EdgeCorrection(delta: 0, reach: end)
    // Two pieces that do not overlap can both be joined to what is between them.
    if let starting, let ending, starting.reach <= ending.reach {
      return LineCorrection(start: starting.delta, end: ending.delta)
    }
    return LineCorrection(start: wholeDelta(start, end, firstRun), end: 0)
  }

  /// The exact width of a part of one run, in font units, as if a line had just this part of the run.
  ///
  /// Where the run is shaped as one with a neighbour, the part stands alone only if it does not touch that neighbour.
  package func exactUnits(of run: Int, in range: Range<Int32>) -> Int32 {
    let end = range.upperBound == runs[run].end ? runs[run].units : prefix[Int(range.upperBound)]
    let start = range.lowerBound == runs[run].end ? runs[run].units : prefix[Int(range.lowerBound)]
    let edges = correction(
      from: range.lowerBound, firstRun: Int32(run), to: range.upperBound, lastRun: Int32(run))
    return end - start + edges.start + edges.end
  }
}

extension ShapedText {
  private func startDelta(_ start: Int32, _ run: Int32) -> Int32 {
    startCorrection(start, run)?.delta ?? wholeDelta(start, runs[Int(run)].shapedEnd, run)
  }

  private func endDelta(_ end: Int32, _ run: Int32) -> Int32 {
    endCorrection(end, run)?.delta ?? wholeDelta(runs[Int(run)].shapedStart, end, run)
  }

  private func startCorrection(_ start: Int32, _ run: Int32) -> EdgeCorrection? {
    value(for: EdgeKey(start: start, end: -1)) {
      withReshaper(for: run) { $0.piece(startingAt: Int(start), $1) }.map {
        EdgeCorrection(delta: delta(of: $0, run), reach: Int32($0.range.upperBound))
      }
    }
  }

  private func endCorrection(_ end: Int32, _ run: Int32) -> EdgeCorrection? {
    value(for: EdgeKey(start: -1, end: end)) {
      withReshaper(for: run) { $0.piece(endingAt: Int(end), $1) }.map {
        EdgeCorrection(delta: delta(of: $0, run), reach: Int32($0.range.lowerBound))
      }
    }
  }

  private func wholeDelta(_ start: Int32, _ end: Int32, _ run: Int32) -> Int32 {
    let known = value(for: EdgeKey(start: start, end: end)) {
      withReshaper(for: run) { reshaper, buffer in
        let range = Int(start)..<Int(end)
        let piece = UnitReshaper.Piece(range: range, units: reshaper.units(of: range, buffer))
        return EdgeCorrection(delta: delta(of: piece, run), reach: end)
      }
    }
    return known?.delta ?? 0
  }
}

extension ShapedText {
  private func value(for key: EdgeKey, orCompute compute: () -> EdgeCorrection?) -> EdgeCorrection? {
    guard let memo else { return compute() }
    return memo.value(for: key, orCompute: compute)
  }

  private func delta(of piece: UnitReshaper.Piece, _ run: Int32) -> Int32 {
    piece.delta(run: Int(run), runs: runs, prefix: prefix)
  }

  func withReshaper<Result>(
    for run: Int32, _ body: (UnitReshaper, borrowing ShapingBuffer) -> Result
  ) -> Result {
    let run = runs[Int(run)]
    let face = faces[Int(run.face)]
    let kind = SetupKind(analysis.items[analysis.item(at: run.start)], face)
    let shaper = styles[Int(run.style)].shaper(for: kind, face: face)
    return bytes.withUnsafeBufferPointer { text in
      FlagBits.withBytes(of: analysis.flags) { flags in
        safety.withUnsafeBufferPointer { safety in
          let unit = Int(run.shapedStart)..<Int(run.shapedEnd)
          let reshaper = UnitReshaper(
            text: text, flags: flags, safety: safety, unit: unit, shaper: shaper, cache: nil)
          return body(reshaper, ShapingBuffer())
        }
      }
    }
  }
}

extension AnalyzedText {
  /// The item that holds a byte.
  func item(at byte: Int32) -> Int { items.lastIndex(sorted: { $0.start <= byte }) }
}

extension Array {
  /// The last index whose element passes; those that pass come first. 0 if none does.
  func lastIndex(sorted passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return Swift.max(low - 1, 0)
  }
}
