// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The font files that recorded answers name: found by file name among the machine's fonts, trusted only if their
// sha256 is the recorded one. A stray version would make false misses.

import Copyfit
import Foundation
import TestSupport

/// The fonts of the recorded answers.
enum OracleFonts {
  private struct Record: Decodable {
    let package: String
    let sha256: String
  }

  enum Problem: Error {
    case absent(String)
    case otherVersion(String)
  }

  /// Paths by file name; those of fonts-liberation2 win over those of the older package with the same names.
  private static let installed: [String: String] = {
    var paths: [String: String] = [:]
    let root = "/usr/share/fonts"
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      let file = (name as NSString).lastPathComponent
      if paths[file] == nil || name.contains("liberation2") { paths[file] = root + "/" + name }
    }
    return paths
  }()

  private static let records = Result {
    try JSONDecoder().decode(
      [String: Record].self, from: Data(contentsOf: URL(fileURLWithPath: OracleFolder.file("oracle/fonts.json"))))
  }

  private static let checked = Result {
    let known = try records.get()
    var paths = ["Square-Regular.ttf": TestFonts.square]
    for (name, record) in known where paths[name] == nil {
      guard let path = installed[name] else { throw Problem.absent("\(name) of \(record.package)") }
      guard try digest(of: path) == record.sha256 else { throw Problem.otherVersion(path) }
      paths[name] = path
    }
    return paths
  }

  /// The path of a font file by its recorded name.
  static func path(_ name: String) throws -> String {
    guard let path = try checked.get()[name] else { throw Problem.absent(name) }
    return path
  }

  private static func digest(of path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: output.prefix(64), as: UTF8.self)
  }
}
