// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Cut lines counted by hand: in the square font at 10 points every character, the token's too, is 10 points wide.

import Testing

@testable import LineLayout

@Suite struct `Text that is cut` {
  struct Case: CustomTestStringConvertible {
    var text: String
    var columns: Double
    var lines: Int
    var mode: TruncationMode
    /// Visible text, the token as "…", terminators that run on as spaces.
    var shown: [String]
    var isTruncated = true
    var testDescription: String { "\(mode) \(text.debugDescription) in \(columns) x \(lines)" }
  }

  static let cases = [
    Case(text: "abcd efgh ijkl", columns: 9, lines: 1, mode: .none, shown: ["abcd efgh"]),
    Case(text: "abcd efgh ijkl", columns: 9, lines: 1, mode: .tail, shown: ["abcd efg…"]),
    // The space before the token is trimmed.
    Case(text: "abcd efgh ijkl", columns: 6, lines: 1, mode: .tail, shown: ["abcd…"]),
    Case(text: "abcd efgh ijkl", columns: 7, lines: 1, mode: .tail, shown: ["abcd e…"]),
    Case(text: "abcd efgh ijkl", columns: 9, lines: 1, mode: .head, shown: ["…fgh ijkl"]),
    Case(text: "abcd efgh ijkl", columns: 6, lines: 1, mode: .head, shown: ["…ijkl"]),
    // Room 8 beside the token: 4 before it, 4 behind it.
    Case(text: "abcd efgh ijkl", columns: 9, lines: 1, mode: .middle, shown: ["abcd…ijkl"]),
    // Room 7: 3 before (3.5), 4 behind.
    Case(text: "abcd efgh ijkl", columns: 8, lines: 1, mode: .middle, shown: ["abc…ijkl"]),
    Case(text: "abcd efgh ijkl", columns: 9, lines: 1, mode: .clip, shown: ["abcd efgh"]),
    // A cluster at the edge shows in part.
    Case(text: "abcd efgh ijkl", columns: 8.5, lines: 1, mode: .clip, shown: ["abcd efgh"]),
    Case(text: "abcd efgh ijkl", columns: 4, lines: 2, mode: .tail, shown: ["abcd", "efg…"]),
    Case(text: "abcd efgh ijkl", columns: 5, lines: 2, mode: .head, shown: ["abcd", "…ijkl"]),
    Case(text: "abcd efgh ijkl", columns: 14, lines: 1, mode: .tail, shown: ["abcd efgh ijkl"], isTruncated: false),
    Case(text: "abcdefghij", columns: 4, lines: 1, mode: .tail, shown: ["abc…"]),
    // Terminators run on as spaces; a line that only they end is marked all the same.
    Case(text: "ab\ncd\nef", columns: 7, lines: 2, mode: .tail, shown: ["ab", "cd…"]),
    Case(text: "ab\ncd\nefghij", columns: 7, lines: 2, mode: .tail, shown: ["ab", "cd efg…"]),
    Case(text: "ab\ncd\nef", columns: 7, lines: 2, mode: .head, shown: ["ab", "cd ef"], isTruncated: false),
    Case(text: "abc\n", columns: 5, lines: 1, mode: .tail, shown: ["abc"], isTruncated: false),
    // A token wider than the line stands alone.
    Case(text: "abc def", columns: 0.5, lines: 1, mode: .tail, shown: ["…"]),
    Case(text: "a", columns: 0.5, lines: 1, mode: .tail, shown: ["a"], isTruncated: false),
    Case(text: "e\u{301}e\u{301}e\u{301}", columns: 2, lines: 1, mode: .tail, shown: ["e\u{301}…"]),
  ]

  @Test(arguments: cases)
  func `Shows as much as fits beside the token`(row: Case) throws {
    var options = LayoutOptions()
    (options.width, options.maximumLines, options.truncation) = (row.columns * 10, row.lines, row.mode)
    let input = try SampleText.square(row.text).input()
    let block = input.block(options, token: try squareToken())
    #expect(block.shown(of: row.text) == row.shown)
    #expect(block.isTruncated == row.isTruncated)
    #expect(block.lines.last?.range.upperBound == Int32(row.text.utf8.count) || !row.isTruncated)
    #expect(block.width <= max(options.width, row.isTruncated ? 0 : 10))
    #expect(input.size(options, token: try squareToken()) == block.asSize)
  }

  @Test func `A text that is not wrapped is cut in each paragraph`() throws {
    var options = LayoutOptions()
    (options.width, options.wrapping, options.truncation) = (40, .none, .tail)
    let text = "abcdefg\nxy\nabc efg"
    let block = try SampleText.square(text).input().block(options, token: try squareToken())
    #expect(block.shown(of: text) == ["abc…", "xy", "abc…"])
    #expect(block.isTruncated)
  }

  @Test func `Lines below the height are hidden`() throws {
    var options = LayoutOptions()
    (options.width, options.height) = (30, 29.9)
    let block = try SampleText.square("abc abc abc abc").input().block(options)
    #expect(block.lines.count == 2)
    #expect(block.fullLineCount == 4)
    #expect(block.isTruncated)
    #expect(block.height == 20)
    options.height = 30
    #expect(try SampleText.square("abc abc abc abc").input().size(options).lineCount == 3)
  }

  @Test func `A token may be any text`() throws {
    var options = LayoutOptions()
    (options.width, options.maximumLines, options.truncation) = (100, 1, .tail)
    let token = try squareToken(size: 20, "[+]")
    let block = try SampleText.square("abcdefghijklmnop").input().block(options, token: token)
    // 3 x 20 leaves 40 points, and the line is as high as the token.
    #expect(block.visibleRanges == [0..<4])
    #expect(block.width == 100)
    #expect(block.height == 20)
  }
}

extension TextBlock {
  /// What is shown, with "…" for the token and spaces for joined terminators.
  func shown(of string: String) -> [String] {
    let bytes = Array(string.utf8)
    func text(_ range: Range<Int32>) -> String {
      String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
        .replacing("\n", with: " ")
    }
    return lines.map { line in
      let start = line.range.lowerBound
      guard let hidden = line.hidden else { return text(start..<line.visibleEnd) }
      let suffix = hidden.upperBound < line.visibleEnd ? text(hidden.upperBound..<line.visibleEnd) : ""
      return text(start..<hidden.lowerBound) + (line.showsToken ? "…" : "") + suffix
    }
  }

  /// The totals that `size` answers.
  var asSize: BlockSize {
    var size = BlockSize()
    (size.width, size.height, size.lineCount) = (width, height, lines.count)
    (size.firstBaseline, size.lastBaseline) = (lines.first?.baseline ?? 0, lines.last?.baseline ?? 0)
    size.lastLineWidth = lines.last?.width ?? 0
    return size
  }
}
