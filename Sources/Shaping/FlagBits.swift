// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// BoundaryFlags as plain bytes. Functions of another module that are not public are never inlined (Swift 6.3.1), and
// these bits are looked at for each byte of a text.

internal import TextAnalysis

/// The bits of `BoundaryFlags`; a test compares them.
enum FlagBits {
  static let clusterEdge: UInt8 = 1 << 0
  static let allowed: UInt8 = 1 << 1
  static let mandatory: UInt8 = 1 << 2
  static let hyphen: UInt8 = 1 << 3
  static let space: UInt8 = 1 << 4
  static let ignorable: UInt8 = 1 << 5
  static let terminator: UInt8 = 1 << 7

  /// Lends the flags of a text as bytes.
  static func withBytes<Result>(
    of flags: [BoundaryFlags], _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    flags.withUnsafeBytes { body($0.bindMemory(to: UInt8.self)) }
  }
}
