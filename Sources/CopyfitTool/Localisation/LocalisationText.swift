// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Text of a localisation file: UTF-8, or UTF-16 told by its byte order mark or by its first characters.

/// Decodes the bytes of a text file.
enum LocalisationText {
  /// Returns the text without a byte order mark.
  ///
  /// - Throws: ``LocalisationError`` for bytes that are neither UTF-8 nor UTF-16.
  static func decode(_ bytes: [UInt8]) throws(LocalisationError) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
    // A file of this kind starts with ASCII, so a 0 in its first two bytes tells the order.
    if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 { return try utf16(bytes[...], isBigEndian: bytes[0] == 0) }
    return try utf8(bytes[...])
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>) throws(LocalisationError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = bytes.withUnsafeBufferPointer { buffer in
        let end = UTF8Validation.firstInvalidByte(in: buffer) ?? buffer.count
        return buffer[..<end].count { $0 == UInt8(ascii: "\n") } + 1
      }
      throw LocalisationError(line: line, reason: "invalid UTF-8: save the file as UTF-8 or UTF-16")
    }
    return text
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(LocalisationError) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw LocalisationError(line: nil, reason: "invalid UTF-16: save the file as UTF-8")
    }
    return text
  }
}
