// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// "Did you mean": the nearest known name by edit distance.

extension [String] {
  /// The name with the fewest edits to `name`, case aside, if at most a third of it has to change; nil else.
  func nearest(to name: String) -> String? {
    let wanted = Array<Unicode.Scalar>(name.lowercased().unicodeScalars.prefix(64))
    let ranked = map { name in
      (name: name, distance: Self.edits(wanted, Array<Unicode.Scalar>(name.lowercased().unicodeScalars.prefix(64))))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance * 3 <= wanted.count else {
      return nil
    }
    return best.name
  }

  /// Levenshtein distance. Complexity: O(first x second).
  private static func edits(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var row = Array<Int>(0...second.count)
    for (line, scalar) in first.enumerated() {
      var diagonal = line
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let substitution = diagonal + (scalar == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(substitution, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
