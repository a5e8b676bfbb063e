// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A fixed list of names that is searched by bytes, without making a String of each key that a stream holds.

/// Names hashed into open slots; a look-up compares bytes about once.
struct NameTable: Sendable {
  let names: [String]
  private let utf8: [[UInt8]]
  private let slots: [UInt8]

  /// At most 127 distinct names.
  init(_ names: [String]) {
    precondition(names.count < 128 && Set(names).count == names.count, "expected at most 127 distinct names")
    self.names = names
    utf8 = names.map { Array($0.utf8) }
    var slots = [UInt8](repeating: .max, count: 256)
    for (index, name) in utf8.enumerated() {
      var slot = name.withUnsafeBufferPointer(Self.hash)
      while slots[slot] != .max { slot = (slot + 1) & 255 }
      slots[slot] = UInt8(index)
    }
    self.slots = slots
  }

  /// The position of a name in `names`, or nil.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(name)
    while slots[slot] != .max {
      let index = Int(slots[slot])
      if utf8[index].count == name.count && utf8[index].elementsEqual(name) { return index }
      slot = (slot + 1) & 255
    }
    return nil
  }

  /// The name that a wrong one was probably meant to be, or nil.
  func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: names)
  }

  /// FNV-1a, folded to a byte.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash ^ hash >> 15) & 255)
  }
}
