// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// usage: copyfit-benchmarks [--list] [--rounds N] [--languages en,de] [--kind ui|para] [NAME ...]
//        copyfit-benchmarks --hostile PATTERN BYTES | --start-up TOOL
// Names choose phases by a part of their name, and the reports open, analysis, memory and tables; none chooses all.

/// The command line.
struct Arguments {
  var rounds = 11
  var languages = TextSet.languages
  var kinds = TextSet.Kind.allCases
  var names: [String] = []
  var lists = false
  var hostile: (name: String, bytes: Int)?
  var tool: String?

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments.reversed())
    while let argument = rest.popLast() {
      switch argument {
      case "--list": lists = true
      case "--rounds": rounds = rest.popLast().flatMap { Int($0) } ?? rounds
      case "--languages": languages = rest.popLast().map { $0.split(separator: ",").map(String.init) } ?? languages
      case "--kind": kinds = rest.popLast().flatMap(TextSet.Kind.init).map { [$0] } ?? kinds
      case "--hostile": hostile = (rest.popLast() ?? "", rest.popLast().flatMap { Int($0) } ?? 0)
      case "--start-up": tool = rest.popLast()
      default: names.append(argument)
      }
    }
  }

  /// Whether a report of this name is wanted.
  func wants(_ name: String) -> Bool { names.isEmpty || names.contains { name.contains($0) } }
}

@main enum Benchmarks {
  static func main() async throws {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    if arguments.lists { return list() }
    if let (name, bytes) = arguments.hostile { return HostilePatterns.run(name, bytes: bytes) }
    if let tool = arguments.tool { return StartUpReport.write(tool: tool, rounds: max(arguments.rounds, 21)) }
    if arguments.wants("open") { try OpenReport.write(rounds: arguments.rounds) }
    let sets = arguments.kinds.flatMap { kind in arguments.languages.map { TextSet.read(kind, $0) } }
    try runPhases(arguments, sets)
    if arguments.wants("analysis") { AnalysisReport(rounds: arguments.rounds).write() }
    if arguments.wants("memory") { try MemoryReport.write(sets) }
    if arguments.wants("filling") { try FillingReport.write(rounds: arguments.rounds) }
    if arguments.wants("tables") { try await TableReport.write(rounds: arguments.rounds) }
  }

  private static func list() {
    for phase in Phase.all { print("\(phase.name)\t\(phase.note)") }
    print("open\tcollections and first texts\nanalysis\tMB/s beside ICU and FriBidi\nmemory\theld by prepared texts")
    print("filling\tbalanced, pretty and optimal lines of 8,000 words")
    print("tables\ta million rows, and Dynamic Type")
    for pattern in HostilePatterns.all { print("--hostile \(pattern.name)") }
  }

  private static func runPhases(_ arguments: Arguments, _ sets: [TextSet]) throws {
    let phases = Phase.all.filter { arguments.wants($0.name) }
    guard !phases.isEmpty else { return }
    let yardstick = phases.contains { $0.name == Phase.raw.name } ? [] : [Phase.raw]
    let fixtures = try sets.map(Fixture.init)
    let runner = PhaseRunner(phases: yardstick + phases, rounds: arguments.rounds)
    PhaseReport(phases: runner.phases, fixtures: fixtures, samples: runner.run(fixtures)).write()
  }
}
