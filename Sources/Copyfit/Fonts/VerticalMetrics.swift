// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// UIFont's figures of a font (facts: UIKit 3.1 and 3.2). `FontMetrics` is taken: it scales, as UIFontMetrics does.

internal import FontFaces
internal import LineLayout

/// A font's vertical metrics in points, with the names and signs that `UIFont` gives them.
public struct VerticalMetrics: Hashable, Sendable {
  /// The size in points, scaled to the category if the font follows one.
  public let pointSize: Double
  /// From the baseline to the top, upward.
  public let ascender: Double
  /// From the baseline to the bottom: negative.
  public let descender: Double
  /// Beyond the line height between two lines: the line gap; of a text style's system font the style's less the line height.
  public let leading: Double
  /// Height of a capital letter.
  public let capHeight: Double
  /// Height of the letter x.
  public let xHeight: Double
  /// What answered for the request.
  public let font: FontReport
  /// Where ascender and descender come from: `hhea`, `typo`, `win`, `head`, or `override`.
  public let source: String
  /// Why from there, in words.
  public let reason: String

  /// Height of a line: ascender less descender.
  public var lineHeight: Double { ascender - descender }
}

extension FontCollection {
  /// Returns the metrics of the font that answers for a request, as `UIFont` would.
  ///
  /// - Parameters:
  ///   - font: The request.
  ///   - category: What Dynamic Type fonts are scaled to; nil keeps the size they were made with.
  /// - Throws: ``MeasureError`` for a font that cannot be found or opened, or a size that is no number.
  public func metrics(of font: Font, at category: ContentSizeCategory? = nil) throws(MeasureError) -> VerticalMetrics {
    let resolved = try resolve(font)
    let run = try StyleSizing(font: font, spacing: 0, baselineOffset: 0).metrics(of: resolved, at: category)
    let isStyle = if case .textStyle = font.scaling { font.isSystem } else { false }
    let report = resolved.reports[0]
    let own = resolved.cascade.face(at: 0)?.metrics
    let isOriginal = report.standIn && own?.source == .override
    return VerticalMetrics(
      pointSize: run.size, ascender: run.ascent, descender: -run.descent,
      leading: isStyle ? run.styleLeading : run.lineGap, capHeight: resolved.capHeight * run.size,
      xHeight: resolved.xHeight * run.size, font: report, source: own?.source.rawValue ?? "",
      reason: isOriginal ? "the original's figures, on the glyphs of its stand-in" : own?.reason.rawValue ?? "")
  }
}
