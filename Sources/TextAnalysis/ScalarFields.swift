// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The fields of ScalarProperties that bidi and scripts read in their loops. They are read here once more because the
// compiler does not inline the accessors of another module; a test compares the two for every scalar.

import UnicodeTables

/// A scalar's properties, read without a call.
struct ScalarFields {
  let properties: ScalarProperties

  @inline(__always) init(of scalar: UInt32, in tables: PropertyLookup) {
    if scalar < 0x40000 {
      let entry = Int(tables.blocks[Int(scalar >> 5)]) + Int(scalar & 31)
      let bits = tables.records[Int(tables.entries[entry])]
      properties = unsafeBitCast(bits, to: ScalarProperties.self)
    } else {
      properties = tables[scalar]
    }
  }

  /// Raw value of the bidi class.
  @inline(__always) var bidiValue: UInt8 { UInt8(truncatingIfNeeded: properties.bits >> 12 & 0x1F) }
  @inline(__always) var bidiClass: BidiClass { unsafeBitCast(bidiValue, to: BidiClass.self) }
  /// Raw value of the script.
  @inline(__always) var script: UInt8 { UInt8(truncatingIfNeeded: properties.bits >> 17) }
  /// Common, Inherited or Unknown, which come first.
  @inline(__always) var isNeutral: Bool { script < 3 }
  /// Neither a paired bracket nor of several scripts.
  @inline(__always) var isPlain: Bool { properties.bits >> 42 & 7 == 0 }
  @inline(__always) var isOpeningBracket: Bool { properties.bits >> 42 & 1 == 1 }
  @inline(__always) var isClosingBracket: Bool { properties.bits >> 43 & 1 == 1 }
  @inline(__always) var hasExtensions: Bool { properties.bits >> 44 & 1 == 1 }
}
