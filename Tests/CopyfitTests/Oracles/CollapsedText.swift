// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// CSS white-space processing, which is the browser's and not Copyfit's: runs of space collapse before text is asked.

/// A text as a browser lays it out, with each UTF-16 offset's place in the source.
struct CollapsedText {
  private(set) var string = ""
  private var sources: [Int] = []
  private var end = 0

  /// Applies `normal`, `pre-line` or `pre-wrap`.
  init(_ source: String, whiteSpace: String) {
    var lastIsSpace = whiteSpace != "pre-wrap"
    var units = 0
    for scalar in source.unicodeScalars {
      let isNewline = scalar == "\n" || scalar == "\r"
      let collapses =
        switch whiteSpace {
        case "normal": scalar == " " || scalar == "\t" || isNewline
        case "pre-line": scalar == " " || scalar == "\t"
        default: false
        }
      if collapses {
        if !lastIsSpace { append(" ", from: units) }
        lastIsSpace = true
      } else {
        if whiteSpace == "pre-line", isNewline, string.last == " " { removeLast() }
        append(scalar, from: units)
        lastIsSpace = whiteSpace == "normal" ? false : isNewline
      }
      units += scalar.utf16.count
    }
    end = units
    if whiteSpace != "pre-wrap", string.last == " " { removeLast() }
  }

  private mutating func append(_ scalar: Unicode.Scalar, from unit: Int) {
    string.unicodeScalars.append(scalar)
    for offset in 0..<scalar.utf16.count { sources.append(unit + offset) }
  }

  private mutating func removeLast() {
    string.unicodeScalars.removeLast()
    sources.removeLast()
  }

  /// The source offset of an offset in the collapsed text.
  func source(of utf16: Int) -> Int { utf16 < sources.count ? sources[utf16] : end }
}
