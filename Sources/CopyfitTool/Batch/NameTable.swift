// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A closed list of names that is searched by bytes, without making a String of each key that a stream holds.

/// A closed list of names.
protocol NamedChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// All names, hashed once.
  static var names: NameTable<Self> { get }
}

/// Names hashed into open slots; a look-up compares bytes about once.
struct NameTable<Choice: NamedChoice>: Sendable {
  let choices: [Choice]
  private let bytes: [UInt8]
  private let starts: [Int]
  private let slots: [UInt8]

  init(_ type: Choice.Type) {
    choices = Array(Choice.allCases)
    precondition(choices.count < 128, "expected at most 127 names")
    bytes = choices.flatMap { Array($0.rawValue.utf8) }
    starts = choices.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.rawValue.utf8.count) }
    var slots = [UInt8](repeating: .max, count: 256)
    for (index, choice) in choices.enumerated() {
      var slot = Array(choice.rawValue.utf8).withUnsafeBufferPointer(Self.hash)
      while slots[slot] != .max { slot = (slot + 1) & 255 }
      slots[slot] = UInt8(index)
    }
    self.slots = slots
  }

  var names: [String] { choices.map(\.rawValue) }

  /// The position of a name in `choices`, or nil.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(name)
    while slots[slot] != .max {
      let index = Int(slots[slot])
      if starts[index + 1] - starts[index] == name.count, isEqual(name, from: starts[index]) { return index }
      slot = (slot + 1) & 255
    }
    return nil
  }

  /// The name that a wrong one was probably meant to be, or nil.
  func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: names)
  }

  private func isEqual(_ name: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    for index in name.indices where bytes[start + index] != name[index] { return false }
    return true
  }

  /// FNV-1a, folded to a byte.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash ^ hash >> 15) & 255)
  }
}
