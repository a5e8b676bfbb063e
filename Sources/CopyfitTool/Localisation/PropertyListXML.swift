// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// XML property lists: the elements that Apple's DTD has, with comments, CDATA and entities; not XML at large.

/// Reads one XML property list.
struct XMLPropertyList {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(text: String) { scalars = Array(text.unicodeScalars) }

  /// A start tag: its name and whether it is closed at once.
  private struct Tag {
    let name: String
    let isEmpty: Bool
  }

  mutating func read() throws(LocalisationError) -> PropertyList {
    guard let tag = try nextTag() else { throw failure("the file is empty: expected <plist>") }
    guard tag.name == "plist" else { return try value(of: tag, depth: 0) }
    guard !tag.isEmpty, let root = try nextTag() else { throw failure("<plist> has no value: add a <dict>") }
    let result = try value(of: root, depth: 0)
    try expectEnd(of: "plist")
    return result
  }

  private mutating func value(of tag: Tag, depth: Int) throws(LocalisationError) -> PropertyList {
    guard depth < PropertyList.depthLimit else { throw failure("values nest deeper than \(PropertyList.depthLimit)") }
    switch tag.name {
    case "dict": return try dictionary(tag, depth)
    case "array": return try array(tag, depth)
    case "string": return .string(try text(tag))
    case "true", "false":
      _ = try text(tag)
      return .boolean(tag.name == "true")
    case "integer":
      let digits = try text(tag)
      guard let number = Int(digits.trimmingBlanks) else { throw failure("'\(digits)' is no integer") }
      return .integer(number)
    case "real":
      let digits = try text(tag)
      guard let number = Double(digits.trimmingBlanks) else { throw failure("'\(digits)' is no number") }
      return .real(number)
    case "date", "data":
      _ = try text(tag)
      return .other
    default: throw failure("unknown element <\(tag.name)>: a property list has dict, array, string and the like")
    }
  }

  private mutating func dictionary(_ tag: Tag, _ depth: Int) throws(LocalisationError) -> PropertyList {
    var entries: [PropertyList.Entry] = []
    var keys: Set<String> = []
    while !tag.isEmpty, let keyTag = try nextTag() {
      guard keyTag.name == "key" else { throw failure("expected <key> in <dict>, found <\(keyTag.name)>") }
      let key = try text(keyTag)
      guard keys.insert(key).inserted else { throw failure("the key '\(key)' comes twice: remove one") }
      guard let valueTag = try nextTag() else { throw failure("the key '\(key)' has no value") }
      entries.append(PropertyList.Entry(key: key, value: try value(of: valueTag, depth: depth + 1)))
    }
    if !tag.isEmpty { try expectEnd(of: "dict") }
    return .dictionary(entries)
  }

  private mutating func array(_ tag: Tag, _ depth: Int) throws(LocalisationError) -> PropertyList {
    var values: [PropertyList] = []
    while !tag.isEmpty, let element = try nextTag() { values.append(try value(of: element, depth: depth + 1)) }
    if !tag.isEmpty { try expectEnd(of: "array") }
    return .array(values)
  }
}

extension XMLPropertyList {
  /// The text of an element up to its end tag, entities resolved.
  private mutating func text(_ tag: Tag) throws(LocalisationError) -> String {
    var text = String.UnicodeScalarView()
    while !tag.isEmpty {
      guard position < scalars.count else { throw failure("<\(tag.name)> is not closed") }
      if starts(with: "<![CDATA[") {
        position += 9
        while position < scalars.count, !starts(with: "]]>") {
          text.append(scalars[position])
          position += 1
        }
        position += 3
      } else if starts(with: "<!--") {
        try skip(to: "-->")
      } else if scalars[position] == "<" {
        try expectEnd(of: tag.name)
        break
      } else if scalars[position] == "&" {
        text.append(try entity())
      } else {
        text.append(scalars[position])
        position += 1
      }
    }
    return String(text)
  }

  private mutating func entity() throws(LocalisationError) -> Unicode.Scalar {
    let rest = scalars[position...].prefix(12)
    guard let end = rest.firstIndex(of: ";") else { throw failure("'&' starts no entity: write &amp;") }
    let name = String(String.UnicodeScalarView(scalars[position + 1..<end]))
    position = end + 1
    let named: [String: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    if let scalar = named[name] { return scalar }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let number = name.hasPrefix("#") ? UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10) : nil
    guard let number, let scalar = Unicode.Scalar(number) else { throw failure("unknown entity '&\(name);'") }
    return scalar
  }

  /// The next start tag, or nil before an end tag or at the end of the file.
  private mutating func nextTag() throws(LocalisationError) -> Tag? {
    try skipBetweenElements()
    guard position < scalars.count, !starts(with: "</") else { return nil }
    guard scalars[position] == "<" else { throw failure("text outside of an element") }
    guard let end = scalars[position...].firstIndex(of: ">") else { throw failure("a tag is not closed with '>'") }
    let inside = scalars[position + 1..<end]
    position = end + 1
    let name = inside.prefix { !$0.properties.isWhitespace && $0 != "/" }
    return Tag(name: String(String.UnicodeScalarView(name)), isEmpty: inside.last == "/")
  }

  private mutating func expectEnd(of name: String) throws(LocalisationError) {
    try skipBetweenElements()
    guard starts(with: "</\(name)") else { throw failure("expected </\(name)>") }
    position += 2 + name.unicodeScalars.count
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    guard position < scalars.count, scalars[position] == ">" else { throw failure("expected </\(name)>") }
    position += 1
  }

  private mutating func skipBetweenElements() throws(LocalisationError) {
    while position < scalars.count {
      if scalars[position].properties.isWhitespace {
        position += 1
      } else if starts(with: "<!--") {
        try skip(to: "-->")
      } else if starts(with: "<?") {
        try skip(to: "?>")
      } else if starts(with: "<!DOCTYPE") {
        try skip(to: ">")
      } else {
        return
      }
    }
  }

  private mutating func skip(to end: String) throws(LocalisationError) {
    let start = position
    while position < scalars.count, !starts(with: end) { position += 1 }
    guard position < scalars.count else {
      position = start
      throw failure("expected '\(end)' before the end of the file")
    }
    position += end.unicodeScalars.count
  }

  private func starts(with text: String) -> Bool {
    scalars[min(position, scalars.count)...].starts(with: text.unicodeScalars)
  }

  private func failure(_ reason: String) -> LocalisationError {
    let line = scalars[..<min(position, scalars.count)].count { $0 == "\n" } + 1
    return LocalisationError(line: line, reason: reason)
  }
}

extension String {
  /// Without white space at both ends.
  var trimmingBlanks: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
