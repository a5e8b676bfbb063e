// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Sets our own help texts, which are plain Latin, in columns of characters. (Users' texts go through Copyfit itself.)

/// Wraps words to a number of columns.
enum TextWrap {
  /// Lines of at most `columns` characters; a longer word has a line of its own.
  static func lines(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A label, and its text in a column beside it, or below it where the label is too long.
  static func entry(_ label: String, _ text: String, labelColumns: Int, columns: Int, style: TerminalStyle) -> String {
    let indent = String(repeating: " ", count: labelColumns + 4)
    let wrapped = lines(text, columns: max(20, columns - labelColumns - 4))
    let head = "  " + style.bold(label)
    guard label.count <= labelColumns, let first = wrapped.first else {
      return ([head] + wrapped.map { indent + $0 }).joined(separator: "\n") + "\n"
    }
    let padding = String(repeating: " ", count: labelColumns - label.count + 2)
    return ([head + padding + first] + wrapped.dropFirst().map { indent + $0 }).joined(separator: "\n") + "\n"
  }
}

/// Colour and weight on a terminal, or nothing at all.
struct TerminalStyle: Sendable {
  let isColored: Bool

  static let plain = TerminalStyle(isColored: false)

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func red(_ text: String) -> String { wrap(text, "31") }
  func green(_ text: String) -> String { wrap(text, "32") }
  func yellow(_ text: String) -> String { wrap(text, "33") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
