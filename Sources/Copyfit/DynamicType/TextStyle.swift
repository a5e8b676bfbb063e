// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The text styles of all platforms (facts: UIKit 1.1 to 1.3), with UIKit's raw strings.
// One enum for all platforms; whether a platform has a style is a question to the tables, and a missing cell an error.

/// What a text is for, which sets its size in each category.
///
/// The raw value is UIKit's string, or the guideline's name for the three styles that UIKit on iOS lacks.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// iOS 17 and visionOS; published at Large only.
  case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  /// iOS 17 and visionOS; published at Large only.
  case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"
  /// SwiftUI: `largeTitle`.
  case largeTitle = "UICTFontTextStyleTitle0"
  /// SwiftUI: `title`.
  case title1 = "UICTFontTextStyleTitle1"
  /// SwiftUI: `title2`.
  case title2 = "UICTFontTextStyleTitle2"
  /// SwiftUI: `title3`.
  case title3 = "UICTFontTextStyleTitle3"
  /// The semibold style.
  case headline = "UICTFontTextStyleHeadline"
  /// Raw string `Subhead`.
  case subheadline = "UICTFontTextStyleSubhead"
  /// The default.
  case body = "UICTFontTextStyleBody"
  /// Since iOS 9.
  case callout = "UICTFontTextStyleCallout"
  /// On watchOS the guideline has ``footnote1`` and ``footnote2`` instead.
  case footnote = "UICTFontTextStyleFootnote"
  /// SwiftUI: `caption`.
  case caption1 = "UICTFontTextStyleCaption1"
  /// SwiftUI: `caption2`.
  case caption2 = "UICTFontTextStyleCaption2"
  /// tvOS only.
  case subtitle1
  /// watchOS only.
  case footnote1
  /// watchOS only.
  case footnote2

  /// The Swift name, such as `largeTitle`.
  public var name: String { Self.names[ordinal] }

  private static let names = allCases.map { String(describing: $0) }

  /// The place in the tables' rows, from 0.
  package var ordinal: Int {
    switch self {
    case .extraLargeTitle: 0
    case .extraLargeTitle2: 1
    case .largeTitle: 2
    case .title1: 3
    case .title2: 4
    case .title3: 5
    case .headline: 6
    case .subheadline: 7
    case .body: 8
    case .callout: 9
    case .footnote: 10
    case .caption1: 11
    case .caption2: 12
    case .subtitle1: 13
    case .footnote1: 14
    case .footnote2: 15
    }
  }

  /// Reads a style by its Swift name, its raw string, or SwiftUI's `title`, `caption`; in any case.
  ///
  /// - Throws: ``DynamicTypeError/unknownStyle(_:)`` for any other string.
  public init(parsing name: String) throws(DynamicTypeError) {
    // Batches name a style a thousand times in the table's own spelling.
    guard let match = Self.named[name] ?? Self.named[name.lowercased()] else { throw .unknownStyle(name) }
    self = match
  }

  /// By Swift name and raw string as they are and in lower case, and by the short names of SwiftUI.
  private static let named: [String: TextStyle] = {
    var named: [String: TextStyle] = ["title": .title1, "caption": .caption1, "subhead": .subheadline]
    for style in allCases {
      for name in [style.name, style.rawValue] { (named[name], named[name.lowercased()]) = (style, style) }
    }
    return named
  }()
}
