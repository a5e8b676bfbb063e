// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Line starts and natural widths against a browser's, recorded: thousands of texts in thirty scripts.

import Copyfit
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: OracleFolder.isPresent)) struct `Lines start where a browser starts them` {
  /// A browser keeps positions in 1/64 of a pixel and rounds edges outward: 2/64, and the same again for sums.
  private let widthTolerance = 0.05

  /// Pages whose markup trims a first newline that the recorded text still has.
  private let trimmedPages = [
    "css/CSS2/text/white-space-processing-017.xht", "css/CSS2/text/white-space-processing-018.xht",
  ]

  @Test func `All hard cases`() throws {
    let measurer = TextMeasurer(fonts: FontCollection())
    var excused: [BrowserHabit: Int] = [:]
    let cases = try BrowserCase.all("chromium.jsonl.gz").filter(\.isHard)
    #expect(cases.count == 3111)
    for test in cases {
      let starts = try test.lineStarts(measurer)
      guard starts != test.starts_utf16 else { continue }
      if let habit = BrowserHabit(test) { excused[habit, default: 0] += 1; continue }
      Issue.record(
        "\(test.id) \(test.category ?? ""): \(starts) instead of \(test.starts_utf16): \(test.text.prefix(120))")
    }
    #expect(excused.values.reduce(0, +) == 26, "\(excused)")
  }

  @Test func `Natural widths`() throws {
    let measurer = TextMeasurer(fonts: FontCollection())
    let cases = try BrowserCase.all("chromium.jsonl.gz").filter { $0.isHard && $0.emoji == false }
    var misses: [String] = []
    for test in cases {
      // Where white space is kept, the browser counts it in a natural width.
      let policy: TrailingWhitespacePolicy = test.white_space == "pre-wrap" ? .uikit : .hang
      let width = try test.prepared(measurer, trailing: policy).maxContentWidth
      let recorded = test.max_content ?? 0
      guard abs(width - recorded) > widthTolerance, test.category != "bidi" else { continue }
      misses.append("\(test.id): \(width), not \(recorded)")
    }
    // The rest is bidirectional: the browser rounds each of its runs outward, so a line of many runs adds up.
    #expect(Double(misses.count) <= 0.005 * Double(cases.count), "\(misses.count): \(misses.prefix(20))")
  }

  @Test func `Web platform pages of fixed width`() throws {
    let measurer = TextMeasurer(fonts: FontCollection())
    let modes = ["normal", "pre-wrap", "pre-line"]
    let cases = try BrowserCase.all("wpt.jsonl.gz").filter {
      $0.width_is == "fixed" && modes.contains($0.white_space) && $0.word_spacing == 0
    }
    for test in cases where !trimmedPages.contains(test.source_path ?? "") {
      let starts = try test.lineStarts(measurer)
      #expect(starts == test.starts_utf16, "\(test.source_path ?? ""): \(test.text.debugDescription.prefix(120))")
    }
  }
}
