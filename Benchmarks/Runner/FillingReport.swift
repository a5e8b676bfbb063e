// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Ways of filling lines beyond greedy, on one paragraph of 8,000 words and on twice as many: what each costs, and how it
// grows. Processor time of the thread.

import Copyfit
import CopyfitFonts

/// Prints what filling costs.
enum FillingReport {
  private static let words = 8_000

  static func write(rounds: Int) throws {
    print("### Filling one paragraph, milliseconds a layout (median of \(rounds) rounds)\n")
    var table = MarkdownTable(["filling", "8,000 words, 320 points", "16,000 words", "8,000 words, 1,000 points"])
    let texts = try [words, 2 * words].map(text)
    for filling in LineFillingPolicy.allCases {
      let cells = try [(texts[0], 320.0), (texts[1], 320), (texts[0], 1_000)].map { text, width in
        try milliseconds(text, width, filling, rounds).median.short
      }
      table.add([filling.rawValue] + cells)
    }
    table.write()
  }

  private static func text(words: Int) throws -> PreparedText {
    let corpus = TextSet.read(.para, "en").strings.flatMap { $0.split(separator: " ") }
    let string = (0..<words).map { corpus[$0 % corpus.count] }.joined(separator: " ")
    return try TextMeasurer(fonts: .bundled).prepare(AttributedText(string), defaultFont: .system(size: 17))
  }

  private static func milliseconds(
    _ text: PreparedText, _ width: Double, _ filling: LineFillingPolicy, _ rounds: Int
  ) throws -> [Double] {
    var box = TextBox(width: width)
    box.filling = filling
    return try (0..<rounds).map { _ in
      let start = Clock.threadNanoseconds
      consume(try text.size(in: box))
      return (Clock.threadNanoseconds - start) / 1e6
    }
  }
}
