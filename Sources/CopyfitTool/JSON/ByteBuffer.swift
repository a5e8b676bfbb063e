// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Bytes that grow at the end. An array would check uniqueness and room at every byte; here a caller makes room once for a
// whole token, and the bytes then go in unchecked (debug builds check).

/// Owns the bytes that a writer has made so far.
struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 4096) {
    self.capacity = max(16, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// The last byte, or nil.
  var last: UInt8? { count == 0 ? nil : base[count - 1] }

  mutating func removeAll() {
    count = 0
  }

  /// Makes room for this many bytes more.
  @inline(__always)
  mutating func makeRoom(for more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  /// Appends a byte for which there is room.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    assert(count < capacity, "expected room")
    base[count] = byte
    count += 1
  }

  /// Appends bytes for which there is room.
  @inline(__always)
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    assert(count + bytes.count <= capacity, "expected room")
    guard let source = bytes.baseAddress else { return }
    (base + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  mutating func put(_ text: StaticString) {
    put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    put(byte)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: bytes.count)
    put(bytes)
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// A copy of all bytes.
  borrowing func copy() -> [UInt8] {
    Array(UnsafeBufferPointer(start: base, count: count))
  }

  /// Copies the bytes from an offset to the end.
  borrowing func copy(from start: Int, to target: UnsafeMutablePointer<UInt8>) {
    target.update(from: base + start, count: count - start)
  }

  private mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
  }
}
