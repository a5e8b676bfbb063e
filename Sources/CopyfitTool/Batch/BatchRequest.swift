// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A request as it was sent: absent fields are nil, so that one place (RequestMapping) holds the defaults of DESIGN section 6.

/// One question. Lengths are points; ranges are UTF-16.
struct BatchRequest: Hashable, Sendable {
  /// JSON, echoed byte for byte.
  var id = "null"
  var text = ""
  var attributes = AttributeFields()
  var contentSizeCategory: String?
  /// Nil is unbounded, 0 a real zero.
  var width: Double?
  var height: Double?
  var numberOfLines: Int?
  var role = RoleName.string
  var bounds: RectangleField?
  var lineBreakMode: LineBreakModeName?
  var wordBreak: WordBreakName?
  var strictness: StrictnessName?
  var overflowWrap: OverflowWrapName?
  var runs: [RunFields] = []
  var attachments: [AttachmentFields] = []
  var truncationToken: String?
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: Double?
  var drawingOptions: [DrawingOptionName]?
  var scale: Double?
  var trailingWhitespace: TrailingWhitespaceName?
  var newlineAtEnd: NewlineAtEndName?
  var emptyText: EmptyTextName?
  var fallbackMetrics: FallbackMetricsName?
}

/// The attributes that a whole text or a run may have.
struct AttributeFields: Hashable, Sendable {
  /// Families and paths in fallback order; empty where none was given.
  var font: [String] = []
  var fallback: FallbackName?
  var size: Double?
  /// 100 to 900.
  var weight: Double?
  var italic: Bool?
  var textStyle: String?
  var scaledBy: String?
  var maximumPointSize: Double?
  var language: String?
  var kern: Double?
  var tracking: Double?
  var baselineOffset: Double?
  var features: [String] = []
  var variations: [VariationField] = []
  var paragraph: ParagraphFields?
}

/// An axis of a variable font and its value.
struct VariationField: Hashable, Sendable {
  let axis: String
  let value: Double
}

/// Properties of NSParagraphStyle.
struct ParagraphFields: Hashable, Sendable {
  var minimumLineHeight: Double?
  var maximumLineHeight: Double?
  var lineHeightMultiple: Double?
  var lineSpacing: Double?
  var paragraphSpacing: Double?
  var paragraphSpacingBefore: Double?
  var firstLineHeadIndent: Double?
  var headIndent: Double?
  var tailIndent: Double?
  var alignment: AlignmentName?
  var baseWritingDirection: WritingDirectionName?
  var hyphenationFactor: Double?
  var tabStops: [TabStopFields]?
  var defaultTabInterval: Double?
  var lineBreakStrategy: [LineBreakStrategyName]?
}

struct TabStopFields: Hashable, Sendable {
  var location: Double
  var alignment: TabAlignmentName
}

/// Attributes of a part of the text.
struct RunFields: Hashable, Sendable {
  var range: Range<Int>
  var attributes: AttributeFields
}

/// A box in the text, in place of the unit at `at`.
struct AttachmentFields: Hashable, Sendable {
  var at: Int
  var width: Double
  var height: Double
  /// Up is positive.
  var baselineOffset: Double
}

struct RectangleField: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}
