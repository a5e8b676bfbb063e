// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the last visible line becomes when text is cut (facts/uikit.md 6.2, rule 5; DESIGN sections 4 and 6).

package import Shaping

/// What stands for text that a truncating mode cuts: an ellipsis, or any text, already shaped.
package struct TruncationToken: Sendable {
  package var text: ShapedText
  /// One a style of `text`.
  package var metrics: [RunMetrics]
  /// In points.
  let width: Double

  package init(text: ShapedText, metrics: [RunMetrics]) {
    (self.text, self.metrics) = (text, metrics)
    width = text.advance { metrics[Int($0)] }
  }
}

extension LayoutInput {
  /// Makes `line` the last visible line of cut text.
  func truncate(_ line: inout SetLine, _ options: LayoutOptions, _ token: TruncationToken?) {
    line.countsTrailing = false
    line.cut.end = .truncation
    line.hidden = line.cut.visibleEnd..<Int32(text.bytes.count)
    line.cut.offset = Int32(text.bytes.count)
  }
}
