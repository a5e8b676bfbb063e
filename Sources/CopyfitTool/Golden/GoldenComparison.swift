// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Two golden files side by side: which fonts and versions differ, which records, and whether a font is the cause.

/// A font that is not the one that was recorded.
struct FontChange: Hashable, Sendable {
  let expected: FontFingerprint
  /// Fonts of the same name or file with other bytes, or else those that took its place; empty where none did.
  let found: [FontFingerprint]
  /// Why an answer could not be had, where a font is missing.
  let reason: String?
}

/// A record that is not as it was.
struct GoldenDrift: Sendable {
  let old: GoldenRecord?
  /// Nil where the other file has no such record.
  let new: GoldenRecord?
  /// Names of changed fonts that explain it.
  let changedFonts: [String]

  var id: GoldenID? { old?.id ?? new?.id }
}

/// What changed from one golden file to another.
struct GoldenComparison: Sendable {
  let count: Int
  let fontChanges: [FontChange]
  /// Name, old and new version.
  let versionChanges: [(name: String, old: String, new: String)]
  let drifts: [GoldenDrift]

  var isSame: Bool { fontChanges.isEmpty && drifts.isEmpty }

  init(from old: AnswerGolden, to new: AnswerGolden) {
    count = old.records.count
    let pairs = Self.pairs(old.records, new.records)
    let changes = FontComparison(old: old.front, new: new.front).changes(pairs)
    fontChanges = Self.merged(changes.flatMap { $0 })
    versionChanges = Self.versionChanges(old.front, new.front)
    drifts = zip(pairs, changes).compactMap { pair, changes in
      if let first = pair.0, let second = pair.1, first.request.json == second.request.json, let answer = first.answer,
        answer == second.answer
      {
        return nil
      }
      return GoldenDrift(old: pair.0, new: pair.1, changedFonts: Set(changes.map(\.expected.name)).sorted())
    }
  }

  /// One change a font, with all that was found in its place.
  private static func merged(_ changes: [FontChange]) -> [FontChange] {
    Dictionary(grouping: changes, by: \.expected).sorted { $0.key < $1.key }.map { expected, changes in
      FontChange(
        expected: expected, found: Set(changes.flatMap(\.found)).sorted(),
        reason: changes.lazy.compactMap(\.reason).first)
    }
  }

  /// Both lists are sorted by id.
  private static func pairs(_ old: [GoldenRecord], _ new: [GoldenRecord]) -> [(GoldenRecord?, GoldenRecord?)] {
    var pairs: [(GoldenRecord?, GoldenRecord?)] = []
    var (first, second) = (old[...], new[...])
    while let left = first.first, let right = second.first {
      if left.id == right.id {
        pairs.append((first.removeFirst(), second.removeFirst()))
      } else if left.id < right.id {
        pairs.append((first.removeFirst(), nil))
      } else {
        pairs.append((nil, second.removeFirst()))
      }
    }
    return pairs + first.map { ($0, nil) } + second.map { (nil, $0) }
  }

  private static func versionChanges(
    _ old: GoldenFront, _ new: GoldenFront
  ) -> [(name: String, old: String, new: String)] {
    (old.versions + old.policies).compactMap { version in
      let now = (new.versions + new.policies).first { $0.name == version.name }?.version ?? "nothing"
      return now == version.version ? nil : (version.name, version.version, now)
    }
  }
}
