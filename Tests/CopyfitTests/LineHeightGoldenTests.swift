// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The named line-height modes against tables worked out by hand (Golden/line-heights). They are never recorded: a row
// that differs is a fault of the code or of the arithmetic beside it.

import Copyfit
import CopyfitFonts
import TestSupport
import Testing

@Suite struct `Each line-height mode has its table` {
  private let measurer = TextMeasurer(fonts: .bundled)

  @Test(arguments: [
    ("textkit", LineHeightPolicy.textKit), ("half-leading", .halfLeading), ("even-split", .evenSplit),
  ])
  func `Strings`(name: String, mode: LineHeightPolicy) throws {
    for row in try rows(name) {
      var policies = TextPolicies()
      policies.lineHeight = mode
      let text = try measurer.prepare(try Self.text(of: row), policies: policies)
      check(try text.layout(in: TextBox(usesFontLeading: row["leading"] == "yes")), row, name)
    }
  }

  /// Without the rounding of single lines that newer systems do.
  @Test func `Labels`() throws {
    for row in try rows("label") {
      var label = Label(try Self.text(of: row), numberOfLines: 0)
      label.osGeneration = .iOS15
      check(try measurer.prepare(label).layout(in: .unbounded), row, "label")
    }
  }

  private func rows(_ name: String) throws -> [GoldenRow] {
    let rows = try GoldenFile("Tests/CopyfitTests/Golden/line-heights/\(name).golden").rows
    #expect(rows.count >= 8)
    return rows
  }

  private static func text(of row: GoldenRow) throws -> AttributedText {
    let number = { (name: String) in try #require(Double(row[name]), "\(name) in line \(row.line)") }
    var style = ParagraphStyle()
    (style.lineHeightMultiple, style.lineSpacing) = (try number("multiple"), try number("spacing"))
    (style.minimumLineHeight, style.maximumLineHeight) = (try number("minimum"), try number("maximum"))
    let font = try row["font"] == "body" ? .preferred(forTextStyle: .body) : Font(row["font"], size: number("size"))
    return AttributedText(row["text"], attributes: TextAttributes(font: font, paragraphStyle: style))
  }

  private func check(_ layout: TextLayout, _ row: GoldenRow, _ name: String) {
    let baselines = layout.lines.map { Self.fourPlaces($0.baseline) }.joined(separator: " ")
    #expect(baselines == row["baselines"], "\(name).golden:\(row.line)")
    #expect(Self.fourPlaces(layout.height) == row["height"], "\(name).golden:\(row.line)")
  }

  /// A number as the tables have it.
  private static func fourPlaces(_ value: Double) -> String {
    let text = "\((value * 10_000).rounded() / 10_000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
