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
  private var state = BoundaryState()
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
    let atStart = flags[start] & LineAction.flags
    walk(from: start, to: contentEnd)
    walk(from: contentEnd, to: end)
    // A paragraph's first boundary is its predecessor's last: LB2 has no say.
    flags[start] = flags[start] & ~LineAction.flags | atStart
    if Trace.isOn {
      trace.read(outcome: Int(tables.lineOutcomes[state.line + BoundaryTables.endColumn]), at: end, open: state.open)
    }
    state.finish(at: end, flags, tables)
    if end > contentEnd { flags[end] |= BoundaryFlags.mandatory.rawValue }
  }

  /// The loop: its state and addresses are locals, so that they stay in registers.
  private mutating func walk(from start: Int, to end: Int) {
    let (text, flags, tables) = (text, flags, tables)
    var (offset, state, seen) = (start, state, UInt32(0))
    while offset < end {
      let first = text[offset]
      if first < 0x80 {
        if !Trace.isOn, let next = state.runPlainASCII(text, from: offset, to: end, flags, tables) {
          offset = next
          continue
        }
        let properties = tables.ascii[Int(first)]
        if Trace.isOn { listen(properties, state, at: offset) }
        flags[offset] = state.step(properties, tables)
        state.settle(at: offset, flags)
        offset += 1
      } else {
        let (scalar, length) = Self.decode(text, first, at: offset, before: end)
        let properties = tables.packed(scalar)
        if Trace.isOn { listen(properties, state, at: offset) }
        seen |= properties.bits
        flags[offset] = state.step(properties, tables)
        flags[offset + 1] = properties.boundaryBits
        if length > 2 { flags[offset + 2] = properties.boundaryBits }
        if length > 3 { flags[offset + 3] = properties.boundaryBits }
        state.settle(at: offset, flags)
        offset += length
      }
    }
    self.state = state
    if seen & PackedProperties.complexBit != 0 { hasComplexScript = true }
  }

  private mutating func listen(_ properties: PackedProperties, _ state: BoundaryState, at offset: Int) {
    trace.read(outcome: Int(tables.lineOutcomes[state.line + properties.column]), at: offset, open: state.open)
  }

  /// The scalar at `offset` and its length; U+FFFD for bytes that `end` cuts off.
  @inline(__always) private static func decode(
    _ text: UnsafePointer<UInt8>, _ lead: UInt8, at offset: Int, before end: Int
  ) -> (UInt32, length: Int) {
    let first = UInt32(lead)
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= end else { return (0xFFFD, end - offset) }
    let second = UInt32(text[offset + 1]) & 0x3F
    if length == 2 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(text[offset + 2]) & 0x3F
    if length == 3 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    return ((first & 0x07) << 18 | second << 12 | third << 6 | UInt32(text[offset + 3]) & 0x3F, 4)
  }
}
