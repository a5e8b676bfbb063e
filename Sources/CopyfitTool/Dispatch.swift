// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// From a command's name to the file that carries it out.

enum Dispatch {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    switch arguments.command.name {
    case .measure: return try MeasureCommand.run(arguments, &console)
    case .lines: return try LinesCommand.run(arguments, &console)
    case .trace: return try TraceCommand.run(arguments, &console)
    case .fonts: return try FontsCommand.run(arguments, &console)
    case .explain: return try ExplainCommand.run(arguments, &console)
    case .fits: return try FitsCommand.run(arguments, &console)
    case .solve: return try SolveCommand.run(arguments, &console)
    case .doctor: return try DoctorCommand.run(arguments, &console)
    case .batch: return try BatchCommand.run(arguments, &console)
    case .rows: return try RowsCommand.run(arguments, &console)
    case .scale: return try ScaleCommand.run(arguments, &console)
    case .golden: return try GoldenCommand.run(arguments, &console)
    case .render: return try RenderCommand.run(arguments, &console)
    case .generate: return try GenerateCommand.run(arguments, &console)
    }
  }
}
