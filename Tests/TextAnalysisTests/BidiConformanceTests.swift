// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The two conformance files of UAX #9, every line. Both go through bytes, so classes and brackets are the tables' own.

import TestSupport
import TextAnalysis
import Testing
import UnicodeTables

private let folder = "Tests/UnicodeTablesTests/Conformance/17.0.0"

@Suite struct `Large conformance of bidi levels and order` {
  /// A scalar of each class.
  private static let samples: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "$", "AN": "\u{661}", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}",
    "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
  private static let directions: [(bit: Int, direction: BaseDirection)] = [
    (1, .natural), (2, .leftToRight), (4, .rightToLeft),
  ]

  /// A release build takes every row, a debug build one of sixteen.
  #if DEBUG
    private static let (stride, classCases, characterCases) = (16, 48_068, 5_731)
  #else
    private static let (stride, classCases, characterCases) = (1, 770_241, 91_707)
  #endif

  @Test func `BidiTest`() throws {
    var (levels, order): ([Substring], [Substring]) = ([], [])
    var line = BidiLine()
    var (rows, cases, wrong): (Int, Int, [String]) = (0, 0, [])
    for row in try TestFiles.lines("\(folder)/BidiTest.txt") where row.utf8.first != UInt8(ascii: "#") {
      if row.hasPrefix("@Levels:") { levels = row.dropFirst(8).split { $0 == " " || $0 == "\t" } }
      if row.hasPrefix("@Reorder:") { order = row.dropFirst(9).split { $0 == " " || $0 == "\t" } }
      guard row.utf8.first != UInt8(ascii: "@"), let separator = row.utf8.firstIndex(of: UInt8(ascii: ";")) else {
        continue
      }
      rows += 1
      guard rows.isMultiple(of: Self.stride) else { continue }
      let scalars = row[..<separator].split(separator: " ").compactMap { Self.samples[$0] }
      let bits = Int(row[separator...].dropFirst().drop { $0 == " " }, radix: 16) ?? 0
      for (bit, direction) in Self.directions where bits & bit != 0 {
        cases += 1
        line.resolve(scalars, direction)
        if line.levels != levels || line.order != order { wrong.append("\(row) \(direction): \(line)") }
      }
    }
    #expect(cases == Self.classCases)
    #expect(wrong.isEmpty, "\(wrong.count) cases, such as \(wrong.prefix(5))")
  }

  @Test func `BidiCharacterTest`() throws {
    var line = BidiLine()
    var (rows, cases, wrong): (Int, Int, [String]) = (0, 0, [])
    for row in try TestFiles.lines("\(folder)/BidiCharacterTest.txt") where row.utf8.first != UInt8(ascii: "#") {
      let fields = row.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      rows += 1
      guard rows.isMultiple(of: Self.stride) else { continue }
      cases += 1
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      line.resolve(scalars, fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural)
      let isRight =
        Substring("\(line.base)") == fields[2] && line.levels == fields[3].split(separator: " ")
        && line.order == fields[4].split(separator: " ")
      if !isRight { wrong.append("\(row): \(line)") }
    }
    #expect(cases == Self.characterCases)
    #expect(wrong.isEmpty, "\(wrong.count) cases, such as \(wrong.prefix(5))")
  }
}

/// One paragraph set on one line, its answers written as the files write them.
private struct BidiLine: CustomStringConvertible {
  private(set) var base: UInt8 = 0
  private(set) var levels: [Substring] = []
  private(set) var order: [Substring] = []
  private var resolver = BidiResolver()
  private var visual = VisualOrder()
  private static let numbers = (0..<200).map { Substring("\($0)") }

  mutating func resolve(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    let text = [UInt8](String(view).utf8)
    resolver.removeAll()
    text.withUnsafeBufferPointer { resolver.append(contentsOf: $0) }
    base = resolver.resolve(direction)
    let reset = text.withUnsafeBufferPointer { LineLevels.resetStart(in: $0, line: 0..<$0.count) }
    (levels, order) = ([], [])
    var kept: [(scalar: Int, level: UInt8)] = []
    var (offset, unit) = (0, 0)
    for (index, scalar) in scalars.enumerated() {
      if unit + 1 < resolver.starts.count, resolver.starts[unit + 1] <= offset { unit += 1 }
      let level = offset < reset ? resolver.levels[unit] : base
      offset += UTF8.width(scalar)
      // Rule X9 removes these; the files give no level for them.
      let isRemoved = [.LRE, .LRO, .RLE, .RLO, .PDF, .BN].contains(ScalarProperties.of(scalar.value).bidiClass)
      levels.append(isRemoved ? "x" : Self.numbers[Int(level)])
      if !isRemoved { kept.append((index, level)) }
    }
    let keptLevels = kept.map(\.level)
    visual.reorder(keptLevels.span)
    order = visual.order.map { Self.numbers[kept[Int($0)].scalar] }
  }

  var description: String {
    "base \(base), levels \(levels.joined(separator: " ")), order \(order.joined(separator: " "))"
  }
}
