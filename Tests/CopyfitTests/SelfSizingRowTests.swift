// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Rows, headers and footers of fixed boxes in tables of each style and generation.

import Copyfit
import Testing

/// A table 393 wide, at 3x unless said otherwise.
private func table(
  _ style: TableStyle = .plain, _ generation: OSGeneration = .iOS26, scale: Double = 3
) -> TableEnvironment {
  TableEnvironment(width: 393, style: style, scale: scale, generation: generation)
}

private func box(_ height: Double) -> VerticalChain {
  VerticalChain([ChainItem("box", FixedBox(height: height))], top: .points(0), bottom: .points(0))
}

@Suite struct `A row has UIKit's height` {
  /// Measured: 54 becomes 54.5 at 2x and 54.333 at 3x before iOS 26, and 64 becomes 65 in iOS 26.
  @Test func `The separator is added once`() throws {
    #expect(try Row(box(54)).fitted(in: table(.plain, .iOS11, scale: 2)).height == 54.5)
    #expect(try Row(box(54)).fitted(in: table(.plain, .iOS15)).height == 54 + 1.0 / 3)
    #expect(try Row(box(64)).fitted(in: table()).height == 65)
    var bare = table()
    bare.hasSeparators = false
    #expect(try Row(box(64)).fitted(in: bare).height == 64)
  }

  /// 10.1 is up to 10.333 at 3x; three times 1/3 more than 10 stays 11 in spite of rounding.
  @Test func `Content is rounded up to a pixel`() throws {
    var bare = table()
    bare.hasSeparators = false
    #expect(try Row(box(10.1)).fitted(in: bare).height == 31.0 / 3)
    #expect(try Row(box(10 + 1.0 / 3 + 1.0 / 3 + 1.0 / 3)).fitted(in: bare).height == 11)
  }

  @Test func `A broken chain falls back to the standard height`() throws {
    for (generation, height) in [(OSGeneration.iOS11, 44.0), (.iOS15, 44), (.iOS26, 52)] {
      let row = try Row(titleAndBody(bottom: nil)).fitted(in: small(generation))
      #expect(row.height == height)
      #expect(row.diagnoses == [.missingEdge(item: "body", edge: .bottom, fallback: height)])
    }
  }

  private func small(_ generation: OSGeneration) -> TableEnvironment {
    TableEnvironment(width: 320, scale: 2, generation: generation)
  }

  @Test func `A row without height is diagnosed`() throws {
    #expect(try Row(box(0)).fitted(in: small(.iOS11)).diagnoses == [.emptyChain(fallback: 44)])
  }

  /// 112 of content at 320 wide, see the chain's tests.
  @Test func `Fixed and unset heights`() throws {
    let old = small(.iOS8)
    let unset = try Row(titleAndBody()).fitted(in: old)
    #expect(unset.height == 44)
    #expect(unset.diagnoses == [.rowHeightNotAutomatic(height: 44, needed: 112.5)])
    let automatic = try Row(titleAndBody(), rowHeight: .automatic).fitted(in: old)
    #expect(automatic.height == 44)
    #expect(automatic.diagnoses == [.missingEstimate(fallback: 44)])
    var estimated = old
    estimated.estimatedRowHeight = 44
    #expect(try Row(titleAndBody(), rowHeight: .automatic).fitted(in: estimated).height == 112.5)
    let fixed = try Row(titleAndBody(), rowHeight: .fixed(80)).fitted(in: small(.iOS15))
    #expect(fixed.height == 80)
    #expect(fixed.diagnoses == [.rowHeightNotAutomatic(height: 80, needed: 112.5)])
    #expect(try Row(titleAndBody(), rowHeight: .fixed(200)).fitted(in: small(.iOS15)).diagnoses.isEmpty)
  }

  /// Measured on iOS 8: 320 becomes 286 beside a disclosure indicator.
  @Test func `Accessories narrow the content`() throws {
    let table = small(.iOS8)
    let widths = [RowAccessory.none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton]
      .map { table.contentWidth(beside: $0) }
    #expect(widths == [320, 286, 280, 272, 252])
    #expect(table.contentWidth(beside: .view(width: 51)) == 320 - 51 - 16)
    let large = TableEnvironment(width: 414, scale: 3, generation: .iOS8)
    #expect(large.contentWidth(beside: .disclosureIndicator) == 414 - 38)
    #expect(large.contentWidth() == 414)
    var indexed = table
    indexed.indexBarWidth = 15
    #expect(indexed.contentWidth(beside: .checkmark) == 265)
  }

  /// The card of 375 - 2 x 16 = 343; a wide window has margins of 20; 1024 readable is 672 in the middle.
  @Test func `Cards, margins and the readable width`() {
    #expect(TableEnvironment(width: 375, style: .insetGrouped, scale: 2).rowWidth == 343)
    #expect(TableEnvironment(width: 393).sideMargin == 20)
    #expect(TableEnvironment(width: 393, generation: .iOS15).sideMargin == 16)
    var wide = TableEnvironment(width: 1024)
    #expect(wide.contentMargins().leading == 20)
    wide.followsReadableWidth = true
    #expect(wide.contentMargins().leading == 176)
  }

  @Test func `A minimum height`() throws {
    var row = Row(box(10))
    row.minimumHeight = 44
    #expect(try row.fitted(in: small(.iOS15)).height == 44)
  }

  @Test func `Numbers that are none are errors`() {
    for width in [Double.nan, -1, .infinity] {
      #expect(throws: SelfSizingError.self) { try Row(box(1)).fitted(in: TableEnvironment(width: width)) }
    }
    #expect(throws: SelfSizingError.self) { try Row(box(1)).fitted(in: TableEnvironment(width: 1, scale: 0)) }
    #expect(throws: SelfSizingError.self) {
      try Row(box(1), rowHeight: .fixed(.nan)).fitted(in: TableEnvironment(width: 1))
    }
  }
}

@Suite struct `A header has UIKit's height` {
  /// A title of 20.333 at 3x.
  private let title = SectionHeader.Content.title(FixedBox(width: 80, height: 61.0 / 3))

  private func height(
    _ content: SectionHeader.Content = .none, _ delegate: Double? = nil, _ style: TableStyle = .grouped,
    _ generation: OSGeneration = .iOS26, isFirst: Bool = false, kind: SectionHeader.Kind = .header
  ) throws -> Double {
    try SectionHeader(content, kind: kind, delegateHeight: delegate, isFirstSection: isFirst)
      .fitted(in: table(style, generation)).height
  }

  /// Measured on iOS 26.1: 55.333 first and 45.333 later with a title; 35, 17.667 and a footer of 17.333 without.
  @Test func `Grouped sections`() throws {
    #expect(abs(try height(title, isFirst: true) - 55.333) < 0.0005)
    #expect(abs(try height(title) - 45.333) < 0.0005)
    #expect(abs(try height(title, nil, .grouped, .iOS15) - 38) < 0.0005)
    #expect(try height(isFirst: true) == 35)
    #expect(try height() == 53.0 / 3)
    #expect(try height(kind: .footer) == 52.0 / 3)
    let two = TableEnvironment(width: 375, style: .grouped, scale: 2)
    #expect(try SectionHeader(.none).fitted(in: two).height == 17.5)
    #expect(try SectionHeader(.none, kind: .footer).fitted(in: two).height == 17.5)
    // 7.667 + 20.333 + 6.667.
    #expect(abs(try height(title, kind: .footer) - 34.667) < 0.0005)
  }

  @Test func `Plain sections have 28, and a padding since iOS 15`() throws {
    let header = try SectionHeader(title).fitted(in: table())
    #expect(header.height == 28)
    #expect(header.topPadding == 22)
    #expect(header.totalHeight == 50)
    #expect(header.contentY == 4)
    #expect(try SectionHeader(title).fitted(in: table(.plain, .iOS11)).totalHeight == 28)
    var padded = table()
    padded.sectionHeaderTopPadding = 0
    #expect(try SectionHeader(title).fitted(in: padded).totalHeight == 28)
  }

  /// The table of facts: 0 is the default in grouped tables and nothing in plain ones; tiny heights are nothing.
  @Test func `Zero, tiny and negative heights`() throws {
    let tiny = Double.leastNormalMagnitude
    for generation in OSGeneration.allCases {
      #expect(try height(.none, 0, .grouped, generation, isFirst: true) == 35)
      #expect(try height(title, 0, .plain, generation) == 0)
      for style in TableStyle.allCases {
        #expect(try height(title, tiny, style, generation) == 0)
        #expect(try height(title, 0.01, style, generation) == 0)
      }
      #expect(try height(.none, -1, .grouped, generation) == 53.0 / 3)
    }
    #expect(try height(.none, -1, .plain, .iOS8) == 0)
    #expect(try height(.none, -1, .plain, .iOS11) == 28)
    #expect(try height(.none, 30, .grouped, .iOS15) == 30)
    #expect(try height(.none, 30, .grouped, .iOS26) == 53.0 / 3)
    #expect(try SectionHeader(title, delegateHeight: 0).fitted(in: table()).topPadding == 0)
    var zero = table(.grouped)
    zero.policy.sectionHeights.zeroInGrouped = .invisible
    #expect(try SectionHeader(title, delegateHeight: 0).fitted(in: zero).height == 0)
    for bad in [Double.nan, .infinity] {
      #expect(throws: SelfSizingError.self) { try SectionHeader(title, delegateHeight: bad).fitted(in: table()) }
    }
  }

  /// The fifth seed system: 44 and 56 by delegate, a label 8 above the bottom, automatic with an estimate of 44.
  @Test func `A view under a delegate's height`() throws {
    let label = ChainItem("label", CountedText(length: 100))
    let bottomOnly = VerticalChain([label], top: nil, bottom: .points(8))
    for generation in OSGeneration.allCases {
      for (given, y) in [(44.0, 16.0), (56, 28)] {
        let header = try SectionHeader(.view(bottomOnly), delegateHeight: given).fitted(in: table(.grouped, generation))
        #expect(header.height == given)
        #expect(header.contentY == y)
        #expect(header.neededHeight == 28)
        #expect(header.diagnoses.isEmpty)
      }
      var automatic = SectionHeader(
        .view(VerticalChain([label], top: .points(8), bottom: .points(8))),
        delegateHeight: SectionHeader.automaticDimension)
      automatic.estimatedHeight = 44
      #expect(try automatic.fitted(in: table(.grouped, generation)).height == 36)
    }
  }

  /// Public case pub-179: 16 + 16 + 8.
  @Test func `Automatic height is label and padding`() throws {
    let chain = VerticalChain([ChainItem("title", FixedBox(height: 16))], top: .points(16), bottom: .points(8))
    let header = SectionHeader(.view(chain), delegateHeight: SectionHeader.automaticDimension)
    #expect(try header.fitted(in: TableEnvironment(width: 320, style: .grouped)).height == 40)
  }

  /// The view needs 8 + 20 + 8 = 36.
  @Test func `Too little height is cramped, then clipped`() throws {
    let view = SectionHeader.Content.view(
      VerticalChain([ChainItem("label", CountedText(length: 100))], top: .points(8), bottom: .points(8)))
    #expect(try SectionHeader(view, delegateHeight: 30).fitted(in: table()).diagnoses == [.cramped(by: 6)])
    #expect(try SectionHeader(view, delegateHeight: 16).fitted(in: table()).diagnoses == [.clipped(by: 20)])
    #expect(try SectionHeader(view, delegateHeight: 36).fitted(in: table()).diagnoses.isEmpty)
  }

  @Test func `A view without height`() throws {
    let view = SectionHeader.Content.view(
      VerticalChain([ChainItem("label", CountedText(length: 100))], top: .points(8), bottom: .points(8)))
    let old = try SectionHeader(view).fitted(in: table(.plain, .iOS8))
    #expect(old.height == 28)
    #expect(old.diagnoses == [.headerWithoutHeight(fallback: 28, needed: 36)])
    #expect(try SectionHeader(view).fitted(in: table()).height == 36)
  }

  @Test func `View and delegate disagree`() throws {
    var header = SectionHeader(.view(VerticalChain([], top: nil, bottom: nil)), delegateHeight: 44)
    header.viewHeight = 56
    let fitted = try header.fitted(in: table())
    #expect(fitted.height == 44)
    #expect(fitted.diagnoses == [.heightsDisagree(view: 56, delegate: 44)])
  }

}
