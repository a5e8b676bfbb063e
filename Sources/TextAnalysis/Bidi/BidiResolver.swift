// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Bidi levels of one paragraph (UAX #9), from the classes and brackets of its scalars. What one call of FriBidi can
// answer is asked in one call; text with isolates is first cut into contexts, since FriBidi 1.0.8 is quadratic in
// isolate pairs. The arrays are scratch: they are kept from paragraph to paragraph.

package import UnicodeTables

/// Resolves the levels of a paragraph's scalars; reusable.
package struct BidiResolver {
  /// Level of each scalar, parts 1 to 3 of rule L1 applied but for white space before the paragraph's terminator.
  package internal(set) var levels: [UInt8] = []
  /// The level of all scalars, where their classes alone tell; nil where they may differ.
  package internal(set) var uniformLevel: UInt8?
  /// Steps taken so far, a measure of work that tests compare (law 9).
  package internal(set) var steps = 0

  var classes: [BidiClass] = []
  var brackets: [UInt32] = []
  var present: BidiClassSet = []
  var hasBrackets = false
  var isolates = IsolateDirections()
  var contexts = BidiContexts()
  var friBidi = FriBidi()

  package init() {}

  /// Starts a paragraph.
  package mutating func removeAll() {
    classes.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    uniformLevel = nil
    present = []
    hasBrackets = false
  }

  /// Appends a scalar; `opening` is the opening bracket of its pair, or 0 (BD14, BD15).
  package mutating func append(_ bidiClass: BidiClass, opening: UInt32 = 0, isOpening: Bool = false) {
    classes.append(bidiClass)
    present.insert(BidiClassSet(bidiClass))
    // Only brackets whose class is still ON are brackets (BD14, BD15).
    let isBracket = opening != 0 && bidiClass == .ON
    brackets.append(isBracket ? FriBidi.bracketValue(opening: opening, isOpening: isOpening) : 0)
    hasBrackets = hasBrackets || isBracket
  }

  /// Appends the scalars of valid UTF-8.
  package mutating func append(contentsOf text: UnsafeBufferPointer<UInt8>) {
    PropertyLookup.withTables { tables in
      var offset = 0
      while offset < text.count {
        let (scalar, length) = decodeScalar(text, at: offset)
        let properties = tables[scalar]
        let isBracket = properties.isOpeningBracket || properties.isClosingBracket
        append(
          properties.bidiClass, opening: isBracket ? BidiBracket.opening(of: scalar) ?? 0 : 0,
          isOpening: properties.isOpeningBracket)
        offset += length
      }
    }
  }

  /// Resolves the levels of what was appended, and returns the paragraph's base level (P2, P3, or as given).
  ///
  /// - Complexity: O(*n*).
  package mutating func resolve(_ direction: BaseDirection) -> UInt8 {
    let hasIsolates = !present.isDisjoint(with: .isolateInitiators)
    let base = baseLevel(direction, hasIsolates: hasIsolates)
    steps += classes.count
    if hasIsolates || present.contains(BidiClassSet(.B)) {
      resolveContexts(base: base)
    } else if present.isUniform(atLevel: base) {
      uniformLevel = base
      levels.append(contentsOf: repeatElement(base, count: classes.count))
    } else {
      resolveWhole(base: base)
    }
    if !present.isDisjoint(with: .separators) { resetBeforeSeparators(base: base) }
    return base
  }

  /// Rules P2 and P3: the first strong scalar outside isolates decides.
  private mutating func baseLevel(_ direction: BaseDirection, hasIsolates: Bool) -> UInt8 {
    if hasIsolates { isolates.find(in: classes) }
    switch direction {
    case .leftToRight: return 0
    case .rightToLeft: return 1
    case .natural:
      if present.isDisjoint(with: .rightToLeft) { return 0 }
      if hasIsolates { return isolates.paragraphIsRightToLeft ? 1 : 0 }
      return classes.first(where: { $0 == .L || $0 == .R || $0 == .AL }) == .L ? 0 : 1
    }
  }

  /// No isolates: the paragraph is one context.
  private mutating func resolveWhole(base: UInt8) {
    friBidi.classes.removeAll(keepingCapacity: true)
    FriBidi.classValues.withUnsafeBufferPointer { values in
      for bidiClass in classes { friBidi.classes.append(values[Int(bidiClass.rawValue)]) }
    }
    swap(&friBidi.brackets, &brackets)  // They are in the paragraph's order already.
    steps += classes.count
    friBidi.resolve(0..<classes.count, hasBrackets: hasBrackets, parity: base)
    for scalar in classes.indices { levels.append(UInt8(truncatingIfNeeded: friBidi.levels[scalar])) }
  }

  /// Rule L1, parts 1 to 3: separators, and white space before them, have the paragraph's level.
  private mutating func resetBeforeSeparators(base: UInt8) {
    var resets = false
    for scalar in classes.indices.reversed() {
      let bidiClass = BidiClassSet(classes[scalar])
      if !bidiClass.isDisjoint(with: .separators) { resets = true }
      if bidiClass.isDisjoint(with: .resetByL1) { resets = false }
      if resets { levels[scalar] = base }
    }
  }
}
