// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One look-up a scalar yields every property the analysis needs: line class, cluster class, bidi class, script, flags.

/// The Unicode 17.0.0 properties of one scalar, packed into 64 bits.
package struct ScalarProperties: Hashable, Sendable {
  @usableFromInline package let bits: UInt64

  @inlinable package init(bits: UInt64) {
    self.bits = bits
  }
}
