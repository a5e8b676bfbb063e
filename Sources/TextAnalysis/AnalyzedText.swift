// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The result of the one analysing pass: flat arrays over the whole text, indexed by UTF-8 byte offset.

package import UnicodeTables

/// A paragraph: text up to and with CR, LF, CRLF, NEL or PS (UAX #9 P1, NSParagraphStyle).
package struct ParagraphRange: Hashable, Sendable {
  /// Byte offset of the first byte.
  package var start: Int32
  /// Byte offset of the terminator, or of the text's end.
  package var contentEnd: Int32
  /// Byte offset behind the terminator.
  package var end: Int32

  package init(start: Int32, contentEnd: Int32, end: Int32) {
    self.start = start
    self.contentEnd = contentEnd
    self.end = end
  }
}

/// A stretch of one level, script and shaping style: what is shaped together, before fonts are known.
package struct TextItem: Hashable, Sendable {
  /// Byte offsets; an item never crosses a paragraph and never splits a grapheme cluster.
  package var start: Int32
  package var end: Int32
  /// Index of the shaping style, as the caller numbered its runs.
  package var style: Int32
  /// Resolved script: never Common or Inherited where the paragraph has any other script.
  package var script: Script
  /// Bidi embedding level (UAX #9), parts 1 to 3 of rule L1 applied: part 4 is a line's (`LineLevels`).
  package var level: UInt8

  package init(start: Int32, end: Int32, style: Int32, script: Script, level: UInt8) {
    self.start = start
    self.end = end
    self.style = style
    self.script = script
    self.level = level
  }
}

/// A text analysed: paragraphs, boundaries, levels and items.
package struct AnalyzedText: Sendable {
  /// One entry a paragraph; empty text has none; a text that ends in a paragraph terminator has no extra empty one.
  package var paragraphs: [ParagraphRange]
  /// One entry a byte and one for the end.
  package var flags: [BoundaryFlags]
  /// Base level of each paragraph: 0 left to right, 1 right to left.
  package var baseLevels: [UInt8]
  /// Embedding level of each byte, or empty where all are 0; rule L1 as in items.
  package var levels: [UInt8]
  /// In logical order; they tile the text, terminators included.
  package var items: [TextItem]
  /// A scalar of Thai, Lao, Khmer or Burmese was met and no dictionary was there: cluster boundaries were used.
  package var lacksDictionary: Bool

  package init(
    paragraphs: [ParagraphRange] = [], flags: [BoundaryFlags] = [], baseLevels: [UInt8] = [], levels: [UInt8] = [],
    items: [TextItem] = [], lacksDictionary: Bool = false
  ) {
    self.paragraphs = paragraphs
    self.flags = flags
    self.baseLevels = baseLevels
    self.levels = levels
    self.items = items
    self.lacksDictionary = lacksDictionary
  }
}
