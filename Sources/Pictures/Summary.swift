// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A layout in words: a picture's description and its caption.

internal import Copyfit
internal import LineLayout

extension SetText {
  /// Such as `3 lines, 158.2 × 61 pt`.
  var summary: String {
    let count = block.lines.count
    let hidden = block.isTruncated && block.fullLineCount > count ? " of \(block.fullLineCount)" : ""
    let cut = block.isTruncated ? ", truncated" : ""
    let size = "\(Decimal.text(block.width, 1)) \u{D7} \(Decimal.text(block.height, 1)) pt"
    return "\(count)\(hidden) \(count == 1 && hidden.isEmpty ? "line" : "lines"), \(size)\(cut)"
  }

  /// Such as `3 lines, 61 pt`.
  var shortSummary: String {
    let count = block.lines.count
    let cut = block.isTruncated ? ", cut" : ""
    return "\(count) \(count == 1 ? "line" : "lines")\(cut), \(Decimal.text(block.height, 1)) pt"
  }

  /// Nothing is cut, nothing is wider than the box, and no word had to be broken.
  var fits: Bool { !block.isTruncated && !block.lines.contains { $0.overflows || $0.end == .emergency } }
}
