// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a reader sees: hyphens where they are taken, the token where text is cut (DESIGN section 6, rule 8).

internal import LineLayout
internal import Shaping

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
    switch line.end {
    case .truncation: return decoded(cut(from: line.range.lowerBound))
    case .hyphen: return decoded(bytes[line.range.lowerBound..<line.visibleEnd] + hyphen(before: line.range.upperBound))
    default: return decoded(bytes[line.range.lowerBound..<line.visibleEnd])
    }
  }

  /// The whole text, the token in it where text is cut; lines are joined as in the source.
  var whole: String { block.isTruncated ? decoded(cut(from: 0)) : decoded(bytes[...]) }

  /// The visible ranges from a byte on, with the token in the gap.
  private func cut(from start: Int32) -> [UInt8] {
    var shown: [UInt8] = []
    var end = start
    var hasToken = false
    for range in block.visibleRanges where range.upperBound > start {
      let lower = max(range.lowerBound, start)
      if lower > end {
        shown += token
        hasToken = true
      }
      shown += bytes[Int(lower)..<Int(range.upperBound)]
      end = range.upperBound
    }
    return hasToken ? shown : shown + token
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
  fileprivate subscript(range: Range<Int32>) -> ArraySlice<UInt8> {
    self[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
