// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Metrics as UIFont gives them: figures measured on iOS (facts: UIKit 3.1, 3.2), or read from a font's hhea table.

import Copyfit
import CopyfitFonts
import Testing

@Suite struct `Fonts have UIFont's figures` {
  @Test func `The system font at 17 points, as iOS has it`() throws {
    let metrics = try FontCollection.bundled.metrics(of: .system(size: 17))
    #expect(metrics.ascender == 16.1865234375 && metrics.descender == -4.1005859375)
    #expect(metrics.lineHeight == 20.287109375 && metrics.leading == 0)
    #expect(metrics.capHeight == 11.97802734375 && metrics.xHeight == 8.9482421875)
    #expect(metrics.font.standIn && metrics.font.used == "Inter" && metrics.source == "override")
  }

  @Test func `Helvetica at 17 points, as iOS has it`() throws {
    let metrics = try FontCollection.bundled.metrics(of: Font("Helvetica", size: 17))
    #expect((metrics.ascender - 15.64033203125).magnitude < 1e-9 && (metrics.lineHeight - 19.55).magnitude < 1e-9)
  }

  @Test func `A preferred font's leading is the style's less the line height`() throws {
    let body = try Font.preferred(forTextStyle: .body)
    #expect(try FontCollection.bundled.metrics(of: body).leading == 22 - 20.287109375)
    // Body at the largest size: 53 points, leading 62.
    let metrics = try FontCollection.bundled.metrics(of: body, at: .accessibilityExtraExtraExtraLarge)
    #expect(metrics.pointSize == 53 && metrics.leading == 62 - 53 * 2444 / 2048.0)
  }

  @Test func `A font's own figures are its hhea table's`() throws {
    let metrics = try FontCollection.bundled.metrics(of: Font("DejaVu Sans Mono", size: 2048))
    #expect(metrics.ascender == 1901 && metrics.descender == -483 && metrics.leading == 0)
    #expect(metrics.source == "hhea" && !metrics.font.standIn)
  }

  @Test func `Families say what they stand in for`() throws {
    let families = FontCollection.bundled.families
    #expect(families.first { $0.name == "Inter" }?.standsInFor == ["system"])
    #expect(families.first { $0.name == "Liberation Sans" }?.standsInFor == ["Arial"])
    #expect(families.first { $0.name == "Liberation Sans" }?.styles.map(\.weight) == [400, 700, 400, 700])
  }

  @Test func `A name that is not there is an error`() {
    #expect(throws: MeasureError.self) { try FontCollection.bundled.metrics(of: Font("No Such Font", size: 17)) }
    #expect(throws: MeasureError.self) { try FontCollection.bundled.metrics(of: .system(size: .nan)) }
  }
}
