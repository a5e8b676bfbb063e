// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Eight bytes in one word, compared at once by arithmetic: vectors of the standard library compile to far more code.

/// Eight bytes of a text.
struct ByteBlock {
  private let bits: UInt64

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Reads eight bytes, wherever they stand.
  @inline(__always) init(at bytes: UnsafePointer<UInt8>) {
    bits = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
  }

  @inline(__always) var isASCII: Bool { bits & Self.highs == 0 }

  /// Whether any byte, masked, is `byte`.
  @inline(__always) func contains(_ byte: UInt8, under mask: UInt8 = 0xFF) -> Bool {
    let difference = bits & (UInt64(mask) &* Self.ones) ^ UInt64(byte) &* Self.ones
    // A byte of 0 borrows; bytes above it may too, which matters not to whether there is any.
    return (difference &- Self.ones) & ~difference & Self.highs != 0
  }
}
