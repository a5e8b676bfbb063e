// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// An analysis made by hand, so that this room's tests do not depend on line-breaking rules.

import TextAnalysis
import UnicodeTables

/// Clusters by Swift's Character, opportunities behind spaces, tabs, "-", U+00AD and U+200B.
struct SampleAnalysis {
  let bytes: [UInt8]
  private(set) var analysis: AnalyzedText

  init(_ text: String, styleStarts: [Int] = []) {
    bytes = Array(text.utf8)
    analysis = AnalyzedText(flags: Array(repeating: [], count: bytes.count + 1))
    addFlags(text)
    addParagraphs(text)
    addItems(text, styleStarts: styleStarts)
  }

  private mutating func addFlags(_ text: String) {
    var offset = 0
    var last: Character?
    for character in text {
      analysis.flags[offset].formUnion(Self.boundary(between: last, and: character))
      for scalar in character.unicodeScalars {
        let own = BoundaryFlags(rawValue: ScalarProperties.of(scalar.value).boundaryBits)
        for byte in 0..<UTF8.width(scalar) { analysis.flags[offset + byte].formUnion(own) }
        offset += UTF8.width(scalar)
      }
      last = character
    }
    analysis.flags[offset].insert([.clusterEdge, .allowed])
    if last?.isNewline == true { analysis.flags[offset].insert(.mandatory) }
  }

  private static func boundary(between last: Character?, and next: Character) -> BoundaryFlags {
    guard let last else { return .clusterEdge }
    if last.isNewline { return [.clusterEdge, .allowed, .mandatory] }
    if next == " " || next == "\t" || next.isNewline { return .clusterEdge }
    switch last {
    case " ", "\t", "\u{200B}": return [.clusterEdge, .allowed]
    case "-": return next.isLetter ? [.clusterEdge, .allowed] : .clusterEdge
    case "\u{AD}": return [.clusterEdge, .allowed, .hyphen]
    default: return .clusterEdge
    }
  }

  /// VT, FF and LS end a line, not a paragraph.
  private mutating func addParagraphs(_ text: String) {
    var (start, end) = (0, 0)
    for character in text {
      end += character.utf8.count
      let terminates = character.isNewline && !"\u{B}\u{C}\u{2028}".contains(character)
      guard terminates || end == bytes.count else { continue }
      let contentEnd = terminates ? end - character.utf8.count : end
      analysis.paragraphs.append(
        ParagraphRange(start: Int32(start), contentEnd: Int32(contentEnd), end: Int32(end)))
      analysis.baseLevels.append(0)
      start = end
    }
  }

  private mutating func addItems(_ text: String, styleStarts: [Int]) {
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      let style = Int32(styleStarts.count { $0 <= offset })
      let startsParagraph = analysis.paragraphs.contains { Int($0.start) == offset }
      if let last = analysis.items.indices.last, !startsParagraph, analysis.items[last].style == style {
        analysis.items[last].end = Int32(end)
      } else {
        let script = ScalarProperties.of(0x61).script
        analysis.items.append(
          TextItem(start: Int32(offset), end: Int32(end), style: style, script: script, level: 0))
      }
      offset = end
    }
  }
}
