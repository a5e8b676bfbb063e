// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The fields that make a font: a family at a size, a text style at a category, or a size that scales as a style does.

import Copyfit

/// Builds the facade's font from attributes.
struct FontMapping {
  private let fields: AttributeFields
  private let category: ContentSizeCategory?

  init(_ fields: AttributeFields, category: ContentSizeCategory?) {
    self.fields = fields
    self.category = category
  }

  func font() throws(BatchError) -> Font {
    var font = try sized()
    if !fields.font.isEmpty { font.families = fields.font }
    if let weight = fields.weight { font.weight = try Self.weight(weight) }
    font.isItalic = fields.italic ?? false
    font.features = fields.features
    for axis in fields.variations { font.variations[axis.axis] = axis.value }
    font.usesFallback = fields.fallback.map { $0 == .bundled }
    return font
  }

  private func sized() throws(BatchError) -> Font {
    if let style = try style(fields.textStyle, "textStyle") { return try preferred(style) }
    var font = Font.system(size: fields.size ?? MappedRequest.defaultSize)
    if let style = try style(fields.scaledBy, "scaledBy") {
      font.scaling = .metrics(style, maximumPointSize: fields.maximumPointSize)
    } else if let maximum = fields.maximumPointSize {
      font.size = min(font.size, maximum)
    }
    return font
  }

  /// A style's font, which its maximum caps at every category.
  private func preferred(_ style: TextStyle) throws(BatchError) -> Font {
    let category = category ?? .large
    var font = try BatchError.unsupported("textStyle") { () throws(DynamicTypeError) in
      try Font.preferred(forTextStyle: style, compatibleWith: category)
    }
    font.maximumPointSize = fields.maximumPointSize
    font.size = min(font.size, fields.maximumPointSize ?? font.size)
    return font
  }

  private func style(_ name: String?, _ field: String) throws(BatchError) -> TextStyle? {
    guard let name else { return nil }
    return try BatchError.unsupported(field) { () throws(DynamicTypeError) in try TextStyle(parsing: name) }
  }

  private static func weight(_ value: Double) throws(BatchError) -> FontWeight {
    try BatchError.unsupported("weight") { () throws(DynamicTypeError) in try FontWeight(Int(value.rounded())) }
  }
}

extension AttributeFields {
  /// Whether the font differs from that of the text around.
  var namesFont: Bool {
    !font.isEmpty || fallback != nil || size != nil || weight != nil || italic != nil || textStyle != nil
      || scaledBy != nil || maximumPointSize != nil || !features.isEmpty || !variations.isEmpty
  }

  /// A run's font fields over the text's: a size takes the place of a style, and a style that of a size.
  func overridden(by run: AttributeFields) -> AttributeFields {
    var merged = self
    if run.size != nil || run.textStyle != nil {
      (merged.size, merged.textStyle, merged.scaledBy) = (run.size, run.textStyle, nil)
    }
    if !run.font.isEmpty { merged.font = run.font }
    merged.fallback = run.fallback ?? fallback
    merged.weight = run.weight ?? weight
    merged.italic = run.italic ?? italic
    merged.scaledBy = run.scaledBy ?? merged.scaledBy
    merged.maximumPointSize = run.maximumPointSize ?? maximumPointSize
    if !run.features.isEmpty { merged.features = run.features }
    if !run.variations.isEmpty { merged.variations = run.variations }
    return merged
  }
}
