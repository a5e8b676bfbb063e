// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which bidi classes a text has decides what need not be done (UAX #9): most text needs nothing at all.

package import UnicodeTables

/// A set of bidi classes, one bit a class.
package struct BidiClassSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The set of one class.
  @inlinable package init(_ bidiClass: BidiClass) {
    rawValue = 1 << UInt32(bidiClass.rawValue)
  }
}

extension BidiClassSet {
  static let leftToRight = Self(.L)
  static let rightToLeft: Self = [Self(.R), Self(.AL)]
  static let embeddings: Self = [Self(.LRE), Self(.LRO), Self(.RLE), Self(.RLO), Self(.PDF)]
  static let isolateInitiators: Self = [Self(.LRI), Self(.RLI), Self(.FSI)]
  static let separators: Self = [Self(.B), Self(.S)]
  /// What may give a scalar another level than a paragraph that runs left to right.
  static let raisesLevel: Self = [.rightToLeft, Self(.AN), .embeddings, .isolateInitiators]
  /// What rule L1 resets at a line's end and before a separator: white space, isolate controls, and what X9 removes.
  static let resetByL1: Self = [Self(.WS), Self(.BN), Self(.PDI), .embeddings, .isolateInitiators, .separators]

  /// Whether all scalars of a context have the context's own level, whatever their order (rules W1 to I2).
  ///
  /// At an even level, digits follow the context's letters (W7) and neutrals the context (N2); at an odd level every
  /// digit is raised (I2).
  func isUniform(atLevel level: UInt8) -> Bool {
    let raising: Self = [.leftToRight, Self(.EN), Self(.AN), .embeddings]
    return level & 1 == 0 ? isDisjoint(with: [.rightToLeft, Self(.AN), .embeddings]) : isDisjoint(with: raising)
  }
}
