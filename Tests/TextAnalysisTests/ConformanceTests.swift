// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Unicode's own test files, every line: LineBreakTest and GraphemeBreakTest 17.0.0.

import TestSupport
import Testing
import UnicodeTables

@testable import TextAnalysis

/// A line of a Unicode break test: a text and its boundaries as offsets in scalars, the text's ends included.
struct BreakTestLine {
  let text: String
  let boundaries: [Int]
  let comment: Substring

  init?(_ line: Substring) {
    let parts = line.split(separator: "#", maxSplits: 1)
    guard !line.hasPrefix("#"), let first = parts.first else { return nil }
    var (scalars, boundaries) = (String.UnicodeScalarView(), [Int]())
    for token in first.split(whereSeparator: \.isWhitespace) {
      if token == "÷" { boundaries.append(scalars.count) }
      if let scalar = UInt32(token, radix: 16).flatMap(Unicode.Scalar.init) { scalars.append(scalar) }
    }
    text = String(scalars)
    self.boundaries = boundaries
    comment = parts.last ?? ""
  }

  /// The rules that the comment names, as the annex numbers them: "[15.21]" is LB15b, "[999.0]" LB31, "[0.3]" LB3.
  var rules: [String] {
    comment.split(separator: "[").dropFirst().map { part in
      let number = part.prefix { $0 != "]" }.split(separator: ".")
      let (whole, fraction) = (number.first ?? "", number.last ?? "")
      if whole == "0" { return "LB3" }
      if whole == "999" { return "LB31" }
      // The first digit behind the point is the letter, but 0, and any behind 25, numbers the parts of a rule without one.
      let letter = whole == "25" ? 0 : fraction.first.flatMap(\.wholeNumberValue) ?? 0
      return "LB\(whole)" + (letter == 0 ? "" : ["a", "b", "c", "d"][letter - 1])
    }
  }

  static func file(_ name: String) throws -> [BreakTestLine] {
    try TestFiles.lines("Tests/UnicodeTablesTests/Conformance/17.0.0/\(name)").compactMap(BreakTestLine.init)
  }

  /// The boundaries that the analysis finds, in scalars.
  func found(_ flag: BoundaryFlags, _ options: AnalysisOptions) -> [Int] {
    let flags = boundaryFlags(text, options).flags
    var (found, offset): ([Int], Int) = ([], 0)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if flags[offset].contains(flag) { found.append(index) }
      offset += UTF8.width(scalar)
    }
    return found + (flags[offset].contains(flag) ? [text.unicodeScalars.count] : [])
  }

  /// One row a scalar: class, expected and found boundary before it.
  func report(_ found: [Int]) -> String {
    text.unicodeScalars.enumerated().map { index, scalar in
      let name = "\(ScalarProperties.of(scalar.value).lineClass)/\(ScalarProperties.of(scalar.value).clusterClass)"
      let marks = [boundaries, found].map { $0.contains(index) ? "÷" : "×" }.joined(separator: " ")
      return "\(marks) \(String(scalar.value, radix: 16)) \(name)"
    }.joined(separator: "\n") + "\n\(comment)"
  }
}

@Suite struct `Boundaries match Unicode's test files` {
  @Test func `Every line of LineBreakTest 17.0.0`() throws {
    let lines = try BreakTestLine.file("LineBreakTest.txt")
    #expect(lines.count == 19338)
    expectAll(lines, .allowed, AnalysisOptions(.strict, dictionaries: false))
  }

  @Test func `Every line of GraphemeBreakTest 17.0.0`() throws {
    let lines = try BreakTestLine.file("GraphemeBreakTest.txt")
    #expect(lines.count > 600)
    expectAll(lines, .clusterEdge, AnalysisOptions())
  }

  /// The comment of each line names the rule of each boundary; the trace must name the same.
  @Test func `The trace names the rules that LineBreakTest names`() throws {
    var analyzer = TextAnalyzer()
    let request = AnalysisRequest(options: [AnalysisOptions(.strict, dictionaries: false)])
    let failures: [String] = try BreakTestLine.file("LineBreakTest.txt").compactMap { line in
      let traced = Array(line.text.utf8).withUnsafeBufferPointer { bytes in
        traceBoundaries(bytes, request, of: analyzer.analyze(bytes, request))
      }
      let found = traced.dropFirst().map(\.rule)
      let expected = Array(line.rules.dropFirst())
      return found == expected ? nil : "\(line.text): \(found), not \(expected)"
    }
    let shown = failures.prefix(5).joined(separator: "; ")
    #expect(failures.count == 0, "\(failures.count) lines, such as \(shown)")
  }

  private func expectAll(_ lines: [BreakTestLine], _ flag: BoundaryFlags, _ options: AnalysisOptions) {
    let failures = lines.compactMap { line in
      let found = line.found(flag, options)
      return found == line.boundaries ? nil : line.report(found)
    }
    let shown = failures.prefix(5).joined(separator: "\n\n")
    #expect(failures.isEmpty, "\(failures.count) of \(lines.count) lines:\n\(shown)")
  }
}
