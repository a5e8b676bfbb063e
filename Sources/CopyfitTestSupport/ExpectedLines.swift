// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What an expectation about lines says when it does not hold: the question, then both answers side by side.

internal import Copyfit

/// Lines as a test expects them.
struct ExpectedLines {
  let lines: [String]

  /// The message of a failure, or nil where the layout has these lines.
  func failure(of layout: TextLayout, question: String) -> String? {
    let comparison = SideBySide(expected: lines, actual: layout.lines.map(\.text))
    guard comparison.firstDifference != nil else { return nil }
    return "\(question): \(layout.lines.count.counted("line")), expected \(lines.count)\n\(comparison.text)"
  }
}

/// A size as a test expects it.
struct ExpectedSize {
  let size: Size
  /// Points by which either side may be off.
  let accuracy: Double

  /// The message of a failure, or nil where the size is this one.
  func failure(of actual: Size, question: String) -> String? {
    let sides = [("width", size.width, actual.width), ("height", size.height, actual.height)]
    // Written so that a NaN differs.
    let wrong = sides.filter { !($0.1 == $0.2 || abs($0.1 - $0.2) <= accuracy) }
    guard !wrong.isEmpty else { return nil }
    let words = wrong.map { name, expected, actual in
      "\(name) is \(actual), expected \(expected) (\(actual < expected ? "" : "+")\(actual - expected))"
    }
    return "\(question): \(words.joined(separator: "; "))"
  }
}

extension Int {
  /// "1 line", "2 lines".
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
