// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A text of a description: its members are a request's, put together with the defaults and decoded as `batch` would.

import Copyfit

/// Reads an item that shows text.
struct TextDescription {
  let object: DescribedObject
  let context: DescriptionContext

  /// A label, or with the role `string` a text that is drawn in its bounding rectangle.
  func content() throws(DescriptionError) -> any FittingItem {
    let mapped = try mapped(try request())
    if mapped.request.role == .string {
      return DrawnTextItem(try prepared(mapped), options: mapped.drawingOptions)
    }
    var label = mapped.label
    label.osGeneration = context.generation
    label.preferredMaxLayoutWidth = try preferredWidth()
    let pass = try object.choice("pass", as: LabelItem.LayoutPass.self) ?? .second
    return LabelItem(try measured { () throws(MeasureError) in try context.measurer.prepare(label) }, pass: pass)
  }

  private func prepared(_ mapped: MappedRequest) throws(DescriptionError) -> PreparedText? {
    guard object["text"] != .null else { return nil }
    return try measured { () throws(MeasureError) in
      try context.measurer.prepare(
        mapped.text, defaultFont: mapped.font, policies: mapped.policies,
        language: mapped.request.attributes.language ?? "", category: mapped.category)
    }
  }

  private func preferredWidth() throws(DescriptionError) -> PreferredMaxLayoutWidth {
    if object["preferredMaxLayoutWidth"] == .string("automatic") { return .unset }
    return try object.number("preferredMaxLayoutWidth").map { .explicit($0) } ?? .unset
  }

  /// The request: the item's own members over the defaults; a size of its own takes the place of a style, and back.
  private func request() throws(DescriptionError) -> JSONValue {
    for key in ["width", "height", "bounds", "id", "contentSizeCategory", "scale"] where object[key] != nil {
      throw DescriptionError(
        description: "'\(object.path(key))' is the table's: leave it out (sides give an item its width)")
    }
    var members = object.members.filter { !ItemDescription.layoutMembers.contains($0.key) }
    let own = Set(members.map(\.key))
    let rivals: Set<String> = own.isDisjoint(with: ["size", "textStyle"]) ? [] : ["size", "textStyle", "scaledBy"]
    members += context.defaults.filter { !own.contains($0.key) && !rivals.contains($0.key) }
    if let plural = try object.object("plural") { members.append(.init(key: "text", value: .string(try text(plural)))) }
    if members.first(where: { $0.key == "text" })?.value == .null {
      members = members.filter { $0.key != "text" } + [.init(key: "text", value: .string(""))]
    }
    if !members.contains(where: { $0.key == "role" }) { members.append(.init(key: "role", value: .string("label"))) }
    members.append(.init(key: "scale", value: .number(context.scale)))
    members.append(.init(key: "contentSizeCategory", value: .string("large")))
    return .object(members)
  }

  private func mapped(_ request: JSONValue) throws(DescriptionError) -> MappedRequest {
    var writer = JSONWriter()
    writer.value(request)
    do throws(BatchError) {
      switch writer.bytes.withUnsafeBufferPointer({ RequestDecoder.decode($0) }) {
      case .request(let request): return try MappedRequest(request)
      case .refused(_, let error), .unparsable(let error): throw error
      }
    } catch {
      throw DescriptionError(description: "'\(object.place)': \(error.message)")
    }
  }

  private func measured<Value>(_ body: () throws(MeasureError) -> Value) throws(DescriptionError) -> Value {
    do {
      return try body()
    } catch {
      throw DescriptionError(description: "'\(object.place)': \(error)")
    }
  }

  /// The string of a plural: a key of the strings file and its arguments.
  private func text(_ plural: DescribedObject) throws(DescriptionError) -> String {
    try plural.allow(["key", "arguments"])
    guard let key = try plural.text("key") else { throw plural.bad("key", "a key of the strings file") }
    guard let strings = context.strings else {
      throw DescriptionError(description: "'\(plural.place)' needs the member 'strings': the path of a .stringsdict")
    }
    guard case .format(let format) = strings[key] else {
      throw DescriptionError(description: "'\(plural.path("key"))': the strings file has no plural '\(key)'")
    }
    do throws(LocalisationError) {
      return try format.text(for: try arguments(plural), rules: PluralRules(locale: context.locale))
    } catch {
      throw DescriptionError(description: "'\(plural.place)': \(error)")
    }
  }

  private func arguments(_ plural: DescribedObject) throws(LocalisationError) -> [FormatArgument] {
    var arguments: [FormatArgument] = []
    for value in plural["arguments"]?.array ?? [] {
      switch value {
      case .number(let number): arguments.append(Int(exactly: number).map { .integer($0) } ?? .decimal("\(number)"))
      case .string(let text): arguments.append(.text(text))
      default: throw LocalisationError(line: nil, reason: "arguments must be numbers or strings")
      }
    }
    return arguments
  }
}
