// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// How much of a piece's surroundings its shaping may depend on: for scripts that join, the scalars that HarfBuzz looks
// at until one that never joins; for the others nothing.

/// Reads the surroundings of pieces of one setup.
struct PieceContext {
  /// Whether HarfBuzz looks at the context in this script.
  let matters: Bool

  private static let scalarsRead = 5  // CONTEXT_LENGTH in hb-buffer.hh.
  private static let none: UInt8 = 0
  private static let neverJoins: UInt8 = 1

  init(script: UInt32) { matters = !Self.scriptsThatNeverJoin.contains(script) }

  /// What stands for the surroundings of `range` in a key.
  func key(of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard matters else { return [] }
    return before(range.lowerBound, text) + after(range.upperBound, text)
  }

  /// A space on both sides, as inside a unit.
  var spaces: [UInt8] { matters ? [Self.neverJoins, Self.neverJoins] : [] }

  private func before(_ end: Int, _ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard end > 0 else { return [Self.none] }
    guard text[end - 1] >= 0x80 else { return [Self.neverJoins] }  // No ASCII character joins.
    var start = end
    for _ in 0..<Self.scalarsRead where start > 0 {
      repeat { start -= 1 } while start > 0 && text[start] & 0xC0 == 0x80
    }
    return Array(text[start..<end])
  }

  private func after(_ start: Int, _ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard start < text.count else { return [Self.none] }
    guard text[start] >= 0x80 else { return [Self.neverJoins] }
    var end = start
    for _ in 0..<Self.scalarsRead where end < text.count {
      repeat { end += 1 } while end < text.count && text[end] & 0xC0 == 0x80
    }
    return Array(text[start..<end])
  }

  private static let scriptsThatNeverJoin = ScriptTags.set([
    "Latn", "Grek", "Cyrl", "Zyyy", "Zinh", "Hebr", "Thai", "Laoo", "Hani", "Hira", "Kana", "Hang", "Bopo", "Armn",
    "Geor", "Ethi", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Khmr", "Mymr",
  ])
}

enum ScriptTags {
  /// ISO 15924 tags as HarfBuzz has them.
  static func set(_ names: [String]) -> Set<UInt32> {
    Set(names.map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })
  }
}
