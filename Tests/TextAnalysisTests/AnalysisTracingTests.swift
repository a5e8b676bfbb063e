// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import Testing
import TextAnalysis

@Suite struct `A trace shows every stage` {
  private func rows(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var analyzer = TextAnalyzer()
    return bytes.withUnsafeBufferPointer { bytes in
      let request = AnalysisRequest()
      return traceScalars(bytes, request, of: analyzer.analyze(bytes, request))
        .map { $0.columns.joined(separator: " ") }
    }
  }

  /// Classes are those of the database; rules those of UAX #14: LB2 at the start, LB28 between letters, LB7 before a
  /// space, LB18 after it, LB9 before a mark, LB6 before and LB5 after LF.
  @Test func `Rows of a text`() {
    #expect(
      rows("a\u{301} א\nb") == [
        "0 0 U+0061 AL other L Latn 0 0 Latn 0 edge prohibited LB2",
        "1 1 U+0301 CM conjunctExtend NSM Zinh 0 0 Latn 0 inside prohibited LB9",
        "3 2 U+0020 SP other WS Zyyy 0 0 Latn 0 edge prohibited LB7",
        "4 3 U+05D0 HL other R Hebr 0 1 Hebr 1 edge allowed LB18",
        "6 4 U+000A LF lf B Zyyy 0 1 Hebr 0 edge prohibited LB6",
        "7 5 U+0062 AL other L Latn 1 2 Latn 0 edge mandatory LB5",
      ])
  }

  @Test func `A row has a column for each name, and empty text has no row`() {
    #expect(rows("").isEmpty)
    #expect(rows("x").first?.split(separator: " ").count == TracedScalar.header.count)
  }
}
