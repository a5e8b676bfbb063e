// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Takes a font apart and builds it again with other tables, so that tests can make the broken fonts they need.

import Foundation
import TestSupport

/// A font's tables, to be changed and written again.
struct SfntEditor {
  var tables: [String: [UInt8]] = [:]

  init(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for record in stride(from: 12, to: 12 + 16 * count, by: 16) {
      let name = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      let (offset, length) = (Self.u32(bytes, record + 8), Self.u32(bytes, record + 12))
      tables[name] = Array(bytes[offset..<offset + length])
    }
  }

  /// Writes a big-endian 16-bit number into a table.
  mutating func set(_ table: String, _ offset: Int, to value: Int) {
    tables[table]?[offset] = UInt8(truncatingIfNeeded: value >> 8)
    tables[table]?[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  /// The font as a file, its tables placed as if the file began `start` bytes into another.
  func bytes(start: Int = 0) -> [UInt8] {
    let names = tables.keys.sorted()
    var body: [UInt8] = []
    var head: [UInt8] = [0, 1, 0, 0] + Self.big16(names.count) + [0, 0, 0, 0, 0, 0]
    for name in names {
      let table = tables[name] ?? []
      let offset = start + 12 + 16 * names.count + body.count
      head += Array(name.utf8) + [0, 0, 0, 0] + Self.big32(offset) + Self.big32(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return head + body
  }

  /// The font as WOFF 1.0 with stored tables (compLength = origLength, "not compressed").
  func woff() -> [UInt8] {
    let names = tables.keys.sorted()
    let plain = bytes()
    var directory: [UInt8] = []
    var body: [UInt8] = []
    for name in names {
      let table = tables[name] ?? []
      let offset = 44 + 20 * names.count + body.count
      directory += Array(name.utf8) + Self.big32(offset) + Self.big32(table.count) + Self.big32(table.count)
      directory += [0, 0, 0, 0]
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    let length = 44 + directory.count + body.count
    var head = Array("wOFF".utf8) + [0, 1, 0, 0] + Self.big32(length) + Self.big16(names.count) + [0, 0]
    head += Self.big32(plain.count) + [0, 1, 0, 0] + [UInt8](repeating: 0, count: 20)
    return head + directory + body
  }

  /// A collection of the fonts, each with tables of its own.
  static func collection(_ fonts: [SfntEditor]) -> [UInt8] {
    var head = Array("ttcf".utf8) + [0, 1, 0, 0] + big32(fonts.count)
    var body: [UInt8] = []
    for font in fonts {
      let start = 12 + 4 * fonts.count + body.count
      head += big32(start)
      body += font.bytes(start: start)
    }
    return head + body
  }

  static func big16(_ value: Int) -> [UInt8] { [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  static func big32(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  private static func u32(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A folder that is removed when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID())").path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }
}
