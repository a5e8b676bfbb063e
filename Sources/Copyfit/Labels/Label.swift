// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// UILabel as a value: what it shows and how, with UIKit's names and defaults. A measurer prepares it.

/// How a label's preferred wrap width is given (`preferredMaxLayoutWidth`).
public enum PreferredMaxLayoutWidth: Hashable, Sendable {
  /// `0`, the default: the intrinsic size is that of unwrapped lines.
  case unset
  /// Points that the code set.
  case explicit(Double)
  /// The second pass of Auto Layout: the width the label was laid out with.
  case automatic(laidOutWidth: Double)

  /// The width to wrap at; infinite where there is none.
  var width: Double {
    switch self {
    case .unset: .infinity
    case .explicit(let width), .automatic(let width): width > 0 ? width : .infinity
    }
  }
}

/// What stays in place when a one-line label shrinks its text, with the raw values of `UIBaselineAdjustment`.
public enum BaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
  /// The baseline of the unshrunk text.
  case alignBaselines = 0
  /// The centre.
  case alignCenters = 1
  /// The top.
  case none = 2
}

/// A label's content and settings, as `UILabel` has them.
public struct Label: Hashable, Sendable {
  /// What is shown; nil and empty text have no size.
  public var text: AttributedText?
  /// The font of runs without one.
  public var font = Font.labelDefault
  /// The most lines; `0` and less is unlimited.
  public var numberOfLines = 1
  /// Where the last visible line ends if text remains. Paragraphs inside wrap at words whatever their style says.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// How breaks are chosen beyond fitting; labels use every strategy.
  public var lineBreakStrategy = LineBreakStrategy.standard
  /// How lines stand; nil is the text's own alignment.
  public var textAlignment: TextAlignment?
  /// The wrap width of the intrinsic size.
  public var preferredMaxLayoutWidth = PreferredMaxLayoutWidth.unset
  /// Whether the drawn text shrinks to fit; never changes a size.
  public var adjustsFontSizeToFitWidth = false
  /// The least factor of shrinking; `0` acts as 1.
  public var minimumScaleFactor = 0.0
  /// What stays in place when the text shrinks.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether Dynamic Type fonts follow `contentSizeCategory`.
  public var adjustsFontForContentSizeCategory = true
  /// The category in force; nil keeps the fonts' own sizes.
  public var contentSizeCategory: ContentSizeCategory?
  /// What stands for cut text; nil is U+2026 in the text's font.
  public var truncationToken: AttributedText?
  /// Device pixels a point; sizes are rounded up to whole pixels.
  public var scale = 1.0
  /// BCP 47, of runs without a language; empty for none.
  public var language = ""
  /// What UIKit leaves open.
  public var policies = TextPolicies()
  /// The OS whose label is meant.
  public var osGeneration = OSGeneration.iOS26

  /// Creates a label of plain text.
  public init(_ string: String? = nil, font: Font = .labelDefault, numberOfLines: Int = 1) {
    text = string.map { AttributedText($0) }
    self.font = font
    self.numberOfLines = numberOfLines
  }

  /// Creates a label of attributed text.
  ///
  /// The label takes over the line break mode of the first character's paragraph style, if it has one, as `UILabel`
  /// does when its `attributedText` is set: a style that says nothing else turns truncation off.
  public init(_ text: AttributedText, font: Font = .labelDefault, numberOfLines: Int = 1) {
    self.text = text
    lineBreakMode = text.runs.first?.attributes.paragraphStyle?.lineBreakMode ?? lineBreakMode
    self.font = font
    self.numberOfLines = numberOfLines
  }
}
