// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A dictionary's first line names its encoding: UTF-8, or a set of 256 characters whose table iconv gives.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The encoding of a hyphenation dictionary.
enum DictionaryEncoding: Sendable {
  case utf8
  /// The byte of each scalar that has one.
  case table([Unicode.Scalar: UInt8])

  /// Reads the encoding from a file's first line, or returns nil if there is none that can be used.
  init?(ofFileAt path: String) {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 64)
    guard fgets(&line, CInt(line.count), file) != nil else { return nil }
    let ascii = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.filter { (0x21...0x7E).contains($0) }
    self.init(name: String(decoding: ascii, as: UTF8.self).uppercased())
  }

  /// Makes the encoding of a name in upper case, such as `UTF-8`, `ISO8859-1` or `MICROSOFT-CP1251`.
  init?(name: String) {
    if name == "UTF-8" || name == "UTF8" {
      self = .utf8
      return
    }
    let prefix = "MICROSOFT-"
    let known = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard !known.isEmpty, let table = Self.table(of: known) else { return nil }
    self = .table(table)
  }

  /// Appends a scalar, or returns false if the encoding has none.
  func append(_ scalar: Unicode.Scalar, to bytes: inout [CChar]) -> Bool {
    switch self {
    case .utf8:
      bytes.append(contentsOf: String(scalar).utf8.map { CChar(bitPattern: $0) })
    case .table(let table):
      guard let byte = table[scalar] else { return false }
      bytes.append(CChar(bitPattern: byte))
    }
    return true
  }

  /// Asks iconv for the scalar of each byte.
  private static func table(of name: String) -> [Unicode.Scalar: UInt8]? {
    let converter = iconv_open("UTF-8", name)
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var table: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(1)...255 {
      guard let scalar = decode(byte, with: converter) else { continue }
      table[scalar] = byte
    }
    return table
  }

  private static func decode(_ byte: UInt8, with converter: iconv_t?) -> Unicode.Scalar? {
    var source = [CChar(bitPattern: byte)]
    var target = [CChar](repeating: 0, count: 8)
    let room = target.count
    let written = source.withUnsafeMutableBufferPointer { from in
      target.withUnsafeMutableBufferPointer { to -> Int? in
        var (input, output) = (from.baseAddress, to.baseAddress)
        var (inputLeft, outputLeft) = (1, room)
        guard iconv(converter, &input, &inputLeft, &output, &outputLeft) != -1 else { return nil }
        return room - outputLeft
      }
    }
    guard let written else { return nil }
    let scalars = String(decoding: target.prefix(written).map { UInt8(bitPattern: $0) }, as: UTF8.self).unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
