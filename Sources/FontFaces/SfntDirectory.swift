// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The table directory, checked before anything is built on it: HarfBuzz silently drops what does not fit, so a cut
// file would measure wrongly without a word. OpenType 1.9, "Organization of an OpenType font".

/// Checks that a file is an sfnt font or collection whose tables lie inside it.
enum SfntDirectory {
  private static let signatures: Set<UInt32> = [0x0001_0000, tag("OTTO"), tag("true")]
  private static let collection = tag("ttcf")
  private static let headerLength = 12
  private static let recordLength = 16

  static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func check(_ bytes: UnsafeRawBufferPointer, source: String) throws(FontError) {
    for offset in try faceOffsets(bytes, source: source) {
      try checkFace(bytes, at: offset, source: source)
    }
  }

  private static func faceOffsets(_ bytes: UnsafeRawBufferPointer, source: String) throws(FontError) -> [Int] {
    guard let signature = bytes.u32(at: 0) else { throw .notAFont(source: source, startsWith: opening(of: bytes)) }
    guard signature == collection else { return [0] }
    guard let count = bytes.u32(at: 8) else { throw truncated("ttcf", end: headerLength, bytes, source) }
    let end = headerLength + 4 * Int(count)
    guard count > 0 else { throw .notAFont(source: source, startsWith: "an empty collection") }
    guard end <= bytes.count else { throw truncated("ttcf", end: end, bytes, source) }
    return (0..<Int(count)).map { Int(bytes.u32(at: headerLength + 4 * $0) ?? 0) }
  }

  private static func checkFace(_ bytes: UnsafeRawBufferPointer, at start: Int, source: String) throws(FontError) {
    guard let signature = bytes.u32(at: start) else { throw truncated("ttcf", end: start + 4, bytes, source) }
    guard signatures.contains(signature) else { throw .notAFont(source: source, startsWith: opening(of: bytes)) }
    guard let count = bytes.u16(at: start + 4) else { throw truncated("directory", end: start + 12, bytes, source) }
    let end = start + headerLength + recordLength * Int(count)
    guard end <= bytes.count else { throw truncated("directory", end: end, bytes, source) }
    for record in stride(from: start + headerLength, to: end, by: recordLength) {
      guard let offset = bytes.u32(at: record + 8), let length = bytes.u32(at: record + 12) else { continue }
      let tableEnd = Int(offset) + Int(length)
      guard tableEnd <= bytes.count else { throw truncated(tagName(bytes, at: record), end: tableEnd, bytes, source) }
    }
  }

  private static func truncated(
    _ table: String, end: Int, _ bytes: UnsafeRawBufferPointer, _ source: String
  ) -> FontError {
    .truncated(source: source, table: table, end: end, size: bytes.count)
  }

  private static func tagName(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> String {
    String(decoding: bytes[offset..<offset + 4].map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  /// The first bytes in words, for the message that says what was found instead of a font.
  private static func opening(of bytes: UnsafeRawBufferPointer) -> String {
    if bytes.isEmpty { return "nothing: it is empty" }
    let start = bytes.prefix(8)
    if start.allSatisfy({ (0x20...0x7E).contains($0) }) {
      return "the text \"\(String(decoding: start, as: UTF8.self))\""
    }
    return "bytes " + start.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}

extension UnsafeRawBufferPointer {
  /// The big-endian number at `offset`, or nil past the end.
  func u16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  func i16(at offset: Int) -> Int16? { u16(at: offset).map(Int16.init(bitPattern:)) }

  func u32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
