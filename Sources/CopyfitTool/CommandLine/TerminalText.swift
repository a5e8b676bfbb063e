// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// How many columns a terminal gives a text: two for East Asian wide characters and emoji, none for marks and formats
// (UAX #11 and the custom of terminals). For tables only; how wide a text is set is Copyfit's own question.

/// Text in columns of a terminal.
enum TerminalText {
  /// Blocks whose characters are wide or full-width. Source: Unicode 17.0.0, EastAsianWidth.txt, W and F, by block.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// The columns that a text without control characters takes.
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// A text cut or padded to exactly so many columns; what is cut ends in an ellipsis.
  static func fitted(_ text: String, columns limit: Int) -> String {
    let count = columns(of: text)
    guard count > limit else { return text + String(repeating: " ", count: limit - count) }
    var (cut, used) = ("", 0)
    for character in text {
      let more = columns(of: character)
      guard used + more < limit else { break }
      cut.append(character)
      used += more
    }
    return cut + "\u{2026}" + String(repeating: " ", count: max(0, limit - used - 1))
  }

  private static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    let isEmoji = first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
    if isEmoji || wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}

extension String {
  /// Padded to a number of terminal columns; numbers stand right.
  func padded(to columns: Int, isNumber: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, columns - TerminalText.columns(of: self)))
    return isNumber ? padding + self : self + padding
  }
}
