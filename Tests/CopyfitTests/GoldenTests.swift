// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Goldens of each stage: what changes when a rule or a table changes. (Those of answers are the tool's: copyfit golden.)

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK
import TestSupport
import Testing

@Suite struct `Goldens of the stages` {
  private let measurer = TextMeasurer(fonts: .bundled.addingCJK())

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
