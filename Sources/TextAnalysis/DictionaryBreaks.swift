// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Class SA (UAX #14 LB1): the machine took it for AL and CM, so a run of it has no break inside; a dictionary adds the
// words' edges. The run's own edges stay as the rules have them, as in ICU. Without a dictionary, cluster edges serve.

import UnicodeTables

/// Adds the breaks inside the runs of class SA.
///
/// - Returns: Whether a run of Thai, Lao, Khmer or Burmese had no dictionary.
func findDictionaryBreaks(
  _ bytes: UnsafeBufferPointer<UInt8>, _ paragraph: ParagraphRange, _ breaker: (any WordBreaker)?,
  into flags: UnsafeMutableBufferPointer<BoundaryFlags>
) -> Bool {
  var lacksDictionary = false
  var runs = ComplexRuns(bytes: bytes, offset: Int(paragraph.start), end: Int(paragraph.contentEnd))
  while let (run, script) = runs.next() {
    let span = UnsafeBufferPointer(rebasing: bytes[run]).span
    let isKnown = breaker?.forEachBoundary(in: span, script: script.tag) { flags[run.lowerBound + $0].insert(.allowed) }
    guard isKnown != true, [.thai, .lao, .khmer, .myanmar].contains(script) else { continue }
    lacksDictionary = true
    for offset in run.dropFirst() where flags[offset].contains(.clusterEdge) { flags[offset].insert(.allowed) }
  }
  return lacksDictionary
}

/// The runs of class SA and one script, in order.
private struct ComplexRuns {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  let end: Int

  mutating func next() -> (Range<Int>, Script)? {
    PropertyLookup.withTables { tables in
      let complexCases = LineBreakCase.SA.rawValue...LineBreakCase.SAm.rawValue
      var (start, script) = (offset, Script.unknown)
      var isInRun = false
      while offset < end {
        let (scalar, length) = decodeScalar(bytes, at: offset)
        let properties = tables[scalar]
        let isComplex = complexCases.contains(properties.lineCaseValue)
        if isInRun, !isComplex || properties.script != script { break }
        if isComplex, !isInRun { (isInRun, start, script) = (true, offset, properties.script) }
        offset += length
      }
      return isInRun ? (start..<offset, script) : nil
    }
  }
}
