// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A word as a dictionary wants it: lower case, in the dictionary's encoding, one entry a scalar of the source.

/// A word in a dictionary's encoding, with the way back to the source.
struct EncodedWord {
  /// The word and a final zero.
  private(set) var bytes: [CChar] = []
  /// Byte offset of each scalar in the source.
  private(set) var starts: [Int] = []

  /// Encodes well-formed UTF-8, or returns nil if the word is empty, too long, or has scalars the encoding lacks.
  init?(_ word: Span<UInt8>, in encoding: DictionaryEncoding) {
    guard word.count > 0, word.count <= 4 * PatternDictionary.longestWord else { return nil }
    let source = word.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    var offset = 0
    for scalar in source.unicodeScalars {
      starts.append(offset)
      offset += UTF8.width(scalar)
      guard encoding.append(scalar.lowerCased, to: &bytes) else { return nil }
    }
    guard offset == word.count, starts.count <= PatternDictionary.longestWord else { return nil }
    bytes.append(0)
  }
}

extension Unicode.Scalar {
  /// The lower-case mapping if it is a single scalar, else the scalar itself.
  fileprivate var lowerCased: Unicode.Scalar {
    if isASCII { return (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value | 0x20)) : self }
    let mapping = properties.lowercaseMapping.unicodeScalars
    guard let first = mapping.first, mapping.count == 1 else { return self }
    return first
  }
}
