// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which fonts of records are not what they were. Each record is compared by itself: two files may hold the same font, so a
// font that is still somewhere in the front line may all the same have been swapped in one of its places.

/// Holds the fonts of records against each other.
struct FontComparison {
  private let old: [String: FontFingerprint]
  private let new: [String: FontFingerprint]
  /// Digests of all fonts of the new file.
  private let present: Set<String>

  init(old: GoldenFront, new: GoldenFront) {
    (self.old, self.new) = (old.fontsByLabel, new.fontsByLabel)
    present = Set(new.fonts.map(\.sha256))
  }

  /// The changes of each pair; none where the requests differ or one is missing.
  func changes(_ pairs: [(GoldenRecord?, GoldenRecord?)]) -> [[FontChange]] {
    pairs.map { first, second in
      guard let first, let second, first.request.json == second.request.json else { return [] }
      let expected = Set(first.fonts.compactMap { old[$0] })
      guard case .failure(let error) = second.outcome else {
        return changes(from: expected, to: Set(second.fonts.compactMap { new[$0] }))
      }
      return missing(expected, error)
    }
  }

  private func changes(from old: Set<FontFingerprint>, to new: Set<FontFingerprint>) -> [FontChange] {
    var (gone, added) = (old.subtracting(new), new.subtracting(old))
    // The same bytes in a file of another name are the same font.
    for font in gone {
      guard let same = added.first(where: { $0.sha256 == font.sha256 && $0.name == font.name }) else { continue }
      gone.remove(font)
      added.remove(same)
    }
    var changes = gone.sorted().compactMap { font -> FontChange? in
      let kin = added.filter(font.isKin)
      // A font that is there still, with nothing in its place, was passed over: the rules changed, not the font.
      guard !kin.isEmpty || !present.contains(font.sha256) else { return nil }
      return FontChange(expected: font, found: (kin.isEmpty ? added : kin).sorted(), reason: nil)
    }
    // One of two equal files was swapped, and the other is still in use.
    for font in added.subtracting(changes.flatMap(\.found)).sorted() {
      guard let expected = old.sorted().first(where: font.isKin) else { continue }
      changes.append(FontChange(expected: expected, found: [font], reason: nil))
    }
    return changes
  }

  /// The fonts that an error means: those that are nowhere, or else those whose file it names, or else all.
  private func missing(_ fonts: Set<FontFingerprint>, _ error: BatchError) -> [FontChange] {
    guard error.code == .unknownFont || error.code == .badFont else { return [] }
    let nowhere = fonts.filter { !present.contains($0.sha256) }
    let named = fonts.filter { !$0.file.isEmpty && error.message.contains($0.file) }
    let meant = [nowhere, named].first { !$0.isEmpty } ?? fonts
    return meant.sorted().map { FontChange(expected: $0, found: [], reason: error.message) }
  }
}
