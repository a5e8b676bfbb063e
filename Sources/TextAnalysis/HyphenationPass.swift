// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Automatic hyphenation: offers the words of a paragraph to the hyphenator and marks what it finds as opportunities
// that show a hyphen. A soft hyphen stands in the text, so LineLayout tells the two apart by the bytes before.
// A word is letters and their marks of one script. Not offered: what stands in a token that looks like an address,
// a path or a name in code; words beside digits; abbreviations in capitals; words with soft hyphens of their own.

import UnicodeTables

/// Walks tokens (text between spaces) and the words in them; reusable.
struct HyphenationPass {
  private var words: [Range<Int>] = []

  /// Marks opportunities in one paragraph whose boundaries are known.
  ///
  /// - Complexity: O(*n*), the hyphenator apart.
  mutating func run(
    _ text: UnsafeBufferPointer<UInt8>, _ paragraph: ParagraphRange, language: String,
    _ hyphenator: any Hyphenator, into flags: UnsafeMutableBufferPointer<BoundaryFlags>
  ) {
    guard !language.isEmpty else { return }
    let end = Int(paragraph.contentEnd)
    var offset = Int(paragraph.start)
    while offset < end {
      while offset < end, !flags[offset].isDisjoint(with: [.space, .terminator]) { offset += 1 }
      var tokenEnd = offset
      while tokenEnd < end, flags[tokenEnd].isDisjoint(with: [.space, .terminator]) { tokenEnd += 1 }
      findWords(text, offset..<tokenEnd)
      for word in words {
        let isKnown = hyphenator.forEachHyphenation(
          of: UnsafeBufferPointer(rebasing: text[word]).span, language: language
        ) { flags.mark(word.lowerBound + $0, in: word) }
        if !isKnown { return }
      }
      offset = tokenEnd
    }
  }

  /// Finds the words of a token that may be hyphenated.
  private mutating func findWords(_ text: UnsafeBufferPointer<UInt8>, _ token: Range<Int>) {
    words.removeAll(keepingCapacity: true)
    guard !TokenShape.isAddressOrCode(text, token) else { return }
    PropertyLookup.withTables { tables in
      var word = WordShape(after: nil)
      var offset = token.lowerBound
      while offset < token.upperBound {
        let (scalar, length) = decodeScalar(text, at: offset)
        let properties = tables[scalar]
        if !word.extend(properties, scalar, offset..<offset + length) {
          if word.isHyphenable(before: properties) { words.append(word.range) }
          word = WordShape(after: properties)
          _ = word.extend(properties, scalar, offset..<offset + length)
        }
        offset += length
      }
      if word.isHyphenable(before: nil) { words.append(word.range) }
    }
  }
}

extension UnsafeMutableBufferPointer<BoundaryFlags> {
  /// Marks a place inside a word, if it is a cluster edge and no opportunity yet.
  fileprivate func mark(_ offset: Int, in word: Range<Int>) {
    guard offset > word.lowerBound, offset < word.upperBound else { return }
    guard self[offset].contains(.clusterEdge), !self[offset].contains(.allowed) else { return }
    self[offset].insert([.allowed, .hyphen])
  }
}

/// What a token looks like, by its ASCII.
private enum TokenShape {
  /// Whether a token is an address, a path or a name in code: `@`, `_`, `\`, `://`, `www.`, a `.` or `:` between letters
  /// or digits, a `/` at its start.
  static func isAddressOrCode(_ text: UnsafeBufferPointer<UInt8>, _ token: Range<Int>) -> Bool {
    for offset in token {
      switch text[offset] {
      case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "\\"): return true
      case UInt8(ascii: "/") where offset == token.lowerBound: return true
      case UInt8(ascii: "."), UInt8(ascii: ":"):
        guard offset > token.lowerBound, offset + 1 < token.upperBound else { continue }
        let next = text[offset + 1]
        if isWordByte(text[offset - 1]), isWordByte(next) || next == UInt8(ascii: "/") { return true }
      default: break
      }
    }
    return false
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}

/// A word as it grows.
private struct WordShape {
  private(set) var range = 0..<0
  private var script = Script.common
  private var letters = 0
  private var capitals = 0
  private var hasSoftHyphen = false
  private var followsDigit = false

  /// A word that may start behind a scalar, or at its token's start.
  init(after before: ScalarProperties?) {
    followsDigit = before?.category == .Nd
  }

  /// Takes one more scalar, or returns false if it ends the word; joiners and soft hyphens are inside words.
  mutating func extend(_ properties: ScalarProperties, _ scalar: UInt32, _ place: Range<Int>) -> Bool {
    let isSoftHyphen = scalar == 0xAD
    if isSoftHyphen || scalar == 0x200C || scalar == 0x200D || properties.isMark {
      guard letters > 0 else { return false }
      hasSoftHyphen = hasSoftHyphen || isSoftHyphen
    } else {
      guard properties.isLetter, letters == 0 || properties.script == script else { return false }
      script = properties.script
      letters += 1
      if properties.category == .Lu { capitals += 1 }
    }
    range = (range.isEmpty ? place.lowerBound : range.lowerBound)..<place.upperBound
    return true
  }

  /// Whether to offer the word; `next` is the scalar behind it in its token.
  func isHyphenable(before next: ScalarProperties?) -> Bool {
    letters > 1 && capitals < letters && !hasSoftHyphen && !followsDigit && next?.category != .Nd
  }
}

extension ScalarProperties {
  fileprivate var isLetter: Bool {
    switch category {
    case .Lu, .Ll, .Lt, .Lm, .Lo: true
    default: false
    }
  }
}
