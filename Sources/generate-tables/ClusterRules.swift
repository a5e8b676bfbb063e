// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// UAX #29 revision 47 (Unicode 17.0.0), section 3.1.1, rules GB1 to GB999 in the annex's order: the first that matches
// decides. Worked out for every context there can be, as the line-break rules are.

/// What the rules need to know of the text before.
struct ClusterContext: Hashable {
  /// The class before the boundary, by its name in `PropertyValues.cluster`; empty at the start.
  var last = ""
  /// Behind ExtPict Extend* (GB11).
  var followsPictographic = false
  /// Behind ExtPict Extend* ZWJ (GB11).
  var joinsPictographic = false
  /// Behind a consonant and marks that continue its conjunct (GB9c).
  var followsConsonant = false
  /// A linker is among them (GB9c).
  var hasLinker = false
  /// Behind an odd number of regional indicators (GB12, GB13).
  var isOddRegionalIndicator = false

  private static let extend: Set = ["extend", "conjunctExtend", "conjunctLinker"]
  private static let conjunctMarks: Set = ["conjunctExtend", "conjunctLinker", "zwj"]

  /// Whether a cluster starts before `next`.
  func isEdge(before next: String) -> Bool {
    switch (last, next) {
    case ("", _): true  // GB1
    case ("cr", "lf"): false  // GB3
    case ("control", _), ("cr", _), ("lf", _): true  // GB4
    case (_, "control"), (_, "cr"), (_, "lf"): true  // GB5
    case ("l", "l"), ("l", "v"), ("l", "lv"), ("l", "lvt"): false  // GB6
    case ("lv", "v"), ("lv", "t"), ("v", "v"), ("v", "t"): false  // GB7
    case ("lvt", "t"), ("t", "t"): false  // GB8
    case (_, "zwj"), (_, "extend"), (_, "conjunctExtend"), (_, "conjunctLinker"): false  // GB9
    case (_, "spacingMark"): false  // GB9a
    case ("prepend", _): false  // GB9b
    case (_, "consonant") where hasLinker: false  // GB9c
    case (_, "pictographic") where joinsPictographic: false  // GB11
    case (_, "regionalIndicator") where isOddRegionalIndicator: false  // GB12, GB13
    default: true  // GB999
    }
  }

  /// The context behind `next`.
  func following(_ next: String) -> ClusterContext {
    let continuesConjunct = followsConsonant && Self.conjunctMarks.contains(next)
    return ClusterContext(
      last: next,
      followsPictographic: next == "pictographic" || followsPictographic && Self.extend.contains(next),
      joinsPictographic: followsPictographic && next == "zwj",
      followsConsonant: next == "consonant" || continuesConjunct,
      hasLinker: continuesConjunct && (hasLinker || next == "conjunctLinker"),
      isOddRegionalIndicator: next == "regionalIndicator" && !isOddRegionalIndicator)
  }
}

/// Writes the cluster machine of UnicodeTables.
struct ClusterTableGenerator: TableGenerator {
  private static let rowLength = 32

  func generate(in package: String) throws -> [GeneratedFile] {
    var numbers = [ClusterContext(): 0]
    var contexts = [ClusterContext()]
    var cells: [Int] = []
    var row = 0
    while row < contexts.count {
      for next in PropertyValues.cluster {
        let following = contexts[row].following(next)
        if numbers[following] == nil {
          numbers[following] = contexts.count
          contexts.append(following)
        }
        cells.append((numbers[following] ?? 0) * Self.rowLength + (contexts[row].isEdge(before: next) ? 1 : 0))
      }
      cells += [Int](repeating: 0, count: Self.rowLength - PropertyValues.cluster.count)
      row += 1
    }
    var text = generatedHeader(
      "Unicode 17.0.0, grapheme clusters (UAX #29): the rules of ClusterRules.swift as a state machine.", inputs: [],
      size: "\(contexts.count) states, \(PropertyValues.cluster.count) classes, \(cells.count * 2) bytes.")
    text +=
      "\n/// Row + class leads to the next row's offset, with bit 0 set where a cluster starts before the class.\n"
    text += "package enum ClusterTable {\n" + arrayLiteral("next", "UInt16", cells, access: "package static") + "}\n"
    return [GeneratedFile(path: "Sources/UnicodeTables/Generated/ClusterTable.swift", text: text)]
  }
}
