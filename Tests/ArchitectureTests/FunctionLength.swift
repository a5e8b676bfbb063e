// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The functions of a file and how many lines their bodies have.

/// A function with a body.
struct FunctionLength {
  let name: String
  /// Lines between the braces; a body on one line counts 1.
  let lines: Int

  /// Every `func`, `init` and `deinit` of a text without comments and strings; nested ones count in both.
  static func all(in code: String) -> [FunctionLength] {
    let declaration = /(?:^|[ \t])(?:func\s+([^\s(<]+|`[^`]+`)|(init)[?!]?\s*[(<]|(deinit)\b)/.anchorsMatchLineEndings()
    let bytes = Array(code.utf8)
    return code.matches(of: declaration).compactMap { match in
      let end = code.utf8.distance(from: code.startIndex, to: match.range.upperBound)
      let start = match.2 == nil ? end : end - 1
      guard let lines = bodyLines(bytes, from: start) else { return nil }
      return FunctionLength(name: String(match.1 ?? match.2 ?? "deinit"), lines: lines)
    }
  }

  /// Lines of the body that opens after a signature, or nil for a requirement, which has none.
  private static func bodyLines(_ code: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var open: Int?
    var lines = 0
    for index in start..<code.count {
      switch code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"):
        if depth == 0 && open == nil { open = index }
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { return nil }
        if depth == 0 && open != nil { return max(1, lines - 1) }
      case 0x0A:
        if open != nil { lines += 1 } else if depth == 0 && !continues(code, after: index) { return nil }
      default: break
      }
    }
    return nil
  }

  /// Whether the next line still belongs to the signature.
  private static func continues(_ code: [UInt8], after newline: Int) -> Bool {
    let rest = code[(newline + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return ["->", "{", "where ", "throws", "async", "rethrows"].contains { rest.starts(with: $0.utf8) }
  }
}
