// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Lines of right-to-left text: where they stand, and the order of their runs (UAX #9 L1, L2).

import Testing
import TextAnalysis

@testable import LineLayout

@Suite struct `A right-to-left paragraph` {
  /// In Hebrew letters of two bytes, each 10 points wide.
  private func input(_ text: String, _ alignment: LineAlignment = .natural) throws -> LayoutInput {
    var sample = try SampleText.square(text)
    sample.isAnalyzed = true
    var style = ParagraphMetrics()
    (style.alignment, style.headIndent) = (alignment, 5)
    return sample.input(paragraphs: [style])
  }

  @Test func `Its leading edge is the right one`() throws {
    var options = LayoutOptions()
    options.width = 50
    // Two lines of three and two letters; later lines are indented by 5 from the right.
    let places: [(LineAlignment, [Double])] = [
      (.natural, [20, 25]), (.right, [20, 25]), (.left, [0, 0]), (.center, [10, 12.5]),
    ]
    for (alignment, x) in places {
      #expect(try input("אבג דה", alignment).block(options).lines.map(\.x) == x)
    }
  }

  @Test func `Runs stand in visual order, hanging space at the paragraph's level`() throws {
    let text = try input("אב cd הו ")
    let line = text.block(LayoutOptions()).lines[0]
    let runs = text.visualRuns(of: line)
    // Right to left: the last word and the trailing space are leftmost.
    #expect(runs.map(\.start) == [7, 5, 0])
    #expect(runs.map(\.end) == [13, 7, 5])
    #expect(runs.map(\.isRightToLeft) == [true, false, true])
  }
}
