// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Fonts that follow Dynamic Type: scaled once, capped, and lines whose distance follows the font alone.

import Copyfit
import Testing

@Suite struct `Fonts follow Dynamic Type once` {
  private func height(_ font: Font, _ category: ContentSizeCategory, lines: Int = 2) throws -> Double {
    var label = Label(
      [String](repeating: "line", count: lines).joined(separator: "\n"), font: font, numberOfLines: 0)
    (label.contentSizeCategory, label.scale) = (category, 2048)
    return try Seed.measurer.prepare(label).intrinsicContentSize.height
  }

  /// 17 x 62 / 22 = 47.9, so 48, and lines of 48 x 2444/2048 = 57.28.
  @Test func `A fixed font follows its metrics`() throws {
    let font = try FontMetrics.default.scaledFont(for: .system(size: 17))
    #expect(font.scaling == .metrics(.body, maximumPointSize: nil))
    #expect(try height(font, .ax5, lines: 1) == 48 * 2444 / 2048)
    #expect(try height(font, .large, lines: 1) == 17 * 2444 / 2048)
  }

  @Test func `A font that follows already is not scaled twice`() throws {
    let preferred = try Font.preferred(forTextStyle: .headline)
    #expect(try FontMetrics.default.scaledFont(for: preferred) == preferred)
    let scaled = try FontMetrics(forTextStyle: .title1).scaledFont(for: .system(size: 20), maximumPointSize: 40)
    #expect(try FontMetrics.default.scaledFont(for: scaled) == scaled)
    #expect(
      try FontMetrics.default.scaledFont(for: scaled, maximumPointSize: 30).scaling
        == .metrics(.title1, maximumPointSize: 30))
  }

  /// Body is 53 at AX5; capped at 30 its lines are 30 x 2444/2048 = 35.8, more than AX1's leading of 34.
  @Test func `A maximum caps a preferred font`() throws {
    let font = try FontMetrics.default.scaledFont(for: .preferred(forTextStyle: .body), maximumPointSize: 30)
    #expect(try height(font, .ax5) == 2 * 30 * 2444 / 2048)
    #expect(try height(font, .large) == 17 * 2444 / 2048 + 22)
    let heights = try ContentSizeCategory.allCases.map { try height(font, $0) }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// Helvetica's line is 1.15 em whatever the style's leading.
  @Test func `Another family at a style's size keeps its own line height`() throws {
    var font = try Font.preferred(forTextStyle: .body)
    font.families = ["Helvetica"]
    #expect(abs(try height(font, .large) - 2 * 17 * 1.15) < 0.01)
  }

  @Test func `A label that does not adjust stays`() throws {
    var label = Label("line", font: try .preferred(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = false
    let prepared = try Seed.measurer.prepare(label)
    #expect(try prepared.at(.ax5).intrinsicContentSize == prepared.intrinsicContentSize)
  }

  /// 21 x 28 / 17; the cap of 28 makes AX5 the same as AX1.
  @Test func `Lengths grow as the font does`() throws {
    var font = try Font.preferred(forTextStyle: .body)
    #expect(try abs(font.scaled(21, at: .ax1) - 34.588) < 0.001)
    font.maximumPointSize = 28
    #expect(try font.scaled(4, at: .ax5) == 4 * 28 / 17)
  }

  @Test func `Impossible maxima and platforms are errors`() throws {
    #expect(throws: DynamicTypeError.self) {
      try FontMetrics.default.scaledFont(for: .labelDefault, maximumPointSize: 0)
    }
    #expect(throws: DynamicTypeError.noFontScaling(.watchOS)) {
      try FontMetrics(forTextStyle: .body, on: .watchOS).scaledFont(for: .labelDefault)
    }
    #expect(try FontMetrics(forTextStyle: .body, on: .macOS).scaledFont(for: .labelDefault) == .labelDefault)
  }
}
