// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One source file of the house, with what the rules ask about it.

import TestSupport
import Testing

/// A Swift file, by its path from the root.
struct SourceFile: CustomTestStringConvertible {
  let path: String
  let lineCount: Int
  /// The text without comments and strings.
  let code: String

  init(_ path: String) throws {
    let text = try Repository.text(path)
    self.path = path
    lineCount = text.utf8.count { $0 == 0x0A }
    code = SwiftCode.of(text)
  }

  /// Every Swift file under a folder, read once.
  static func all(under folder: String) throws -> [SourceFile] {
    try house.get().filter { $0.path.hasPrefix(folder + "/") }
  }

  /// Those written by hand.
  static func handWritten() throws -> [SourceFile] {
    try house.get().filter { !$0.isGenerated }
  }

  private static let house = Result {
    try ["Sources", "Tests", "Benchmarks"].flatMap(Repository.files(under:)).filter { $0.hasSuffix(".swift") }
      .map(SourceFile.init)
  }

  var testDescription: String { path }

  var isGenerated: Bool { path.contains("/Generated/") }

  /// The folder under Sources, which is the target.
  var target: String { String(path.split(separator: "/")[1]) }

  /// The path within its target.
  var name: String { path.split(separator: "/").dropFirst(2).joined(separator: "/") }

  /// The modules imported, conditional imports included.
  var imports: Set<String> {
    let line =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|func|var|let|protocol|typealias)\s+)?(\w+)/
    return Set(code.split(separator: "\n").compactMap { (try? line.firstMatch(in: $0)).map { String($0.1) } })
  }

  /// Whether anything is declared `public` or `open`, which as a word alone may be a name.
  var hasPublicNames: Bool {
    code.contains(/\bpublic\b|\bopen\s+(?:override\s+)?(?:class|func|var|subscript|init)\b/)
  }
}
