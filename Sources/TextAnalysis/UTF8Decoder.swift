// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Scalars out of bytes that are known to be well-formed UTF-8 (the Unicode Standard, table 3-6).

/// Decodes well-formed UTF-8; ill-formed bytes give a wrong scalar, never a read out of bounds.
@frozen @usableFromInline enum UTF8Decoder {
  /// The scalar that starts at `offset`, and its length in bytes.
  @inlinable static func scalar(in bytes: Span<UInt8>, at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    let left = bytes.count - offset
    let second = left > 1 ? UInt32(bytes[offset + 1]) & 0x3F : 0
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, min(2, left)) }
    let third = left > 2 ? UInt32(bytes[offset + 2]) & 0x3F : 0
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, min(3, left)) }
    let fourth = left > 3 ? UInt32(bytes[offset + 3]) & 0x3F : 0
    return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, min(4, left))
  }
}
