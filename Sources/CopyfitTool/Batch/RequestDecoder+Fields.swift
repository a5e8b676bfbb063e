// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The fields of a request, in the order of DESIGN section 6, and what must hold between them.

extension RequestDecoder {
  mutating func read(_ field: BatchField) throws {
    let name = field.rawValue
    switch field {
    case .id: request.id = try scalar(name)
    case .text: request.text = try string(name)
    case .contentSizeCategory: request.contentSizeCategory = try string(name)
    case .width: request.width = try number(name, .notNegative)
    case .height: request.height = try number(name, .notNegative)
    case .numberOfLines: request.numberOfLines = try integer(name, .any)  // Negative is unlimited.
    case .role: request.role = try choice(name, RoleName.self)
    case .bounds: request.bounds = try rectangle(name)
    case .lineBreakMode: request.lineBreakMode = try choice(name, LineBreakModeName.self)
    case .wordBreak: request.wordBreak = try choice(name, WordBreakName.self)
    case .strictness: request.strictness = try choice(name, StrictnessName.self)
    case .overflowWrap: request.overflowWrap = try choice(name, OverflowWrapName.self)
    case .runs: try readRuns()
    case .attachments: try readAttachments()
    case .truncationToken: request.truncationToken = try string(name)
    case .adjustsFontSizeToFitWidth: request.adjustsFontSizeToFitWidth = try boolean(name)
    case .minimumScaleFactor: request.minimumScaleFactor = try number(name, .fraction)
    case .drawingOptions: request.drawingOptions = try list(name) { try $0.choice(name, DrawingOptionName.self) }
    case .scale: request.scale = try number(name, .positive)
    case .trailingWhitespace: request.trailingWhitespace = try choice(name, TrailingWhitespaceName.self)
    case .newlineAtEnd: request.newlineAtEnd = try choice(name, NewlineAtEndName.self)
    case .emptyText: request.emptyText = try choice(name, EmptyTextName.self)
    case .fallbackMetrics: request.fallbackMetrics = try choice(name, FallbackMetricsName.self)
    default: try readAttribute(field)
    }
  }

  /// An attribute of the whole text or of a run.
  mutating func readAttribute(_ field: BatchField) throws {
    let name = field.rawValue
    switch field {
    case .font: attributes.font = try oneOrMore(name) { try $0.string(name) }
    case .fallback: attributes.fallback = try choice(name, FallbackName.self)
    case .size: attributes.size = try number(name, .positive)
    case .weight: attributes.weight = try weight(name)
    case .italic: attributes.italic = try boolean(name)
    case .textStyle: attributes.textStyle = try string(name)
    case .scaledBy: attributes.scaledBy = try string(name)
    case .maximumPointSize: attributes.maximumPointSize = try number(name, .positive)
    case .language: attributes.language = try string(name)
    case .kern: attributes.kern = try number(name, .any)
    case .tracking: attributes.tracking = try number(name, .any)
    case .baselineOffset: attributes.baselineOffset = try number(name, .any)
    case .features: attributes.features = try list(name) { try $0.string(name) }
    case .variations: attributes.variations = try variations(name)
    case .paragraph: attributes.paragraph = try paragraph(name)
    default: preconditionFailure("'\(name)' is no attribute")
    }
  }

  /// Any scalar, kept as it was written.
  private mutating func scalar(_ name: String) throws -> String {
    let kind = try reader.kind()
    guard kind != .object, kind != .array else { throw wrongType(name, "a string, a number or a boolean", kind) }
    let range = try reader.skipValue()
    return String(decoding: UnsafeBufferPointer(rebasing: reader.bytes[range]), as: UTF8.self)
  }

  /// What holds between fields, whatever their order was.
  func checkWhole() throws {
    try Self.checkFont(request.attributes, "")
    if request.bounds != nil, request.role != .label {
      throw BatchError(.unsupported, "'bounds' asks a label's textRect: set \"role\":\"label\"")
    }
    guard !request.runs.isEmpty || !request.attachments.isEmpty else { return }
    let length = request.text.utf16.count
    for (index, run) in request.runs.enumerated() {
      try Self.checkFont(run.attributes, "runs[\(index)].")
      guard run.range.upperBound <= length else {
        let range = "[\(run.range.lowerBound), \(run.range.upperBound)]"
        throw BatchError(
          .invalidRange, "'runs[\(index)].range' \(range) is out of the text: it has \(length) UTF-16 units")
      }
    }
    for (index, attachment) in request.attachments.enumerated() where attachment.at >= length {
      throw BatchError(
        .invalidRange, "'attachments[\(index)].at' \(attachment.at) is out of the text: it has \(length) UTF-16 units")
    }
  }

  private static func checkFont(_ attributes: AttributeFields, _ prefix: String) throws {
    if attributes.size != nil, attributes.textStyle != nil {
      throw BatchError(
        .malformedRequest,
        "'\(prefix)size' and '\(prefix)textStyle' exclude each other: the style sets the size; 'scaledBy' scales a size"
      )
    }
    if attributes.scaledBy != nil, attributes.textStyle != nil {
      throw BatchError(
        .malformedRequest,
        "'\(prefix)scaledBy' and '\(prefix)textStyle' exclude each other: a style's size is scaled already")
    }
  }
}
