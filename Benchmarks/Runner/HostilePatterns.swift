// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Ten patterns that make careless analyses quadratic (issue 3). `Benchmarks/linearity` runs each at two lengths under
// callgrind, which counts the instructions below `copyfit_measured` alone.

import TextAnalysis

/// Texts made to be slow.
enum HostilePatterns {
  static let all: [(name: String, make: @Sendable (Int) -> String)] = [
    ("combining-marks", { repeated("\u{301}", $0) }),
    ("spaces", { repeated(" ", $0) }),
    ("closing-brackets", { repeated(")", $0) }),
    ("regional-indicators", { repeated("\u{1F1E9}", $0) }),
    ("joiners", { repeated("\u{200D}", $0) }),
    ("soft-hyphens", { repeated("\u{AD}", $0) }),
    ("nested-isolates", { nested("\u{2067}", "\u{5D0}", "\u{2069}", $0) }),
    ("isolate-pairs", { repeated("\u{2067}\u{5D0}\u{2069}a", $0) }),
    ("brackets-in-isolates", { repeated("\u{2067}(\u{5D0})\u{2069}", $0) }),
    ("nested-brackets", { nested("(", "\u{5D0}", ")", $0) }),
    ("mark-after-space", { repeated(" \u{301}", $0) }),
    ("alternating-scripts", { repeated("a\u{430}\u{3B1}\u{5D0}", $0) }),
  ]

  private static func repeated(_ unit: String, _ bytes: Int) -> String {
    String(repeating: unit, count: bytes / unit.utf8.count)
  }

  private static func nested(_ open: String, _ inner: String, _ close: String, _ bytes: Int) -> String {
    let depth = bytes / (open.utf8.count + close.utf8.count)
    return String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  /// Analyses a pattern of about `bytes` bytes, once.
  static func run(_ name: String, bytes: Int) {
    guard let pattern = all.first(where: { $0.name == name }) else { return }
    let text = Array(pattern.make(bytes).utf8)
    text.withUnsafeBufferPointer { copyfit_measured($0.baseAddress, $0.count) }
    print("\(name) \(text.count)")
  }
}

/// The region whose instructions are counted; named for C, since callgrind finds it by its symbol.
@c @inline(never) func copyfit_measured(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
  var analyzer = TextAnalyzer()
  consume(analyzer.analyze(UnsafeBufferPointer(start: bytes, count: count), AnalysisRequest()))
}
