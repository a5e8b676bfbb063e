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
    var shaper: UnitShaper
  }

  private let cache: ShapeCache?
  private var last: Entry?
  private var entries: [Entry] = []
  private var next = 0

  private static let mostEntries = 4

  init(cache: ShapeCache?) { self.cache = cache }

  /// The setup for text of `item` in `face`.
  mutating func shaper(
    face: FontFace, item: TextItem, styles: [ShapingStyle]
  ) -> UnitShaper {
    let isRightToLeft = item.level & 1 != 0
    func isMeant(_ entry: Entry) -> Bool {
      entry.face === face && entry.style == item.style && entry.script == item.script
        && entry.isRightToLeft == isRightToLeft
    }
    if let last, isMeant(last) { return last.shaper }
    if let known = entries.first(where: isMeant) {
      last = known
      return known.shaper
    }
    let script = item.script.tag
    let style = styles[Int(item.style)]
    let setup = ShapingSetup(face: face, style: style, script: script, level: item.level)
    let shaper = UnitShaper(
      setup: setup, broken: BrokenSyllables(face: face, script: script), spaceIsInert: face.spaceIsInert,
      context: PieceContext(script: script),
      number: number(face: face, item: item, language: UInt(bitPattern: setup.language), features: style.features))
    let entry = Entry(
      face: face, style: item.style, script: item.script, isRightToLeft: isRightToLeft, shaper: shaper)
    if let last { keep(last) }
    last = entry
    return entry.shaper
  }

  private func number(face: FontFace, item: TextItem, language: UInt, features: [FontFeature]) -> UInt64? {
    cache?.number(of: StyleIdentity(language: language, features: features)).map {
      SetupNumber.of(face: face.id, script: item.script, isRightToLeft: item.level & 1 != 0, style: $0)
    }
  }

  private mutating func keep(_ entry: Entry) {
    if entries.count < Self.mostEntries { entries.append(entry) } else { entries[next] = entry }
    next = (next + 1) % Self.mostEntries
  }
}
