// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The attributes that can change a size. Colours, underlines and links cannot, so they have no place here: runs that
// differ only in them are one run.

/// A box that stands in the text at a U+FFFC, as `NSTextAttachment` with its bounds.
public struct TextAttachment: Hashable, Sendable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double
  /// Points from the text's baseline to the box's bottom; up is positive.
  public var baselineOffset: Double

  /// Creates a box that stands on the baseline unless told.
  public init(width: Double, height: Double, baselineOffset: Double = 0) {
    self.width = width
    self.height = height
    self.baselineOffset = baselineOffset
  }
}

/// Attributes of a run; nil leaves what the text or the measurer says.
public struct TextAttributes: Hashable, Sendable {
  /// The font; UIKit's default is Helvetica 12 for strings, the label's font in labels.
  public var font: Font?
  /// Points added after every grapheme cluster that draws. `0` is not nil: it switches pair kerning off, as in UIKit.
  public var kern: Double?
  /// Points added after every grapheme cluster that draws; switches optional ligatures off.
  public var tracking: Double?
  /// Points the baseline moves up.
  public var baselineOffset: Double?
  /// `0` switches optional ligatures off.
  public var ligature: Int?
  /// BCP 47; chooses Han forms, localised glyphs and break tailorings.
  public var language: String?
  /// Counts at a paragraph's first character.
  public var paragraphStyle: ParagraphStyle?
  /// The box of a U+FFFC.
  public var attachment: TextAttachment?

  /// Creates attributes that leave everything as it is.
  public init() {}

  /// Creates attributes with a font and a paragraph style.
  public init(font: Font?, paragraphStyle: ParagraphStyle? = nil) {
    self.font = font
    self.paragraphStyle = paragraphStyle
  }

  /// Returns these attributes with those of `other` that are not nil in their place.
  public func merging(_ other: TextAttributes) -> TextAttributes {
    var merged = self
    merged.font = other.font ?? font
    merged.kern = other.kern ?? kern
    merged.tracking = other.tracking ?? tracking
    merged.baselineOffset = other.baselineOffset ?? baselineOffset
    merged.ligature = other.ligature ?? ligature
    merged.language = other.language ?? language
    merged.paragraphStyle = other.paragraphStyle ?? paragraphStyle
    merged.attachment = other.attachment ?? attachment
    return merged
  }
}
