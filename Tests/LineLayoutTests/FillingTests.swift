// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Beyond greedy lines: each way of filling holds what it promises, on hand-counted and on random texts.

import Shaping
import Testing
import TextAnalysis

@testable import LineLayout

@Suite struct `Lines are filled` {
  private func lines(
    _ text: String, columns: Double, _ change: (inout LayoutOptions, inout ParagraphMetrics) -> Void
  ) throws -> [String] {
    var (options, style) = (LayoutOptions(), ParagraphMetrics())
    options.width = columns * 10
    change(&options, &style)
    return try SampleText.square(text).input(paragraphs: [style]).block(options).lines(of: text)
  }

  @Test func `Balanced lines share the room`() throws {
    let text = "aaa bbb ccc ddd eee"
    #expect(try lines(text, columns: 15) { options, _ in options.filling = .greedy } == ["aaa bbb ccc ddd", "eee"])
    #expect(try lines(text, columns: 15) { options, _ in options.filling = .balanced } == ["aaa bbb ccc", "ddd eee"])
  }

  @Test func `A pretty last line has two words`() throws {
    let text = "aaa bbb ccc ddd eee"
    #expect(try lines(text, columns: 15) { options, _ in options.filling = .pretty } == ["aaa bbb ccc", "ddd eee"])
    // The words cannot be spared: as greedy.
    #expect(try lines("aaaaaaaaaa bbbbb", columns: 12) { options, _ in options.filling = .pretty }.count == 2)
  }

  @Test func `Optimal lines leave the least squares`() throws {
    // Greedy leaves 0, 4 (16); optimal 3, 1 (10). The last line is free.
    let text = "aaa bb cc ddddd"
    #expect(try lines(text, columns: 6) { _, _ in } == ["aaa bb", "cc", "ddddd"])
    #expect(try lines(text, columns: 6) { options, _ in options.filling = .optimal } == ["aaa", "bb cc", "ddddd"])
  }

  @Test func `Push-out takes a word along`() throws {
    let text = "aaa bbb ccc ddd eee"
    #expect(try lines(text, columns: 15) { _, style in style.pushesOut = true } == ["aaa bbb ccc", "ddd eee"])
    // Refused where the last line would overflow, or the line before it would be left empty.
    let long = "aaa bbb cccccc dddddddddd"
    #expect(try lines(long, columns: 14) { _, style in style.pushesOut = true } == ["aaa bbb cccccc", "dddddddddd"])
    #expect(try lines("aaaaaa bbb", columns: 6) { _, style in style.pushesOut = true } == ["aaaaaa", "bbb"])
  }

  @Test func `Neither balanced nor pretty takes more lines`() throws {
    for seed in 0..<300 {
      var made = try RandomCase(seed: seed, .all)
      let greedy = made.input.block(made.options)
      made.options.filling = .balanced
      let balanced = made.input.block(made.options)
      #expect(balanced.lines.count == greedy.lines.count, "seed \(seed)")
      made.options.filling = .pretty
      #expect(made.input.block(made.options).lines.count <= greedy.lines.count, "seed \(seed)")
    }
  }

  @Test func `Optimal is never more ragged than greedy`() throws {
    for seed in 0..<300 {
      var made = try RandomCase(seed: seed, [.styles, .indents, .softHyphens, .spacing, .otherScripts])
      (made.options.wrapping, made.options.overflowWrap) = (.word, .breakWord)
      let greedy = raggedness(made)
      made.options.filling = .optimal
      #expect(raggedness(made) <= greedy * (1 + 1e-12), "seed \(seed)")
    }
  }

  /// Sum of squares of the room left, last lines of stretches apart.
  private func raggedness(_ made: RandomCase) -> Double {
    let style = made.input.paragraphs[0]
    let starts = Set(made.input.text.analysis.paragraphs.map(\.start))
    return made.input.block(made.options).lines.reduce(0) { sum, line in
      let lead = starts.contains(line.range.lowerBound) ? style.firstLineHeadIndent : style.headIndent
      let room = made.options.width + style.tailIndent - lead - line.width
      return line.end == .hard || line.end == .end || line.overflows ? sum : sum + room * room
    }
  }

  @Test func `The narrowest width holds its lines`() throws {
    let input = try SampleText.square("aaa bbb ccc ddd eee").input()
    #expect(input.narrowestWidth(forLines: 1, LayoutOptions()) == 190)
    #expect(input.narrowestWidth(forLines: 2, LayoutOptions()) == 110)
    #expect(input.narrowestWidth(forLines: 3, LayoutOptions()) == 70)
    #expect(input.narrowestWidth(forLines: 9, LayoutOptions()) == 30)
    #expect(input.narrowestWidth(forLines: 0, LayoutOptions()) == nil)
  }

  @Test func `The largest scale fits its box`() throws {
    var options = LayoutOptions()
    (options.width, options.height) = (95, 1_000)
    let input = try SampleText.square("aaa bbb ccc ddd eee").input()
    // 19 characters in one line of 95 points: half the size.
    options.maximumLines = 1
    let scale = input.largestScale(fitting: options, least: 0.1)
    #expect(scale <= 0.5 && scale > 0.5 - 1.0 / 4096)
    #expect(input.largestScale(fitting: options, least: 0.75) == 0.75)
    // In any number of lines it fits as it is.
    options.maximumLines = 0
    #expect(input.largestScale(fitting: options, least: 0.1) == 1)
  }
}

@Suite struct `Points meet the pixel grid` {
  @Test func `Rounding up reaches the next grid point, never below the value`() {
    #expect(PixelGrid(scale: 3).roundUp(3 * 18.625) == 56)
    #expect(PixelGrid(scale: 1).roundUp(127.588) == 128)
    #expect(PixelGrid(scale: 2).roundUp(46.542) == 47)
    for scale in [1.0, 2, 3] {
      for step in 0..<3_000 {
        let point = Double(step) / scale
        #expect(PixelGrid(scale: scale).roundUp(point) == point)
        #expect(PixelGrid(scale: scale).roundUp(point.nextUp) == Double(step + 1) / scale)
        #expect(PixelGrid(scale: scale).roundUp(point.nextUp) >= point.nextUp)
      }
    }
    #expect(PixelGrid(scale: 3).roundUp(.infinity) == .infinity)
  }

  @Test func `Rounding to nearest takes halves up`() {
    #expect(PixelGrid(scale: 2).roundToNearest(0.25) == 0.5)
    #expect(PixelGrid(scale: 3).roundToNearest(10.1) == 10)
    #expect(PixelGrid(scale: 1).roundToNearest(-0.5) == 0)
  }
}
