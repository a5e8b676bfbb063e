// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Files that tests read: those of the package by a path from its folder, those of the oracles where they are present.
// Gzip-compressed files are read by `gzip -dc`, which every Debian has.

public import Foundation

/// Reads test files, plain or gzip-compressed.
public enum TestFiles {
  /// The package's folder.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder named by `COPYFIT_ORACLES`, or nil where it is not set: tests that need it are then disabled.
  public static let oracles = ProcessInfo.processInfo.environment["COPYFIT_ORACLES"].map { URL(fileURLWithPath: $0) }

  /// The bytes of `path` in `folder`, or of `path`.gz decompressed.
  public static func data(_ path: String, in folder: URL = package) throws -> Data {
    let url = folder.appendingPathComponent(path)
    if url.pathExtension == "gz" { return try gunzip(url) }
    if FileManager.default.fileExists(atPath: url.path) { return try Data(contentsOf: url) }
    return try gunzip(url.appendingPathExtension("gz"))
  }

  /// The lines of a file, without the empty ones.
  public static func lines(_ path: String, in folder: URL = package) throws -> [Substring] {
    String(decoding: try data(path, in: folder), as: UTF8.self).split(separator: "\n")
  }

  /// The values of a JSON Lines file; fields that `Row` does not name are skipped.
  public static func jsonLines<Row: Decodable>(_ path: String, as type: Row.Type, in folder: URL = package) throws
    -> [Row]
  {
    let decoder = JSONDecoder()
    return try data(path, in: folder).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(Row.self, from: $0)
    }
  }

  private static func gunzip(_ url: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", url.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    return data
  }
}
