// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// An answer for people: size, baselines, then each line with its width and a ruler that shows how full it is. Works on the
// plain structs of an answer, so that what is shown is what the other formats say.

/// One answer and what it was asked with.
struct RulerReport {
  /// What was asked, such as `body, AX3`; empty where nothing needs to be said.
  var title = ""
  let answer: BatchAnswer
  /// Points; nil is unbounded.
  let width: Double?
  let height: Double?

  /// The report as lines of text; `columns` limits the ruler, never the text.
  func render(style: TerminalStyle = .plain) -> String {
    var page = title.isEmpty ? "" : style.bold(title) + "\n"
    page += heading(style) + fonts(style)
    if !answer.lines.isEmpty { page += "\n" + rows(style) }
    return page + notes(style)
  }
}

extension RulerReport {
  private func heading(_ style: TerminalStyle) -> String {
    let size = "\(Self.points(answer.width)) x \(Self.points(answer.height))"
    let box = [width.map { "\(Self.points($0)) wide" }, height.map { "\(Self.points($0)) high" }].compactMap { $0 }
    let asked = box.isEmpty ? "" : style.dim("  in a box " + box.joined(separator: " and "))
    return "size       \(style.bold(size))\(asked)\nlines      \(lineCount)\nbaselines  \(baselines)\n"
  }

  private var lineCount: String {
    guard answer.isTruncated else { return "\(answer.lineCount)" }
    return "\(answer.lineCount) of \(answer.fullLineCount)"
  }

  private var baselines: String {
    guard let first = answer.firstBaseline, let last = answer.lastBaseline else { return "none" }
    return answer.lineCount == 1
      ? Self.points(first) : "\(Self.points(first)) first, \(Self.points(last)) last"
  }

  private func fonts(_ style: TerminalStyle) -> String {
    let names = answer.fonts.map { font in
      font.isStandIn
        ? "\(font.used) " + style.dim("(stands in for \(font.requested))")
        : font.used == font.requested ? font.used : "\(font.used) " + style.dim("(\(font.requested))")
    }
    return names.isEmpty ? "" : "font       \(names.joined(separator: ", "))\n"
  }

  private func rows(_ style: TerminalStyle) -> String {
    let full = width ?? answer.lines.map(\.width).max() ?? 0
    let numberColumns = "\(answer.lines.count)".count
    let widths = answer.lines.map { DecimalFormat.fixed($0.width, places: 2) }
    let widthColumns = widths.map(\.count).max() ?? 0
    var page = ""
    for (index, line) in answer.lines.enumerated() {
      let number = Self.pad("\(index + 1)", numberColumns)
      let ruler = Ruler(width: line.width, full: full).render(style)
      let text = Self.printable(line.text)
      page += "\(style.dim(number))  \(ruler)  \(Self.pad(widths[index], widthColumns))  \(text)\(mark(line, style))\n"
    }
    return page
  }

  /// What is worth saying about a line's end; soft ends and the text's own end are not.
  private func mark(_ line: AnswerLine, _ style: TerminalStyle) -> String {
    switch line.end {
    case .soft, .end, .truncation: ""
    case .hard: style.dim(" \u{21B5}")
    case .hyphen: style.dim("  hyphenated")
    case .emergency: style.yellow("  broken inside a word")
    }
  }

  private func notes(_ style: TerminalStyle) -> String {
    var notes: [String] = []
    if answer.isTruncated {
      notes.append("cut: \(answer.fullLineCount) line\(answer.fullLineCount == 1 ? "" : "s") would show all of it")
    }
    if let width, let widest = answer.lines.map(\.width).max(), widest > width {
      notes.append("too wide by \(Self.points(widest - width)): nothing in the widest line can be broken")
    }
    if let scale = answer.scaleFactor, scale != 1 { notes.append("drawn at \(Self.points(scale)) of its size") }
    if !answer.missing.isEmpty {
      notes.append("no font has \(answer.missing.map(\.codePointName).joined(separator: ", "))")
    }
    return notes.isEmpty ? "" : "\n" + notes.map { style.yellow($0) + "\n" }.joined()
  }

  static func points(_ value: Double) -> String { DecimalFormat.rounded(value, places: 2) }

  private static func pad(_ text: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - text.count)) + text
  }

  /// The text with control characters as pictures (U+2400 and on), so that no text can drive the terminal.
  static func printable(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x00..<0x20: shown.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: shown.append("\u{2421}")
      case 0x80..<0xA0, 0x2028, 0x2029: shown.append("\u{FFFD}")
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }
}

/// How full a line is, in eighths of a cell.
struct Ruler {
  static let cells = 24
  let width: Double
  /// What a full line would be; a line may be wider.
  let full: Double

  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  func render(_ style: TerminalStyle = .plain) -> String {
    guard width <= full else { return style.red(String(repeating: "█", count: Self.cells - 1) + "▶") }
    let share = full > 0 ? max(0, width / full) : 0
    // Only a line that is full to the point fills the last eighth.
    let filled = share == 1 ? Self.cells * 8 : min(Int(share * Double(Self.cells * 8)), Self.cells * 8 - 1)
    var bar = String(repeating: "█", count: filled / 8)
    if filled % 8 > 0 { bar.append(Self.eighths[filled % 8 - 1]) }
    let rest = String(repeating: "·", count: Self.cells - bar.count)
    return style.green(bar) + style.dim(rest)
  }
}
