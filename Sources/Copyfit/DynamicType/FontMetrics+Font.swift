// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// scaledFont(for:): a font that follows a text style from now on (facts: UIKit 2). A font follows once: UIKit's own
// result for a font that follows already is that font, and here it is so for every generation.

extension FontMetrics {
  /// Returns a font that follows Dynamic Type like the style, as `UIFontMetrics.scaledFont(for:maximumPointSize:)`.
  ///
  /// Its size is scaled when a category is in force: the nearest whole point, then at most the maximum. A font that
  /// follows already is not scaled twice; a maximum still caps it.
  /// - Throws: ``DynamicTypeError`` for a maximum not above 0, and where fonts follow no table that is published.
  public func scaledFont(for font: Font, maximumPointSize: Double? = nil) throws(DynamicTypeError) -> Font {
    if let maximumPointSize, !(maximumPointSize > 0) {
      throw .invalidNumber("maximumPointSize", value: maximumPointSize)
    }
    var scaled = font
    switch font.scaling {
    case .fixed where platform == .iOS: scaled.scaling = .metrics(textStyle, maximumPointSize: maximumPointSize)
    case .fixed where !platform.hasCategories: scaled.size = min(font.size, maximumPointSize ?? font.size)
    case .fixed: throw .noFontScaling(platform)
    case .metrics(let style, let maximum):
      scaled.scaling = .metrics(style, maximumPointSize: [maximum, maximumPointSize].compactMap { $0 }.min())
    case .textStyle:
      scaled.maximumPointSize = [font.maximumPointSize, maximumPointSize].compactMap { $0 }.min()
    }
    return scaled
  }
}

extension Font {
  /// Returns a length that grows exactly as the font does: a line spacing or row height made for the font at Large.
  ///
  /// The factor is the font's size at the category over that at Large, so a capped font caps it; points, unrounded.
  /// - Throws: ``MeasureError`` for a size that is not published, a number that is not finite, or a font of size 0.
  public func scaled(_ length: Double, at category: ContentSizeCategory) throws(MeasureError) -> Double {
    guard length.isFinite else { throw .invalidNumber(name: "length", value: length) }
    let large = try pointSize(at: .large)
    guard large > 0 else { throw .invalidNumber(name: "font size", value: large) }
    return length * (try pointSize(at: category)) / large
  }
}
