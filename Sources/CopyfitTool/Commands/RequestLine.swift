// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Options as the JSON of a batch request. Values were checked against the table, so each is written by its kind.

/// Writes one request.
struct RequestLine {
  private let arguments: ParsedArguments
  private let combination: [OptionName: String]
  private let text: AskedText

  init(_ arguments: ParsedArguments, combination: [OptionName: String], text: AskedText) {
    self.arguments = arguments
    self.combination = combination
    self.text = text
  }

  func json() -> [UInt8] {
    var writer = JSONWriter()
    let overrides = assignments(.set)
    let isSet = { (field: String) in overrides.contains { $0.key == field } }
    writer.beginObject()
    if !isSet("text") {
      writer.key("text")
      writer.string(text.text)
    }
    for option in Option.all where given(option.name) {
      guard let field = option.field, !field.contains("."), !isSet(field) else { continue }
      writer.key(field)
      write(option, to: &writer)
    }
    if !isSet("paragraph") { writeParagraph(to: &writer) }
    for (field, value) in overrides {
      writer.key(field)
      writer.verbatim(value)
    }
    writer.endObject()
    return writer.bytes
  }

  private func writeParagraph(to writer: inout JSONWriter) {
    let options = Option.all.filter { given($0.name) && $0.field?.hasPrefix("paragraph.") == true }
    guard !options.isEmpty else { return }
    writer.key("paragraph")
    writer.beginObject()
    for option in options {
      writer.key(option.field.map { String($0.dropFirst("paragraph.".count)) } ?? "")
      write(option, to: &writer)
    }
    writer.endObject()
  }

  private func given(_ name: OptionName) -> Bool {
    combination[name] != nil || arguments.has(name) || (name == .language && text.language?.isEmpty == false)
  }

  private func write(_ option: Option, to writer: inout JSONWriter) {
    if option.name == .language, let language = text.language, !language.isEmpty { return writer.string(language) }
    if let value = combination[option.name] {
      return option.name == .font ? list(Self.families(value), &writer) : scalar(value, option.kind, &writer)
    }
    switch option.kind {
    case .flag: writer.boolean(true)
    case .assignment: object(assignments(option.name), &writer)
    default:
      let values = arguments.texts(option.name)
      if option.isRepeatable { list(values, &writer) } else { scalar(values.last ?? "", option.kind, &writer) }
    }
  }

  private func scalar(_ value: String, _ kind: ValueKind, _ writer: inout JSONWriter) {
    switch kind {
    case .number, .numberOrNone, .integer:
      if let number = Double(value) { writer.number(number) } else { writer.null() }
    case .weight:
      if let weight = Vocabulary.weight(value) { writer.number(weight) } else { writer.string(value) }
    default: writer.string(value)
    }
  }

  private func list(_ values: [String], _ writer: inout JSONWriter) {
    writer.beginArray()
    for value in values { writer.string(value) }
    writer.endArray()
  }

  private func object(_ members: [(key: String, value: String)], _ writer: inout JSONWriter) {
    writer.beginObject()
    for (key, value) in members {
      writer.key(key)
      if let number = Double(value), number.isFinite { writer.number(number) } else { writer.string(value) }
    }
    writer.endObject()
  }

  /// `KEY=VALUE` in parts; the table has checked that there is an equals sign.
  private func assignments(_ name: OptionName) -> [(key: String, value: String)] {
    arguments.texts(name).map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }

  /// A list in fallback order: "Arial, Noto Sans Thai".
  static func families(_ value: String) -> [String] {
    value.split(separator: ",").map(trimmed)
  }

  /// Without the blanks around it.
  static func trimmed(_ part: Substring) -> String {
    var name = part.drop { $0 == " " }
    while name.last == " " { name.removeLast() }
    return String(name)
  }
}
