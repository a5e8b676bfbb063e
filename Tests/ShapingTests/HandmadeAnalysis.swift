// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// An analysis made without the analyser, so that this room's tests stand alone: clusters by Swift's own Character,
// opportunities behind spaces and hyphens, levels by script.

import TextAnalysis
import UnicodeTables

@testable import Shaping

/// Makes an analysis of plain text; style runs are given as byte offsets at which the next style starts.
struct HandmadeAnalysis {
  let bytes: [UInt8]
  private(set) var analysis: AnalyzedText
  /// The bytes that are asked about; all unless said otherwise.
  private(set) var part: Range<Int32>

  init(_ text: String, styleStarts: [Int] = []) {
    bytes = Array(text.utf8)
    part = 0..<Int32(bytes.count)
    analysis = AnalyzedText(flags: Array(repeating: [], count: bytes.count + 1))
    addFlags(text)
    addParagraphs()
    addItems(text, styleStarts: styleStarts)
  }

  private mutating func addFlags(_ text: String) {
    var offset = 0
    var last: Character?
    for character in text {
      analysis.flags[offset].insert(.clusterEdge)
      if let last {
        if last.isNewline { analysis.flags[offset].insert([.allowed, .mandatory]) }
        if (last == " " && character != " ") || (last == "-" && character.isLetter) || last == "\u{AD}" {
          analysis.flags[offset].insert(.allowed)
        }
      }
      for scalar in character.unicodeScalars {
        let own = BoundaryFlags(rawValue: ScalarProperties.of(scalar.value).boundaryBits)
        for byte in 0..<UTF8.width(scalar) { analysis.flags[offset + byte].formUnion(own) }
        offset += UTF8.width(scalar)
      }
      last = character
    }
    analysis.flags[offset].insert([.clusterEdge, .allowed])
  }

  private mutating func addParagraphs() {
    var start = 0
    for byte in 0...bytes.count where byte > start {
      guard byte == bytes.count || analysis.flags[byte].contains(.mandatory) else { continue }
      var contentEnd = byte
      while contentEnd > start, analysis.flags[contentEnd - 1].contains(.terminator) { contentEnd -= 1 }
      analysis.paragraphs.append(
        ParagraphRange(start: Int32(start), contentEnd: Int32(contentEnd), end: Int32(byte)))
      analysis.baseLevels.append(0)
      start = byte
    }
  }

  private mutating func addItems(_ text: String, styleStarts: [Int]) {
    var offset = 0
    for character in text {
      let script = character.unicodeScalars.lazy.map { ScalarProperties.of($0.value).script }.first { !$0.isShared }
      let style = styleStarts.count { $0 <= offset }
      let end = offset + character.utf8.count
      let startsParagraph = analysis.paragraphs.contains { Int($0.start) == offset }
      if let last = analysis.items.indices.last, !startsParagraph, analysis.items[last].style == Int32(style),
        script == nil || analysis.items[last].script == script || analysis.items[last].script.isShared
      {
        analysis.items[last].end = Int32(end)
        if let script { analysis.items[last].adopt(script) }
      } else {
        var item = TextItem(start: Int32(offset), end: Int32(end), style: Int32(style), script: .common, level: 0)
        if let script { item.adopt(script) }
        analysis.items.append(item)
      }
      offset = end
    }
  }
}

extension TextItem {
  fileprivate mutating func adopt(_ script: Script) {
    self.script = script
    level = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"].contains(script.tagName) ? 1 : 0
  }
}

extension Script {
  static let common = ScalarProperties.of(0x20).script
  var isShared: Bool { tagName == "Zyyy" || tagName == "Zinh" }
}

extension HandmadeAnalysis {
  /// One item of three parts, of which the middle one is asked about.
  init(_ before: String, _ text: String, _ after: String, script: String, isRightToLeft: Bool) {
    self.init(before + text + after)
    analysis.items = [
      TextItem(
        start: 0, end: Int32(bytes.count), style: 0, script: .named(script), level: isRightToLeft ? 1 : 0)
    ]
    let start = Int32(before.utf8.count)
    part = start..<start + Int32(text.utf8.count)
  }
}

extension Script {
  /// The script of an ISO 15924 tag.
  static func named(_ tag: String) -> Script {
    (0..<Script.count).map { Script(rawValue: UInt8($0)) }.first { $0.tagName == tag } ?? common
  }
}
