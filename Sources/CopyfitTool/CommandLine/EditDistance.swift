// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// "Did you mean": distance of Damerau and Levenshtein (optimal string alignment), letters compared without case.

/// Finds the name that a misspelt one was meant to be.
enum EditDistance {
  /// The fewest insertions, deletions, replacements and swaps of neighbours that turn one into the other.
  static func between(_ first: String, _ second: String) -> Int {
    let a = Array(first.lowercased().utf8)
    let b = Array(second.lowercased().utf8)
    var rows = [[Int]](repeating: Array(0...b.count), count: 3)
    for i in 0..<a.count {
      let (previous, current) = (rows[(i + 1) % 3], (i + 2) % 3)
      rows[current][0] = i + 1
      for j in 0..<b.count {
        var least = min(previous[j + 1] + 1, rows[current][j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i % 3][j - 1] + 1) }
        rows[current][j + 1] = least
      }
    }
    return rows[(a.count + 1) % 3][b.count]
  }

  /// The nearest of the names if it is near enough to be meant: one in three letters wrong, or a beginning of it.
  static func nearest(to name: String, among names: [String]) -> String? {
    guard !name.isEmpty, name.utf8.count <= 64 else { return nil }
    let lowercased = name.lowercased()
    var best: (name: String, distance: Int)?
    for candidate in names {
      var distance = between(name, candidate)
      if name.utf8.count >= 3, candidate.lowercased().hasPrefix(lowercased) { distance = min(distance, 1) }
      let limit = max(1, max(name.utf8.count, candidate.utf8.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }
}
