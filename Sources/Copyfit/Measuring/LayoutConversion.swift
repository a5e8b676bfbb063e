// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Bytes to UTF-16 and strings: a block of LineLayout becomes the facade's answer.

internal import LineLayout
internal import Shaping

extension TextSize {
  init(_ block: BlockSize) {
    self.init(
      width: block.width, height: block.height, firstBaseline: block.firstBaseline, lastBaseline: block.lastBaseline,
      lineCount: block.lineCount, lastLineWidth: block.lastLineWidth)
  }
}

extension LineEnding {
  init(_ end: LineEnd) {
    self =
      switch end {
      case .soft: .soft
      case .hard: .hard
      case .end: .end
      case .emergency: .emergency
      case .hyphen: .hyphen
      case .truncation: .truncation
      }
  }
}

extension PreparedText {
  /// The facade's answer for a set block.
  ///
  /// - Parameter token: What stands for cut text; nil where text is cut without one.
  func layout(_ block: TextBlock, token: TruncationToken?) -> TextLayout {
    let shown = ShownText(block: block, bytes: input.text.bytes, token: token?.text.bytes ?? [], input: input)
    let lines = block.lines.indices.map { line(block.lines[$0], text: shown.line($0)) }
    return TextLayout(
      width: block.width, height: block.height, lines: lines, fullLineCount: block.fullLineCount,
      isTruncated: block.isTruncated, visibleRanges: block.visibleRanges.map(utf16Range), visible: shown.whole)
  }

  private func line(_ line: TextLine, text: String) -> LaidOutLine {
    LaidOutLine(
      utf8Range: Int(line.range.lowerBound)..<Int(line.range.upperBound), utf16Range: utf16Range(line.range),
      text: text, width: line.width, trailingSpace: line.trailingSpace, x: line.x, y: line.y, ascent: line.ascent,
      descent: line.descent, height: line.height, baseline: line.baseline, end: LineEnding(line.end),
      overflows: line.overflows)
  }

  func utf16Range(_ range: Range<Int32>) -> UTF16Range {
    let bytes = input.text.bytes
    return UTF16Range(
      storage.offsets.utf16(Int(range.lowerBound), in: bytes), storage.offsets.utf16(Int(range.upperBound), in: bytes))
  }
}
