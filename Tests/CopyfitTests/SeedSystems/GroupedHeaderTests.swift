// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// System 5: headers of a grouped table by delegate, view, estimate and the two kinds of nothing.

import Copyfit
import Testing

@Suite struct `Grouped headers` {
  /// A view whose label stands 8 above its bottom.
  private func view(top: ChainGap? = .points(8)) throws -> VerticalChain {
    let label = try Seed.item("OPENING HOURS", .footnote, numberOfLines: 1)
    return VerticalChain(
      [ChainItem("label", label, leading: .edge(16), trailing: .edge(16))], top: top, bottom: .points(8))
  }

  private func fitted(
    _ content: SectionHeader.Content, height: Double?, estimate: Double? = nil, isFirst: Bool = false,
    _ generation: OSGeneration = .iOS26
  ) throws -> FittedHeader {
    var header = SectionHeader(content, delegateHeight: height, isFirstSection: isFirst)
    header.estimatedHeight = estimate
    return try header.fitted(in: Seed.table(320, .grouped, generation))
  }

  /// The label is 13 x 2444/2048 = 15.514, 16 on the grid of half points: it starts at 44 - 8 - 16 and 56 - 8 - 16.
  @Test func `44 and 56 by delegate`() throws {
    for (height, y) in [(44.0, 20.0), (56, 32)] {
      let header = try fitted(.view(view(top: nil)), height: height)
      #expect(header.height == height)
      #expect(header.contentY == y)
      #expect(header.diagnoses.isEmpty)
    }
  }

  /// 8 + 16 + 8, whatever the estimate.
  @Test func `Automatic with an estimate of 44`() throws {
    for generation in OSGeneration.allCases {
      let automatic = SectionHeader.automaticDimension
      let header = try fitted(.view(view()), height: automatic, estimate: 44, generation)
      #expect(header.height == 32)
      #expect(header.diagnoses.isEmpty)
    }
  }

  /// 24 is less than 8 + 16 + 8, but the label alone fits; 12 is less than the label.
  @Test func `Too little by delegate`() throws {
    #expect(try fitted(.view(view()), height: 24).diagnoses == [.cramped(by: 8)])
    #expect(try fitted(.view(view()), height: 12).diagnoses == [.clipped(by: 20)])
  }

  /// 17.5 is the gap without a number, 35 in the first section; more than nothing but less than a pixel is nothing.
  @Test func `0 and leastNormalMagnitude`() throws {
    #expect(try fitted(.none, height: 0).height == 17.5)
    #expect(try fitted(.none, height: 0, isFirst: true).height == 35)
    #expect(try fitted(.none, height: .leastNormalMagnitude).height == 0)
    #expect(try fitted(.none, height: .leastNormalMagnitude, isFirst: true).height == 0)
  }

  /// 35 + 16 first and 25 + 16 later in iOS 26.
  @Test func `A title in the first section and later`() throws {
    let title = SectionHeader.Content.title(try Seed.item("OPENING HOURS", .footnote))
    #expect(try fitted(title, height: nil, isFirst: true).height == 51)
    #expect(try fitted(title, height: nil).height == 41)
  }
}
