// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Files near 100 lines, functions near 10: counted, so that a room is divided before it is hard to read.

import TestSupport
import Testing

@Suite struct `Files and functions stay short` {
  static let longestFile = 400
  static let longestFunction = 40

  /// Functions that are one list of rules or one state table, which would be harder to read in pieces.
  static let ruleLists: Set<String> = []

  @Test func `No file that is written by hand is over 400 lines`() throws {
    let files = try SourceFile.handWritten()
    print("Files: \(Summary(files.map(\.lineCount)))")
    for file in files.sorted(by: { $0.lineCount > $1.lineCount }).prefix(10) {
      print("  \(file.lineCount) \(file.path)")
    }
    for file in files {
      #expect(file.lineCount <= Self.longestFile, "\(file.path): divide it by aspect")
    }
  }

  @Test func `No function is over 40 lines but a list of rules`() throws {
    let files = try SourceFile.handWritten()
    let functions = files.flatMap { file in FunctionLength.all(in: file.code).map { (file.path, $0) } }
    print("Functions: \(Summary(functions.map(\.1.lines)))")
    for (path, function) in functions where !Self.ruleLists.contains("\(path) \(function.name)") {
      #expect(function.lines <= Self.longestFunction, "\(path): \(function.name)")
    }
  }
}

/// Count, median, ninth decile and maximum of some lengths.
struct Summary: CustomStringConvertible {
  let description: String

  init(_ lengths: [Int]) {
    let sorted = lengths.sorted()
    guard let longest = sorted.last else {
      description = "none"
      return
    }
    let (median, ninth) = (sorted[sorted.count / 2], sorted[sorted.count * 9 / 10])
    description = "\(sorted.count), lines median \(median), p90 \(ninth), longest \(longest)"
  }
}
