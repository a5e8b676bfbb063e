// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The scripts a cluster may belong to (UAX #24): one for most, several by Script_Extensions, all for Common.
// Scripts are raw values here: what another module declares costs a call each time.

import UnicodeTables

/// A set of scripts, one bit a script.
struct ScriptSet: Hashable {
  private var low: UInt64
  private var middle: UInt64
  private var high: UInt64

  /// The empty set.
  @inline(__always) init() {
    (low, middle, high) = (0, 0, 0)
  }

  /// The set of one script.
  @inline(__always) init(_ script: UInt8) {
    let bit: UInt64 = 1 << UInt64(script & 63)
    low = script < 64 ? bit : 0
    middle = script >> 6 == 1 ? bit : 0
    high = script >= 128 ? bit : 0
  }

  @inline(__always) private init(_ low: UInt64, _ middle: UInt64, _ high: UInt64) {
    (self.low, self.middle, self.high) = (low, middle, high)
  }

  /// What Common, Inherited and Unknown belong to.
  @inline(__always) static var all: ScriptSet { ScriptSet(.max, .max, .max) }

  @inline(__always) var isEmpty: Bool { low | middle | high == 0 }
  @inline(__always) var isAll: Bool { low & middle & high == .max }

  @inline(__always) func contains(_ script: UInt8) -> Bool {
    let word = script < 64 ? low : script < 128 ? middle : high
    return word >> UInt64(script & 63) & 1 == 1
  }

  @inline(__always) func union(_ other: ScriptSet) -> ScriptSet {
    ScriptSet(low | other.low, middle | other.middle, high | other.high)
  }

  @inline(__always) func intersection(_ other: ScriptSet) -> ScriptSet {
    ScriptSet(low & other.low, middle & other.middle, high & other.high)
  }

  /// The script with the lowest number, or nil of none.
  var first: UInt8? {
    if low != 0 { return UInt8(low.trailingZeroBitCount) }
    if middle != 0 { return 64 + UInt8(middle.trailingZeroBitCount) }
    if high != 0 { return 128 + UInt8(high.trailingZeroBitCount) }
    return nil
  }
}

/// The scripts of scalars that have Script_Extensions, those met lately remembered: a search each would be felt in
/// Japanese, whose commonest signs are among them.
struct ExtensionCache {
  private static var size: Int { 64 }
  private var scalars: [UInt32] = []
  private var sets: [ScriptSet] = []

  mutating func set(of scalar: UInt32) -> ScriptSet {
    if scalars.isEmpty {
      scalars = [UInt32](repeating: 0, count: Self.size)  // U+0000 has no extensions.
      sets = [ScriptSet](repeating: ScriptSet(), count: Self.size)
    }
    let slot = Int(scalar) & (Self.size - 1)
    if scalars[slot] == scalar { return sets[slot] }
    var set = ScriptSet()
    ScriptExtensions.forEach(of: scalar) { set = set.union(ScriptSet($0.rawValue)) }
    (scalars[slot], sets[slot]) = (scalar, set)
    return set
  }
}
