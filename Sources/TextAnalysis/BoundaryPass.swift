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
  private let text: UnsafePointer<UInt8>
  private let flags: UnsafeMutablePointer<UInt8>
  private let tables: BoundaryTables
  private var lineState = 0
  private var clusterState = 0
  /// The boundary that a rule left open, as an offset.
  private var open = 0
  var trace: Trace
  /// A scalar of class SA was met.
  private(set) var hasComplexScript = false

  init(
    text: UnsafePointer<UInt8>, flags: UnsafeMutablePointer<UInt8>, tables: BoundaryTables, trace: Trace
  ) {
    self.text = text
    self.flags = flags
    self.tables = tables
    self.trace = trace
  }

  /// Writes the flags of a paragraph's bytes and those at its end; what stands at its start is kept.
  mutating func run(_ paragraph: ParagraphRange) {
    let contentEnd = Int(paragraph.contentEnd)
    let end = Int(paragraph.end)
    var offset = Int(paragraph.start)
    let atStart = flags[offset] & Self.endBits
    while offset < contentEnd {
      offset = stepScalar(at: offset, before: contentEnd)
      if !Trace.isOn { offset = runASCII(from: offset, to: contentEnd) }
    }
    while offset < end { offset = stepScalar(at: offset, before: end) }
    // A paragraph's first boundary is its predecessor's last: LB2 has no say.
    let first = Int(paragraph.start)
    flags[first] = flags[first] & ~Self.endBits | atStart | BoundaryFlags.clusterEdge.rawValue
    finish(at: end, isTerminated: end > contentEnd)
  }

  private static var endBits: UInt8 { 0x0E }

  /// LB3, and the terminator's mandatory break.
  private mutating func finish(at end: Int, isTerminated: Bool) {
    act(line: Int(LineBreakTable.columns[Int(LineBreakCase.endOfText.rawValue)]), at: end, bits: 0, edge: 1)
    if isTerminated { flags[end] |= BoundaryFlags.mandatory.rawValue }
  }

  /// Steps over one scalar of any length; returns the offset behind it.
  private mutating func stepScalar(at offset: Int, before end: Int) -> Int {
    let (scalar, length) = decode(at: offset, before: end)
    let properties = tables.properties[scalar]
    let lineCase = properties.lineCase
    if lineCase == .SA || lineCase == .SAm { hasComplexScript = true }
    let cell = tables.clusterNext[clusterState + Int(properties.clusterClass.rawValue)]
    clusterState = Int(cell & ~1)
    let bits = properties.boundaryBits
    act(
      line: Int(tables.columns[Int(lineCase.rawValue)]), at: offset, bits: bits,
      edge: UInt8(truncatingIfNeeded: cell) & 1)
    var following = offset + 1
    while following < offset + length {
      flags[following] = bits
      following += 1
    }
    return following
  }

  /// Steps the line machine over one column and writes the flags at `offset`.
  @inline(__always) private mutating func act(line column: Int, at offset: Int, bits: UInt8, edge: UInt8) {
    let outcome = Int(tables.lineOutcomes[lineState + column])
    lineState = Int(tables.lineNext[lineState + column])
    let action = tables.lineActions[outcome]
    if Trace.isOn { trace.read(outcome: outcome, at: offset, open: open) }
    flags[offset] = bits | action & 0x0E | edge
    if action & LineAction.touchesOpen != 0 { updateOpen(action, at: offset) }
  }

  /// Closes the boundary that is open, opens the one at `offset`, as the action says.
  private mutating func updateOpen(_ action: UInt8, at offset: Int) {
    if action & LineAction.breaks != 0 { flags[open] |= BoundaryFlags.allowed.rawValue }
    if action & LineAction.opens != 0 { open = offset }
  }

  /// Steps over ASCII bytes up to the first other one; every one of them starts a cluster.
  ///
  /// Only behind a scalar that `stepScalar` took, so that what joins across it is settled; CR and LF are never here.
  private mutating func runASCII(from start: Int, to end: Int) -> Int {
    guard start < end, text[start] < 0x80, text[start - 1] < 0x80 else { return start }
    var offset = start
    var state = lineState
    while offset < end, text[offset] < 0x80 {
      let byte = Int(text[offset])
      let cell = state + Int(tables.asciiColumns[byte])
      state = Int(tables.lineNext[cell])
      let action = tables.lineActions[Int(tables.lineOutcomes[cell])]
      flags[offset] = tables.asciiBits[byte] | action & 0x0E | 1
      if action & LineAction.touchesOpen != 0 { updateOpen(action, at: offset) }
      offset += 1
    }
    lineState = state
    clusterState = Int(tables.clusterNext[Int(tables.properties[UInt32(text[offset - 1])].clusterClass.rawValue)] & ~1)
    return offset
  }

  /// The scalar at `offset` and its length; U+FFFD for bytes that `end` cuts off.
  @inline(__always) private func decode(at offset: Int, before end: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(text[offset])
    if first < 0x80 { return (first, 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= end else { return (0xFFFD, end - offset) }
    let second = UInt32(text[offset + 1]) & 0x3F
    if length == 2 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(text[offset + 2]) & 0x3F
    if length == 3 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    return ((first & 0x07) << 18 | second << 12 | third << 6 | UInt32(text[offset + 3]) & 0x3F, 4)
  }
}

/// The bits of `LineBreakTable.actions` beyond those of `BoundaryFlags`.
enum LineAction {
  static var opens: UInt8 { 1 << 4 }
  static var closes: UInt8 { 1 << 5 }
  static var breaks: UInt8 { 1 << 6 }
  static var touchesOpen: UInt8 { opens | closes | breaks }
}
