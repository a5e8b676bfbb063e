// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Each paragraph is set by its own style (facts/uikit.md 4.2 to 4.4). Menlo 10: a glyph is 1233 / 2048 x 10 =
// 6.0205078125 wide, a line 2384 / 2048 x 10 = 11.640625 high; a box of ten glyphs is 60.205078125 wide.

import Copyfit
import CopyfitFonts
import Foundation
import Testing

@Suite struct `Each paragraph has its own style` {
  private let measurer = TextMeasurer(fonts: .bundled)
  private let glyph = 6.0205078125
  private let line = 11.640625

  /// One paragraph a string, with its style.
  private func text(_ paragraphs: [(String, (inout ParagraphStyle) -> Void)]) throws -> AttributedText {
    let string = paragraphs.map(\.0).joined(separator: "\n")
    var text = AttributedText(string, attributes: TextAttributes(font: Font("Menlo", size: 10)))
    var start = 0
    for (paragraph, set) in paragraphs {
      var style = ParagraphStyle()
      set(&style)
      let end = min(start + paragraph.utf16.count + 1, text.utf16Count)
      try text.add(TextAttributes(font: nil, paragraphStyle: style), in: UTF16Range(start, end))
      start = end
    }
    return text
  }

  private let modes: [(String, (inout ParagraphStyle) -> Void)] = [
    ("aaaa bbbb cccc", { $0.lineBreakMode = .byWordWrapping }),
    ("dddd eeee ffff", { $0.lineBreakMode = .byTruncatingTail }),
    ("gggg hhhhhhh iii", { $0.lineBreakMode = .byCharWrapping }),
    ("jjjj kkkk llll", { $0.lineBreakMode = .byTruncatingHead }),
    ("mmmm nnnn oooo", { $0.lineBreakMode = .byTruncatingMiddle }),
    ("pppp qqqq rrrr", { $0.lineBreakMode = .byClipping }),
  ]

  /// Ten glyphs a line: tail keeps nine before the ellipsis; head nine behind it; middle floor(9 / 2) = 4 on the left
  /// and what that leaves, 5, on the right, its first blank trimmed.
  private static let lines = [
    "aaaa bbbb ", "cccc\n", "dddd eeee…\n", "gggg hhhhh", "hh iii\n", "…kkkk llll\n", "mmmm…oooo\n", "pppp qqqq ",
  ]

  @Test func `Line break modes`() throws {
    let prepared = try measurer.prepare(try text(modes))
    let layout = try prepared.layout(in: TextBox(width: 10 * glyph))
    let shown = layout.lines.map { $0.text.trimmingSuffix { $0 == " " || $0 == "\n" } }
    #expect(shown == Self.lines.map { $0.trimmingSuffix { $0 == " " || $0 == "\n" } })
    #expect(layout.height == 8 * line && layout.isTruncated)
    #expect(layout.width == 10 * glyph)
    let rect = try prepared.boundingRect(
      with: Size(width: 10 * glyph, height: 0), options: .usesLineFragmentOrigin)
    #expect(rect == Rect(x: 0, y: 0, width: 10 * glyph, height: 8 * line))
    #expect(try prepared.size(in: TextBox(width: 10 * glyph)).lineCount == 8)
  }

  /// The box's own mode, and a label's, win over all of them: two lines of words each, three where "hhhhhhh iii" has 11.
  @Test func `A box's mode wins`() throws {
    let text = try text(modes)
    let box = TextBox(width: 10 * glyph, lineBreakMode: .byWordWrapping)
    #expect(try measurer.prepare(text).size(in: box).lineCount == 13)
    let label = try measurer.prepare(Label(text, numberOfLines: 0))
    #expect(try label.layout(in: Size(width: 10 * glyph, height: .infinity)).lines.count == 13)
    #expect(try !label.layout(in: Size(width: 10 * glyph, height: .infinity)).isTruncated)
  }

  /// The option truncates the last visible line of paragraphs that wrap, and adds nothing to one that clips.
  @Test func `truncatesLastVisibleLine needs a wrapping mode`() throws {
    let options: StringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let wrapped = try measurer.prepare(try text([modes[0]]))
    let clipped = try measurer.prepare(try text([modes[5]]))
    let size = Size(width: 12.5 * glyph, height: line)
    // "aaaa bbbb cc…" would be 13: "aaaa bbbb c…" is 12 glyphs; a clipped line is as wide as the box.
    #expect(try wrapped.boundingRect(with: size, options: options).width == 12 * glyph)
    #expect(try clipped.boundingRect(with: size, options: options).width == 12.5 * glyph)
  }

  /// What cannot be made narrower: a word, a cluster, a whole line of a paragraph that does not wrap.
  @Test func `Content widths`() throws {
    let word: (String, (inout ParagraphStyle) -> Void) = ("aa bbbbb", { $0.lineBreakMode = .byWordWrapping })
    let characters: (String, (inout ParagraphStyle) -> Void) = ("cccccc", { $0.lineBreakMode = .byCharWrapping })
    let tail: (String, (inout ParagraphStyle) -> Void) = ("dd ee f", { $0.lineBreakMode = .byTruncatingTail })
    #expect(try measurer.prepare(try text([word, characters])).minContentWidth == 5 * glyph)
    #expect(try measurer.prepare(try text([characters])).minContentWidth == glyph)
    #expect(try measurer.prepare(try text([word, characters, tail])).minContentWidth == 7 * glyph)
    #expect(try measurer.prepare(try text([word, characters, tail])).maxContentWidth == 8 * glyph)
  }
}

extension `Each paragraph has its own style` {
  /// In ten glyphs: three glyphs stand left, right at 7, in the middle at 3.5; right to left at 7.
  @Test func `Alignment and direction`() throws {
    let text = try text([
      ("abc", { $0.alignment = .left }), ("abc", { $0.alignment = .right }), ("abc", { $0.alignment = .center }),
      ("abc", { $0.baseWritingDirection = .rightToLeft }), ("abc", { _ in }),
    ])
    let lines = try measurer.prepare(text).layout(in: TextBox(width: 10 * glyph)).lines
    #expect(lines.map { ($0.x / glyph * 2).rounded() } == [0, 14, 7, 14, 0])
  }

  /// Right to left in 100: leading is the right edge, so three glyphs end 20 and 5 before it, and a tail of 60 is at 40.
  @Test func `Indents from the right`() throws {
    let set: (inout ParagraphStyle) -> Void = {
      $0.baseWritingDirection = .rightToLeft
      ($0.firstLineHeadIndent, $0.headIndent) = (20, 5)
    }
    let text = try text([("abc abc abc abc abc", set), ("abc", set)])
    let lines = try measurer.prepare(text).layout(in: TextBox(width: 100)).lines
    #expect(lines.map { 100 - $0.x - $0.width } == [20, 5, 20])
    let tailed = try self.text([
      (
        "abc abcdef",
        {
          set(&$0)
          $0.tailIndent = 60
        }
      )
    ])
    #expect(try measurer.prepare(tailed).layout(in: TextBox(width: 100)).lines.map { $0.x >= 40 } == [true, true])
  }

  /// The tab goes to 50, to 90 less "b", to 28.
  @Test func `Tab stops`() throws {
    let text = try text([
      ("a\tb", { $0.tabStops = [TextTab(location: 50)] }),
      ("a\tb", { $0.tabStops = [TextTab(location: 90, alignment: .right)] }), ("a\tb", { _ in }),
    ])
    let widths = try measurer.prepare(text).layout(in: TextBox()).lines.map(\.width)
    #expect(widths == [50 + glyph, 90, 28 + glyph])
  }

  /// Heights of 20 and 30, 5 between two lines of the first paragraph, 7 + 3 between the paragraphs.
  @Test func `Heights, spacing and indents`() throws {
    let text = try text([
      (
        "aaaa bbbb",
        {
          ($0.minimumLineHeight, $0.lineSpacing, $0.paragraphSpacing) = (20, 5, 7)
          ($0.firstLineHeadIndent, $0.headIndent) = (3, 6)
        }
      ),
      (
        "cc",
        {
          ($0.minimumLineHeight, $0.paragraphSpacingBefore, $0.lineSpacing, $0.paragraphSpacing) = (30, 3, 9, 9)
          $0.firstLineHeadIndent = 12
        }
      ),
    ])
    let layout = try measurer.prepare(text).layout(in: TextBox(width: 6 * glyph))
    #expect(layout.lines.map(\.y) == [0, 25, 60])  // 20 + 5; 25 + 20 + 5 + 7 + 3: line spacing is below each line.
    #expect(layout.lines.map(\.x) == [3, 6, 12])
    #expect(layout.height == 90)
  }

  /// 사과나무 and 바다 are words of four and two syllables: with word priority the first goes down whole.
  @Test func `Strategies`() throws {
    let text = try text([
      ("바다 사과나무", { $0.lineBreakStrategy = .hangulWordPriority }), ("바다 사과나무", { _ in }),
    ])
    let prepared = try measurer.prepare(text, language: "ko")
    let width = try prepared.layout(in: TextBox()).lines[0].width
    let lines = try prepared.layout(in: TextBox(width: width * 0.9)).lines.map(\.utf16Range.lowerBound)
    #expect(lines == [0, 3, 8, 14])
  }
}

extension `Each paragraph has its own style` {
  private static let patterns = "/usr/share/hyphen/hyph_en_US.dic"

  /// "hyphenation" is hy-phen-ation: of 14 glyphs "a" and a blank leave 12, so the paragraph that hyphenates takes
  /// "hyphen-" along, by factor or by default; the others go down whole.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: patterns), "hyphen-en-us is not installed"))
  func `Hyphenation`() throws {
    let word = "some hyphenation"
    let text = try text([
      (word, { $0.hyphenationFactor = 1 }), (word, { _ in }), (word, { $0.usesDefaultHyphenation = true }),
      // Filled by 4 of 14: below 0.3 it is hyphenated, 0.2 leaves it.
      (word, { $0.hyphenationFactor = 0.3 }), (word, { $0.hyphenationFactor = 0.2 }),
    ])
    let lines = try measurer.prepare(text, language: "en").layout(in: TextBox(width: 14 * glyph)).lines.map(\.text)
    let (cut, whole) = (["some hyphen\u{2010}", "ation"], ["some", "hyphenation"])
    #expect(lines == cut + whole + cut + cut + whole)
  }

  /// AVATAR in the system's stand-in: kern of nothing is not nothing, but switches pairs off, as on devices (61.974
  /// and 66.954). Tracking switches ligatures off.
  @Test func `Kern of zero`() throws {
    let widths = try [nil, 0, 1].map { (kern: Double?) in
      var attributes = TextAttributes(font: .system(size: 17))
      attributes.kern = kern
      return try measurer.size(of: "AVATAR", withAttributes: attributes).width
    }
    #expect(widths[0] < widths[1] && abs(widths[2] - widths[0] - 6) < 1e-9)
  }
}

extension String {
  fileprivate func trimmingSuffix(while hangs: (Character) -> Bool) -> String {
    String(reversed().drop(while: hangs).reversed())
  }
}
