// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Text in XML 1.0: markup escaped, and what the standard forbids (section 2.2, Char) shown as U+FFFD.

/// Makes a string safe inside an element.
enum SVGText {
  static func escaped(_ string: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: result.append(scalar)
      default: result.append("\u{FFFD}")
      }
    }
    return String(result)
  }
}
