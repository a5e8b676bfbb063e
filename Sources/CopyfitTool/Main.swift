// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The process: parse, run one command, turn what went wrong into a message and an exit status.

@main
struct CopyfitTool {
  static func main() {
    System.ignoreClosedPipes()
    System.exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ words: [String]) -> ExitStatus {
    var console = Console()
    do {
      switch try ArgumentParser.parse(words) {
      case .help(let command, let isFull):
        try console.print(HelpPage(columns: Console.columns, style: console.style, isFull: isFull).render(command))
        try console.flush()
        return .success
      case .version:
        try console.print(VersionReport.text)
        try console.flush()
        return .success
      case .run(let arguments):
        console = Console(color: arguments.text(.color) ?? "auto", isQuiet: arguments.has(.quiet))
        let status = try Dispatch.run(arguments, &console)
        try console.flush()
        return status
      }
    } catch {
      return report(error, console)
    }
  }

  private static func report(_ error: any Error, _ console: borrowing Console) -> ExitStatus {
    switch error {
    case let error as SystemError where error.isClosedPipe: return .success
    case let error as SystemError where error.isInterruption:
      StopSignal.dieIfRequested()
      return .environment
    case let error as UsageError:
      console.fail("\(error)")
      return .usage
    default:
      console.fail("\(error)")
      return .environment
    }
  }
}
