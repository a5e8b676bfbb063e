// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The pass that follows boundaries and levels: the scalar that decides for each cluster's script.

import UnicodeTables

/// Scans one paragraph's content, its cluster edges being known.
struct ClusterScan {
  let text: UnsafeBufferPointer<UInt8>
  let flags: UnsafeBufferPointer<BoundaryFlags>
  private var clusterStart = 0
  private var clusterHasScript = false
  private let latin = Script.latin.rawValue

  init(_ text: UnsafeBufferPointer<UInt8>, flags: UnsafeBufferPointer<BoundaryFlags>) {
    self.text = text
    self.flags = flags
  }

  /// Adds the paragraph's clusters to `scripts`.
  mutating func scan(_ range: Range<Int>, levels: [LevelRun], into scripts: inout ScriptResolver) {
    var start = range.lowerBound
    for level in levels.dropFirst() {
      let edge = max(start, nextEdge(from: Int(level.start), before: range.upperBound))
      PropertyLookup.withTables { scan(start..<edge, tables: $0, into: &scripts) }
      scripts.changeLevel(at: Int32(edge))
      start = edge
    }
    PropertyLookup.withTables { scan(start..<range.upperBound, tables: $0, into: &scripts) }
  }

  /// The next cluster edge: a level that starts inside a cluster starts behind it.
  private func nextEdge(from offset: Int, before end: Int) -> Int {
    var edge = offset
    while edge < end, !flags[edge].contains(.clusterEdge) { edge += 1 }
    return edge
  }

  /// Scans a stretch of one level.
  private mutating func scan(_ range: Range<Int>, tables: PropertyLookup, into scripts: inout ScriptResolver) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if isPlainASCII(text[offset], scripts.settled), flags[offset].contains(.clusterEdge) {
        clusterStart = offset
        clusterHasScript = isLetter(text[offset])
        offset += 1
        continue
      }
      let (scalar, length) = decodeScalar(text, at: offset)
      let fields = ScalarFields(of: scalar, in: tables)
      if flags[offset].contains(.clusterEdge) {
        clusterStart = offset
        clusterHasScript = !fields.isNeutral
        let changesNothing = fields.isNeutral || fields.script == scripts.settled
        if !(fields.isPlain && changesNothing) { scripts.add(scalar, fields, at: Int32(offset)) }
      } else if !clusterHasScript, !fields.isNeutral {
        // A neutral base takes the script of its marks: U+25CC with a vowel sign.
        clusterHasScript = true
        scripts.add(scalar, fields, at: Int32(clusterStart))
      }
      offset += length
    }
  }

  /// ASCII that changes nothing: no bracket, and no letter unless Latin is what is there.
  @inline(__always) private func isPlainASCII(_ byte: UInt8, _ settled: UInt8) -> Bool {
    guard byte < 0x80 else { return false }
    if isLetter(byte) { return settled == latin }
    // ( ) differ in bit 0 only; [ ] { } in bit 5 from each other's pair.
    return byte & 0xFE != 0x28 && !(byte & 0xDF == 0x5B || byte & 0xDF == 0x5D)
  }

  @inline(__always) private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }
}
