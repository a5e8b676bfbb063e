// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The scripts a cluster may belong to (UAX #24): one for most, several by Script_Extensions, all for Common.

import UnicodeTables

/// A set of scripts, one bit a script.
struct ScriptSet: Hashable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  /// What Common, Inherited and Unknown belong to.
  static let all: ScriptSet = {
    var set = ScriptSet()
    (set.low, set.middle, set.high) = (.max, .max, .max)
    return set
  }()

  /// Hiragana and Katakana: OpenType has one tag for both, so a font cannot shape them apart.
  static let kana: ScriptSet = ScriptSet(.hiragana).union(ScriptSet(.katakana))
  static let kanaAndHan: ScriptSet = kana.union(ScriptSet(.han))

  init() {}

  init(_ script: Script) {
    insert(script)
  }

  mutating func insert(_ script: Script) {
    switch script.rawValue >> 6 {
    case 0: low |= 1 << UInt64(script.rawValue & 63)
    case 1: middle |= 1 << UInt64(script.rawValue & 63)
    default: high |= 1 << UInt64(script.rawValue & 63)
    }
  }

  var isEmpty: Bool { low | middle | high == 0 }
  var isAll: Bool { low & middle & high == .max }

  func contains(_ script: Script) -> Bool { !intersection(ScriptSet(script)).isEmpty }

  func union(_ other: ScriptSet) -> ScriptSet {
    combined(with: other) { $0 | $1 }
  }

  func intersection(_ other: ScriptSet) -> ScriptSet {
    combined(with: other) { $0 & $1 }
  }

  private func combined(with other: ScriptSet, _ combine: (UInt64, UInt64) -> UInt64) -> ScriptSet {
    var set = ScriptSet()
    (set.low, set.middle) = (combine(low, other.low), combine(middle, other.middle))
    set.high = combine(high, other.high)
    return set
  }

  /// The script with the lowest number, or nil of none.
  var first: Script? {
    if low != 0 { return Script(rawValue: UInt8(low.trailingZeroBitCount)) }
    if middle != 0 { return Script(rawValue: 64 + UInt8(middle.trailingZeroBitCount)) }
    if high != 0 { return Script(rawValue: 128 + UInt8(high.trailingZeroBitCount)) }
    return nil
  }
}

extension ScriptSet {
  /// A scalar's scripts: its Script, or its Script_Extensions where there are any; all for Common and its like.
  init(_ properties: ScalarProperties, of scalar: UInt32) {
    self.init()
    if properties.hasScriptExtensions {
      var set = ScriptSet()
      ScriptExtensions.forEach(of: scalar) { set.insert($0) }
      self = set
    } else {
      self = properties.script.isNeutral ? .all : ScriptSet(properties.script)
    }
  }
}

extension Script {
  /// Common, Inherited or Unknown: no script of its own (UAX #24, 5.1; HarfBuzz takes Unknown likewise).
  var isNeutral: Bool { rawValue <= Script.unknown.rawValue }
}
