// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A font as a request: names, size, weight, and how the size follows Dynamic Type. Files are opened when a text is
// prepared, so a value of this type costs nothing.

/// A request for a font: families in fallback order, a size in points, a weight.
public struct Font: Hashable, Sendable {
  /// How the size follows the content size category.
  public enum Scaling: Hashable, Sendable {
    /// It does not.
    case fixed
    /// It is the style's size, given for a category: `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
    case textStyle(TextStyle, ContentSizeCategory)
    /// It is the size scaled like the style, at most the maximum: `UIFontMetrics.scaledFont(for:maximumPointSize:)`.
    case metrics(TextStyle, maximumPointSize: Double?)
  }

  /// Family names or paths of font files, in fallback order; `"system"` is the system font's stand-in.
  public var families: [String]
  /// Points, at the Large category where the font scales by metrics.
  public var size: Double
  /// Weight.
  public var weight: FontWeight
  /// Whether an italic face is wanted.
  public var isItalic: Bool
  /// OpenType features, in HarfBuzz's notation (`"liga=0"`, `"smcp"`).
  public var features: [String] = []
  /// Variation axes by tag, for variable fonts.
  public var variations: [String: Double] = [:]
  /// How the size follows the content size category.
  public var scaling = Scaling.fixed
  /// The most points that following a text style may give; fonts that scale by metrics have their own.
  public var maximumPointSize: Double?
  /// Whether the bundled fallback faces follow the families; nil: only where no family is a file.
  public var usesFallback: Bool?

  /// Creates a request for one family, by name or by path.
  public init(_ family: String, size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
    self.init([family], size: size, weight: weight, isItalic: isItalic)
  }

  /// Creates a request for a list of families in fallback order.
  public init(_ families: [String], size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Returns the system font, as `UIFont.systemFont(ofSize:weight:)`.
  public static func system(size: Double, weight: FontWeight = .regular) -> Font {
    Font("system", size: size, weight: weight)
  }

  /// Returns the font of a text style at a category, as `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
  ///
  /// - Throws: ``DynamicTypeError`` if Apple published no size for the style.
  public static func preferred(
    forTextStyle style: TextStyle, compatibleWith category: ContentSizeCategory = .large
  ) throws(DynamicTypeError) -> Font {
    var font = Font.system(
      size: try DynamicType.pointSize(for: style, at: category), weight: try DynamicType.weight(for: style))
    font.scaling = .textStyle(style, category)
    return font
  }

  /// Whether the system font is asked for: a text style's leading is its alone, another family at a style's size keeps
  /// its own line height.
  var isSystem: Bool {
    ["system", ".sfui", ".applesystemuifont", "sf pro", "sf pro text", "san francisco"]
      .contains(families.first?.lowercased())
  }

  /// The font of text without a font attribute in string drawing: Helvetica 12.
  public static let stringDrawingDefault = Font("Helvetica", size: 12)
  /// The font of a new label: system 17.
  public static let labelDefault = Font.system(size: 17)
}
