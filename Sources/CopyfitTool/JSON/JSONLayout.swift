// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// JSON laid out for people: two spaces a level, one member a line; arrays of scalars stay on theirs.

enum JSONLayout {
  /// Lays out JSON that the tool itself has written.
  static func indented(_ json: [UInt8]) -> String {
    guard let value = try? JSONValue(parsing: json) else { return String(decoding: json, as: UTF8.self) }
    return text(value, indent: "") + "\n"
  }

  private static func text(_ value: JSONValue, indent: String) -> String {
    let inner = indent + "  "
    switch value {
    case .array(let elements) where elements.contains(where: \.isContainer):
      let lines = elements.map { inner + text($0, indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { "\(inner)\(compact(.string($0.key))): \(text($0.value, indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return compact(value)
    }
  }

  private static func compact(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
