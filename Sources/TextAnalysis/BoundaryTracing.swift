// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which rule decided each boundary, for `copyfit trace` and for test reports. The same pass as `analyzeBoundaries`,
// with a trace that listens; what stands in the flags beyond the rules came from a tailoring or a provider.

import UnicodeTables

/// A boundary between two scalars, and why it is as it is.
package struct TracedBoundary: Hashable, Sendable {
  /// Byte offset of the scalar behind the boundary; the last one is the text's length.
  package let offset: Int32
  /// "LB4" and so on as UAX #14 numbers its rules; "keep-all", "loose", "anywhere", "dictionary", "cluster" or "hyphenator".
  package let rule: String
}

/// Returns one entry a boundary of a text, its start and end included.
///
/// - Parameter analyzed: What `TextAnalyzer` found for the same text and request.
/// - Complexity: O(*n*).
package func traceBoundaries(
  _ text: UnsafeBufferPointer<UInt8>, _ request: AnalysisRequest, of analyzed: AnalyzedText
) -> [TracedBoundary] {
  guard let bytes = text.baseAddress, !text.isEmpty else { return [TracedBoundary(offset: 0, rule: "LB3")] }
  let rules = RuleTrace(count: text.count + 1)
  var flags = [UInt8](repeating: 0, count: text.count + 1)
  for (index, paragraph) in analyzed.paragraphs.enumerated() {
    let options = request.options(ofParagraph: index)
    flags.withUnsafeMutableBufferPointer { flags in
      guard let flags = flags.baseAddress else { return }
      BoundaryTables.withTables(LineTailoring(options)) { tables in
        var pass = BoundaryPass(text: bytes, flags: flags, tables: tables, trace: rules)
        pass.run(paragraph)
      }
    }
    rules.endParagraph(paragraph, of: text)
    rules.explainRest(of: paragraph, flags: flags, analyzed, options)
  }
  return rules.boundaries
}

/// Notes the rule of each boundary, by offset; shared by the passes over all paragraphs.
private final class RuleTrace: BoundaryTrace {
  static var isOn: Bool { true }
  private var rules: [String?]

  init(count: Int) {
    rules = [String?](repeating: nil, count: count)
  }

  var boundaries: [TracedBoundary] {
    rules.enumerated().compactMap { offset, rule in
      rule.map { TracedBoundary(offset: Int32(offset), rule: $0) }
    }
  }

  func read(outcome: Int, at offset: Int, open: Int) {
    let (decided, closed) = LineBreakTable.rules[outcome]
    // The boundary at a paragraph's start is its predecessor's end, and has its rule already.
    if !closed.isEmpty, rules[open] == "" { rules[open] = closed }
    if rules[offset] == nil { rules[offset] = decided }
  }

  /// LB2 at the text's start, LB4 or LB5 behind a terminator, but LB3 at the text's end.
  func endParagraph(_ paragraph: ParagraphRange, of text: UnsafeBufferPointer<UInt8>) {
    if paragraph.start == 0 { rules[0] = "LB2" }
    guard paragraph.end > paragraph.contentEnd, Int(paragraph.end) < text.count else { return }
    let isSeparator = paragraph.end - paragraph.contentEnd == 3
    rules[Int(paragraph.end)] = isSeparator ? "LB4" : "LB5"
  }

  /// Names what decided where the analysis has another answer than the rules.
  func explainRest(
    of paragraph: ParagraphRange, flags: [UInt8], _ analyzed: AnalyzedText, _ options: AnalysisOptions
  ) {
    for offset in Int(paragraph.start) + 1..<max(Int(paragraph.start) + 1, Int(paragraph.contentEnd)) {
      let found = analyzed.flags[offset].intersection([.allowed, .hyphen])
      let ruled = BoundaryFlags(rawValue: flags[offset]).intersection([.allowed, .hyphen])
      guard found != ruled else { continue }
      if options.strictness == .anywhere {
        rules[offset] = "anywhere"
      } else if found.contains(.hyphen) {
        rules[offset] = "hyphenator"
      } else {
        rules[offset] = analyzed.lacksDictionary ? "cluster" : "dictionary"
      }
    }
  }
}
