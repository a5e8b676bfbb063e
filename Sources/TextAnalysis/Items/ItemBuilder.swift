// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Items: where level, script or style changes, a new one starts, at the next cluster edge. A cluster that an edge
// would split belongs to what its first scalar belongs to, so that the shaper sees it whole.

import UnicodeTables

/// A stretch of the text with one shaping style, as the caller numbers them; it starts where the one before ends.
package struct StyleRun: Hashable, Sendable {
  /// Byte offset.
  package var end: Int32
  package var style: Int32

  package init(end: Int32, style: Int32) {
    self.end = end
    self.style = style
  }
}

/// A stretch of one bidi level: it ends where the next one starts.
struct LevelRun {
  var start: Int32
  var level: UInt8
}

/// Builds the items of a text, paragraph by paragraph; the styles are walked once.
struct ItemBuilder {
  private var styles: [StyleRun]
  private var style = 0

  /// Style runs that end before the text does are continued by the last; none at all is style 0.
  init(styles: [StyleRun]) {
    self.styles = styles
  }

  /// Appends the items of one paragraph, whose script and level runs start at its start.
  mutating func append(
    _ paragraph: ParagraphRange, scripts: [ScriptRun], levels: [LevelRun], flags: UnsafeBufferPointer<BoundaryFlags>,
    to items: inout [TextItem]
  ) {
    let first = items.count
    // A terminator belongs to what stands before it; alone, it is an item.
    let limit = paragraph.contentEnd > paragraph.start ? paragraph.contentEnd : paragraph.end
    var (script, level) = (0, 0)
    var start = paragraph.start
    while start < limit {
      while script + 1 < scripts.count, scripts[script + 1].start <= start { script += 1 }
      while level + 1 < levels.count, levels[level + 1].start <= start { level += 1 }
      while style + 1 < styles.count, styles[style].end <= start { style += 1 }
      var end = limit
      if script + 1 < scripts.count { end = min(end, scripts[script + 1].start) }
      if level + 1 < levels.count { end = min(end, levels[level + 1].start) }
      if style + 1 < styles.count { end = min(end, max(styles[style].end, start + 1)) }
      while end < limit, !flags[Int(end)].contains(.clusterEdge) { end += 1 }
      let item = TextItem(
        start: start, end: end, style: styles.isEmpty ? 0 : styles[style].style, script: scripts[script].script,
        level: levels[level].level)
      Self.append(item, to: &items, from: first)
      start = end
    }
    if items.count > first { items[items.count - 1].end = paragraph.end }
  }

  /// Appends an item, or continues the one before if it is alike.
  private static func append(_ item: TextItem, to items: inout [TextItem], from first: Int) {
    if items.count > first, items[items.count - 1].isAlike(item) {
      items[items.count - 1].end = item.end
    } else {
      items.append(item)
    }
  }
}

extension TextItem {
  fileprivate func isAlike(_ other: TextItem) -> Bool {
    style == other.style && script.rawValue == other.script.rawValue && level == other.level
  }
}
