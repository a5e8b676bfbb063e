// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one pass over a paragraph's bytes: decode, look up, step two state machines (UAX #14, UAX #29), write flags.
// Nothing is looked at twice and nothing is remembered but the two states and the one boundary that may be open.

import UnicodeTables

/// Hears which outcome of `LineBreakTable` decided a boundary; `NoTrace` costs nothing.
protocol BoundaryTrace {
  static var isOn: Bool { get }
  /// The boundary at `offset`, and the one that was open until then, if any.
  mutating func read(outcome: Int, at offset: Int, open: Int)
}

struct NoTrace: BoundaryTrace {
  static var isOn: Bool { false }
  mutating func read(outcome: Int, at offset: Int, open: Int) {}
}

/// Walks one paragraph.
struct BoundaryPass<Trace: BoundaryTrace> {
  let text: UnsafePointer<UInt8>
  let flags: UnsafeMutablePointer<UInt8>
  let tables: BoundaryTables
  var trace: Trace
  /// The state of the line-break machine, and that of the cluster machine.
  private var line = 0
  private var cluster = 0
  /// The boundary that a rule left open, as an offset.
  private var open = 0
  /// A scalar of class SA was met.
  private(set) var hasComplexScript = false

  init(text: UnsafePointer<UInt8>, flags: UnsafeMutablePointer<UInt8>, tables: BoundaryTables, trace: Trace) {
    self.text = text
    self.flags = flags
    self.tables = tables
    self.trace = trace
  }

  /// Writes the flags of a paragraph's bytes and those at its end; what stands at its start is kept.
  mutating func run(_ paragraph: ParagraphRange) {
    let (start, contentEnd, end) = (Int(paragraph.start), Int(paragraph.contentEnd), Int(paragraph.end))
    let atStart = flags[start] & Self.boundaryMask
    walk(from: start, to: contentEnd)
    walk(from: contentEnd, to: end)
    // A paragraph's first boundary is its predecessor's last: LB2 has no say.
    flags[start] = flags[start] & ~Self.boundaryMask | atStart
    step(column: tables.endColumn, at: end, bits: 0, edge: 1)
    if end > contentEnd { flags[end] |= BoundaryFlags.mandatory.rawValue }
  }

  /// The bits of `BoundaryFlags` that the line machine decides.
  private static var boundaryMask: UInt8 { 0x0E }

  private mutating func walk(from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      if !Trace.isOn, text[offset] < 0x80, let next = runPlainASCII(from: offset, to: end) {
        offset = next
      } else {
        offset = stepScalar(at: offset, before: end)
      }
    }
  }

  /// Steps over one scalar of any length; returns the offset behind it.
  @inline(__always) private mutating func stepScalar(at offset: Int, before end: Int) -> Int {
    let first = text[offset]
    if first < 0x80 {
      let byte = Int(first)
      let edge = stepCluster(tables.asciiClusters[byte])
      step(column: tables.asciiColumns[byte], at: offset, bits: tables.asciiBits[byte], edge: edge)
      return offset + 1
    }
    let (scalar, length) = decode(first, at: offset, before: end)
    let properties = tables.properties[scalar]
    let lineCase = properties.lineCaseValue
    hasComplexScript = hasComplexScript || lineCase == tables.complexCase
    let bits = properties.boundaryBits
    let edge = stepCluster(properties.clusterValue)
    step(column: tables.columns[Int(lineCase)], at: offset, bits: bits, edge: edge)
    flags[offset + 1] = bits
    if length > 2 { flags[offset + 2] = bits }
    if length > 3 { flags[offset + 3] = bits }
    return offset + length
  }

  /// Steps the cluster machine; 1 where a cluster starts.
  @inline(__always) private mutating func stepCluster(_ clusterClass: UInt8) -> UInt8 {
    let cell = tables.clusterNext[cluster + Int(clusterClass)]
    cluster = Int(cell & ~1)
    return UInt8(truncatingIfNeeded: cell & 1)
  }

  /// Steps the line machine over one column and writes the flags at `offset`.
  @inline(__always) private mutating func step(column: UInt8, at offset: Int, bits: UInt8, edge: UInt8) {
    let cell = line + Int(column)
    let outcome = Int(tables.lineOutcomes[cell])
    line = Int(tables.lineNext[cell])
    let action = tables.lineActions[outcome]
    if Trace.isOn { trace.read(outcome: outcome, at: offset, open: open) }
    flags[offset] = bits | action & Self.boundaryMask | edge
    if action & LineAction.touchesOpen != 0 { updateOpen(action, at: offset) }
  }

  /// Closes the boundary that is open, opens the one at `offset`, as the action says.
  private mutating func updateOpen(_ action: UInt8, at offset: Int) {
    if action & LineAction.breaks != 0 { flags[open] |= BoundaryFlags.allowed.rawValue }
    if action & LineAction.opens != 0 { open = offset }
  }

  /// The scalar at `offset` and its length; U+FFFD for bytes that `end` cuts off.
  @inline(__always) private func decode(_ lead: UInt8, at offset: Int, before end: Int) -> (UInt32, length: Int) {
    let first = UInt32(lead)
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= end else { return (0xFFFD, end - offset) }
    let second = UInt32(text[offset + 1]) & 0x3F
    if length == 2 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(text[offset + 2]) & 0x3F
    if length == 3 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    return ((first & 0x07) << 18 | second << 12 | third << 6 | UInt32(text[offset + 3]) & 0x3F, 4)
  }

  /// Steps over blocks of eight ASCII letters, spaces, commas and full stops from a state where their boundaries are
  /// plain; nil where there is none.
  private mutating func runPlainASCII(from start: Int, to end: Int) -> Int? {
    guard let states = tables.plainASCII, cluster == states.cluster else { return nil }
    var offset = start
    var isAfterSpace = line == states.space
    guard isAfterSpace || line == states.letter || line == states.infix else { return nil }
    while offset + 8 <= end, let block = PlainBlock(at: text + offset, isAfterSpace: isAfterSpace) {
      UnsafeMutableRawPointer(flags + offset).storeBytes(of: block.flags.littleEndian, as: UInt64.self)
      isAfterSpace = block.endsInSpace
      line = block.endsInSpace ? states.space : block.endsInLetter ? states.letter : states.infix
      offset += 8
    }
    return offset > start ? offset : nil
  }
}

/// The bits of `LineBreakTable.actions` beyond those of `BoundaryFlags`.
enum LineAction {
  static var opens: UInt8 { 1 << 4 }
  static var closes: UInt8 { 1 << 5 }
  static var breaks: UInt8 { 1 << 6 }
  static var touchesOpen: UInt8 { opens | closes | breaks }
}
