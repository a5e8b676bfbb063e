// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the flags of a text say beyond where lines may end: terminators, hanging spaces, dictionaries, work done.

import Testing
import UnicodeTables

@testable import TextAnalysis

@Suite struct `Paragraphs end as UAX 9 and NSParagraphStyle have it` {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a\n"]), ("a\n\nb", ["a\n", "\n", "b"]), ("a\r\nb", ["a\r\n", "b"]),
    ("a\rb\n\r", ["a\r", "b\n", "\r"]), ("a\u{85}b\u{2029}c", ["a\u{85}", "b\u{2029}", "c"]),
    ("a\u{0B}b\u{0C}c\u{2028}d", ["a\u{0B}b\u{0C}c\u{2028}d"]),
    ("long plain text before\tan end\nx", ["long plain text before\tan end\n", "x"]),
    ("ÂÂâââ\u{2028}\u{2029}", ["ÂÂâââ\u{2028}\u{2029}"]),
  ])
  func `Paragraphs tile the text`(_ text: String, _ expected: [String]) {
    let bytes = Array(text.utf8)
    let paragraphs = bytes.withUnsafeBufferPointer { ParagraphSplitter.paragraphs(of: $0) }
    #expect(paragraphs.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) } == expected)
    #expect(paragraphs.allSatisfy { $0.contentEnd <= $0.end && $0.start <= $0.contentEnd })
  }
}

@Suite struct `Flags say what stands at each byte` {
  @Test(arguments: [
    ("a\nb", [2]), ("a\r\nb", [3]), ("a\u{0B}b\u{0C}c", [2, 4]), ("a\u{2028}b\u{2029}c", [2, 4]), ("a\u{85}", []),
    ("\n\n", [1]),
  ])
  func `A terminator forces a break behind it, CRLF one`(_ text: String, _ expected: [Int]) {
    #expect(boundaries(.mandatory, of: text) == expected)
  }

  @Test func `The end is allowed, and mandatory only behind a terminator`() {
    #expect(boundaryFlags("a").flags.last == [.clusterEdge, .allowed])
    #expect(boundaryFlags("a\n").flags.last == [.clusterEdge, .allowed, .mandatory])
    #expect(boundaryFlags("a").flags.first == [.clusterEdge])
  }

  /// DESIGN 6, rule 1.
  @Test func `Spaces hang but for those that are glued`() {
    let hanging: [Unicode.Scalar] = [" ", "\t", "\u{3000}", "\u{1680}", "\u{2000}", "\u{2009}", "\u{205F}"]
    for scalar in hanging { #expect(boundaryFlags(String(scalar)).flags[0].contains(.space), "\(scalar.value)") }
    let glued: [Unicode.Scalar] = ["\u{A0}", "\u{2007}", "\u{202F}", "\u{200B}", "a", "\n"]
    for scalar in glued { #expect(!boundaryFlags(String(scalar)).flags[0].contains(.space), "\(scalar.value)") }
  }

  @Test func `Every byte of a scalar has its owner's flags`() {
    let flags = boundaryFlags("\u{3000}\u{AD}\u{FFFC}\u{2028}").flags
    #expect(flags[0...2].allSatisfy { $0.contains(.space) })
    #expect(flags[3...4].allSatisfy { $0.contains(.ignorable) })
    #expect(flags[5...7].allSatisfy { $0.contains(.placed) })
    #expect(flags[8...10].allSatisfy { $0.contains(.terminator) })
  }

  @Test func `Without a dictionary, clusters break and the answer says so`() {
    let (flags, lacksDictionary) = boundaryFlags("กู้ไฟ")
    #expect(lacksDictionary)
    #expect(flags.indices.filter { flags[$0].contains(.allowed) } == [9, 12, 15])
    #expect(!boundaryFlags("abc 中文").lacksDictionary)
    #expect(!boundaryFlags("กู้ไฟ", AnalysisOptions(.strict, dictionaries: false)).lacksDictionary)
    #expect(boundaries(.allowed, of: "กู้ไฟ", AnalysisOptions(.strict, dictionaries: false)).isEmpty)
  }
}

@Suite struct `The pass is linear and its short cuts change nothing` {
  /// Hears every step.
  private struct Counter: BoundaryTrace {
    static var isOn: Bool { true }
    var steps = 0
    mutating func read(outcome: Int, at offset: Int, open: Int) { steps += 1 }
  }

  /// The steps of one paragraph, and its flags.
  private func walk(_ text: String) -> (steps: Int, flags: [UInt8]) {
    let bytes = Array(text.utf8)
    var flags = [UInt8](repeating: 0, count: bytes.count + 1)
    let steps = bytes.withUnsafeBufferPointer { bytes in
      flags.withUnsafeMutableBufferPointer { flags in
        BoundaryTables.withTables(.standard) { tables in
          guard let text = bytes.baseAddress, let flags = flags.baseAddress else { return 0 }
          var pass = BoundaryPass(text: text, flags: flags, tables: tables, trace: Counter())
          pass.run(ParagraphRange(start: 0, contentEnd: Int32(bytes.count), end: Int32(bytes.count)))
          return pass.trace.steps
        }
      }
    }
    return (steps, flags)
  }

  /// One step a scalar and one for the end, whatever stands in a row.
  @Test(arguments: [
    "\u{301}", " ", ")", "🇩", "\u{200D}", "\u{AD}", "\u{2066}", "(", " \u{301}", "aаα", "“", "$(", "$(.", "ᬅ", " .",
    "1/",
  ])
  func `A hostile pattern takes one step a scalar`(_ pattern: String) {
    for length in [1_000, 10_000] {
      let text = String(repeating: pattern, count: length)
      #expect(walk(text).steps == text.unicodeScalars.count + 1)
    }
  }

  @Test func `A dictionary is offered each byte once`() {
    final class Listener: WordBreaker, @unchecked Sendable {
      var offered = 0
      func forEachBoundary(in bytes: Span<UInt8>, script: UInt32, _ found: (Int) -> Void) -> Bool {
        offered += bytes.count
        return true
      }
    }
    let listener = Listener()
    let text = String(repeating: "กຂa", count: 1_000)
    _ = boundaryFlags(text, providers: AnalysisProviders(wordBreaker: listener))
    #expect(listener.offered == 6_000, "3 bytes of Thai and 3 of Lao, a thousand times, in runs of one script")
  }

  /// Eight bytes at a time against one by one.
  @Test func `Plain ASCII in blocks is what the machine says`() {
    var generator = SeededGenerator(14)
    let alphabet = Array("aaaaabcdeZ    ,..,-1'(é中\t!".unicodeScalars)
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...60, using: &generator)
      let text = String(
        String.UnicodeScalarView((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "a" }))
      guard !text.isEmpty else { continue }
      #expect(boundaryFlags(text).flags.map(\.rawValue) == walk(text).flags, "\(text)")
    }
  }
}
