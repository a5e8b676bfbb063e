// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `.strings` files (Apple, old-style property lists): "key" = "value"; with comments and escapes. Order, comments' lines
// and duplicates are kept, since a check reports what the file says.

/// A key and its value in one language.
struct LocalisedString: Hashable, Sendable {
  let key: String
  let value: String
  /// The key's line from 1, or nil in compiled files.
  let line: Int?
}

/// The strings of one file.
struct StringsFile: Hashable, Sendable {
  /// In the file's order, duplicates included.
  let entries: [LocalisedString]

  /// Reads a `.strings` file: text in UTF-8 or UTF-16, or compiled.
  ///
  /// - Throws: ``LocalisationError`` with the line that is wrong.
  init(reading bytes: [UInt8]) throws(LocalisationError) {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      entries = try Self.entries(of: PropertyList(reading: bytes))
      return
    }
    let text = try LocalisationText.decode(bytes)
    if text.drop(while: \.isWhitespace).hasPrefix("<?xml") || text.drop(while: \.isWhitespace).hasPrefix("<plist") {
      entries = try Self.entries(of: PropertyList(reading: bytes))
    } else {
      var reader = StringsReader(text)
      entries = try reader.entries()
    }
  }

  /// The value of a key; of duplicates the last, which also wins when the file is compiled.
  subscript(key: String) -> String? { entries.last { $0.key == key }?.value }

  /// The keys that come more than once, each once, in the file's order.
  var duplicateKeys: [String] {
    var seen: Set<String> = []
    var reported: Set<String> = []
    return entries.map(\.key).filter { !seen.insert($0).inserted && reported.insert($0).inserted }
  }

  private static func entries(of list: PropertyList) throws(LocalisationError) -> [LocalisedString] {
    guard let entries = list.entries else {
      throw LocalisationError(line: nil, reason: "the file is no dictionary of strings")
    }
    var strings: [LocalisedString] = []
    for entry in entries {
      guard let value = entry.value.text else {
        throw LocalisationError(line: nil, reason: "the value of '\(entry.key)' is no string")
      }
      strings.append(LocalisedString(key: entry.key, value: value, line: nil))
    }
    return strings
  }
}

/// Walks the text of a `.strings` file.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// All pairs; braces around them are allowed, as in old-style lists.
  mutating func entries() throws(LocalisationError) -> [LocalisedString] {
    var entries: [LocalisedString] = []
    try skipBlanks()
    let isBraced = peek == "{"
    if isBraced { advance() }
    while true {
      try skipBlanks()
      guard let next = peek else {
        if isBraced { throw failure("'{' is not closed: add '}'") }
        return entries
      }
      if next == "}", isBraced {
        advance()
        try skipBlanks()
        guard peek == nil else { throw failure("unexpected text after '}'") }
        return entries
      }
      entries.append(try entry())
    }
  }

  private mutating func entry() throws(LocalisationError) -> LocalisedString {
    let start = line
    let key = try token("a key")
    var end = line
    try skipBlanks()
    var value = key
    if peek == "=" {
      advance()
      try skipBlanks()
      value = try token("the value of '\(key)'")
      end = line
      try skipBlanks()
    }
    // The line where the sign belongs, not that of the next thing.
    guard peek == ";" else { throw LocalisationError(line: end, reason: "expected ';' after '\(key)'") }
    advance()
    return LocalisedString(key: key, value: value, line: start)
  }

  private mutating func token(_ what: String) throws(LocalisationError) -> String {
    guard let first = peek else { throw failure("expected \(what), found the end of the file") }
    if first == "\"" || first == "'" { return try quoted(by: first, what) }
    var text = String.UnicodeScalarView()
    while let scalar = peek, Self.isUnquoted(scalar) {
      text.append(scalar)
      advance()
    }
    guard !text.isEmpty else { throw failure("expected \(what), found '\(first)': quote it") }
    return String(text)
  }

  private static func isUnquoted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(by quote: Unicode.Scalar, _ what: String) throws(LocalisationError) -> String {
    let start = line
    advance()
    var text: [UInt16] = []
    while let scalar = peek {
      advance()
      if scalar == quote { return String(decoding: text, as: UTF16.self) }
      if scalar == "\\" {
        try escape(into: &text)
      } else {
        text.append(contentsOf: String(scalar).utf16)
      }
    }
    throw LocalisationError(line: start, reason: "\(what) has no closing quotation mark")
  }

  /// An escape gives a UTF-16 unit, so that two `\U` may be one character.
  private mutating func escape(into text: inout [UInt16]) throws(LocalisationError) {
    guard let scalar = peek else { throw failure("'\\' at the end of the file") }
    advance()
    switch scalar {
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "a": text.append(0x07)
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "v": text.append(0x0B)
    case "U", "u":
      text.append(try number(digits: 4, radix: 16, "\\\(scalar) needs hexadecimal digits, such as \\U00e9"))
    case "0"..."7":
      position -= 1
      let code = try number(digits: 3, radix: 8, "an octal escape needs digits from 0 to 7")
      guard code < 0x80 else { throw failure("an octal escape above 177 means NeXTSTEP's characters: write \\U") }
      text.append(code)
    default: text.append(contentsOf: String(scalar).utf16)
    }
  }

  private mutating func number(digits: Int, radix: Int, _ message: String) throws(LocalisationError) -> UInt16 {
    var text = ""
    while text.count < digits, let scalar = peek, scalar.isASCII,
      Character(scalar).hexDigitValue.map({ $0 < radix }) == true
    {
      text.unicodeScalars.append(scalar)
      advance()
    }
    guard let value = UInt16(text, radix: radix) else { throw failure(message) }
    return value
  }
}

extension StringsReader {
  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func advance() {
    if scalars[position] == "\n" { line += 1 }
    position += 1
  }

  private mutating func skipBlanks() throws(LocalisationError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        try skipComment()
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let next = peek, next != "\n", next != "\r" { advance() }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(LocalisationError) {
    let start = line
    advance()
    advance()
    while position + 1 < scalars.count {
      if scalars[position] == "*", scalars[position + 1] == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw LocalisationError(line: start, reason: "the comment is not closed: add '*/'")
  }

  private func failure(_ reason: String) -> LocalisationError { LocalisationError(line: line, reason: reason) }
}
