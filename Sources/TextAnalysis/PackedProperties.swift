// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the boundary pass asks of a scalar, in 32 bits: the look-up table of a tailoring, by record and by ASCII byte.

import UnicodeTables

/// Column of the line machine, class of the cluster machine, flags, and whether the scalar is of class SA.
struct PackedProperties {
  let bits: UInt32

  init(_ properties: ScalarProperties, columns: [UInt8]) {
    let lineCase = properties.lineCase
    let isComplex: UInt32 = lineCase == .SA || lineCase == .SAm ? 1 : 0
    bits =
      UInt32(columns[Int(lineCase.rawValue)]) | UInt32(properties.clusterClass.rawValue) << 8
      | UInt32(properties.boundaryBits) << 16 | isComplex << 24
  }

  @inline(__always) init(bits: UInt32) { self.bits = bits }

  @inline(__always) var column: Int { Int(bits & 0xFF) }
  @inline(__always) var clusterClass: Int { Int(bits >> 8 & 0xFF) }
  @inline(__always) var boundaryBits: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  @inline(__always) static var complexBit: UInt32 { 1 << 24 }
}
