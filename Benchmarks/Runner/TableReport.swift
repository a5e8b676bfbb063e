// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Tables of a million rows and the Dynamic Type sweep (issue "rows and headers"): real labels, system font. Processor
// time of the thread, but for the heights that all cores measure: those are wall clock.

import Copyfit
import CopyfitFonts
import Synchronization

/// Prints the figures of tables.
enum TableReport {
  private static let rowCount = 1_000_000
  private static let textCount = 1_000

  static func write(rounds: Int) async throws {
    print("### A table of 1,000,000 rows with 1,000 texts, and the Dynamic Type sweep\n")
    var table = MarkdownTable(["figure", "median", "least", "unit"])
    let texts = Self.texts()
    try firstScreen(texts, rounds, &table)
    let rows = try texts.map(row)
    try lookUps(rows, rounds, &table)
    try categoryChange(rows, rounds, &table)
    try await allHeights(rows, rounds, &table)
    try sweep(rounds, &table)
    table.write()
  }

  /// Sentences of the English corpus, each made unlike the others by its number.
  private static func texts() -> [String] {
    let lines = TextSet.read(.ui, "en").strings + TextSet.read(.para, "en").strings.map { String($0.prefix(120)) }
    return (0..<textCount).map { "\($0 + 1). \(lines[$0 % lines.count])" }
  }

  private static let measurer = TextMeasurer(fonts: .bundled)
  private static let environment = TableEnvironment(width: 393, scale: 3)

  /// A row of one label between the margins.
  private static func row(_ text: String) throws -> Row {
    var label = Label(text, font: try .preferred(forTextStyle: .body), numberOfLines: 0)
    label.scale = 3
    let item = ChainItem("body", LabelItem(try measurer.prepare(label)))
    return Row(VerticalChain([item], top: .points(0), bottom: .points(0), insideMargins: true), rowHeight: .automatic)
  }

  private static func height(_ row: Row) -> Double { (try? row.fitted(in: environment).height) ?? .nan }

  private static func milliseconds(_ rounds: Int, _ work: () throws -> Void) rethrows -> [Double] {
    try (0..<rounds).map { _ in
      let start = Clock.threadNanoseconds
      try work()
      return (Clock.threadNanoseconds - start) / 1e6
    }
  }

  private static func add(_ name: String, _ samples: [Double], _ unit: String, _ table: inout MarkdownTable) {
    table.add([name, samples.median.short, samples.least.short, unit])
  }

  /// From the model to the first content height: texts of what is visible are shaped on the way.
  private static func firstScreen(_ texts: [String], _ rounds: Int, _ table: inout MarkdownTable) throws {
    let samples = try milliseconds(rounds) {
      let measurer = TextMeasurer(fonts: .bundled)
      let font = try Font.preferred(forTextStyle: .body)
      var layout = try TableLayout(rowCounts: [rowCount]) { _, row in
        var label = Label(texts[row % textCount], font: font, numberOfLines: 0)
        label.scale = 3
        guard let prepared = try? measurer.prepare(label) else { return .nan }
        let chain = VerticalChain(
          [ChainItem("body", LabelItem(prepared))], top: .points(0), bottom: .points(0), insideMargins: true)
        return height(Row(chain, rowHeight: .automatic))
      }
      try layout.measureVisible(from: 0, height: 852)
      consume(layout.contentHeight)
    }
    add("first screen and content height, fonts and texts new", samples, "ms", &table)
  }

  private static func lookUps(_ rows: [Row], _ rounds: Int, _ table: inout MarkdownTable) throws {
    let heights = rows.map(height)
    let layout = try TableLayout(heights: [(0..<rowCount).map { heights[$0 % textCount] }])
    let steps = 100_000
    var slot = 1
    let offsets = milliseconds(rounds) {
      for _ in 0..<steps {
        slot = (slot * 48_271) % 0x7FFF_FFFF
        consume((try? layout.offset(ofRow: slot % rowCount, inSection: 0)) ?? 0)
      }
    }
    add("offset of a row", offsets.map { $0 * 1e6 / Double(steps) }, "ns", &table)
    let found = milliseconds(rounds) {
      for _ in 0..<steps {
        slot = (slot * 48_271) % 0x7FFF_FFFF
        consume(layout.element(at: Double(slot % 1_000_000) * layout.contentHeight / 1_000_000))
      }
    }
    add("row at an offset", found.map { $0 * 1e6 / Double(steps) }, "ns", &table)
    add("memory a row", [Double(layout.byteCount) / Double(rowCount)], "bytes", &table)
  }

  /// All heights forgotten, the hundred visible labels at another category and measured.
  private static func categoryChange(_ rows: [Row], _ rounds: Int, _ table: inout MarkdownTable) throws {
    let category = Mutex(ContentSizeCategory.large)
    var layout = try TableLayout(rowCounts: [rowCount]) { _, row in
      let category = category.withLock { $0 }
      return ((try? rows[row % textCount].at(category)).map(height)) ?? .nan
    }
    try layout.measureVisible(from: 0, height: 852)
    var next = 0
    let samples = try milliseconds(rounds) {
      next += 1
      category.withLock { $0 = ContentSizeCategory.allCases[next % 7] }
      layout.invalidateAll()
      for row in 0..<100 { try layout.measure(.row(section: 0, row: row)) }
      consume(layout.contentHeight)
    }
    add("change of category, 100 visible rows", samples, "ms", &table)
  }

  private static func allHeights(_ rows: [Row], _ rounds: Int, _ table: inout MarkdownTable) async throws {
    let memo = HeightMemo<Int> { height(rows[$0]) }
    let empty = try TableLayout(rowCounts: [rowCount]) { _, row in memo.height(of: row % textCount) }
    var samples: [Double] = []
    for _ in 0..<rounds {
      memo.removeAll()
      var layout = empty
      let start = Clock.wallNanoseconds
      try await layout.measureAll()
      samples.append(Double(rowCount) / (Clock.wallNanoseconds - start) * 1e3)
    }
    table.add(["all heights, repeated texts, all cores", samples.median.short, (samples.max() ?? 0).short, "M rows/s"])
  }

  /// One text of a hundred words at twelve categories and twenty widths.
  private static func sweep(_ rounds: Int, _ table: inout MarkdownTable) throws {
    let words = TextSet.read(.para, "en").strings.joined(separator: " ").split(separator: " ").prefix(100)
    var attributes = TextAttributes()
    attributes.font = try .preferred(forTextStyle: .body)
    let text = try measurer.prepare(AttributedText(words.joined(separator: " "), attributes: attributes))
    let sizes = try ContentSizeCategory.allCases.map { try text.at($0) }
    let boxes = (0..<20).map { TextBox(width: 200 + 20 * Double($0)) }
    var calls: UInt64 = 0
    let samples = (0..<rounds).map { _ in
      let cost = Cost.of {
        for text in sizes { for box in boxes { consume(try? text.size(in: box)) } }
      }
      calls = cost.calls
      return cost.nanoseconds / Double(sizes.count * boxes.count)
    }
    add("sweep of 12 categories and 20 widths, 100 words, an answer", samples, "ns", &table)
    add("allocations of the sweep's 240 answers", [Double(calls)], "calls", &table)
    let changes = Cost.of { for category in ContentSizeCategory.allCases { consume(try? text.at(category)) } }
    add("the text at another category", [changes.nanoseconds / 12], "ns", &table)
  }
}
