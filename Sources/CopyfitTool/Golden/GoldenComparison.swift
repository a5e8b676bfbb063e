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
    let changes = Self.fontChanges(old, new, pairs)
    fontChanges = changes
    versionChanges = Self.versionChanges(old.front, new.front)
    drifts = pairs.compactMap { first, second in
      if let first, let second, first.request.json == second.request.json, let answer = first.answer,
        answer == second.answer
      {
        return nil
      }
      let names = Set((first?.fonts ?? []) + (second?.fonts ?? []))
      let causes = changes.filter { names.contains($0.expected.name) || $0.found.contains { names.contains($0.name) } }
      return GoldenDrift(old: first, new: second, changedFonts: causes.map(\.expected.name))
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

  private static func fontChanges(
    _ old: AnswerGolden, _ new: AnswerGolden, _ pairs: [(GoldenRecord?, GoldenRecord?)]
  ) -> [FontChange] {
    let known = Set(old.front.fonts.map(\.sha256))
    let present = Set(new.front.fonts.map(\.sha256))
    return old.front.fonts.filter { !present.contains($0.sha256) }.compactMap { expected in
      let users = pairs.filter { $0.0?.fonts.contains(expected.name) == true && $0.1 != nil }
      // A font of records that the other file does not have, or asks something else in, is no news.
      guard users.contains(where: { $0.0?.request.json == $0.1?.request.json }) else { return nil }
      let others = new.front.fonts.filter { !known.contains($0.sha256) }
      let same = others.filter { $0.name == expected.name || $0.file == expected.file }
      let names = Set(users.flatMap { user in (user.1?.fonts ?? []).filter { user.0?.fonts.contains($0) == false } })
      return FontChange(
        expected: expected, found: same.isEmpty ? new.front.fonts.filter { names.contains($0.name) } : same,
        reason: users.lazy.compactMap { $0.1?.fontFailure }.first)
    }
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

extension GoldenRecord {
  /// Why the request has no answer, if a font is to blame.
  fileprivate var fontFailure: String? {
    guard case .failure(let error) = outcome, error.code == .unknownFont || error.code == .badFont else { return nil }
    return error.message
  }
}
