// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Writes the machine as flat tables: cases that no state tells apart share a column, a row's offset is its state.

/// Writes the line-break machine of UnicodeTables.
struct LineBreakTableGenerator: TableGenerator {
  /// The bits of an action; the first three are those of `BoundaryFlags`.
  private static let allowed = 1 << 1, mandatory = 1 << 2, hyphen = 1 << 3, opens = 1 << 4, closes = 1 << 5,
    breaks = 1 << 6

  func generate(in package: String) throws -> [GeneratedFile] {
    let machine = try LineBreakMachine()
    let columns = columnNumbers(machine)
    let used = (0...(columns.max() ?? 0)).compactMap { columns.firstIndex(of: $0) }
    let kinds = LineBreakMachine.numbered(machine.outcomes.flatMap { row in used.map { row[$0] } })
    let flat = machine.outcomes.flatMap { row in used.map { row[$0] } }
    let distinct = (0...(kinds.max() ?? 0)).compactMap { kinds.firstIndex(of: $0).map { flat[$0] } }
    let next = machine.next.flatMap { row in used.map { row[$0] * used.count } }
    guard next.allSatisfy({ $0 <= UInt16.max }), distinct.count <= 256 else {
      throw InputError.malformed(file: "LineBreakMachine", line: "\(machine.next.count) states do not fit")
    }
    var columnOfCase = [Int](repeating: 0, count: LineBreakCase.allCases.count)
    for (symbol, column) in zip(LineBreakMachine.alphabet, columns) { columnOfCase[Int(symbol.rawValue)] = column }
    let bytes = next.count * 4 + columnOfCase.count
    var text = generatedHeader(
      "Unicode 17.0.0, line breaking (UAX #14): the rules of LineBreakRules.swift as a state machine.", inputs: [],
      size: "\(machine.next.count) states, \(used.count) columns, \(distinct.count) outcomes, \(bytes) bytes.")
    text +=
      "\n/// State + column leads to the next state, an action and an outcome; a state is the offset of its row.\n"
    text += "package enum LineBreakTable {\n"
    text += "  /// Column of each `LineBreakCase`.\n"
    text += arrayLiteral("columns", "UInt8", columnOfCase, access: "package static")
    text +=
      "  /// What each transition does: 2 allowed, 4 mandatory, 8 hyphen, 16 opens, 32 closes, 64 and the closed one breaks.\n"
    text += arrayLiteral("actions", "UInt8", flat.map(action), access: "package static")
    text += arrayLiteral("next", "UInt16", next, access: "package static")
    text += "  /// The number of the rules that decide: see `rules`.\n"
    text += arrayLiteral("outcomes", "UInt8", kinds, access: "package static")
    text += "  /// The rule that decides, and the rule that closes the open boundary, of each outcome.\n"
    text += "  package static let rules: [(String, String)] = [\n"
    text += distinct.map { "    (\"\(rule($0))\", \"\($0.closingRule)\"),\n" }.joined() + "  ]\n}\n"
    return [GeneratedFile(path: "Sources/UnicodeTables/Generated/LineBreakTable.swift", text: text)]
  }

  /// Cases with the same transitions and outcomes in every state have one number.
  private func columnNumbers(_ machine: LineBreakMachine) -> [Int] {
    struct Cell: Hashable { let next: Int, outcome: LineBreakOutcome }
    return LineBreakMachine.numbered(
      LineBreakMachine.alphabet.indices.map { symbol in
        machine.next.indices.map { Cell(next: machine.next[$0][symbol], outcome: machine.outcomes[$0][symbol]) }
      })
  }

  private func action(_ outcome: LineBreakOutcome) -> Int {
    let closing = outcome.closes.map { Self.closes | ($0 == .prohibited ? 0 : Self.breaks) } ?? 0
    switch outcome.effect {
    case .leavesOpen: return closing | Self.opens
    case .decides(.prohibited, _, _): return closing
    case .decides(.allowed, _, let showsHyphen): return closing | Self.allowed | (showsHyphen ? Self.hyphen : 0)
    case .decides(.mandatory, _, _): return closing | Self.allowed | Self.mandatory
    }
  }

  private func rule(_ outcome: LineBreakOutcome) -> String {
    if case .decides(_, let rule, _) = outcome.effect { rule } else { "" }
  }
}
