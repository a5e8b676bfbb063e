// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Reads a file of the Unicode Character Database, plain or gzip-compressed, and names it by the digest of its text.

import Foundation

/// Why an input cannot be used.
enum InputError: Error, CustomStringConvertible {
  case missing(String)
  case malformed(file: String, line: String)

  var description: String {
    switch self {
    case .missing(let path): "no '\(path)' or '\(path).gz': run from the package's folder"
    case .malformed(let file, let line): "\(file): cannot read '\(line)'"
    }
  }
}

/// A file of a standard: its name, text and digest.
struct InputFile {
  let name: String
  let text: String
  let sha256: String

  /// Reads `name` of the Unicode Character Database that the package holds.
  static func ucd(_ name: String, in package: String) throws -> InputFile {
    try InputFile(folder: "\(package)/Tests/UnicodeTablesTests/Conformance/17.0.0", name: name)
  }

  init(folder: String, name: String) throws {
    let path = "\(folder)/\(name)"
    let data: Data
    if let plain = FileManager.default.contents(atPath: path) {
      data = plain
    } else if FileManager.default.fileExists(atPath: path + ".gz") {
      data = try Self.gunzip(path + ".gz")
    } else {
      throw InputError.missing(path)
    }
    self.name = name
    text = String(decoding: data, as: UTF8.self)
    sha256 = SHA256.hexDigest(of: Array(data))
  }

  private static func gunzip(_ path: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw InputError.malformed(file: path, line: "gzip data") }
    return data
  }

  /// The fields of each line that has any, comments and blanks cut off.
  var rows: [[Substring]] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let content = line.prefix { $0 != "#" }
      guard content.contains(where: { !$0.isWhitespace }) else { return nil }
      return content.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmed }
    }
  }

  /// The `@missing` lines: range and value, in the file's order.
  var missingRows: [[Substring]] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix("# @missing:") else { return nil }
      return line.dropFirst("# @missing:".count).split(separator: ";").map { $0.trimmed }
    }
  }

  /// Calls `body` with each range of scalars and the fields behind it; `@missing` lines come first.
  func forEachRange(includingMissing: Bool = false, _ body: (ClosedRange<Int>, ArraySlice<Substring>) throws -> Void)
    throws
  {
    for row in (includingMissing ? missingRows : []) + rows {
      let ends = row[0].split(separator: "..").map { Int($0, radix: 16) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, row.count > 1 else {
        throw InputError.malformed(file: name, line: row.joined(separator: ";"))
      }
      try body(first...last, row.dropFirst())
    }
  }
}

extension Substring {
  /// Without white space at both ends.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
