// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Lines counted by hand: in the square font at 10 points every character is 10 points wide.

import Testing

@testable import LineLayout

@Suite struct `A text breaks into lines` {
  struct Case: CustomTestStringConvertible {
    var text: String
    var columns: Double
    var lines: [String]
    var change: @Sendable (inout LayoutOptions) -> Void = { _ in }
    var testDescription: String { "\(text.debugDescription) in \(columns)" }
  }

  static let cases = [
    Case(text: "tea with lemon", columns: 14, lines: ["tea with lemon"]),
    Case(text: "tea with lemon", columns: 13.9, lines: ["tea with", "lemon"]),
    Case(text: "tea with lemon", columns: 8, lines: ["tea with", "lemon"]),
    Case(text: "tea with lemon", columns: 7.99, lines: ["tea", "with", "lemon"]),
    Case(text: "tea    with", columns: 4, lines: ["tea", "with"]),
    Case(text: "   tea", columns: 3, lines: ["", "tea"]),
    Case(text: "         ", columns: 3, lines: [""]),
    Case(text: "", columns: 3, lines: []),
    Case(text: "a\nb", columns: 3, lines: ["a", "b"]),
    Case(text: "a\r\nb\r\n", columns: 3, lines: ["a", "b", ""]),
    Case(text: "a\n", columns: 3, lines: ["a"], change: { $0.finalNewlineMakesLine = false }),
    Case(text: "\n\n", columns: 3, lines: ["", "", ""]),
    Case(text: "", columns: 3, lines: [""], change: { $0.emptyTextMakesLine = true }),
    Case(text: "abcdefgh", columns: 3, lines: ["abc", "def", "gh"]),
    Case(text: "abcdefgh", columns: 3, lines: ["abcdefgh"], change: { $0.overflowWrap = .normal }),
    Case(text: "ab cdefgh ij", columns: 3, lines: ["ab", "cdefgh", "ij"], change: { $0.overflowWrap = .normal }),
    Case(text: "abc def", columns: 0, lines: ["a", "b", "c", "d", "e", "f"]),
    Case(text: "abc def", columns: 0.5, lines: ["a", "b", "c", "d", "e", "f"]),
    Case(text: "e\u{301}\u{301}e\u{301}", columns: 1, lines: ["e\u{301}\u{301}", "e\u{301}"]),
    Case(text: "abc def", columns: 4, lines: ["abc", "def"], change: { $0.wrapping = .character }),
    Case(text: "abc def", columns: 3, lines: ["abc", " de", "f"], change: { $0.wrapping = .character }),
    Case(text: "abc  def", columns: 4, lines: ["abc", " def"], change: { $0.wrapping = .character }),
    Case(text: "abc def", columns: 3, lines: ["abc def"], change: { $0.wrapping = .none }),
    Case(text: "abc\ndef ghi", columns: 3, lines: ["abc", "def ghi"], change: { $0.wrapping = .none }),
    Case(text: "well-known", columns: 5, lines: ["well-", "known"]),
    Case(text: "a\u{200B}bc", columns: 2, lines: ["a\u{200B}", "bc"]),
    Case(text: "\u{200B}incredible", columns: 10, lines: ["\u{200B}incredible"]),
    Case(text: "\u{200B}incredible", columns: 6, lines: ["\u{200B}", "incred", "ible"]),
    Case(text: "with\u{A0}lemon", columns: 6, lines: ["with\u{A0}l", "emon"]),
  ]

  @Test(arguments: cases)
  func `Greedily, at the width in characters`(row: Case) throws {
    var options = LayoutOptions()
    options.width = row.columns * 10
    row.change(&options)
    let block = try SampleText.square(row.text).input().block(options)
    #expect(block.lines(of: row.text) == row.lines)
    #expect(block.fullLineCount == row.lines.count)
  }

  static let hyphens = [
    Case(text: "Emis\u{AD}sions\u{AD}bericht", columns: 7, lines: ["Emis\u{AD}-", "sions\u{AD}-", "bericht"]),
    Case(text: "Emis\u{AD}sions\u{AD}bericht", columns: 10, lines: ["Emis\u{AD}sions\u{AD}-", "bericht"]),
    Case(text: "paper\u{AD}weight", columns: 6, lines: ["paper\u{AD}-", "weight"]),
    // The hyphen does not fit: the opportunity is none, and the emergency break shows no hyphen (rule 5).
    Case(text: "paper\u{AD}weight", columns: 5, lines: ["paper\u{AD}", "weigh", "t"]),
    Case(text: "a paper\u{AD}weight", columns: 7, lines: ["a", "paper\u{AD}-", "weight"]),
    Case(text: "paper\u{AD}weight", columns: 11, lines: ["paper\u{AD}weight"]),
    Case(text: "paper\u{AD}", columns: 5, lines: ["paper\u{AD}"]),
  ]

  @Test(arguments: hyphens)
  func `A hyphen must fit where it is shown`(row: Case) throws {
    var options = LayoutOptions()
    options.width = row.columns * 10
    let block = try SampleText.square(row.text).input().block(options)
    #expect(block.lines(of: row.text) == row.lines)
  }
}
