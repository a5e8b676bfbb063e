// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The code of a source file without its comments and string contents, which is all that the house rules look at.
// A scanner of a few states instead of a parser: rules about lines, words and braces need no more.

/// A Swift source text in which comments and string literals are blanks, line by line as it was.
struct SwiftCode {
  private let source: [UInt8]
  private var code: [UInt8]
  private var place = 0

  /// The text with blanks for comments and strings.
  static func of(_ text: String) -> String {
    var scanner = SwiftCode(source: Array(text.utf8), code: Array(text.utf8))
    scanner.scanCode(until: nil)
    return String(decoding: scanner.code, as: UTF8.self)
  }

  /// Scans code to its end, or, inside an interpolation, to the parenthesis that closes it.
  private mutating func scanCode(until closing: UInt8?) {
    var depth = 0
    while place < source.count {
      if startsWith("//") {
        blank(upTo: source[place...].firstIndex(of: 0x0A) ?? source.count)
      } else if startsWith("/*") {
        blankBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        scanString(hashes: hashes)
      } else {
        if closing != nil && source[place] == UInt8(ascii: "(") { depth += 1 }
        if source[place] == closing {
          if depth == 0 { return }
          depth -= 1
        }
        place += 1
      }
    }
  }

  private mutating func scanString(hashes: Int) {
    blank(upTo: place + hashes)
    let quotes = startsWith("\"\"\"") ? 3 : 1
    let ends = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    blank(upTo: place + quotes)
    while place < source.count && !startsWith(ends) {
      if startsWith(escape + "(") {
        blank(upTo: place + escape.utf8.count + 1)
        scanCode(until: UInt8(ascii: ")"))
        blank(upTo: place + 1)
      } else {
        blank(upTo: place + (startsWith(escape) ? escape.utf8.count + 1 : 1))
      }
    }
    blank(upTo: place + ends.utf8.count)
  }

  private mutating func blankBlockComment() {
    var depth = 0
    repeat {
      if startsWith("/*") { depth += 1 }
      if startsWith("*/") { depth -= 1 }
      blank(upTo: place + (startsWith("/*") || startsWith("*/") ? 2 : 1))
    } while depth > 0 && place < source.count
  }

  /// The number of `#` before the quote that starts here, or nil where no string starts.
  private func hashesBeforeQuote() -> Int? {
    var end = place
    while end < source.count && source[end] == UInt8(ascii: "#") { end += 1 }
    return end < source.count && source[end] == UInt8(ascii: "\"") ? end - place : nil
  }

  private func startsWith(_ prefix: String) -> Bool {
    source[place...].starts(with: prefix.utf8)
  }

  /// Line ends stay, so that line numbers are those of the file.
  private mutating func blank(upTo end: Int) {
    for index in place..<min(max(end, place), source.count) where source[index] != 0x0A {
      code[index] = UInt8(ascii: " ")
    }
    place = max(place, min(end, source.count))
  }
}
