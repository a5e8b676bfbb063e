// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The document: what it says in words, how large it is, what it draws in red.

import Copyfit
import CopyfitFonts
import Pictures
import TestSupport
import Testing

@Suite struct `An SVG picture` {
  private let measurer = TextMeasurer(fonts: .bundled)

  private func svg(_ string: String, _ box: TextBox = TextBox(), _ options: PictureOptions = .bare) throws -> String {
    let text = try measurer.prepare(AttributedText(string), defaultFont: .system(size: 17))
    return try Picture(of: text, in: box, options: options).svg()
  }

  @Test func `Its title is the text, escaped`() throws {
    // XML 1.0 allows neither U+0001 nor U+FFFF.
    let svg = try svg("<a href='b'>&amp; ]]>\u{1}\u{FFFF}")
    #expect(svg.contains("<title>&lt;a href='b'&gt;&amp;amp; ]]&gt;\u{FFFD}\u{FFFD}</title>"))
    #expect(!svg.contains("<a "))
  }

  @Test func `A line's title is the line as it is shown`() throws {
    let label = Label("One two three four", font: .system(size: 17))
    let prepared = try measurer.prepare(label)
    let box = Size(width: 100, height: .infinity)
    let line = try #require(try prepared.layout(in: box).lines.first)
    #expect(line.text.hasSuffix("\u{2026}"))
    #expect(try Picture(of: prepared, in: box).svg().contains("<title>\(line.text)</title>"))
  }

  @Test func `Each outline stands once`() throws {
    let svg = try svg("aaaa bbbb aaaa")
    #expect(svg.matches(of: /<path id="g/).count == 2)
    #expect(DrawnGlyph.all(of: svg).map(\.name).filter { $0 == "g0" }.count == 8)
  }

  @Test func `It is small`() throws {
    let text = try #require(try Corpus.paragraphs("en").first { $0.count > 250 })
    let once = try svg(text, TextBox(width: 320), PictureOptions()).utf8.count
    let twice = try svg(text + " " + text, TextBox(width: 320), PictureOptions()).utf8.count
    #expect(once < 32_000)
    // Outlines are there already: a glyph more costs its reference, and a line its box.
    #expect(Double(twice - once) < 50 * Double(text.count))
  }

  @Test func `What is wider than the box is red`() throws {
    let red = "fill=\"#cf222e\""
    var policies = TextPolicies()
    policies.overflowWrap = .normal
    let text = try measurer.prepare(
      AttributedText("Unbreakable"), defaultFont: .system(size: 17), policies: policies)
    #expect(try Picture(of: text, in: TextBox(width: 40)).svg().contains(red))
    #expect(try !Picture(of: text, in: TextBox(width: 400)).svg().contains(red))
  }

  @Test func `Trailing space is hatched`() throws {
    let hatched = "fill=\"url(#hatch)\""
    var options = PictureOptions.bare
    options.layers = .trailingSpace
    #expect(try svg("space ", TextBox(), options).contains(hatched))
    #expect(try !svg("none", TextBox(), options).contains(hatched))
  }

  @Test func `A colour emoji is a rounded box as wide as its advance, less air`() throws {
    let text = try measurer.prepare(AttributedText("\u{1F389}"), defaultFont: .system(size: 17))
    let width = try text.size(in: TextBox()).width
    let svg = try Picture(of: text, options: .bare).svg()
    let box = try #require(svg.firstMatch(of: /width="([.\d]+)" height="([.\d]+)" rx=/))
    #expect(abs((Double(box.1) ?? 0) - width * 0.88) < 0.01)
  }

  @Test func `Dark is light on dark`() throws {
    var options = PictureOptions()
    options.theme = .dark
    let svg = try svg("Dark", TextBox(), options)
    #expect(svg.contains("fill=\"#0d1117\"") && !svg.contains("fill=\"#ffffff\""))
  }

  @Test func `Nothing breaks it`() throws {
    for string in ["", "\n", "\u{0}", "\t", "\u{202E}abc", String(repeating: "\u{301}", count: 300)] {
      for width in [0, 1e-300, 10, 1e300, Double.infinity] {
        let svg = try svg(string, TextBox(width: width), PictureOptions())
        #expect(svg.hasSuffix("</svg>\n") && !svg.contains("nan") && !svg.contains("inf"))
      }
    }
  }
}

@Suite struct `A grid of pictures` {
  @Test func `Has a cell for each category and width`() throws {
    let text = try TextMeasurer(fonts: .bundled)
      .prepare(AttributedText("Save changes"), defaultFont: .preferred(forTextStyle: .body))
    let picture = try Picture.grid(
      of: text, categories: [.large, .accessibilityExtraLarge], widths: [60, 150, 400])
    // Six cells; at least one line each, and 60 points hold no word of the large size whole.
    #expect(picture.svg().matches(of: /<title>/).count > 7)
    #expect(picture.summary == "Large, AX3 by 60 pt, 150 pt, 400 pt")
    #expect(picture.size.width > 60 + 150 + 400)
  }

  @Test func `Of labels`() throws {
    let label = Label("Save changes", font: try .preferred(forTextStyle: .headline))
    let picture = try Picture.grid(
      of: label, categories: [.large, .accessibilityExtraLarge], widths: [120], measurer: TextMeasurer(fonts: .bundled))
    #expect(picture.svg().contains("\u{2026}</title>"))
  }
}
