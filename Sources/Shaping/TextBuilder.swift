// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The arrays of one ShapedText while they are filled: one HarfBuzz call a unit, one pass over its clusters.

internal import FontFaces
internal import TextAnalysis

/// Fills the arrays of one shaped text.
struct TextBuilder: ~Copyable {
  let text: UnsafeBufferPointer<UInt8>
  /// `FlagBits`.
  let flags: UnsafeBufferPointer<UInt8>
  let analysis: AnalyzedText
  let styles: [ShapingStyle]
  let buffer = ShapingBuffer()
  private(set) var faces: [FontFace] = []
  private var missing: [UInt32] = []
  private(set) var runs: [GlyphRun] = []
  private(set) var prefix: [Int32]
  private(set) var safety: [EdgeSafety]
  private let cache: ShapeCache?
  private var setups: SetupMemo

  init(
    text: UnsafeBufferPointer<UInt8>, flags: UnsafeBufferPointer<UInt8>, analysis: AnalyzedText,
    styles: [ShapingStyle], cache: ShapeCache?
  ) {
    self.cache = cache
    setups = SetupMemo(cache: cache)
    (self.text, self.flags, self.analysis, self.styles) = (text, flags, analysis, styles)
    // Not Array(repeating:count:), which looks up its metadata at every call.
    (prefix, safety) = ([], [])
    prefix.reserveCapacity(text.count)
    prefix.append(contentsOf: repeatElement(0, count: text.count))
    safety.reserveCapacity(text.count)
    safety.append(contentsOf: repeatElement(.safe, count: text.count))
  }

  /// Shapes the whole text.
  mutating func shapeUnits() {
    var itemizer = FontItemizer(bytes: text, flags: flags, styles: styles)
    for index in analysis.items.indices where analysis.items[index].start < analysis.items[index].end {
      itemizer.add(analysis.items[index], index: index)
    }
    (faces, missing) = (itemizer.faces.faces, itemizer.missing)
    let stretches = itemizer.stretches
    runs.reserveCapacity(stretches.count)
    stretches.forEachUnit(items: analysis.items, styles: styles) { unit in
      let first = stretches[unit.stretches.lowerBound]
      addRuns(of: unit, stretches: stretches, total: first.hasGlyphs ? shape(unit, first: first) : 0)
    }
  }

  /// Fills prefix sums (from the unit's start, wrapping) and edges of a unit; returns its sum.
  private mutating func shape(_ unit: ShapingUnit, first: Stretch) -> Int {
    let shaper = setups.shaper(face: faces[Int(first.face)], item: analysis.items[first.item], styles: styles)
    return prefix.withUnsafeMutableBufferPointer { prefix in
      safety.withUnsafeMutableBufferPointer { safety in
        let sums = UnitSums(prefix: prefix, safety: safety, range: unit.start..<unit.end)
        return shaper.fill(sums, text: text, flags: flags, cache: cache, buffer: buffer)
      }
    }
  }

  /// Lends what reshapes parts of the unit that holds run `run`.
  mutating func withReshaper<Result>(
    for run: Int, _ body: (UnitReshaper, borrowing ShapingBuffer) -> Result?
  ) -> Result? {
    let run = runs[run]
    let item = analysis.items[analysis.item(at: run.start)]
    let shaper = setups.shaper(face: faces[Int(run.face)], item: item, styles: styles)
    return safety.withUnsafeBufferPointer { safety in
      let unit = Int(run.shapedStart)..<Int(run.shapedEnd)
      let reshaper = UnitReshaper(text: text, flags: flags, safety: safety, unit: unit, shaper: shaper, cache: cache)
      return body(reshaper, buffer)
    }
  }

  /// The finished text.
  consuming func finish(bytes: [UInt8]) -> ShapedText {
    var candidates = CandidateFinder(flags: flags, paragraphs: analysis.paragraphs, runs: runs).candidates()
    let largest = correct(&candidates)
    return ShapedText(
      bytes: bytes, analysis: analysis, styles: styles, faces: faces, runs: runs, prefix: prefix, safety: safety,
      candidates: candidates, largestCorrectionInEms: largest, missing: missing)
  }
}

extension Stretch {
  fileprivate var hasGlyphs: Bool { kind == .glyphs || kind == .attachment }
}

extension TextBuilder {
  /// A run whose sum would pass twice this is split, so that differences of sums stay in Int32.
  private static let sumLimit = 1 << 29

  private mutating func addRuns(of unit: ShapingUnit, stretches: [Stretch], total: Int) {
    let firstRun = runs.count
    for stretch in stretches[unit.stretches] {
      let item = analysis.items[stretch.item]
      runs.append(
        GlyphRun(
          start: Int32(stretch.start), end: Int32(stretch.end), face: stretch.face, style: item.style,
          units: Int32(truncatingIfNeeded: total), level: item.level, kind: stretch.kind))
    }
    if unit.stretches.count > 1 || abs(total) > Self.sumLimit { rebase(from: firstRun, total: total) }
    for run in firstRun..<runs.count {
      (runs[run].shapedStart, runs[run].shapedEnd) = (Int32(unit.start), Int32(unit.end))
    }
  }

  /// Makes a unit's sums relative to the start of each run, and splits runs whose sums would be too great.
  private mutating func rebase(from firstRun: Int, total: Int) {
    let whole = Array(runs[firstRun...])
    runs.removeSubrange(firstRun...)
    var (sum, wrapped, base): (Int, Int32, Int) = (0, 0, 0)
    for var run in whole {
      let end = Int(run.end)
      for byte in Int(run.start)..<end {
        sum += Int(prefix[byte] &- wrapped)  // Exact: one cluster's advance is far from wrapping.
        wrapped = prefix[byte]
        if abs(sum - base) > Self.sumLimit, flags[byte] & FlagBits.clusterEdge != 0 {
          (run.end, run.units) = (Int32(byte), Int32(sum - base))
          runs.append(run)
          (run.start, base) = (Int32(byte), sum)
        }
        prefix[byte] = Int32(clamping: sum - base)
      }
      let last = end == Int(whole[whole.count - 1].end) ? total : sum + Int(prefix[end] &- wrapped)
      (run.end, run.units) = (Int32(end), Int32(clamping: last - base))
      runs.append(run)
      base = last
    }
  }
}
