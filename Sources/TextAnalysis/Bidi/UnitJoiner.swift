// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which neighbours are one unit for UAX #9, because they get the same level whatever stands around:
// - two of a class, but separators of numbers (W4 allows only one between digits) and what opens or closes anything;
// - two letters of a class with nothing but plain neutrals, marks and X9's removed between (N1, W1), overridden or not.

import UnicodeTables

/// Decides, scalar by scalar, whether a new unit starts.
struct UnitJoiner {
  /// The class of the last unit, if the same class may continue it.
  private var last = noClass
  /// The last unit of letters, where only what it may absorb followed, and its class.
  private var letters = 0
  private var lettersClass = noClass

  private static var noClass: UInt8 { .max }
  private static var letterClasses: UInt32 { 1 << 0 | 1 << 1 | 1 << 2 }  // L, R, AL
  private static var absorbedClasses: UInt32 { 1 << 8 | 1 << 9 | 1 << 12 | 1 << 13 }  // NSM, BN, WS, ON
  private static var numberClasses: UInt32 { 1 << 3 | 1 << 5 | 1 << 6 }  // EN, ET, AN

  /// The scalar is of the last unit, as most are.
  @inline(__always) func continuesLast(_ fields: ScalarFields) -> Bool {
    fields.bidiValue == last && fields.isPlain
  }

  /// Takes a scalar that is not: returns the unit that it continues, or nil if it is `nextUnit`.
  mutating func join(_ value: UInt8, isBracket: Bool, nextUnit: Int) -> Int? {
    let bit = UInt32(1) << UInt32(value)
    if isBracket || bit & (Self.letterClasses | Self.absorbedClasses | Self.numberClasses) == 0 {
      (last, lettersClass) = (Self.noClass, Self.noClass)
      return nil
    }
    let continuesUnit = value == last  // A plain one that is of several scripts.
    last = value
    if bit & Self.letterClasses != 0 {
      if value == lettersClass { return letters }
      (letters, lettersClass) = (nextUnit, value)
    } else if bit & Self.absorbedClasses == 0 {
      lettersClass = Self.noClass
    }
    return continuesUnit ? nextUnit - 1 : nil
  }
}
