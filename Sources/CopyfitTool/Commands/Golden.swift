// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit golden`: record, verify and diff. Verifying records once more, so that the three cannot disagree.

import Copyfit

enum GoldenCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let files = Array(arguments.arguments.dropFirst())
    do {
      switch arguments.arguments.first {
      case "record": return try record(files, arguments, &console)
      case "verify": return try verify(files, arguments, &console)
      default: return try diff(files, arguments, &console)
      }
    } catch let error as GoldenError {
      throw UsageError.invalid(error.description, command: .golden)
    }
  }

  private static func jobs(_ arguments: ParsedArguments) -> Int {
    arguments.integer(.jobs) ?? System.processorCount
  }
}

extension GoldenCommand {
  private static func record(
    _ files: [String], _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> ExitStatus {
    var input = GoldenInput(arguments)
    for file in files { try input.add(file, console) }
    try checkOptions(files, arguments)
    var (paths, usesSystemFonts) = (arguments.texts(.fonts), arguments.has(.systemFonts))
    if !arguments.has(.fonts), !usesSystemFonts, let front = input.fronts.first {
      (paths, usesSystemFonts) = (front.fontPaths, front.usesSystemFonts)
    }
    let measurer = try FontSources.measurer(paths, usesSystemFonts: usesSystemFonts, console)
    let grid = arguments.number(.grid) ?? input.fronts.first?.grid
    let recorder = GoldenRecorder(measurer: measurer, jobs: jobs(arguments), grid: grid)
    var golden = try recorder.record(input.requests, progress: console.progress("requests"))
    for record in golden.records {
      guard case .failure(let error) = record.outcome else { continue }
      throw MeasureCommand.failure(BatchError(error.code, "'\(record.id.text)': \(error.message)"), .golden)
    }
    (golden.front.fontPaths, golden.front.usesSystemFonts) = (paths, usesSystemFonts)
    if let path = arguments.text(.output), path != "-" {
      try System.writeFile(path, golden.bytes)
    } else {
      try console.write(golden.bytes)
    }
    return .success
  }

  /// Options of the question are for strings: requests are whole.
  private static func checkOptions(_ files: [String], _ arguments: ParsedArguments) throws(UsageError) {
    let groups: Set<OptionGroup> = [.text, .font, .box, .lines, .paragraph, .policy]
    let question = arguments.values.keys.filter { name in
      groups.contains(Option.named(name).group) && !Command.fontSources.contains(name)
    }
    guard let question = question.map(\.rawValue).min(), let file = files.first(where: { !LocalisedFile.isNamed($0) })
    else { return }
    throw .invalid(
      "--\(question) is for localisation files; '\(file)' has whole requests: say it there", command: .golden)
  }
}

extension GoldenCommand {
  private static func read(_ path: String) throws -> AnswerGolden {
    try GoldenReader.read(System.readFile(path), path: path)
  }

  /// The requests of a golden file, answered now with the fonts it names or those of the command line.
  private static func now(
    _ golden: AnswerGolden, _ arguments: ParsedArguments, _ console: borrowing Console
  ) throws -> AnswerGolden {
    let measurer = try measurer(golden.front, arguments, console)
    let recorder = GoldenRecorder(measurer: measurer, jobs: jobs(arguments), grid: golden.front.grid)
    return try recorder.record(golden.requests, progress: console.progress("requests"))
  }

  private static func measurer(
    _ front: GoldenFront, _ arguments: ParsedArguments, _ console: borrowing Console
  ) throws -> TextMeasurer {
    guard !arguments.has(.fonts), !arguments.has(.systemFonts) else {
      return try FontSources.measurer(arguments, console)
    }
    do {
      return try FontSources.measurer(front.fontPaths, usesSystemFonts: front.usesSystemFonts, console)
    } catch let error as EnvironmentError {
      let hint = "the file was recorded with fonts from there, --fonts PATH names another place"
      throw EnvironmentError(message: "\(error.message); \(hint)")
    }
  }

  private static func verify(
    _ files: [String], _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> ExitStatus {
    try refuse(in: "verify", arguments)
    var (hasDrift, hasOtherFont) = (false, false)
    for file in files {
      let golden = try read(file)
      let comparison = GoldenComparison(from: golden, to: try now(golden, arguments, console))
      try console.print(GoldenReport(comparison, path: file, style: console.style).verdict)
      hasDrift = hasDrift || !comparison.drifts.isEmpty
      hasOtherFont = hasOtherFont || !comparison.fontChanges.isEmpty
    }
    return hasOtherFont ? .environment : hasDrift ? .findings : .success
  }

  private static func diff(
    _ files: [String], _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> ExitStatus {
    try refuse(in: "diff", arguments)
    guard files.count <= 2 else { throw UsageError.unexpectedArgument(files[2], command: .golden) }
    let old = try read(files[0])
    let new = try files.count == 2 ? read(files[1]) : now(old, arguments, console)
    let comparison = GoldenComparison(from: old, to: new)
    let report = GoldenReport(comparison, path: files[0], style: console.style)
    try console.print(report.differences(columns: Console.columns))
    return comparison.isSame ? .success : .findings
  }

  /// What was asked, and how, stands in the file.
  private static func refuse(in action: String, _ arguments: ParsedArguments) throws(UsageError) {
    let allowed = Command.fontSources + [.jobs] + Command.everywhere
    let others = arguments.values.keys.filter { !allowed.contains($0) }.map(\.rawValue)
    guard let option = others.min() else { return }
    throw .invalid("--\(option) is for golden record; golden \(action) takes it from the file", command: .golden)
  }
}
