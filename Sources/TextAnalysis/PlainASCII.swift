// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Eight bytes of the commonest text at once: ASCII letters, spaces, commas and full stops. Among these a line may end
// only before a letter that follows a space (LB18; LB7, LB13, LB15d, LB28 and LB29 forbid the rest), so flags are
// arithmetic on eight bytes in one word. Whatever is not plain goes to the machine byte by byte.

import UnicodeTables

/// The flags of eight plain bytes.
struct PlainBlock {
  let flags: UInt64
  let endsInSpace: Bool
  let endsInLetter: Bool

  /// Reads eight bytes; nil where one is not plain, or an infix follows a space (LB15c looks ahead there).
  @inline(__always) init?(at bytes: UnsafePointer<UInt8>, isAfterSpace: Bool) {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let block = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    guard block & highs == 0 else { return nil }
    // Bit 7 of each byte: below 0x80 no sum carries into the next.
    let lower = block | ones &* 0x20
    let letters = (lower &+ ones &* (0x80 - 0x61)) & ~(lower &+ ones &* (0x80 - 0x7B)) & highs
    let spaces = ~((block ^ ones &* 0x20) &+ ones &* 0x7F) & highs
    let infixes = ~((block & ~(ones &* 0x02) ^ ones &* 0x2C) &+ ones &* 0x7F) & highs
    let afterSpace = spaces << 8 | (isAfterSpace ? 0x80 : 0)
    guard letters | spaces | infixes == highs, infixes & afterSpace == 0 else { return nil }
    // Every byte starts a cluster; bit 1 is `allowed`, bit 4 is `space`.
    flags = ones | (letters & afterSpace) >> 6 | spaces >> 3
    endsInSpace = spaces >> 63 != 0
    endsInLetter = letters >> 63 != 0
  }
}

/// The states of the two machines among plain bytes, and none where a tailoring changes a class of these.
struct PlainStates: Sendable {
  /// Behind a letter, behind a space, behind a comma or full stop that is in no number.
  let letter: Int
  let space: Int
  let infix: Int
  /// Behind any of them.
  let cluster: Int

  init?(_ ascii: [PackedProperties]) {
    func column(_ one: LineBreakCase) -> UInt8 { LineBreakTable.columns[Int(one.rawValue)] }
    func next(_ state: Int, _ one: LineBreakCase) -> Int { Int(LineBreakTable.next[state + Int(column(one))]) }
    let plain: [(byte: UInt8, LineBreakCase)] = [(0x61, .AL), (0x20, .SP), (0x2C, .IS)]
    let isPlain = plain.allSatisfy { byte, one in ascii[Int(byte)].column == Int(column(one)) }
    guard isPlain else { return nil }
    letter = next(0, .AL)
    space = next(letter, .SP)
    infix = next(letter, .IS)
    cluster = Int(ClusterTable.next[Int(ClusterClass.other.rawValue)] & ~1)
  }
}
