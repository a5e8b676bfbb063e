// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Attribute runs become style numbers: runs that shape and measure alike share a number, so that a colour or a link
// never cuts a run. Shaping reads one half of a style, LineLayout the other.

internal import LineLayout
internal import Shaping
internal import TextAnalysis

/// The distinct styles of a text, and where each holds.
struct StyleTable {
  /// What tells two styles apart.
  private struct Key: Hashable {
    var font: Font
    var kern: Double?
    var tracking: Double
    var baselineOffset: Double
    var hasLigatures: Bool
    var language: String
  }

  private(set) var shaping: [ShapingStyle] = []
  private(set) var fonts: [ResolvedFont] = []
  private(set) var sizing: [StyleSizing] = []
  /// Byte offset behind each stretch and its style; neighbours differ.
  private(set) var runs: [StyleRun] = []
  private var keys: [Key] = []

  /// Appends a stretch of the text, behind the last one.
  mutating func append(
    _ attributes: TextAttributes, until end: Int32, context: ResolveContext
  ) throws(MeasureError) {
    let style = try number(of: attributes, context: context)
    if runs.last?.style == style {
      runs[runs.count - 1].end = end
    } else {
      runs.append(StyleRun(end: end, style: style))
    }
  }

  /// What a prepared text keeps of the table.
  var prepared: PreparedStyles { PreparedStyles(shaping: shaping, sizing: sizing, fonts: fonts) }

  private mutating func number(
    of attributes: TextAttributes, context: ResolveContext
  ) throws(MeasureError) -> Int32 {
    let font = attributes.font ?? context.defaultFont
    let key = Key(
      font: font, kern: attributes.kern, tracking: attributes.tracking ?? 0,
      baselineOffset: attributes.baselineOffset ?? 0, hasLigatures: attributes.ligature != 0,
      language: attributes.language ?? context.language)
    try StyleSizing.check(attributes)
    if let known = keys.firstIndex(of: key) { return Int32(known) }
    let resolved = try context.fonts.resolve(font)
    let features = try font.shapingFeatures() + FontFeature.features(for: attributes)
    let group = keys.firstIndex { $0.font.size == font.size && $0.font.scaling == font.scaling } ?? keys.count
    shaping.append(
      ShapingStyle(
        cascade: resolved.cascade, features: features, language: key.language, sizeGroup: Int32(group)))
    sizing.append(
      StyleSizing(
        font: font, spacing: (key.kern ?? 0) + key.tracking, baselineOffset: key.baselineOffset))
    fonts.append(resolved)
    keys.append(key)
    return Int32(keys.count - 1)
  }
}

/// What a style's points depend on beside its faces: kept so that another category needs no new shaping.
struct StyleSizing: Sendable {
  var font: Font
  var spacing: Double
  var baselineOffset: Double

  /// - Throws: ``MeasureError/invalidNumber(name:value:)`` for an attribute that is NaN, infinite or absurdly large.
  static func check(_ attributes: TextAttributes) throws(MeasureError) {
    let figures = [
      ("kern", attributes.kern), ("tracking", attributes.tracking), ("baselineOffset", attributes.baselineOffset),
      ("attachment width", attributes.attachment?.width), ("attachment height", attributes.attachment?.height),
      ("attachment baselineOffset", attributes.attachment?.baselineOffset),
    ]
    for case (let name, let value?) in figures { try value.check(name) }
  }

  /// The style's points at a category.
  ///
  /// - Throws: ``MeasureError/missingValue(_:)`` if the text style has no size at the category.
  func metrics(of resolved: ResolvedFont, at category: ContentSizeCategory?) throws(MeasureError) -> RunMetrics {
    let size = try font.pointSize(at: category)
    var metrics = RunMetrics(
      size: size, ascent: resolved.ascent * size, descent: resolved.descent * size)
    metrics.lineGap = resolved.lineGap * size
    metrics.spacing = spacing
    metrics.baselineOffset = baselineOffset
    if case .textStyle(let style, let own) = font.scaling, font.isSystem {
      let category = try font.largestCategory(upTo: category ?? own, of: style)
      metrics.styleLeading = try style.leading(at: category) - (metrics.ascent + metrics.descent)
    }
    return metrics
  }
}

extension Font {
  /// Points: far beyond any screen, and small enough that no width of a text overflows.
  private static let largestSize = 1_000_000.0

  /// The size in points once a category is in force; nil is the category the font was made for.
  ///
  /// - Throws: ``MeasureError`` for a size that is not a number above 0, or that the tables lack.
  func pointSize(at category: ContentSizeCategory?) throws(MeasureError) -> Double {
    guard size >= 0, size <= Self.largestSize else { throw .invalidNumber(name: "font size", value: size) }
    guard let category else { return size }
    if let maximumPointSize, !(maximumPointSize > 0) {
      throw .invalidNumber(name: "maximumPointSize", value: maximumPointSize)
    }
    do {
      switch scaling {
      case .fixed: return size
      case .textStyle(let style, _):
        return min(try DynamicType.pointSize(for: style, at: category), maximumPointSize ?? .infinity)
      case .metrics(let style, let maximum):
        return try FontMetrics(forTextStyle: style)
          .scaledPointSize(for: size, maximumPointSize: maximum, compatibleWith: category)
      }
    } catch {
      throw .missingValue(String(describing: error))
    }
  }

  /// The category whose leading suits the size: where a maximum holds, the last one that is not above it.
  ///
  /// So a capped font keeps its line distance, and a larger category never makes text lower.
  func largestCategory(
    upTo category: ContentSizeCategory, of style: TextStyle
  ) throws(MeasureError) -> ContentSizeCategory {
    guard let maximumPointSize else { return category }
    let fitting = ContentSizeCategory.allCases.last {
      $0 <= category && ((try? DynamicType.pointSize(for: style, at: $0)) ?? .infinity) <= maximumPointSize
    }
    return fitting ?? .extraSmall
  }

  /// - Throws: ``MeasureError/badFont(name:reason:)`` for a feature that cannot be read.
  func shapingFeatures() throws(MeasureError) -> [FontFeature] {
    var parsed: [FontFeature] = []
    for text in features {
      guard let feature = FontFeature(parsing: text) else {
        throw .badFont(name: families.first ?? "", reason: "feature '\(text)' is not like 'liga=0'")
      }
      parsed.append(feature)
    }
    return parsed
  }
}

extension TextStyle {
  /// The HIG leading at a category.
  func leading(at category: ContentSizeCategory) throws(MeasureError) -> Double {
    do {
      return try DynamicType.leading(for: self, at: category)
    } catch {
      throw .missingValue(String(describing: error))
    }
  }
}
