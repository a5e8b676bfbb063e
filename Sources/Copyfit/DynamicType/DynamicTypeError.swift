// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Why a Dynamic Type question has no answer; the words are made here only.

/// Why Dynamic Type has no answer; every message names the culprit and the next step.
public enum DynamicTypeError: Error, Hashable, Sendable {
  /// No content size category has this name.
  case unknownCategory(String)
  /// No text style has this name.
  case unknownStyle(String)
  /// No weight has this name or number.
  case unknownWeight(String)
  /// No platform has this name.
  case unknownPlatform(String)
  /// Apple has published no such figure, and none is guessed.
  case notPublished(Figure, style: TextStyle, category: ContentSizeCategory, platform: Platform)
  /// No tracking is published for this size.
  case noTracking(pointSize: Double, platform: Platform)
  /// Fonts follow no table of this platform.
  case noFontScaling(Platform)
  /// A number that cannot be scaled: not finite, or negative or 0 where it may not be.
  case invalidNumber(String, value: Double)

  /// What was asked of the table.
  public enum Figure: String, Hashable, Sendable {
    /// The point size.
    case pointSize = "point size"
    /// The guideline's leading.
    case leading
    /// The weight.
    case weight
  }
}

extension DynamicTypeError: CustomStringConvertible {
  /// The message: culprit first, then what to do.
  public var description: String {
    switch self {
    case .unknownCategory(let name):
      "no content size category '\(name)'; known: \(Self.list(ContentSizeCategory.allCases.map(\.label)))"
    case .unknownStyle(let name): "no text style '\(name)'; known: \(Self.list(TextStyle.allCases.map(\.name)))"
    case .unknownWeight(let name):
      "no font weight '\(name)'; known: \(Self.list(FontWeight.named.map(\.description))), or 100 to 900"
    case .unknownPlatform(let name): "no platform '\(name)'; known: \(Self.list(Platform.allCases.map(\.label)))"
    case .notPublished(let figure, let style, let category, let platform):
      "Apple has published no \(figure.rawValue) for \(style.name) at \(category.label) on \(platform.label): "
        + "give the font's size instead of the style"
    case .noTracking(let size, let platform):
      "no tracking is published for \(size) points on \(platform.label): give the tracking in points"
    case .noFontScaling(let platform):
      "fonts follow the categories of iOS/iPadOS only, not of \(platform.label): scale the point size instead"
    case .invalidNumber(let name, let value): "\(name) is \(value): give a finite number in range"
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
