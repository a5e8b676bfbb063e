// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Where a browser cuts one line for an ellipsis, recorded. Trailing spaces aside: UIKit strips them, a browser does not.

import Copyfit
import Foundation
import TestSupport
import Testing

/// A text that a browser cut to one line.
private struct TruncationCase: Decodable {
  let id: String
  let text: String
  let fonts: [String]
  let size: Double
  let lang: String?
  let direction: String
  let max_lines: Int
  let width: Double
  let truncated: Bool
  let keep_utf16: Int?
  let kept_ranges_utf16: [[Int]]?

  /// What stays, without trailing spaces.
  var kept: String { Self.prefix(text, truncated ? keep_utf16 ?? 0 : text.utf16.count) }

  static func prefix(_ text: String, _ count: Int) -> String {
    var kept = Substring(decoding: Array(text.utf16.prefix(count)), as: UTF16.self)
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return String(kept)
  }
}

@Suite(.enabled(if: OracleFolder.isPresent)) struct `One line is cut where a browser cuts it` {
  /// The browser keeps the kerning of the cut comma: "F," is 36 units narrower than "F", and the shown "F…" overflows by
  /// 0.55 px. Here a line fits by its own shaping alone (law 5).
  private let keptKerning = "d4f21dc4f02e6ee5"

  @Test func `Prefixes`() throws {
    let measurer = TextMeasurer(fonts: FontCollection())
    let cases = try TestFiles.jsonLines(
      "oracle/truncation.jsonl.gz", as: TruncationCase.self, in: TestFiles.oracles ?? TestFiles.package
    ).filter { $0.max_lines == 1 && $0.kept_ranges_utf16 == nil }
    #expect(cases.count == 296)
    for test in cases where test.id != keptKerning {
      var label = Label(test.text, font: Font(try test.fonts.map(OracleFonts.path), size: test.size))
      label.language = test.lang ?? ""
      let layout = try measurer.prepare(label).layout(in: Size(width: test.width, height: .infinity))
      let kept = TruncationCase.prefix(test.text, layout.visibleRanges.first?.upperBound ?? 0)
      #expect(layout.isTruncated == test.truncated && kept == test.kept, "\(test.id)")
    }
  }
}
