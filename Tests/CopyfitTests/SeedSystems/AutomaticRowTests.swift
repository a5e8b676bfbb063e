// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// System 1: a title (headline) over a body (body, all lines) in the chain 12 / 16 / 16 / 8 / 12.

import Copyfit
import Testing

@Suite struct `Automatic rows of a title and a body` {
  private func row(bottom: ChainGap? = .points(12), bodyLines: Int = 0) throws -> Row {
    let title = try Seed.item("Team lunch", .headline)
    let body = try Seed.item(Seed.body, .body, numberOfLines: bodyLines)
    let chain = VerticalChain(
      [
        ChainItem("title", title, leading: .edge(16), trailing: .edge(16)),
        ChainItem("body", body, leading: .edge(16), trailing: .edge(16)),
      ], top: .points(12), gaps: [.points(8)], bottom: bottom)
    return Row(chain, rowHeight: .automatic)
  }

  /// One line is 17 x 2444/2048 = 20.287, with a pitch of 22: the style's leading. Each label rounds up to half a point.
  ///
  /// Large at 320: 12 + ceil(20.287) + 8 + ceil(3 x 22 + 20.287) + 12 + separator 1 = 12 + 20.5 + 8 + 86.5 + 12 + 1.
  /// AX1 at 375: lines of 28 x 2444/2048 = 33.414, pitch 34: 12 + 33.5 + 8 + ceil(4 x 34 + 33.414) + 12 + 1.
  /// AX5 at 320: lines of 63.248 without leading, since 62 is less: 12 + 126.5 (2 lines) + 8 + 759 (12 lines) + 12 + 1.
  @Test func `Heights at three categories and four widths`() throws {
    let row = try row()
    #expect(try Seed.heights(of: row, at: .large) == [140, 118, 118, 96])
    #expect(try Seed.heights(of: row, at: .ax1) == [270, 236, 236, 168])
    #expect(try Seed.heights(of: row, at: .ax5) == [918.5, 729, 666, 349.5])
    #expect(Seed.sum(12, 20.5, 8, 86.5, 12, 1) == 140)
    #expect(Seed.sum(12, 33.5, 8, 169.5, 12, 1) == 236)
    #expect(Seed.sum(12, 126.5, 8, 759, 12, 1) == 918.5)
  }

  @Test func `A larger category never lowers a row, a wider table never heightens one`() throws {
    let row = try row()
    let heights = try ContentSizeCategory.allCases.map { try Seed.heights(of: row, at: $0) }
    for (smaller, larger) in zip(heights, heights.dropFirst()) {
      #expect(zip(smaller, larger).allSatisfy { $0 <= $1 })
    }
    for row in heights { #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 }) }
  }

  @Test func `A row at another category is the row made there`() throws {
    for category in ContentSizeCategory.allCases {
      var label = try Seed.label(Seed.body, .body)
      label.contentSizeCategory = category
      let fresh = LabelItem(try Seed.measurer.prepare(label))
      let changed = try Seed.item(Seed.body, .body).at(category)
      #expect(try fresh.fitting(width: 288) == changed.fitting(width: 288))
    }
  }

  /// 52 is iOS 26's standard height, 44 that of the generations before.
  @Test func `Without a bottom constraint the row falls back`() throws {
    let row = try row(bottom: nil)
    for (generation, height) in [(OSGeneration.iOS26, 52.0), (.iOS15, 44), (.iOS11, 44)] {
      let fitted = try row.fitted(in: Seed.table(320, .plain, generation))
      #expect(fitted.height == height)
      #expect(fitted.diagnoses == [.missingEdge(item: "body", edge: .bottom, fallback: height)])
    }
  }

  /// 12 + 20.5 + 8 + 20.5 + 12 + 1; the body needs the four lines of the first table.
  @Test func `A body left at one line is diagnosed`() throws {
    let fitted = try row(bodyLines: 1).fitted(in: Seed.table(320))
    #expect(fitted.height == 74)
    #expect(fitted.diagnoses == [.oneLineLabel(item: "body", linesNeeded: 4)])
    #expect("\(fitted.diagnoses[0])" == "'body' shows one line of 4: set its numberOfLines to 0")
  }
}
