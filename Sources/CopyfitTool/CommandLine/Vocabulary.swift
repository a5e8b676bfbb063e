// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The names that requests and options share (DESIGN section 6), each list once.

/// A UIKit font weight and its number.
struct WeightName: Sendable {
  let name: String
  let number: Double
}

/// Names of values, as UIKit and CSS spell them.
enum Vocabulary {
  /// `UIFont.Weight` on the scale of OS/2 `usWeightClass`.
  static let weights = [
    WeightName(name: "ultraLight", number: 100), WeightName(name: "thin", number: 200),
    WeightName(name: "light", number: 300), WeightName(name: "regular", number: 400),
    WeightName(name: "medium", number: 500), WeightName(name: "semibold", number: 600),
    WeightName(name: "bold", number: 700), WeightName(name: "heavy", number: 800),
    WeightName(name: "black", number: 900),
  ]

  /// `UIFont.TerminalStyle`, largest first.
  static let textStyles = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline", "subheadline",
    "body", "callout", "footnote", "caption1", "caption2",
  ]

  /// `UIContentSizeCategory` by the labels of Apple's guidelines, smallest first.
  static let categories = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// UIKit's own names and raw strings of the same, in the same order.
  static let categoryAliases =
    [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4",
      "accessibility5",
    ]
    + ["XS", "S", "M", "L", "XL", "XXL", "XXXL"].map { "UICTContentSizeCategory\($0)" }
    + ["M", "L", "XL", "XXL", "XXXL"].map { "UICTContentSizeCategoryAccessibility\($0)" }

  static let textStyleAliases =
    ["title", "subhead", "caption", "subtitle1", "footnote1", "footnote2"]
    + [
      "Title0", "Title1", "Title2", "Title3", "Headline", "Subhead", "Body", "Callout", "Footnote", "Caption1",
      "Caption2", "ExtraLargeTitle", "ExtraLargeTitle2",
    ].map { "UICTFontTextStyle\($0)" }

  static let osGenerations = ["iOS8", "iOS11", "iOS15", "iOS26"]
  static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
  static let shells = ["bash", "zsh", "fish"]

  /// The weight that a name or a number from 100 to 900 stands for.
  static func weight(_ text: String) -> Double? {
    if let named = weights.first(where: { $0.name == text }) { return named.number }
    guard let number = Double(text), (100...900).contains(number) else { return nil }
    return number
  }
}
