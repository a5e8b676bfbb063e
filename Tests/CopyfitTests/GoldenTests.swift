// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Goldens of wrapped lines and of each stage: what changes when a font, a rule or a table changes.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK
import TestSupport
import Testing

@Suite struct `Goldens of wrapped lines` {
  private let measurer = TextMeasurer(fonts: .bundled.addingCJK())

  @Test func `Twenty languages, three widths, four categories`() throws {
    try GoldenFile("Tests/CopyfitTests/Golden/lines.golden").check { row in
      let category = try ContentSizeCategory(parsing: row["category"])
      let text = try measurer.prepare(
        AttributedText(row["text"]), defaultFont: .preferred(forTextStyle: .body, compatibleWith: category),
        language: row["language"])
      let size = try text.size(in: TextBox(width: Double(row["width"]) ?? 0))
      return ["lines": "\(size.lineCount)", "size": "\(size.width) x \(size.height)"]
    }
  }

  @Test func `Each stage`() throws {
    try GoldenFile("Tests/CopyfitTests/Golden/stages.golden").check { row in
      let trace = try measurer.trace(AttributedText(row["text"]))
      let lines = try measurer.prepare(AttributedText(row["text"]), defaultFont: .system(size: 17))
        .layout(in: TextBox(width: 60)).lines
      return [
        "breaks": trace.breaks.map { "\($0.utf16Offset):\($0.scalar.rule)" }.joined(separator: " "),
        "levels": trace.perUnit(\.level).map(String.init).joined(),
        "scripts": trace.perUnit(\.script).joined(separator: " "),
        "clusters": trace.clusterEdges.map(String.init).joined(separator: " "),
        "lines": lines.map { "\($0.utf16Range.lowerBound)-\($0.utf16Range.upperBound) \($0.width)" }
          .joined(separator: ", "),
      ]
    }
  }
}
