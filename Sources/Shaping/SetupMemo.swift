//
// The setups used last: Japanese changes between two with every other word, and making one costs as much as shaping it.

internal import FontFaces
internal import TextAnalysis
internal import UnicodeTables

/// Keeps the setups of the last few kinds of item.
struct SetupMemo {
  private struct Entry {
    var face: FontFace
    var style: Int32
    var script: Script
    var isRightToLeft: Bool
    var setup: ShapingSetup
    var broken: BrokenSyllables
  }

  private var last: Entry?
  private var entries: [Entry] = []
  private var next = 0

  private static let mostEntries = 4

  /// The setup for text of `item` in `face`.
  mutating func setup(
    face: FontFace, item: TextItem, styles: [ShapingStyle]
  ) -> (setup: ShapingSetup, broken: BrokenSyllables) {
    let isRightToLeft = item.level & 1 != 0
    func isMeant(_ entry: Entry) -> Bool {
      entry.face === face && entry.style == item.style && entry.script == item.script
        && entry.isRightToLeft == isRightToLeft
    }
    if let last, isMeant(last) { return (last.setup, last.broken) }
    if let known = entries.first(where: isMeant) {
      last = known
      return (known.setup, known.broken)
    }
    let script = item.script.tag
    let entry = Entry(
      face: face, style: item.style, script: item.script, isRightToLeft: isRightToLeft,
      setup: ShapingSetup(face: face, style: styles[Int(item.style)], script: script, level: item.level),
      broken: BrokenSyllables(face: face, script: script))
    if let last { keep(last) }
    last = entry
    return (entry.setup, entry.broken)
  }

  private mutating func keep(_ entry: Entry) {
    if entries.count < Self.mostEntries { entries.append(entry) } else { entries[next] = entry }
    next = (next + 1) % Self.mostEntries
  }
}
