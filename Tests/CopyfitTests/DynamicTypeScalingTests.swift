// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// UIFontMetrics figures measured on iOS 26.1 at @3x (facts: UIKit 2) and the method that found the runtime leadings.

import Copyfit
import Testing

/// A measured pair: the value, what it scaled to and, where measured, the point size of a font scaled likewise.
struct MeasuredScaling: Sendable, CustomTestStringConvertible {
  let style: TextStyle
  let category: ContentSizeCategory
  let value, scaled: Double
  let fontSize: Double?

  var testDescription: String { "\(style.name) @ \(category.label): \(value)" }

  init(
    _ style: TextStyle, _ category: ContentSizeCategory, _ value: Double, _ scaled: Double, _ fontSize: Double? = nil
  ) {
    (self.style, self.category, self.value, self.scaled, self.fontSize) = (style, category, value, scaled, fontSize)
  }

  static let all: [MeasuredScaling] = [
    .init(.body, .extraSmall, 10, 8.667, 9), .init(.body, .extraSmall, 17, 14.667, 15),
    .init(.body, .extraSmall, 64, 55.333),
    .init(.body, .small, 17, 15.333, 15), .init(.body, .small, 64, 58.333),
    .init(.body, .medium, 12, 11.333, 11), .init(.body, .medium, 17, 16.333, 16), .init(.body, .medium, 64, 61),
    .init(.body, .extraLarge, 64, 69.667), .init(.body, .extraExtraLarge, 64, 75.667),
    .init(.body, .extraExtraExtraLarge, 12, 15.667, 16), .init(.body, .extraExtraExtraLarge, 16, 21, 21),
    .init(.body, .extraExtraExtraLarge, 20, 26.333, 26), .init(.body, .extraExtraExtraLarge, 64, 84.333),
    .init(.body, .ax1, 17, 26.333, 26), .init(.body, .ax1, 64, 99), .init(.body, .ax4, 17, 43.333),
    .init(.body, .ax5, 8, 22.667, 23), .init(.body, .ax5, 10, 28.333, 28), .init(.body, .ax5, 17, 48, 48),
    .init(.body, .ax5, 34, 95.667, 96), .init(.body, .ax5, 64, 180.333, 180),
    .init(.headline, .ax4, 17, 39.333, 39), .init(.headline, .ax4, 64, 148.333),
    .init(.caption1, .medium, 8, 6.667, 7), .init(.caption1, .medium, 14, 11.333, 11),
    .init(.caption2, .ax5, 11, 40.667, 41), .init(.caption2, .ax5, 64, 236.333),
    .init(.largeTitle, .ax5, 34, 58), .init(.largeTitle, .ax5, 64, 109.333),
    .init(.title1, .ax5, 28, 56), .init(.title1, .ax5, 64, 128),
    .init(.footnote, .small, 8, 7), .init(.footnote, .small, 13, 11.667, 12),
    .init(.subheadline, .ax5, 15, 43.667, 44), .init(.callout, .ax5, 16, 45.667, 46),
  ]
}

@Suite struct `Scaling equals UIFontMetrics` {
  /// The measured figures are printed with three decimals.
  private let printed = 0.0005

  @Test(arguments: MeasuredScaling.all) func `A measured pair`(pair: MeasuredScaling) throws {
    let metrics = FontMetrics(forTextStyle: pair.style)
    let scaled = try metrics.scaledValue(for: pair.value, compatibleWith: pair.category, scale: 3)
    #expect(abs(scaled - pair.scaled) <= printed)
    guard let fontSize = pair.fontSize else { return }
    #expect(try metrics.scaledPointSize(for: pair.value, compatibleWith: pair.category) == fontSize)
  }

  /// The leadings were found by solving round(64 x / leading at Large) to the pixel for x: no other half point may fit.
  @Test func `The figure for 64 points tells every runtime leading from its neighbours`() throws {
    var cells = 0
    var missedByGuideline = 0
    for row in RecordedCell.all where row.isRuntime {
      let (_, category, style) = try row.parsed()
      let measured = try FontMetrics(forTextStyle: style).scaledValue(for: 64, compatibleWith: category, scale: 3)
      let large = try #require(
        RecordedCell.all.first { $0.isRuntime && $0.style == row.style && $0.category == "Large" }?.leading)
      let fitting = stride(from: 5.0, through: 100, by: 0.5).filter {
        (64 * $0 * 3 / large).rounded(.toNearestOrAwayFromZero) / 3 == measured
      }
      #expect(fitting == [row.leading], "\(row.testDescription)")
      cells += 1
      if try DynamicType.leading(for: style, at: category) != row.leading { missedByGuideline += 1 }
    }
    #expect(cells == 132)
    #expect(missedByGuideline == 8)
  }

  @Test(arguments: TextStyle.allCases) func `At Large nothing changes`(style: TextStyle) throws {
    guard (try? DynamicType.pointSize(for: style, at: .large)) != nil else { return }
    let metrics = FontMetrics(forTextStyle: style)
    #expect(try metrics.scaledValue(for: 17.1, compatibleWith: .large, scale: 3) == 17.1)
    #expect(try metrics.scaledPointSize(for: 17.1, compatibleWith: .large) == 17.1)
  }

  @Test func `Fixed platforms do not scale`() throws {
    #expect(try FontMetrics(forTextStyle: .body, on: .macOS).scaledValue(for: 17, compatibleWith: .ax5) == 17)
  }

  /// 11 x 21 / 22 = 10.5 exactly.
  @Test func `Halves go away from zero`() throws {
    #expect(try FontMetrics.default.scaledValue(for: 11, compatibleWith: .medium) == 11)
    #expect(try FontMetrics.default.scaledValue(for: -11, compatibleWith: .medium) == -11)
    #expect(try FontMetrics.default.scaledPointSize(for: 11, compatibleWith: .medium) == 11)
    #expect(try FontMetrics.default.scaledValue(for: 11, compatibleWith: .medium, scale: 2) == 10.5)
  }

  @Test func `The maximum caps the scaled size, and a base above it`() throws {
    let metrics = FontMetrics.default
    #expect(try metrics.scaledPointSize(for: 17, maximumPointSize: 28, compatibleWith: .ax5) == 28)
    #expect(try metrics.scaledPointSize(for: 17, maximumPointSize: 50, compatibleWith: .ax5) == 48)
    #expect(try metrics.scaledPointSize(for: 40, maximumPointSize: 28, compatibleWith: .large) == 28)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func `Numbers that are none are errors`(value: Double) {
    #expect(throws: DynamicTypeError.self) { try FontMetrics.default.scaledValue(for: value, compatibleWith: .ax1) }
    #expect(throws: DynamicTypeError.self) { try FontMetrics.default.scaledValue(for: value, compatibleWith: .large) }
    #expect(throws: DynamicTypeError.self) { try FontMetrics.default.scaledPointSize(for: value, compatibleWith: .ax1) }
    #expect(throws: DynamicTypeError.self) {
      try FontMetrics.default.scaledValue(for: 1, compatibleWith: .ax1, scale: value)
    }
  }

  @Test func `Impossible sizes and missing styles are errors`() {
    #expect(throws: DynamicTypeError.self) { try FontMetrics.default.scaledPointSize(for: -1, compatibleWith: .ax1) }
    #expect(throws: DynamicTypeError.self) {
      try FontMetrics.default.scaledPointSize(for: 17, maximumPointSize: 0, compatibleWith: .ax1)
    }
    #expect(throws: DynamicTypeError.self) {
      try FontMetrics.default.scaledValue(for: .greatestFiniteMagnitude, compatibleWith: .ax1)
    }
    #expect(throws: DynamicTypeError.self) {
      try FontMetrics(forTextStyle: .extraLargeTitle).scaledValue(for: 10, compatibleWith: .ax1)
    }
    #expect(throws: DynamicTypeError.self) {
      try FontMetrics(forTextStyle: .subtitle1).scaledValue(for: 10, compatibleWith: .large)
    }
  }

  /// 8 x 62 / 22 = 22.545...
  @Test func `A scaled metric follows body unless told otherwise`() throws {
    #expect(try ScaledMetric(8).value(at: .ax5) == 23)
    #expect(try ScaledMetric(8).value(at: .ax5, scale: 2) == 22.5)
    #expect(try ScaledMetric(8, relativeTo: .title1).value(at: .ax5) == 16)
  }

  @Test func `Limits clamp, and nested limits clamp as one after the other`() {
    let limits = DynamicTypeLimits(.large ... .ax2)
    #expect(limits.clamping(.small) == .large)
    #expect(limits.clamping(.ax1) == .ax1)
    #expect(limits.clamping(.ax5) == .ax2)
    let all = ContentSizeCategory.allCases
    for inner in [DynamicTypeLimits(...ContentSizeCategory.small), .init(.ax1...), .init(.medium ... .ax5)] {
      #expect(all.map { limits.nesting(inner).clamping($0) } == all.map { inner.clamping(limits.clamping($0)) })
    }
  }
}
