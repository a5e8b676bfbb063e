// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The objects inside a request: paragraph, tab stops, runs, attachments.

extension RequestDecoder {
  mutating func paragraph(_ name: String) throws -> ParagraphFields {
    try expect(.object, "an object", name)
    var fields = ParagraphFields()
    try within("\(name).") { decoder in
      try decoder.readMembers(of: ParagraphField.self, in: name) { try $0.read($1, into: &fields) }
    }
    return fields
  }

  private mutating func read(_ field: ParagraphField, into fields: inout ParagraphFields) throws {
    let name = field.rawValue
    switch field {
    case .minimumLineHeight: fields.minimumLineHeight = try number(name, .notNegative)
    case .maximumLineHeight: fields.maximumLineHeight = try number(name, .notNegative)
    case .lineHeightMultiple: fields.lineHeightMultiple = try number(name, .notNegative)
    case .lineSpacing: fields.lineSpacing = try number(name, .any)  // Negative counts as 0.
    case .paragraphSpacing: fields.paragraphSpacing = try number(name, .notNegative)
    case .paragraphSpacingBefore: fields.paragraphSpacingBefore = try number(name, .notNegative)
    case .firstLineHeadIndent: fields.firstLineHeadIndent = try number(name, .notNegative)
    case .headIndent: fields.headIndent = try number(name, .notNegative)
    case .tailIndent: fields.tailIndent = try number(name, .any)
    case .alignment: fields.alignment = try choice(name, AlignmentName.self)
    case .baseWritingDirection: fields.baseWritingDirection = try choice(name, WritingDirectionName.self)
    case .hyphenationFactor: fields.hyphenationFactor = try number(name, .fraction)
    case .tabStops: fields.tabStops = try tabStops(name)
    case .defaultTabInterval: fields.defaultTabInterval = try number(name, .notNegative)
    case .lineBreakStrategy:
      fields.lineBreakStrategy = try oneOrMore(name) { try $0.choice(name, LineBreakStrategyName.self) }
    }
  }

  private mutating func tabStops(_ name: String) throws -> [TabStopFields] {
    try objects(name, "{\"location\",\"alignment\"}") { decoder in
      var location: Double?
      var alignment = TabAlignmentName.natural
      try decoder.readMembers(of: TabStopField.self, in: name) { decoder, field in
        switch field {
        case .location: location = try decoder.number(field.rawValue, .notNegative)
        case .alignment: alignment = try decoder.choice(field.rawValue, TabAlignmentName.self)
        }
      }
      return TabStopFields(
        location: try decoder.require(location, TabStopField.location.rawValue), alignment: alignment)
    }
  }

  mutating func readRuns() throws {
    request.runs = try objects(BatchField.runs.rawValue, "{\"range\":[start,end], ...}") { decoder in
      var range: Range<Int>?
      let outer = decoder.attributes
      decoder.attributes = AttributeFields()
      defer { decoder.attributes = outer }
      try decoder.readMembers(of: RunField.self, in: BatchField.runs.rawValue) { decoder, field in
        if field == .range {
          range = try decoder.range(field.rawValue)
        } else if let attribute = field.attribute {
          try decoder.readAttribute(attribute)
        } else {
          _ = try decoder.reader.skipValue()  // Colours, underlines and links do not move text.
        }
      }
      return RunFields(range: try decoder.require(range, RunField.range.rawValue), attributes: decoder.attributes)
    }
  }

  mutating func readAttachments() throws {
    request.attachments = try objects(BatchField.attachments.rawValue, "{\"at\",\"width\",\"height\"}") { decoder in
      var at: Int?
      var (width, height, baselineOffset) = (Double?.none, Double?.none, 0.0)
      try decoder.readMembers(of: AttachmentField.self, in: BatchField.attachments.rawValue) { decoder, field in
        let name = field.rawValue
        switch field {
        case .at: at = try decoder.integer(name, .notNegative)
        case .width: width = try decoder.number(name, .notNegative)
        case .height: height = try decoder.number(name, .notNegative)
        case .baselineOffset: baselineOffset = try decoder.number(name, .any)
        }
      }
      return AttachmentFields(
        at: try decoder.require(at, "at"), width: try decoder.require(width, "width"),
        height: try decoder.require(height, "height"), baselineOffset: baselineOffset)
    }
  }

  /// A list of objects; errors name the element by its number.
  private mutating func objects<Element>(
    _ name: String, _ expected: String, _ read: (inout RequestDecoder) throws -> Element
  ) throws -> [Element] {
    var index = 0
    return try list(name) { decoder in
      let found = try decoder.reader.kind()
      guard found == .object else { throw decoder.wrongType("\(name)[\(index)]", "an object \(expected)", found) }
      var element: Element?
      try decoder.within("\(name)[\(index)].") { element = try read(&$0) }
      index += 1
      return try decoder.require(element, name)
    }
  }

  private func require<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw BatchError(.malformedRequest, "'\(path(name))' is missing") }
    return value
  }
}
