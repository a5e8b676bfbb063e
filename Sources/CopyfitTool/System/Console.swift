// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Where a command prints: answers to standard output, everything else to standard error.

/// What a process reports to its parent.
enum ExitStatus: Int32, Sendable {
  case success = 0
  case findings = 1
  case usage = 2
  case environment = 3
}

/// The two outputs of a command.
struct Console: ~Copyable {
  private(set) var output = OutputBuffer(.standardOutput)
  /// How text for people is decorated on standard output.
  let style: TerminalStyle
  private let errorStyle: TerminalStyle
  private let isQuiet: Bool

  init(color: String = "auto", isQuiet: Bool = false) {
    style = TerminalStyle(isColored: Self.usesColor(color, on: .standardOutput))
    errorStyle = TerminalStyle(isColored: Self.usesColor(color, on: .standardError))
    self.isQuiet = isQuiet
  }

  /// Columns to print help in: the terminal's, at most 100; 80 elsewhere.
  static var columns: Int {
    min(100, max(40, System.terminalColumns(of: .standardOutput) ?? 80))
  }

  mutating func print(_ text: String) throws(SystemError) {
    try output.write(text)
  }

  mutating func write(_ lines: [UInt8]) throws(SystemError) {
    try output.writeLines(lines)
  }

  mutating func flush() throws(SystemError) {
    try output.flush()
  }

  /// Progress of work that may take long; shown on a terminal only, and not where `sharesTerminal` output goes there too.
  borrowing func progress(_ noun: String, sharesTerminal: Bool = false) -> Progress {
    let isSeen = FileDescriptor.standardError.isTerminal && System.environment("TERM") != "dumb"
    let isDisturbed = sharesTerminal && FileDescriptor.standardOutput.isTerminal
    return Progress(noun: noun, isShown: isSeen && !isQuiet && !isDisturbed, style: errorStyle)
  }

  /// Prints a warning, unless quiet.
  borrowing func warn(_ message: String) {
    guard !isQuiet else { return }
    Self.report("copyfit: " + errorStyle.yellow("warning: ") + message)
  }

  /// Prints an error; quiet does not silence it.
  borrowing func fail(_ message: String) {
    Self.report("copyfit: " + errorStyle.red("error: ") + message)
  }

  /// Nobody can be told that standard error is closed.
  private static func report(_ message: String) {
    let line = Array((message + "\n").utf8)
    try? OutputBuffer.writeLines(line, to: .standardError, isPipe: false)
  }

  /// `--color` decides, then NO_COLOR, then CLICOLOR_FORCE, then whether a person reads it.
  private static func usesColor(_ choice: String, on file: FileDescriptor) -> Bool {
    if choice != "auto" { return choice == "always" }
    if let value = System.environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = System.environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    return file.isTerminal && System.environment("TERM") != "dumb"
  }
}
