// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// System 3: the first pass asks a label for its height before it has a width. The cure of iOS 6 and 7 was an explicit
// preferredMaxLayoutWidth of table width - leading - trailing - 48, where 48 is a detail button's gap.

import Copyfit
import Testing

@Suite struct `The first pass and its cure` {
  private let leading = 16.0
  private let trailing = 16.0
  private let accessory = 48.0

  private func row(_ preferred: PreferredMaxLayoutWidth, pass: LabelItem.LayoutPass) throws -> Row {
    var label = try Seed.label(Seed.body, .body)
    label.preferredMaxLayoutWidth = preferred
    let item = LabelItem(try Seed.measurer.prepare(label), pass: pass)
    let chain = VerticalChain(
      [ChainItem("body", item, leading: .edge(leading), trailing: .edge(trailing))], top: .points(12),
      bottom: .points(12))
    return Row(chain, rowHeight: .automatic, accessory: .detailButton)
  }

  /// The label is 320 - 16 - 16 - 48 = 240 wide and needs 4 lines there: 3 x 22 + 20.287 is 86.5 on the grid.
  /// 12 + 20.5 + 12 + 1 is the fault; 12 + 86.5 + 12 + 1 the cure.
  @Test(arguments: [PreferredMaxLayoutWidth.unset, .automatic(laidOutWidth: 240)])
  func `Unset and automatic are one line first, and right afterwards`(preferred: PreferredMaxLayoutWidth) throws {
    let first = try row(preferred, pass: .first).fitted(in: Seed.table(320))
    #expect(first.height == 45.5)
    #expect(
      first.diagnoses
        == [.wrapsElsewhere(item: "body", wrapWidth: .infinity, width: 240, lines: 1, linesNeeded: 4)])
    #expect(
      "\(first.diagnoses[0])" == "'body' is measured as 1 line before it has a width but needs 4 in the 240.0 points "
        + "it gets: set its preferredMaxLayoutWidth to 240.0")
    let second = try row(preferred, pass: .second).fitted(in: Seed.table(320))
    #expect(second.height == 111.5)
    #expect(second.diagnoses.isEmpty)
  }

  @Test func `Explicit is right in both passes`() throws {
    for width in Seed.widths {
      let explicit = PreferredMaxLayoutWidth.explicit(width - leading - trailing - accessory)
      let right = try row(.unset, pass: .second).fitted(in: Seed.table(width))
      #expect(right.diagnoses.isEmpty)
      for pass in LabelItem.LayoutPass.allCases {
        let fitted = try row(explicit, pass: pass).fitted(in: Seed.table(width))
        #expect(fitted.height == right.height)
        #expect(fitted.diagnoses.isEmpty)
      }
    }
  }

  /// Without the 48 the text wraps at 288, where it needs the same number of lines; at 500 it needs fewer.
  @Test func `A wrong explicit width is diagnosed where it costs lines`() throws {
    let fitted = try row(.explicit(500), pass: .second).fitted(in: Seed.table(320))
    #expect(
      fitted.diagnoses == [.wrapsElsewhere(item: "body", wrapWidth: 500, width: 240, lines: 2, linesNeeded: 4)])
    #expect(fitted.height == Seed.sum(12, 42.5, 12, 1))
  }

  @Test func `The label itself answers both passes`() throws {
    var label = try Seed.label(Seed.body, .body)
    label.preferredMaxLayoutWidth = .automatic(laidOutWidth: 240)
    let prepared = try Seed.measurer.prepare(label)
    #expect(prepared.firstPassContentSize.height == 20.5)
    #expect(prepared.intrinsicContentSize.height == 86.5)
  }
}
