// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Bidi levels of one paragraph (UAX #9), from the classes and brackets of its scalars. What one call of FriBidi can
// answer is asked in one call; text with isolates is first cut into contexts, since FriBidi 1.0.8 is quadratic in
// isolate pairs. Neighbours that no rule can tell apart are one unit, so FriBidi sees a sentence as one letter. The arrays
// are scratch: they are kept from paragraph to paragraph.

import UnicodeTables

/// Resolves the levels of a paragraph's scalars, unit by unit; reusable.
package struct BidiResolver {
  /// Byte offset at which each unit starts, from the first text appended.
  package private(set) var starts: [Int32] = []
  /// Level of each unit, parts 1 to 3 of rule L1 applied but for white space before the paragraph's terminator.
  package internal(set) var levels: [UInt8] = []
  /// The level of all units, where their classes alone tell; nil where they may differ.
  package internal(set) var uniformLevel: UInt8?
  /// Steps taken so far, a measure of work that tests compare (law 9).
  package internal(set) var steps = 0

  var classes: [BidiClass] = []
  var present: BidiClassSet = []
  var hasBrackets = false
  var isolates = IsolateDirections()
  var contexts = BidiContexts()
  var friBidi = FriBidi()

  package init() {}

  /// Starts a paragraph.
  package mutating func removeAll() {
    classes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    friBidi.removeAll()
    levels.removeAll(keepingCapacity: true)
    uniformLevel = nil
    present = []
    hasBrackets = false
  }

  /// Appends the scalars of valid UTF-8; once a paragraph.
  package mutating func append(contentsOf text: UnsafeBufferPointer<UInt8>) {
    FriBidi.classValues.withUnsafeBufferPointer { values in
      PropertyLookup.withTables { append(text, tables: $0, values: values) }
    }
  }

  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, tables: PropertyLookup, values: UnsafeBufferPointer<FriBidi.ClassValue>
  ) {
    var offset = 0
    var joiner = UnitJoiner()
    while offset < text.count {
      let (scalar, length) = decodeScalar(text, at: offset)
      let fields = ScalarFields(of: scalar, in: tables)
      if !joiner.continuesLast(fields) {
        let bracket = fields.isPlain ? 0 : bracketValue(scalar, fields.properties)
        if let unit = joiner.join(fields.bidiValue, isBracket: bracket != 0, nextUnit: starts.count) {
          removeUnits(behind: unit)
        } else {
          starts.append(Int32(offset))
          classes.append(fields.bidiClass)
          friBidi.append(values[Int(fields.bidiValue)], bracket)
          present.formUnion(BidiClassSet(rawValue: 1 << UInt32(fields.bidiValue)))
        }
      }
      offset += length
    }
  }

  private mutating func removeUnits(behind unit: Int) {
    let count = starts.count - unit - 1
    starts.removeLast(count)
    classes.removeLast(count)
    friBidi.removeLast(count)
  }

  /// FriBidi's number of a bracket, 0 for none; only what is still of class ON is one (BD14, BD15).
  private mutating func bracketValue(_ scalar: UInt32, _ properties: ScalarProperties) -> UInt32 {
    guard properties.bidiClass == .ON, let opening = BidiBracket.opening(of: scalar) else { return 0 }
    hasBrackets = true
    return FriBidi.bracketValue(opening: opening, isOpening: properties.isOpeningBracket)
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
