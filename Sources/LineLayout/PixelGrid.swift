// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one place where points meet pixels (DESIGN section 3, row 8).

/// A grid of device pixels.
///
/// The rule: a grid point is the Double nearest to k / scale, k whole. Rounding up gives the smallest grid point that is
/// not below the value; there is no tolerance, so a size is never rounded to less than the text needs, and a value that
/// is a grid point stays as it is, whatever its binary noise (61 / 3 at scale 3 is 61 / 3).
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point; above 0.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The smallest grid point not below `value`; infinite values stay as they are.
  package func roundUp(_ value: Double) -> Double {
    let product = (value * scale).rounded(.up)
    // From 2^53 on every Double is whole.
    guard abs(product) < 0x1p53 else { return value }
    if (product - 1) / scale >= value { return (product - 1) / scale }
    return product / scale >= value ? product / scale : (product + 1) / scale
  }

  /// The nearest grid point; halves go up.
  ///
  /// Source: facts/uikit.md 6.2, rule 7.
  package func roundToNearest(_ value: Double) -> Double {
    let product = (value * scale + 0.5).rounded(.down)
    return abs(product) < 0x1p53 ? product / scale : value
  }
}
