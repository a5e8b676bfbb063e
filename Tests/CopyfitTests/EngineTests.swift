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
}
