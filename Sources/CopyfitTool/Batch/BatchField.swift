// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The fields of a request, in the order of the table in DESIGN section 6.

/// A field of a request.
enum BatchField: String, NamedChoice {
  case id, text, font, fallback, size, weight, italic
  case textStyle, contentSizeCategory, scaledBy, maximumPointSize
  case width, height, numberOfLines, role, bounds, lineBreakMode, paragraph
  case language, wordBreak, strictness, overflowWrap
  case kern, tracking, baselineOffset, features, variations
  case runs, attachments, truncationToken, adjustsFontSizeToFitWidth, minimumScaleFactor
  case drawingOptions, scale, trailingWhitespace, newlineAtEnd, emptyText, fallbackMetrics
  static let names = NameTable(Self.self)
}

/// A field of one of the `runs`: an attribute of a part of the text.
enum RunField: String, NamedChoice {
  case range, font, fallback, size, weight, italic, textStyle, scaledBy, maximumPointSize
  case language, kern, tracking, baselineOffset, features, variations, paragraph
  case color, backgroundColor, underline, link
  static let names = NameTable(Self.self)

  /// The request's field of the same name and meaning, or nil.
  var attribute: BatchField? {
    switch self {
    case .range, .color, .backgroundColor, .underline, .link: nil
    default: BatchField(rawValue: rawValue)
    }
  }
}

/// A field of `paragraph`: a property of NSParagraphStyle.
enum ParagraphField: String, NamedChoice {
  case minimumLineHeight, maximumLineHeight, lineHeightMultiple, lineSpacing, paragraphSpacing, paragraphSpacingBefore
  case firstLineHeadIndent, headIndent, tailIndent, alignment, baseWritingDirection, hyphenationFactor, tabStops
  case defaultTabInterval, lineBreakStrategy
  static let names = NameTable(Self.self)
}

enum TabStopField: String, NamedChoice {
  case location, alignment
  static let names = NameTable(Self.self)
}

enum AttachmentField: String, NamedChoice {
  case at, width, height, baselineOffset
  static let names = NameTable(Self.self)
}
