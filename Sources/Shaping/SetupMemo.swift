// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A text changes its face, script or direction at every second word where scripts mix, and the next text of the style
// has the same few kinds of item: what shapes them is made once a style.

internal import FontFaces
internal import TextAnalysis
internal import UnicodeTables

/// Finds what shapes the items of one text.
struct SetupMemo {
  private let cache: ShapeCache?
  private var last: (style: Int32, shaper: UnitShaper)?

  init(cache: ShapeCache?) { self.cache = cache }

  /// What shapes text of `item` in `face`.
  mutating func shaper(face: FontFace, item: TextItem, styles: [ShapingStyle]) -> UnitShaper {
    let kind = SetupKind(item, face)
    if let last, last.style == item.style, last.shaper.serves(kind, of: face) { return last.shaper }
    let table = styles[Int(item.style)].setups  // Not the whole style, whose copy costs more than the look-up.
    let shaper =
      table.find(kind, cacheID: cache?.id ?? 0)
      ?? styles[Int(item.style)].shaper(for: kind, face: face, cache: cache)
    last = (item.style, shaper)
    return shaper
  }
}

/// What tells the setups of one style apart.
struct SetupKind: Equatable, Sendable {
  /// The face's number, 23 bits for a style, 8 for the script, 1 for the direction.
  let number: UInt64
  let script: Script

  var isRightToLeft: Bool { number & 1 != 0 }

  init(_ item: TextItem, _ face: FontFace) {
    script = item.script
    number = UInt64(face.id) << 32 | UInt64(item.script.rawValue) << 1 | UInt64(item.level & 1)
  }

  @inline(__always)
  static func == (one: Self, other: Self) -> Bool { one.number == other.number }

  /// All that shaping depends on beside the text; styles have numbers below `mostStyles`.
  func number(style: UInt32) -> UInt64 { number | UInt64(style) << 9 }

  static let mostStyles: UInt32 = 1 << 23 - 1
}

/// What the items of one style were shaped with lately; threads may share it.
final class SetupTable: Sendable {
  private struct State {
    /// Beside the shapers, so that a look through them stays in one place.
    var kinds: [SetupKind] = []
    var shapers: [UnitShaper] = []
    /// The one that makes room next.
    var oldest = 0
  }

  private static let mostShapers = 48
  private let state = TryLocked(State())

  /// One of any cache where `cacheID` is nil.
  func find(_ kind: SetupKind, cacheID: UInt32?) -> UnitShaper? {
    let found = state.withValue { state -> UnitShaper? in
      for index in state.kinds.indices where state.kinds[index] == kind {
        let shaper = state.shapers[index]
        if (cacheID ?? shaper.cacheID) == shaper.cacheID { return shaper }
      }
      return nil
    }
    return found ?? nil
  }

  func insert(_ shaper: UnitShaper) {
    _ = state.withValue { state in
      guard state.shapers.count == Self.mostShapers else {
        state.kinds.append(shaper.kind)
        return state.shapers.append(shaper)
      }
      (state.kinds[state.oldest], state.shapers[state.oldest]) = (shaper.kind, shaper)
      state.oldest = (state.oldest + 1) % Self.mostShapers
    }
  }
}

extension ShapingStyle {
  /// Makes what shapes items of a kind in this style, and keeps them in `cache`.
  func shaper(for kind: SetupKind, face: FontFace, cache: ShapeCache?) -> UnitShaper {
    let shaper = UnitShaper(kind, face: face, style: self, cache: cache)
    setups.insert(shaper)
    return shaper
  }

  /// What shapes parts of such items anew.
  func shaper(for kind: SetupKind, face: FontFace) -> UnitShaper {
    setups.find(kind, cacheID: nil) ?? shaper(for: kind, face: face, cache: nil)
  }
}
