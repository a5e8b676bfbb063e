// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Single values of a request: each is checked for its type and range here, and an error names the field and the value.

extension RequestDecoder {
  func wrongType(_ name: String, _ expected: String, _ kind: JSONKind) -> BatchError {
    let article = kind == .object || kind == .array ? "an" : "a"
    return BatchError(.wrongType, "'\(path(name))' must be \(expected), not \(article) \(kind.rawValue)")
  }

  mutating func expect(_ kind: JSONKind, _ expected: String, _ name: String) throws {
    let found = try reader.kind()
    guard found == kind else { throw wrongType(name, expected, found) }
  }

  mutating func string(_ name: String) throws -> String {
    try expect(.string, "a string", name)
    return try reader.readString()
  }

  mutating func boolean(_ name: String) throws -> Bool {
    try expect(.boolean, "true or false", name)
    return try reader.readBoolean()
  }

  mutating func number(_ name: String, _ range: NumberRange) throws -> Double {
    try expect(.number, "a number", name)
    let start = reader.position
    let value = try reader.readNumber()
    guard range.contains(value) else {
      let text = String(decoding: reader.bytes[start..<reader.position], as: UTF8.self)
      let expected = value.isFinite ? range.rawValue : "a finite number"
      throw BatchError(.invalidNumber, "'\(path(name))' must be \(expected), not \(text)")
    }
    return value
  }

  mutating func integer(_ name: String, _ range: NumberRange) throws -> Int {
    let value = try number(name, range)
    guard let whole = Int(exactly: value), whole.magnitude < 1 << 53 else {
      throw BatchError(
        .invalidNumber, "'\(path(name))' must be a whole number, not \(DecimalFormat.shortest(value))")
    }
    return whole
  }

  mutating func choice<Choice: NamedChoice>(_ name: String, _ type: Choice.Type) throws -> Choice {
    try expect(.string, "a string", name)
    let text = try reader.readText()
    let table = Choice.names
    let bytes = UnsafeBufferPointer(rebasing: reader.bytes[text.range])
    if !text.hasEscapes, let index = table.index(of: bytes) { return table.choices[index] }
    let value = reader.string(text)
    if let choice = Choice(rawValue: value) { return choice }
    let hint = table.nearest(to: value).map { "; did you mean '\($0)'?" } ?? ""
    let known = table.names.joined(separator: ", ")
    throw BatchError(.unsupported, "'\(path(name))' cannot be '\(value)'\(hint) (known: \(known))")
  }

  mutating func list<Element>(_ name: String, _ read: (inout RequestDecoder) throws -> Element) throws -> [Element] {
    try expect(.array, "a list", name)
    var elements: [Element] = []
    var isFirst = true
    try reader.enterArray()
    while try reader.nextElement(&isFirst) { elements.append(try read(&self)) }
    return elements
  }

  /// A value, or a list of such values.
  mutating func oneOrMore<Element>(
    _ name: String, _ read: (inout RequestDecoder) throws -> Element
  ) throws -> [Element] {
    try reader.kind() == .array ? try list(name, read) : [try read(&self)]
  }

  /// A UIKit weight's name, or 100 to 900.
  mutating func weight(_ name: String) throws -> Double {
    switch try reader.kind() {
    case .string:
      let value = try reader.readString()
      if let weight = Vocabulary.weights.first(where: { $0.name == value }) { return weight.number }
      let names = Vocabulary.weights.map(\.name)
      let hint = EditDistance.nearest(to: value, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw BatchError(
        .unsupported, "'\(path(name))' cannot be '\(value)'\(hint) (known: \(names.joined(separator: ", ")))")
    case .number:
      let value = try number(name, .any)
      guard (100...900).contains(value) else {
        throw BatchError(
          .invalidNumber, "'\(path(name))' must be from 100 to 900, not \(DecimalFormat.shortest(value))")
      }
      return value
    case let kind: throw wrongType(name, "a weight's name or a number", kind)
    }
  }

  /// A half-open range of UTF-16 units; whether it lies in the text is checked when the text is known.
  mutating func range(_ name: String) throws -> Range<Int> {
    let bounds = try list(name) { try $0.integer(name, .any) }
    guard bounds.count == 2 else { throw BatchError(.wrongType, "'\(path(name))' must be two numbers: [start, end]") }
    guard bounds[0] >= 0, bounds[0] <= bounds[1] else {
      throw BatchError(
        .invalidRange, "'\(path(name))' [\(bounds[0]), \(bounds[1])] is no range: expected 0 <= start <= end")
    }
    return bounds[0]..<bounds[1]
  }

  mutating func rectangle(_ name: String) throws -> RectangleField {
    let numbers = try list(name) { try $0.number(name, .any) }
    guard numbers.count == 4 else { throw BatchError(.wrongType, "'\(path(name))' must be four numbers: [x, y, w, h]") }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw BatchError(.invalidNumber, "'\(path(name))' must have a size that is not negative")
    }
    return RectangleField(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Axes of a variable font: an object of tag to value.
  mutating func variations(_ name: String) throws -> [VariationField] {
    try expect(.object, "an object of axis to value", name)
    var axes: [VariationField] = []
    var isFirst = true
    try reader.enterObject()
    while let key = try reader.nextKey(&isFirst) {
      let axis = reader.string(key)
      guard !axes.contains(where: { $0.axis == axis }) else {
        throw BatchError(.malformedRequest, "duplicate axis '\(axis)' in '\(path(name))'")
      }
      axes.append(VariationField(axis: axis, value: try number("\(name).\(axis)", .any)))
    }
    return axes
  }
}
