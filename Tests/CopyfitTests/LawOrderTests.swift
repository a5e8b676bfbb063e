// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Laws 3, 5 and 7 of DESIGN section 4 at the facade: content widths, fresh shaping, the same answer from every thread.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK
import TestSupport
import Testing

@Suite struct `The laws of widths and of order` {
  #if DEBUG
    static let seeds = 0..<100
  #else
    static let seeds = 0..<1_500
  #endif

  private let measurer = TextMeasurer(fonts: .bundled.addingCJK())

  /// Law 3: in a box no narrower than the min-content width a text is between both widths and nothing is broken in need.
  /// Not asked of text that is cut, of clusters wider than a line, of words wider than a positive tail indent, which no
  /// container makes wider, and of aligned tab stops, where a line that starts later may reach another stop.
  @Test func `Widths lie between the content widths`() throws {
    for seed in Self.seeds {
      let made = try RandomLabel(seed: seed, without: .alignedStops)
      for mode in [nil, LineBreakMode.byWordWrapping] {
        let prepared = try measurer.prepare(try #require(made.label.text))
        let (least, most) = (prepared.minContentWidth, prepared.maxContentWidth)
        #expect(0 <= least && least <= most, "seed \(seed)")
        let layout = try prepared.layout(in: TextBox(width: max(made.width, least), lineBreakMode: mode))
        guard !layout.isTruncated, !layout.lines.contains(where: \.overflows) else { continue }
        #expect(layout.width <= most, "seed \(seed), \(layout.width), \(most)")
        let isTailed = made.label.text?.runs.contains { ($0.attributes.paragraphStyle?.tailIndent ?? 0) > 0 } == true
        let isBroken = layout.lines.contains { $0.end == .emergency }
        if isTailed, isBroken { continue }
        if mode == nil { #expect(least <= layout.width, "seed \(seed), \(least), \(layout.width)") }
      }
    }
  }

  /// Laws 4 and 6 in limited boxes, each paragraph by its own mode: size and lines agree, lines tile the text, what is
  /// hidden is what is cut, baselines descend, no line that does not overflow is wider than the box.
  @Test func `Limits cut the same from every side`() throws {
    // The seeds behind the first ones once failed.
    for seed in Array(Self.seeds) + [392, 530, 619, 1223, 2030, 2266, 2676, 3700, 4873, 6177, 7470, 8659] {
      let made = try RandomLabel(seed: seed)
      let text = try #require(made.label.text)
      let prepared = try measurer.prepare(text)
      var box = TextBox(width: made.width, numberOfLines: seed % 5)
      if seed % 3 == 0 { box.height = Double(20 + seed % 150) }
      let layout = try prepared.layout(in: box)
      let size = try prepared.size(in: box)
      #expect((size.width, size.height) == (layout.width, layout.height), "seed \(seed)")
      #expect((size.lineCount, size.lastBaseline) == (layout.lines.count, layout.lastBaseline), "seed \(seed)")
      #expect(layout.lines.count <= layout.fullLineCount, "seed \(seed)")
      let shown = layout.visibleRanges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      #expect(layout.isTruncated == (shown < text.utf16Count), "seed \(seed)")
      var end = 0
      for line in layout.lines {
        #expect(line.utf16Range.lowerBound == end, "seed \(seed)")
        end = line.utf16Range.upperBound
      }
      #expect(layout.lines.isEmpty || end == text.utf16Count, "seed \(seed)")
      #expect(zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.y <= $1.y }, "seed \(seed)")
      if !layout.lines.contains(where: \.overflows) { #expect(layout.width <= box.width, "seed \(seed)") }
    }
  }

  /// Law 5: a line is as wide as its text shaped alone, to the bit; in one direction and script, without tabs. Lines
  /// inside words have neighbours that stay joining context, and are compared in Shaping's own tests.
  @Test(arguments: ["Helvetica", "Times New Roman", "system", "Menlo"])
  func `A line is as wide as its text alone`(family: String) throws {
    var random = SeededRandom(seed: 5)
    var count = 0
    for text in try ["en", "de"].flatMap(Corpus.paragraphs) {
      let font = Font(family, size: Double(Int.random(in: 20...90, using: &random)) / 4)
      let prepared = try measurer.prepare(AttributedText(text), defaultFont: font)
      let layout = try prepared.layout(in: TextBox(width: Double(Int.random(in: 60...500, using: &random))))
      let units = Array(text.utf16)
      for line in layout.lines where [.soft, .hard, .end].contains(line.end) {
        var shown = String(decoding: units[line.utf16Range.lowerBound..<line.utf16Range.upperBound], as: UTF16.self)
        while shown.last?.isWhitespace == true { shown.removeLast() }
        let alone = try measurer.prepare(AttributedText(shown), defaultFont: font).size().width
        #expect(alone == line.width, "'\(shown)'")
        count += 1
      }
    }
    #expect(count > 200)
  }

  /// Law 7: eight tasks at once, by one measurer and by their own, answer as one does.
  @Test func `Tasks agree to the bit`() async throws {
    let seeds = Self.seeds.prefix(60)
    let expected = try seeds.map { try Self.answer(seed: $0, measurer) }
    let shared = measurer
    try await withThrowingTaskGroup(of: [TextLayout].self) { group in
      for task in 0..<8 {
        group.addTask {
          let own = task < 4 ? shared : TextMeasurer(fonts: .bundled.addingCJK())
          let order = task % 2 == 0 ? Array(seeds) : seeds.reversed()
          let answers = try order.map { try Self.answer(seed: $0, own) }
          return task % 2 == 0 ? answers : answers.reversed()
        }
      }
      for try await answers in group { #expect(answers == expected) }
    }
  }

  private static func answer(seed: Int, _ measurer: TextMeasurer) throws -> TextLayout {
    let made = try RandomLabel(seed: seed)
    return try measurer.prepare(made.label).layout(in: Size(width: made.width, height: 200))
  }
}
