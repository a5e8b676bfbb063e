// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One dictionary of libhyphen: lower-cases a word into the dictionary's encoding, asks, and maps the answer back to
// byte offsets. The smallest prefix and suffix are the dictionary's own (LEFTHYPHENMIN, RIGHTHYPHENMIN; else 2).

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Owns one HyphenDict; read-only after loading, so threads share it without a lock.
final class PatternDictionary: Sendable {
  /// Longer words are left alone: no language has them, and hostile text would cost time for nothing.
  static let longestWord = 256

  // libhyphen only reads the dictionary while hyphenating; its working memory is its own for each call.
  nonisolated(unsafe) private let handle: OpaquePointer
  private let encoding: DictionaryEncoding
  private let library: LibHyphen

  /// Loads a file, or returns nil if it cannot be read or is in an encoding that iconv does not know.
  init?(path: String, library: LibHyphen) {
    guard let encoding = DictionaryEncoding(ofFileAt: path), let handle = library.load(path) else { return nil }
    self.encoding = encoding
    self.handle = handle
    self.library = library
  }

  deinit { library.free(handle) }

  /// Calls `found` with each place where a hyphen may stand and the spelling does not change.
  func forEachHyphenation(of word: Span<UInt8>, _ found: (Int) -> Void) {
    guard let encoded = EncodedWord(word, in: encoding) else { return }
    let places = hyphenate(encoded.bytes)
    for (scalar, start) in encoded.starts.enumerated().dropFirst() where places[scalar - 1] {
      found(start)
    }
  }

  /// Returns for each scalar whether a hyphen may follow it.
  private func hyphenate(_ word: [CChar]) -> [Bool] {
    var digits = [CChar](repeating: 0, count: word.count + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<CInt>?
    var lengths: UnsafeMutablePointer<CInt>?
    let length = word.count - 1  // Without the final zero.
    let failed = library.hyphenate(
      handle, word, CInt(length), &digits, nil, &replacements, &positions, &lengths)
    defer {
      for index in 0..<length { Self.release(replacements?[index]) }
      Self.release(replacements)
      Self.release(positions)
      Self.release(lengths)
    }
    guard failed == 0 else { return [Bool](repeating: false, count: length) }
    // A replacement ("Schiffahrt" to "Schiff-fahrt" in the old spelling) would change the text: not offered.
    return (0..<length).map { digits[$0] & 1 == 1 && replacements?[$0] == nil }
  }

  private static func release(_ pointer: UnsafeMutableRawPointer?) {
    free(pointer)
  }
}
