// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Units from the cache: whole where they are short, word by word where the font says that nothing acts across a space
// (FontFace.spaceIsInert; facts/toolchain.md 0.4). Where neither holds the unit is shaped as it stands.

internal import FontFaces

/// What shapes the units of one setup.
struct UnitShaper {
  let setup: ShapingSetup
  let broken: BrokenSyllables
  /// Nothing in the face acts on the space or across it.
  let spaceIsInert: Bool
  let context: PieceContext
  /// The setup's number in the cache; nil if nothing is to be kept.
  let number: UInt64?
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
    guard cache != nil, let number else { return fillWhole(sums, source, buffer) }
    if spaceIsInert { return fillWords(sums, source, number, buffer) ?? fillWhole(sums, source, buffer) }
    guard sums.range.count <= Self.longestWhole else { return fillWhole(sums, source, buffer) }
    let key = source.key(sums.range, number: number, context: context.key(of: sums.range, in: text))
    return sums.fill(from: source, key) { fillWhole(sums, source, buffer) }
  }

  private func fillWhole(_ sums: UnitSums, _ source: PieceSource, _ buffer: borrowing ShapingBuffer) -> Int {
    let (total, isBroken) = shape(sums, source, buffer)
    if isBroken { sums.trustNoEdge() }
    return total
  }

  private func shape(
    _ sums: UnitSums, _ source: PieceSource, _ buffer: borrowing ShapingBuffer
  ) -> (total: Int, isBroken: Bool) {
    buffer.shape(sums.range, of: source.text, with: setup, asksForJoints: !spaceIsInert) { glyphs in
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
