// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit batch`: streams requests from standard input or files.

import Copyfit

enum BatchCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let answerer = RequestAnswerer(measurer: try FontSources.measurer(arguments, console), memo: PreparedMemo())
    let output = OrderedOutput(.standardOutput)
    let progress = console.progress("requests", sharesTerminal: true)
    let stream = BatchStream(
      jobs: arguments.integer(.jobs) ?? System.processorCount, answerer: answerer, output: output, progress: progress)
    progress.begin(total: nil)
    defer { progress.end() }
    StopSignal.catchRequests()
    do throws(SystemError) {
      let paths = arguments.arguments.isEmpty ? ["-"] : arguments.arguments
      for path in paths { try System.withFile(path) { (file) throws(SystemError) in try stream.run(file) } }
    } catch {
      if error.isInterruption {
        output.betweenWrites {
          progress.end()
          StopSignal.dieIfRequested()
        }
      }
      throw error
    }
    return .success
  }
}
