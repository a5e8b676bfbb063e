// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// All that the pass remembers of the text behind it: two states, and the one boundary that a rule left open.

/// The two machines' states, and what the last step has to do.
struct BoundaryState {
  /// The row of `LineBreakTable`, and that of `ClusterTable`.
  var line = 0
  private var cluster = 0
  /// The boundary that is open, if any, as an offset.
  private(set) var open = 0
  private var action: UInt8 = 0

  /// Steps both machines over a scalar and returns its flags.
  @inline(__always) mutating func step(_ properties: PackedProperties, _ tables: BoundaryTables) -> UInt8 {
    let cell = line + properties.column
    action = tables.lineActions[cell]
    line = Int(tables.lineNext[cell])
    let edge = tables.clusterNext[cluster + properties.clusterClass]
    cluster = Int(edge & ~1)
    return properties.boundaryBits | action & LineAction.flags | UInt8(truncatingIfNeeded: edge & 1)
  }

  /// Closes the open boundary and opens the one at `offset`, as the last step says; most say nothing.
  @inline(__always) mutating func settle(at offset: Int, _ flags: UnsafeMutablePointer<UInt8>) {
    guard action & LineAction.touchesOpen != 0 else { return }
    if action & LineAction.breaks != 0 { flags[open] |= BoundaryFlags.allowed.rawValue }
    if action & LineAction.opens != 0 { open = offset }
  }

  /// Steps the line machine over the text's end (LB3) and writes its flags.
  mutating func finish(at end: Int, _ flags: UnsafeMutablePointer<UInt8>, _ tables: BoundaryTables) {
    action = tables.lineActions[line + BoundaryTables.endColumn]
    flags[end] = action & LineAction.flags | BoundaryFlags.clusterEdge.rawValue
    settle(at: end, flags)
  }

  /// Steps over blocks of eight plain ASCII bytes, from a state in which their boundaries are plain; nil where there
  /// is none.
  @inline(__always) mutating func runPlainASCII(
    _ text: UnsafePointer<UInt8>, from start: Int, to end: Int, _ flags: UnsafeMutablePointer<UInt8>,
    _ tables: BoundaryTables
  ) -> Int? {
    guard start + 8 <= end, let states = tables.plainASCII, cluster == states.cluster else { return nil }
    var isAfterSpace = line == states.space
    guard isAfterSpace || line == states.letter || line == states.infix else { return nil }
    var offset = start
    while offset + 8 <= end, let block = PlainBlock(at: text + offset, isAfterSpace: isAfterSpace) {
      UnsafeMutableRawPointer(flags + offset).storeBytes(of: block.flags.littleEndian, as: UInt64.self)
      isAfterSpace = block.endsInSpace
      line = block.endsInSpace ? states.space : block.endsInLetter ? states.letter : states.infix
      offset += 8
    }
    return offset > start ? offset : nil
  }
}

/// The bits of `LineBreakTable.actions`.
enum LineAction {
  /// Those of `BoundaryFlags`: allowed, mandatory, hyphen.
  static var flags: UInt8 { 0x0E }
  static var opens: UInt8 { 1 << 4 }
  static var closes: UInt8 { 1 << 5 }
  /// The open boundary closes as an opportunity.
  static var breaks: UInt8 { 1 << 6 }
  static var touchesOpen: UInt8 { opens | closes | breaks }
}
