// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a reader sees: hyphens where they are taken, the token where text is cut (DESIGN section 6, rule 8).

internal import LineLayout
internal import Shaping
internal import TextAnalysis

/// The text of a set block as it is shown.
struct ShownText {
  let block: TextBlock
  let bytes: [UInt8]
  /// UTF-8 of the truncation token; empty where text is cut without one.
  let token: [UInt8]
  let input: LayoutInput

  /// A line without its trailing space and terminator, hyphen or token included.
  func line(_ index: Int) -> String {
    let line = block.lines[index]
    if line.hidden == nil, !line.showsHyphen, !line.showsToken {
      let plain = bytes[line.range.lowerBound..<max(line.range.lowerBound, line.visibleEnd)]
      if !plain.contains(0xAD) { return decoded(plain) }
    }
    return decoded(shown(line, from: line.range.lowerBound, to: line.visibleEnd).withoutSoftHyphens)
  }

  /// The whole text as its lines show it: a token in each that is cut, the lines joined as in the source.
  var whole: String {
    guard block.isTruncated else { return decoded(bytes) }
    var whole: [UInt8] = []
    for (index, line) in block.lines.enumerated() {
      guard line.hidden != nil else {
        whole += bytes[line.range]
        continue
      }
      whole += shown(line, from: line.range.lowerBound, to: line.visibleEnd)
      if index + 1 < block.lines.count { whole += bytes[terminatorStart(of: line)..<line.range.upperBound] }
    }
    return decoded(whole)
  }

  /// Where the terminator that ends a line starts; the line's end if there is none.
  private func terminatorStart(of line: TextLine) -> Int32 {
    var start = line.range.upperBound
    while start > line.range.lowerBound, input.text.analysis.flags[Int(start) - 1].contains(.terminator) { start -= 1 }
    return start
  }

  /// The bytes between two offsets of a line as they are shown.
  private func shown(_ line: TextLine, from start: Int32, to end: Int32) -> [UInt8] {
    var shown: [UInt8]
    if let hidden = line.hidden {
      shown = Array(bytes[start..<max(start, hidden.lowerBound)])
      if line.showsHyphen { shown += hyphen(before: hidden.lowerBound) }
      if line.showsToken { shown += token }
      if hidden.upperBound < end { shown += spaced(bytes[hidden.upperBound..<end]) }
    } else {
      shown = Array(bytes[start..<max(start, end)])
      if line.showsHyphen { shown += hyphen(before: end) }
      if line.showsToken { shown += token }
    }
    return shown
  }

  /// Terminators inside a cut line stand as spaces.
  private func spaced(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
  }

  private func hyphen(before offset: Int32) -> [UInt8] {
    guard let run = input.text.runs.last(where: { $0.start < offset }), Int(run.style) < input.hyphens.count else {
      return []
    }
    return input.hyphens[Int(run.style)].bytes
  }

  private func decoded(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension [UInt8] {
  /// Soft hyphens are never seen themselves: a hyphen stands in the place of one that is taken.
  fileprivate var withoutSoftHyphens: [UInt8] {
    var shown: [UInt8] = []
    for byte in self {
      if byte == 0xAD, shown.last == 0xC2 { shown.removeLast() } else { shown.append(byte) }
    }
    return shown
  }

  fileprivate subscript(range: Range<Int32>) -> ArraySlice<UInt8> {
    self[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
