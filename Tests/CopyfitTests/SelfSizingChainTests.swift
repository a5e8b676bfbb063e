// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Chains of boxes whose heights are sums written beside the expectation, and the diagnoses of broken ones.

import Copyfit
import Testing

/// A text of lines 20 high, baseline 16 below each top, that needs `length` points on one line.
struct CountedText: FittingItem {
  var length: Double
  var numberOfLines = 0

  var lineDistance: Double? { 22 }

  func fitting(width: Double?) throws(SelfSizingError) -> Fitting {
    let full = max(1, Int((length / max(1, width ?? length)).rounded(.up)))
    let lines = numberOfLines > 0 ? min(numberOfLines, full) : full
    let height = 20.0 * Double(lines)
    return Fitting(
      width: min(length, width ?? length), height: height, firstBaseline: 16, lastBaseline: height - 4,
      lineCount: lines, fullLineCount: full)
  }
}

/// Title over body between sides 16, gaps as given; the first seed system's shape.
func titleAndBody(
  top: ChainGap? = .points(12), gap: ChainGap? = .points(8), bottom: ChainGap? = .points(12), bodyLines: Int = 0
) -> VerticalChain {
  VerticalChain(
    [
      ChainItem("title", CountedText(length: 100), leading: .edge(16), trailing: .edge(16)),
      ChainItem("body", CountedText(length: 600, numberOfLines: bodyLines), leading: .edge(16), trailing: .edge(16)),
    ], top: top, gaps: [gap], bottom: bottom)
}

@Suite struct `A vertical chain sizes its container` {
  /// 320 - 32 = 288, so 600 points are 3 lines: 12 + 20 + 8 + 60 + 12.
  @Test func `Edges and gaps add up`() throws {
    let fitted = try titleAndBody().fitted(width: 320)
    #expect(fitted.neededHeight == 112)
    #expect(fitted.frames.map(\.y) == [12, 40])
    #expect(fitted.frames.map(\.width) == [288, 288])
    #expect(fitted.diagnoses.isEmpty)
    #expect(fitted.itemHeights == 80)
  }

  /// First baseline 30 below the top; 28 from the title's baseline (46 - 16 = 30) to the body's; 10 below the last.
  @Test func `Baselines`() throws {
    let chain = titleAndBody(top: .baselines(30), gap: .baselines(28), bottom: .baselines(10))
    let fitted = try chain.fitted(width: 320)
    // title.top = 30 - 16 = 14; body.top = 30 + 28 - 16 = 42; last baseline 42 + 56 = 98; bottom 108.
    #expect(fitted.frames.map(\.y) == [14, 42])
    #expect(fitted.neededHeight == 108)
  }

  /// 22 to each first baseline (twice with multiplier 2), 22 below the last: the labels' line distance.
  @Test func `System spacing follows the labels`() throws {
    let chain = titleAndBody(top: .system(multiplier: 1), gap: .system(multiplier: 2), bottom: .system(multiplier: 1))
    #expect(try chain.fitted(width: 320).neededHeight == 22 + 44 + 40 + 22)
    var plain = chain
    plain.systemSpacing.followsLowerLabel = false
    plain.systemSpacing.followsUpperLabel = false
    // 8 and 16 between baselines, 8 below: 8 + 16 + 40 + 8.
    #expect(try plain.fitted(width: 320).neededHeight == 72)
  }

  @Test func `System spacing between boxes is 8`() throws {
    let chain = VerticalChain(
      items: [ChainItem("a", FixedBox(height: 30)), ChainItem("b", FixedBox(height: 40))],
      links: [
        ChainLink(from: .marginTop, to: .top("a"), .system(multiplier: 1)),
        ChainLink(from: .bottom("a"), to: .top("b"), .system(multiplier: 2)),
        ChainLink(from: .bottom("b"), to: .marginBottom, .system(multiplier: 1)),
      ])
    let margins = ChainMargins(top: 11, leading: 16, bottom: 11, trailing: 16)
    #expect(try chain.fitted(width: 320, margins: margins).neededHeight == 11 + 8 + 30 + 16 + 40 + 8 + 11)
  }

  /// An image of 60 beside the labels: 10 + 60 + 10 = 80 is less than the labels' 112, and 200 is more.
  @Test(arguments: [(60.0, 112.0), (200.0, 220.0)]) func `The longest path wins`(image: Double, height: Double) throws {
    var chain = titleAndBody()
    chain.items.append(ChainItem("image", FixedBox(width: 40, height: image), leading: .edge(16), trailing: nil))
    chain.links += [
      ChainLink(from: .contentTop, to: .top("image"), .points(10), relation: .atLeast),
      ChainLink(from: .bottom("image"), to: .contentBottom, .points(10), relation: .atLeast),
    ]
    let fitted = try chain.fitted(width: 320)
    #expect(fitted.neededHeight == height)
    #expect(fitted.diagnoses.isEmpty)
  }

  /// The shorter of two labels pinned at both ends is stretched, as hugging is weaker than a required constraint.
  @Test func `Labels stretch, boxes do not`() throws {
    var chain = VerticalChain(
      [ChainItem("a", CountedText(length: 100)), ChainItem("b", CountedText(length: 600))], top: nil, bottom: nil)
    for name in ["a", "b"] {
      chain.links += [
        ChainLink(from: .contentTop, to: .top(name)), ChainLink(from: .bottom(name), to: .contentBottom),
      ]
    }
    let fitted = try chain.fitted(width: 300)
    #expect(fitted.neededHeight == 40)
    #expect(fitted.frames.map(\.height) == [40, 40])
    chain.items[0].content = FixedBox(height: 20)
    let rigid = try chain.fitted(width: 300)
    #expect(
      rigid.diagnoses == [
        .conflicting(broken: ChainLink(from: .bottom("b"), to: .contentBottom), item: "b")
      ])
  }

  @Test func `Columns in a row`() throws {
    let row = HorizontalRow(
      [
        RowColumn("name", CountedText(length: 150)),
        RowColumn("value", CountedText(length: 60), compressionResistance: 751),
      ],
      spacing: 10)
    // 150 + 10 + 60 = 220 of 200: the name gives way to 130 and needs two lines.
    let narrow = try row.fitting(width: 200)
    #expect(narrow.height == 40)
    #expect(narrow.diagnoses.isEmpty)
    #expect(narrow.firstBaseline == 16)
    // Of 300 there are 80 to spare, and both hug alike.
    #expect(try row.fitting(width: 300).diagnoses == [.ambiguousWidths(items: ["name", "value"])])
    var decided = row
    decided.columns[1].hugging = 251
    #expect(try decided.fitting(width: 300).diagnoses.isEmpty)
    #expect(try decided.fitting(width: nil).width == 220)
  }

  /// An icon of 50 on the baseline of a text: 50 above and 4 below.
  @Test func `Alignments of a row`() throws {
    let columns = [RowColumn("icon", FixedBox(width: 50, height: 50)), RowColumn("text", CountedText(length: 40))]
    let heights = try [HorizontalRow.Alignment.top, .center, .bottom, .firstBaseline].map {
      try HorizontalRow(columns, alignment: $0).fitting(width: 200).height
    }
    #expect(heights == [50, 50, 50, 54])
    #expect(try HorizontalRow(columns, alignment: .center).fitting(width: 200).firstBaseline == 15 + 16)
  }

  @Test func `A chain is a column of a row`() throws {
    let row = HorizontalRow(
      [
        RowColumn("icon", FixedBox(width: 40, height: 40), hugging: 251),
        RowColumn("labels", titleAndBody(), compressionResistance: 749),
      ],
      spacing: 8, alignment: .top)
    // 320 - 40 - 8 = 272 for the chain, 240 for the body: 3 lines, 112 in all.
    let chain = VerticalChain(
      [ChainItem("row", row, leading: .edge(0), trailing: .edge(0))], top: .points(5), bottom: .points(5))
    let fitted = try chain.fitted(width: 320)
    #expect(fitted.neededHeight == 122)
    #expect(fitted.diagnoses.isEmpty)
  }
}

@Suite struct `A broken chain is diagnosed` {
  @Test func `No bottom`() throws {
    let fitted = try titleAndBody(bottom: nil).fitted(width: 320, fallback: 44)
    #expect(fitted.neededHeight == nil)
    #expect(fitted.diagnoses == [.missingEdge(item: "body", edge: .bottom, fallback: 44)])
    #expect("\(fitted.diagnoses[0])".contains("'body' has no bottom constraint"))
  }

  @Test func `No link between two labels`() throws {
    #expect(
      try titleAndBody(gap: nil).fitted(width: 320, fallback: 44).diagnoses == [
        .missingEdge(item: "title", edge: .bottom, fallback: 44), .missingEdge(item: "body", edge: .top, fallback: 44),
      ])
  }

  @Test func `No top`() throws {
    #expect(
      try titleAndBody(top: nil).fitted(width: 320, fallback: 44).diagnoses == [
        .missingEdge(item: "title", edge: .top, fallback: 44)
      ])
  }

  @Test func `Pinned to the cell`() throws {
    var chain = titleAndBody(bottom: nil)
    chain.links.append(ChainLink(from: .bottom("body"), to: .cellBottom, .points(12)))
    #expect(
      try chain.fitted(width: 320, fallback: 44).diagnoses == [.pinnedToCell(item: "body", edge: .bottom, fallback: 44)]
    )
  }

  @Test func `One line of many`() throws {
    let fitted = try titleAndBody(bodyLines: 1).fitted(width: 320)
    #expect(fitted.neededHeight == 72)
    #expect(fitted.diagnoses == [.oneLineLabel(item: "body", linesNeeded: 3)])
  }

  /// 600 from 16 in 320: 296 past the edge, and one line of 20.
  @Test func `No trailing side`() throws {
    var chain = titleAndBody()
    chain.items[1].trailing = nil
    let fitted = try chain.fitted(width: 320)
    #expect(fitted.neededHeight == 72)
    #expect(fitted.diagnoses == [.unboundedWidth(item: "body", edge: .trailing, by: 296)])
  }

  @Test func `Two required distances between the same edges`() throws {
    var chain = titleAndBody()
    chain.links.append(ChainLink(from: .contentTop, to: .top("title"), .points(16)))
    let fitted = try chain.fitted(width: 320)
    #expect(fitted.diagnoses == [.conflicting(broken: chain.links[3], item: "title")])
    #expect(fitted.neededHeight == 112)
    chain.links[3].priority = 999
    #expect(try chain.fitted(width: 320).diagnoses.isEmpty)
    chain.links[3].priority = 1000
    chain.links[0].priority = 999
    #expect(try chain.fitted(width: 320).neededHeight == 116)
  }

  @Test func `An item that floats, and one that hangs over`() throws {
    var chain = titleAndBody()
    chain.items.append(ChainItem("badge", FixedBox(width: 10, height: 10)))
    #expect(try chain.fitted(width: 320).diagnoses == [.ambiguous(item: "badge", edge: .top)])
    chain.links.append(ChainLink(from: .contentTop, to: .top("badge"), .points(110)))
    #expect(try chain.fitted(width: 320).diagnoses == [.overflows(item: "badge", by: 8)])
  }

  @Test func `No width is left`() throws {
    let chain = titleAndBody()
    let fitted = try chain.fitted(width: 20)
    #expect(fitted.diagnoses.contains(.noWidth(item: "title", width: -12)))
    #expect(fitted.neededHeight?.isFinite == true)
  }

  @Test func `Nothing at all`() throws {
    let chain = VerticalChain([], top: .points(8), bottom: .points(8))
    #expect(try chain.fitted(width: 320, fallback: 44).diagnoses == [.emptyChain(fallback: 44)])
  }

  @Test func `Numbers and names that are none are errors`() {
    #expect(throws: SelfSizingError.self) { try titleAndBody().fitted(width: .nan) }
    #expect(throws: SelfSizingError.self) { try titleAndBody(gap: .points(.infinity)).fitted(width: 320) }
    #expect(throws: SelfSizingError.duplicateItem("a")) {
      try VerticalChain([ChainItem("a", Spacer()), ChainItem("a", Spacer())], top: nil, bottom: nil).fitted(width: 1)
    }
    #expect(throws: SelfSizingError.unknownItem("b")) {
      try VerticalChain(items: [], links: [ChainLink(from: .contentTop, to: .top("b"))]).fitted(width: 1)
    }
    #expect(throws: SelfSizingError.self) { try FixedBox(height: -1).fitting(width: 1) }
  }
}
