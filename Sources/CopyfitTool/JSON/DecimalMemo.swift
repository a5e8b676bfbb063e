// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Decimals printed lately. Answers repeat a font's ascents, heights and spaces line after line, and finding the shortest
// digits of such a number costs more than everything else that is written of it.

/// Remembers the decimals of some numbers; each slot holds the last number that fell into it.
struct DecimalMemo: ~Copyable {
  private static let slotBits: UInt64 = 8
  private static let slotCount = 1 << Int(slotBits)
  /// Bytes a slot: the longest decimal of a Double has 24 digits, sign and point.
  private static let longest = 32
  /// No finite number has these bits.
  private static let empty = UInt64.max

  // One block each; nil until the first number that is worth it.
  private var keys: UnsafeMutablePointer<UInt64>?
  private var texts: UnsafeMutablePointer<UInt8>?
  private var lengths: UnsafeMutablePointer<UInt8>?

  init() {}

  deinit {
    keys?.deallocate()
    texts?.deallocate()
    lengths?.deallocate()
  }

  /// Appends the shortest decimal of a finite number.
  mutating func append(_ value: Double, to buffer: inout ByteBuffer) {
    if value == value.rounded(.towardZero) { return DecimalFormat.append(value, to: &buffer) }
    if keys == nil { allocate() }
    guard let keys, let texts, let lengths else { return }
    // Fibonacci hashing: the upper bits of the product depend on all bits of the number.
    let slot = Int((value.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.slotBits))
    let text = texts + slot * Self.longest
    if keys[slot] == value.bitPattern {
      return buffer.append(UnsafeBufferPointer(start: text, count: Int(lengths[slot])))
    }
    let start = buffer.count
    DecimalFormat.append(value, to: &buffer)
    let length = buffer.count - start
    guard length <= Self.longest else { return }
    buffer.copy(from: start, to: text)
    (keys[slot], lengths[slot]) = (value.bitPattern, UInt8(length))
  }

  private mutating func allocate() {
    let keys = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.slotCount)
    keys.initialize(repeating: Self.empty, count: Self.slotCount)
    self.keys = keys
    texts = .allocate(capacity: Self.slotCount * Self.longest)
    lengths = .allocate(capacity: Self.slotCount)
  }
}
