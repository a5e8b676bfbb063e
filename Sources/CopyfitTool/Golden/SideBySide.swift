// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Two wraps of one text in two columns. Columns are counted as a terminal counts them, so that wide characters and marks
// leave the columns straight.

/// The lines of a recorded answer.
struct WrappedText {
  /// One line of the text: what is shown, and its figures.
  struct Line: Hashable {
    let text: String
    let width: Double?
    let end: String
  }

  let lines: [Line]

  init(_ answer: JSONValue) {
    lines = (answer["lines"]?.array ?? []).map { line in
      Line(
        text: RulerReport.printable(line["text"]?.string ?? ""), width: line["width"]?.number,
        end: line["end"]?.string ?? "")
    }
  }
}

/// Old and new.
struct SideBySide {
  let old: WrappedText
  let new: WrappedText
  var style = TerminalStyle.plain

  var hasLines: Bool { !old.lines.isEmpty || !new.lines.isEmpty }

  /// The first line that differs, as text; empty where none does.
  var firstDifference: String {
    let count = max(old.lines.count, new.lines.count)
    guard let index = (0..<count).first(where: { line($0, of: old) != line($0, of: new) }) else { return "" }
    let (before, after) = (line(index, of: old), line(index, of: new))
    var page = "  first difference in line \(index + 1):\n"
    page += style.red("  - \(Self.text(before))") + figures(before, after) + "\n"
    page += style.green("  + \(Self.text(after))") + figures(after, before) + "\n"
    return page
  }

  /// Two columns with the lines' numbers; a sign between them where they differ.
  func render(columns: Int) -> String {
    let count = max(old.lines.count, new.lines.count)
    let digits = "\(count)".count
    let widest = (old.lines + new.lines).map { TerminalText.columns(of: $0.text) }.max() ?? 0
    // Two numbers with a blank, and " | " between the columns, beside an indent of two.
    let room = max(8, (columns - 2 - 2 * (digits + 1) - 3) / 2)
    let width = min(room, max(widest, 3))
    var page = "  " + cell("", "old", digits, width) + " | " + "new".indented(digits + 1) + "\n"
    for index in 0..<count {
      let (before, after) = (line(index, of: old), line(index, of: new))
      let isSame = before == after
      let left = cell(before == nil ? "" : "\(index + 1)", before?.text ?? "", digits, width)
      let right = cell(after == nil ? "" : "\(index + 1)", after?.text ?? "", digits, width)
      let sign = isSame ? "|" : style.yellow("!")
      page +=
        "  " + (isSame ? left : style.red(left)) + " \(sign) " + (isSame ? right : style.green(right)).trimmed + "\n"
    }
    return page
  }

  private func cell(_ number: String, _ text: String, _ digits: Int, _ width: Int) -> String {
    number.padded(to: digits, isNumber: true) + " " + TerminalText.fitted(text, columns: width)
  }

  private func line(_ index: Int, of text: WrappedText) -> WrappedText.Line? {
    index < text.lines.count ? text.lines[index] : nil
  }

  private static func text(_ line: WrappedText.Line?) -> String { line.map { "\"\($0.text)\"" } ?? "no such line" }

  /// The line's width and end where only they differ.
  private func figures(_ line: WrappedText.Line?, _ other: WrappedText.Line?) -> String {
    guard let line, let other, line.text == other.text else { return "" }
    let width = line.width.map { DecimalFormat.shortest($0) } ?? "none"
    return style.dim("  width \(width), end \(line.end)")
  }
}

extension String {
  fileprivate func indented(_ count: Int) -> String { String(repeating: " ", count: count) + self }

  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
