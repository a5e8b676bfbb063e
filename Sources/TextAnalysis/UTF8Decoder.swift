// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Scalars out of bytes that are known to be well-formed UTF-8 (the Unicode Standard, table 3-6).

/// The scalar at `offset` of valid UTF-8, and its length; U+FFFD for bytes that the text's end cuts off.
@inline(__always) func decodeScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (
  scalar: UInt32, length: Int
) {
  let first = UInt32(bytes[offset])
  if first < 0x80 { return (first, 1) }
  let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  guard offset + length <= bytes.count else { return (0xFFFD, bytes.count - offset) }
  let second = UInt32(bytes[offset + 1]) & 0x3F
  if length == 2 { return ((first & 0x1F) << 6 | second, 2) }
  let third = UInt32(bytes[offset + 2]) & 0x3F
  if length == 3 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
  return ((first & 0x07) << 18 | second << 12 | third << 6 | UInt32(bytes[offset + 3]) & 0x3F, 4)
}
