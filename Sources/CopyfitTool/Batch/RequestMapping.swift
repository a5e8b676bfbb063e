// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// From the fields of a request to the facade's values: here stand the defaults of DESIGN section 6.

import Copyfit

/// A request in the facade's words.
struct MappedRequest: Sendable {
  static let defaultSize = 17.0

  let request: BatchRequest
  let category: ContentSizeCategory?
  let policies: TextPolicies
  let font: Font
  let text: AttributedText

  init(_ request: BatchRequest) throws(BatchError) {
    self.request = request
    category = try Self.category(of: request)
    policies = Self.policies(of: request)
    font = try FontMapping(request.attributes, category: category).font()
    text = try Self.text(of: request, font: font, category: category)
  }

  var box: TextBox { request.box }
  var drawingOptions: StringDrawingOptions { request.options }

  /// The token, with the attributes that the text begins with; nil is the facade's own U+2026.
  var token: AttributedText? {
    request.truncationToken.map { token in
      var attributes = text.runs.first?.attributes ?? text.baseAttributes
      attributes.attachment = nil
      return AttributedText(token, attributes: attributes)
    }
  }

  /// The `label`; its strategy is `none` unless the paragraph names one (only labels made in Swift have `standard`).
  var label: Label {
    var label = Label(text, font: font, numberOfLines: request.numberOfLines ?? 1)
    label.lineBreakMode = request.lineBreakMode?.mode ?? .byTruncatingTail
    label.lineBreakStrategy = request.attributes.paragraph?.strategy ?? []
    label.adjustsFontSizeToFitWidth = request.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = request.minimumScaleFactor ?? 0
    label.contentSizeCategory = category
    label.truncationToken = token
    label.scale = request.scale ?? 1
    label.language = request.attributes.language ?? ""
    label.policies = policies
    return label
  }
}

extension BatchRequest {
  /// The box of a `string`; null is unbounded, 0 a real zero.
  var box: TextBox {
    TextBox(
      width: width ?? .infinity, height: height ?? .infinity, numberOfLines: numberOfLines ?? 0,
      usesFontLeading: options.contains(.usesFontLeading))
  }

  var options: StringDrawingOptions {
    guard let drawingOptions else { return .usesLineFragmentOrigin }
    return drawingOptions.reduce(into: []) { $0.insert($1.option) }
  }
}

extension MappedRequest {
  /// Nil keeps the sizes as they are given: nothing in the request follows Dynamic Type.
  private static func category(of request: BatchRequest) throws(BatchError) -> ContentSizeCategory? {
    if let name = request.contentSizeCategory {
      return try BatchError.unsupported("contentSizeCategory") { () throws(DynamicTypeError) in
        try ContentSizeCategory(parsing: name)
      }
    }
    let follows = ([request.attributes] + request.runs.map(\.attributes)).contains {
      $0.textStyle != nil || $0.scaledBy != nil
    }
    return follows ? .large : nil
  }

  private static func policies(of request: BatchRequest) -> TextPolicies {
    var policies = TextPolicies()
    policies.trailingWhitespace = request.trailingWhitespace == .hang ? .hang : .uikit
    policies.newlineAtEnd = request.newlineAtEnd == .noLine ? .noLine : .line
    policies.emptyText = request.emptyText == .line ? .line : .none
    policies.fallbackMetrics = request.fallbackMetrics == .used ? .used : .requested
    policies.overflowWrap = request.overflowWrap.flatMap { OverflowWrapPolicy(rawValue: $0.rawValue) } ?? .breakWord
    policies.strictness = request.strictness.flatMap { StrictnessPolicy(rawValue: $0.rawValue) } ?? .auto
    policies.wordBreak = request.wordBreak.flatMap { WordBreakPolicy(rawValue: $0.rawValue) } ?? .normal
    return policies
  }

  private static func text(
    of request: BatchRequest, font: Font, category: ContentSizeCategory?
  ) throws(BatchError) -> AttributedText {
    let lineBreakMode = request.role == .string ? request.lineBreakMode : nil
    var attributes = TextAttributes(font: font)
    if lineBreakMode != nil { attributes.paragraphStyle = ParagraphFields().style(lineBreakMode: lineBreakMode) }
    attributes.set(request.attributes, lineBreakMode: lineBreakMode)
    var text = AttributedText(request.text, attributes: attributes)
    for run in request.runs {
      var added = TextAttributes()
      if run.attributes.namesFont {
        let merged = request.attributes.overridden(by: run.attributes)
        added.font = try FontMapping(merged, category: category).font()
      }
      added.set(run.attributes, lineBreakMode: lineBreakMode)
      try text.add(added, run.range)
    }
    for (index, attachment) in request.attachments.enumerated() {
      guard request.text.utf16.dropFirst(attachment.at).first == 0xFFFC else {
        throw BatchError(
          .invalidRange, "'attachments[\(index)].at' \(attachment.at) is not the place of a U+FFFC: put one there")
      }
      var added = TextAttributes()
      added.attachment = TextAttachment(
        width: attachment.width, height: attachment.height, baselineOffset: attachment.baselineOffset)
      try text.add(added, attachment.at..<attachment.at + 1)
    }
    return text
  }
}

extension AttributedText {
  fileprivate mutating func add(_ added: TextAttributes, _ range: Range<Int>) throws(BatchError) {
    do throws(MeasureError) {
      try add(added, in: UTF16Range(range.lowerBound, range.upperBound))
    } catch {
      throw BatchError(error)
    }
  }
}

extension TextAttributes {
  /// Takes over what is no part of the font.
  fileprivate mutating func set(_ fields: AttributeFields, lineBreakMode: LineBreakModeName?) {
    kern = fields.kern
    tracking = fields.tracking
    baselineOffset = fields.baselineOffset
    language = fields.language
    if let paragraph = fields.paragraph { paragraphStyle = paragraph.style(lineBreakMode: lineBreakMode) }
  }
}
