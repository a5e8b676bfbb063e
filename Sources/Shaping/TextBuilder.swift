// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The arrays of one ShapedText while they are filled: one HarfBuzz call a unit, one pass over its clusters.

internal import FontFaces
internal import TextAnalysis
internal import UnicodeTables

/// Fills the arrays of one shaped text.
struct TextBuilder: ~Copyable {
  let text: UnsafeBufferPointer<UInt8>
  let flags: UnsafeBufferPointer<BoundaryFlags>
  let analysis: AnalyzedText
  let styles: [ShapingStyle]
  let buffer = ShapingBuffer()
  private(set) var faces: [FontFace] = []
  private var missing: [UInt32] = []
  private(set) var runs: [GlyphRun] = []
  private(set) var prefix: [Int32]
  private(set) var safety: [EdgeSafety]
  private var setup: (key: SetupKey, value: ShapingSetup, broken: BrokenSyllables)?

  init(
    text: UnsafeBufferPointer<UInt8>, flags: UnsafeBufferPointer<BoundaryFlags>, analysis: AnalyzedText,
    styles: [ShapingStyle]
  ) {
    (self.text, self.flags, self.analysis, self.styles) = (text, flags, analysis, styles)
    prefix = Array(repeating: 0, count: text.count)
    safety = Array(repeating: .safe, count: text.count)
  }

  /// Shapes the whole text.
  mutating func shapeUnits() {
    let itemizer = itemize()
    (faces, missing) = (itemizer.faces, itemizer.missing)
    let stretches = itemizer.stretches
    runs.reserveCapacity(stretches.count)
    stretches.forEachUnit(items: analysis.items, styles: styles) { unit in
      let total =
        stretches[unit.stretches.lowerBound].hasGlyphs ? shape(unit, first: stretches[unit.stretches.lowerBound]) : 0
      addRuns(of: unit, stretches: stretches, total: total)
    }
  }

  private func itemize() -> FontItemizer {
    PropertyLookup.withTables { properties in
      var itemizer = FontItemizer(bytes: text, flags: flags, properties: properties, styles: styles)
      for (index, item) in analysis.items.enumerated() where item.start < item.end {
        itemizer.add(item, index: index)
      }
      return itemizer
    }
  }

  /// Fills prefix sums (from the unit's start, wrapping) and edges of a unit; returns its sum.
  private mutating func shape(_ unit: ShapingUnit, first: Stretch) -> Int {
    prepareSetup(face: first.face, item: first.item)
    guard let (_, setup, broken) = setup, let flagBase = flags.baseAddress else { return 0 }
    var pen = 0
    var isBroken = false
    prefix.withUnsafeMutableBufferPointer { prefix in
      safety.withUnsafeMutableBufferPointer { safety in
        buffer.shape(unit.start..<unit.end, of: text, with: setup) { glyphs in
          glyphs.forEachCluster(in: unit.start..<unit.end, flags: flagBase) { cluster in
            let sum = Int32(truncatingIfNeeded: pen)
            prefix[cluster.start] = sum
            safety[cluster.start] = cluster.safety
            var inner = cluster.start + 1
            while inner < cluster.end {
              prefix[inner] = sum
              safety[inner] = .insideCluster
              inner += 1
            }
            pen += cluster.advance
          }
          isBroken = broken.areFound(in: glyphs, of: text)
        }
        if isBroken {
          for byte in unit.start..<unit.end { safety[byte].formUnion(EdgeSafety.unsafeToBreak.union(.unsafeToConcat)) }
        }
        safety[unit.start] = .safe  // HarfBuzz flags a text's start as well; a unit's edge is safe by definition.
      }
    }
    return pen
  }

  private mutating func prepareSetup(face: Int32, item: Int) {
    let item = analysis.items[item]
    let key = SetupKey(face: face, style: item.style, script: item.script, isOdd: item.level & 1 != 0)
    guard setup?.key != key else { return }
    let face = faces[Int(face)]
    let script = item.script.tag
    let value = ShapingSetup(face: face, style: styles[Int(item.style)], script: script, level: item.level)
    setup = (key, value, BrokenSyllables(face: face, script: script))
  }

  /// Lends what reshapes parts of the unit that holds run `run`.
  mutating func withReshaper<Result>(
    for run: Int, _ body: (UnitReshaper, borrowing ShapingBuffer) -> Result?
  ) -> Result? {
    let run = runs[run]
    prepareSetup(face: run.face, item: analysis.item(at: run.start))
    guard let setup = setup?.value, let flagBase = flags.baseAddress else { return nil }
    return safety.withUnsafeBufferPointer { safety in
      guard let safetyBase = safety.baseAddress else { return nil }
      let reshaper = UnitReshaper(
        text: text, flags: flagBase, safety: safetyBase, unit: Int(run.shapedStart)..<Int(run.shapedEnd),
        setup: setup)
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

private struct SetupKey: Equatable {
  var face: Int32
  var style: Int32
  var script: Script
  var isOdd: Bool
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
    var (sum, wrapped): (Int, Int32) = (0, 0)
    for var run in whole {
      let end = Int(run.end)
      var base = sum
      for byte in Int(run.start)..<end {
        sum += Int(prefix[byte] &- wrapped)  // Exact: one cluster's advance is far from wrapping.
        wrapped = prefix[byte]
        if abs(sum - base) > Self.sumLimit, flags[byte].contains(.clusterEdge) {
          (run.end, run.units) = (Int32(byte), Int32(sum - base))
          runs.append(run)
          (run.start, base) = (Int32(byte), sum)
        }
        prefix[byte] = Int32(clamping: sum - base)
      }
      let last = end == Int(whole[whole.count - 1].end) ? total : sum + Int(prefix[end] &- wrapped)
      (run.end, run.units) = (Int32(end), Int32(clamping: last - base))
      runs.append(run)
    }
  }
}
