// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Units from the cache: whole where they are short, word by word where the font says that nothing acts across a space
// (FontFace.spaceIsInert; facts/toolchain.md 0.4). Where neither holds the unit is shaped as it stands.

internal import FontFaces
internal import Synchronization
internal import UnicodeTables

/// What shapes the units of one setup.
final class UnitShaper: Sendable {
  let setup: ShapingSetup
  let kind: SetupKind
  /// The cache that `number` is of; 0 for none.
  let cacheID: UInt32
  /// Nothing in the face acts on the space or across it.
  let spaceIsInert: Bool
  private let broken: BrokenSyllables
  private let context: PieceContext
  /// The setup's number in the cache; nil if nothing is to be kept.
  private let number: UInt64?
  /// The sum of a space alone; `unknown` until one was shaped.
  private let spaceSum = Atomic<Int>(UnitShaper.unknown)

  private static let unknown = Int.min

  init(_ kind: SetupKind, face: FontFace, style: ShapingStyle, cache: ShapeCache?) {
    let script = kind.script.tag
    setup = ShapingSetup(face: face, style: style, script: script, isRightToLeft: kind.isRightToLeft)
    (self.kind, cacheID, spaceIsInert) = (kind, cache?.id ?? 0, face.spaceIsInert)
    broken = BrokenSyllables(face: face, script: script)
    context = PieceContext(script: script)
    number = cache?.number(of: StyleIdentity(language: setup.languageAddress, features: style.features)).map(
      kind.number)
  }

  /// The key of a part that is shaped anew; `seen` is what its joint depends on beside its bytes and surroundings.
  func key(of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>, seen: [UInt8]) -> PieceKey? {
    guard let number, range.count <= Self.longestWord else { return nil }
    return PieceKey(setup: number, text: text, range: range, context: seen + context.key(of: range, in: text))
  }

  /// Whether this shapes text of a kind in `face`.
  @inline(__always)
  func serves(_ kind: SetupKind, of face: FontFace) -> Bool { setup.face === face && self.kind == kind }
}

extension UnitShaper {
  /// A longer unit is shaped as it stands: it is not likely to come again.
  private static let longestWhole = 2_048
  private static let longestWord = 1_024
  private static let space: UInt8 = 0x20

  /// Fills a unit's sums and edges; returns its sum.
  func fill(
    _ sums: UnitSums, text: UnsafeBufferPointer<UInt8>, flags: UnsafeBufferPointer<UInt8>, cache: ShapeCache?,
    buffer: borrowing ShapingBuffer
  ) -> Int {
    let source = PieceSource(text: text, flags: flags, cache: cache)
    if sums.range.count == 1, text[sums.range.lowerBound] == Self.space { return fillSpace(sums, source, buffer) }
    guard cache != nil, let number else { return fillWhole(sums, source, buffer) }
    if spaceIsInert { return fillWords(sums, source, number, buffer) ?? fillWhole(sums, source, buffer) }
    guard sums.range.count <= Self.longestWhole else { return fillWhole(sums, source, buffer) }
    let key = source.key(sums.range, number: number, context: context.key(of: sums.range, in: text))
    return sums.fill(from: source, key) { fillWhole(sums, source, buffer) }
  }

  /// A space joins nothing, so what is around it cannot change it: where the words are in another face than the spaces,
  /// half of a text's units are this one.
  private func fillSpace(_ sums: UnitSums, _ source: PieceSource, _ buffer: borrowing ShapingBuffer) -> Int {
    let known = spaceSum.load(ordering: .relaxed)
    guard known == Self.unknown else {
      sums.fillSafe()
      return known
    }
    let (total, _) = shape(sums, source, buffer)
    spaceSum.store(total, ordering: .relaxed)
    return total
  }

  private func fillWhole(_ sums: UnitSums, _ source: PieceSource, _ buffer: borrowing ShapingBuffer) -> Int {
    let (total, isBroken) = shape(sums, source, buffer)
    if isBroken { sums.trustNoEdge() }
    return total
  }

  private func shape(
    _ sums: UnitSums, _ source: PieceSource, _ buffer: borrowing ShapingBuffer
  ) -> (total: Int, isBroken: Bool) {
    buffer.shape(sums.range, of: source.text, with: setup) { glyphs in
      (sums.fill(from: glyphs, flags: source.flags), broken.areFound(in: glyphs, of: source.text))
    }
  }

  /// Word by word; nil if a word has a broken syllable, since what comes of it depends on the words before.
  private func fillWords(
    _ sums: UnitSums, _ source: PieceSource, _ number: UInt64, _ buffer: borrowing ShapingBuffer
  ) -> Int? {
    var (start, total) = (sums.range.lowerBound, 0)
    while start < sums.range.upperBound {
      let end = wordEnd(from: start, in: sums.range, source)
      guard let width = fillWord(sums.part(start..<end), in: sums.range, source, number, buffer) else { return nil }
      sums.part(start..<end).add(total)
      total += width
      start = end
    }
    return total
  }

  /// The end of the word, or of the single space, that starts at `start`. A space that carries a mark is in a word.
  private func wordEnd(from start: Int, in unit: Range<Int>, _ source: PieceSource) -> Int {
    if isSpace(start, in: unit, source) { return start + 1 }
    var end = start + 1
    while end < unit.upperBound, !isSpace(end, in: unit, source) { end += 1 }
    return end
  }

  @inline(__always)
  private func isSpace(_ byte: Int, in unit: Range<Int>, _ source: PieceSource) -> Bool {
    source.text[byte] == Self.space
      && (byte + 1 == unit.upperBound || source.flags[byte + 1] & FlagBits.clusterEdge != 0)
  }

  private func fillWord(
    _ sums: UnitSums, in unit: Range<Int>, _ source: PieceSource, _ number: UInt64, _ buffer: borrowing ShapingBuffer
  ) -> Int? {
    guard sums.range.count <= Self.longestWord else {
      let (total, isBroken) = shape(sums, source, buffer)
      return isBroken ? nil : total
    }
    if sums.range.count == 1, source.text[sums.range.lowerBound] == Self.space {
      return fillSpace(sums, source, buffer)
    }
    let isInside = sums.range.lowerBound > unit.lowerBound && sums.range.upperBound < unit.upperBound
    let key = source.key(
      sums.range, number: number,
      context: isInside ? context.spaces : context.key(of: sums.range, in: source.text))
    var isBroken = false
    let total = sums.fill(from: source, key, isKept: { !isBroken }) {
      let shaped = shape(sums, source, buffer)
      isBroken = shaped.isBroken
      return shaped.total
    }
    return isBroken ? nil : total
  }
}

/// Where pieces come from: a text, and the cache that may have them.
struct PieceSource {
  let text: UnsafeBufferPointer<UInt8>
  let flags: UnsafeBufferPointer<UInt8>
  let cache: ShapeCache?

  @inline(__always)
  func key(_ range: Range<Int>, number: UInt64, context: [UInt8]) -> PieceKey {
    PieceKey(setup: number, text: text, range: range, context: context)
  }
}
