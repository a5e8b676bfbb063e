// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The adapters' contracts, driven by a small flex column as a layout engine would: min-content, at most, exactly, and
// each probe twice.

import Copyfit
import CopyfitFonts
import TestSupport
import Testing

/// A column that stretches its texts to the widest of them, within a width.
private struct FlexColumn {
  /// Asks a leaf; nil is min-content, `exactly` says whether the width is given or a limit.
  typealias Probe = (_ text: PreparedText, _ width: Double?, _ exactly: Bool) -> (width: Double, height: Double)

  let texts: [PreparedText]
  let ask: Probe
  private(set) var probes = 0

  init(texts: [PreparedText], ask: @escaping Probe) {
    (self.texts, self.ask) = (texts, ask)
  }

  /// The column's size; every answer is asked for twice and must not change.
  mutating func size(within limit: Double) -> (width: Double, height: Double) {
    let least = texts.map { probe($0, nil, false).width }.max() ?? 0
    let room = max(limit, least)
    let width = texts.map { probe($0, room, false).width }.max() ?? 0
    // An engine's own numbers are Floats: its limit is the room narrowed.
    #expect(width <= Double(Float(roundingUp: room)))
    let heights = texts.map { text in
      let answer = probe(text, width, true)
      #expect(answer.width == width)
      return answer.height
    }
    return (width, heights.reduce(0, +))
  }

  private mutating func probe(_ text: PreparedText, _ width: Double?, _ exactly: Bool) -> (
    width: Double, height: Double
  ) {
    probes += 2
    let (first, second) = (ask(text, width, exactly), ask(text, width, exactly))
    #expect(first == second)
    return first
  }
}

@Suite struct `Layout engines get answers that hold` {
  private let measurer = TextMeasurer(fonts: .bundled)

  private func texts() throws -> [PreparedText] {
    try Corpus.uiStrings("en").prefix(12).map {
      try measurer.prepare(AttributedText($0), defaultFont: .system(size: 17))
    }
  }

  private let yoga: FlexColumn.Probe = { text, width, exactly in
    let adapter = YogaAdapter(text)
    let mode: YogaMeasureMode = exactly ? .exactly : .atMost
    // Yoga has no min-content: its engines ask for a width of zero.
    let size = adapter.measure(width: Float(width ?? 0), widthMode: mode, height: .nan, heightMode: .undefined)
    return (width == nil ? text.minContentWidth : Double(size.width), Double(size.height))
  }

  private let taffy: FlexColumn.Probe = { text, width, exactly in
    let size = TaffyAdapter(text).measure(
      knownWidth: exactly ? width.map { Float($0) } : nil, knownHeight: nil,
      availableWidth: width.map { .definite(Float($0)) } ?? .minContent)
    return (Double(size.width), Double(size.height))
  }

  private let proposals: FlexColumn.Probe = { text, width, exactly in
    let size = ProposalAdapter(text).sizeThatFits(width: width ?? 0)
    return (exactly ? width ?? 0 : size.width, size.height)
  }

  /// Each adapter's column is the library's own, but for the Float it rounds up to; 12 texts are asked three times.
  @Test(arguments: [60.0, 120, 240, 1000])
  func `A column is the same by every adapter`(limit: Double) throws {
    let texts = try texts()
    var own = FlexColumn(texts: texts) { text, width, exactly in
      let constraint: SizeConstraint = width.map { exactly ? .exactly($0) : .atMost($0) } ?? .minContent
      guard let size = try? text.measure(width: constraint) else { return (0, 0) }
      return (size.width, size.height)
    }
    let expected = own.size(within: limit)
    for probe in [yoga, taffy, proposals] {
      var column = FlexColumn(texts: texts, ask: probe)
      let size = column.size(within: limit)
      #expect(abs(size.width - expected.width) < 1e-4 && abs(size.height - expected.height) < 1e-3)
      #expect(column.probes == 2 * 3 * texts.count)
    }
  }

  /// A size that went through Float comes back as a width in which the text has the same lines.
  @Test func `Narrowing to Float never adds a line`() throws {
    for text in try texts() {
      let natural = try text.measure(width: .maxContent)
      let size = YogaAdapter(text).measure(width: .nan, widthMode: .undefined, height: .nan, heightMode: .undefined)
      #expect(Double(size.width) >= natural.width)
      #expect(try text.measure(width: .exactly(Double(size.width))).lineCount == natural.lineCount)
      #expect(try text.measure(width: .atMost(Double(size.width))).height == natural.height)
    }
  }

  /// Numbers that are none act as undefined: an engine's fault must not become a crash.
  @Test func `NaN and negative numbers are no constraint`() throws {
    let text = try #require(try texts().first)
    let natural = YogaAdapter(text).measure(width: 0, widthMode: .undefined, height: 0, heightMode: .undefined)
    for width in [Float.nan, -1, .infinity] {
      #expect(
        YogaAdapter(text).measure(width: width, widthMode: .atMost, height: .nan, heightMode: .undefined) == natural)
      #expect(TaffyAdapter(text).measure(knownWidth: width, knownHeight: nil, availableWidth: .maxContent) == natural)
    }
  }

  /// Menlo 20.48: "aaa bbb" is 86.31 unwrapped, 36.99 at the narrowest, 23.84 a line. One call says all.
  @Test func `One call answers every constraint`() throws {
    let text = try measurer.prepare(AttributedText("aaa bbb"), defaultFont: Font("Menlo", size: 20.48))
    let near = { (value: Double, expected: Double) in abs(value - expected) < 1e-9 }
    for (constraint, width, lines, last) in [
      (SizeConstraint.minContent, 36.99, 2.0, 36.99), (.maxContent, 86.31, 1, 86.31), (.atMost(60), 49.32, 2, 36.99),
      (.atMost(100), 86.31, 1, 86.31), (.exactly(60), 60, 2, 36.99), (.exactly(0), 0, 6, 12.33),
    ] {
      let size = try text.measure(width: constraint)
      #expect(near(size.width, width) && Double(size.lineCount) == lines, "\(constraint)")
      #expect(near(size.height, lines * 23.84) && near(size.firstBaseline, 19.01), "\(constraint)")
      #expect(near(size.lastBaseline, (lines - 1) * 23.84 + 19.01) && near(size.lastLineWidth, last), "\(constraint)")
      #expect(near(size.minContentWidth, 36.99) && near(size.maxContentWidth, 86.31), "\(constraint)")
    }
    #expect(try text.measure(width: .maxContent, height: .exactly(10)).height == 10)
    #expect(try text.measure(width: .maxContent, height: .atMost(10)).height == 10)
    #expect(near(try text.measure(width: .maxContent, height: .atMost(50)).height, 23.84))
    for wrong in [Double.nan, -1] {
      #expect(throws: MeasureError.self) { try text.measure(width: .atMost(wrong)) }
      #expect(throws: MeasureError.self) { try text.measure(width: .exactly(wrong)) }
      #expect(throws: MeasureError.self) { try text.measure(width: .maxContent, height: .atMost(wrong)) }
      #expect(throws: MeasureError.self) { try text.measure(width: .maxContent, height: .exactly(wrong)) }
    }
  }

  /// nil and infinity ask for the ideal size, 0 for the least, a number for at most that; what is none acts as nil.
  @Test func `Proposals`() throws {
    let text = try measurer.prepare(AttributedText("aaa bbb"), defaultFont: Font("Menlo", size: 20.48))
    let adapter = ProposalAdapter(text)
    let ideal = adapter.sizeThatFits(width: nil)
    #expect(ideal == Size(width: text.maxContentWidth, height: try text.size(in: TextBox()).height))
    for width in [Double.infinity, .nan, -1] { #expect(adapter.sizeThatFits(width: width) == ideal) }
    #expect(adapter.sizeThatFits(width: 0).width == text.minContentWidth)
    #expect(adapter.sizeThatFits(width: 60).width == (try text.size(in: TextBox(width: 60)).width))
    #expect(adapter.sizeThatFits(width: 60, height: 1) == adapter.sizeThatFits(width: 60))
  }

  /// Yoga's height modes; its baseline is the text's.
  @Test func `Heights and baselines for Yoga`() throws {
    let text = try measurer.prepare(AttributedText("aaa bbb"), defaultFont: Font("Menlo", size: 20.48))
    let adapter = YogaAdapter(text)
    let heights = [YogaMeasureMode.exactly, .atMost, .undefined].map {
      adapter.measure(width: 60, widthMode: .atMost, height: 30, heightMode: $0).height
    }
    #expect(heights == [30, 30, Float(roundingUp: 2 * 23.84)])
    #expect(adapter.baseline(width: 60) == 19.01 && adapter.baseline(width: .nan) == 19.01)
    let known = TaffyAdapter(text).measure(knownWidth: 60, knownHeight: 7, availableWidth: .minContent)
    #expect(known == (60, 7))
  }
}
