// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Commands that README and the documentation print run as printed, and give what is printed below them.

import Foundation
import TestSupport
import Testing

/// A command in a page, and what it is said to print.
struct PrintedCommand: Sendable, CustomTestStringConvertible {
  let page: String
  let line: Int
  let command: String
  /// Nil where the page shows the command alone.
  var output: String?

  var testDescription: String { "\(page):\(line): \(command)" }

  static let pages =
    ["README.md", "CONTRIBUTING.md"]
    + Repository.files(under: "Sources/Copyfit/Copyfit.docc").filter { $0.hasSuffix(".md") }

  /// In a block marked `console`, a command follows `$` and its output follows it. In a block without a mark, a line that
  /// runs the tool is a command.
  static func all(in page: String) throws -> [PrintedCommand] {
    var commands: [PrintedCommand] = []
    var fence: Substring?
    for (index, line) in try Repository.text(page).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        fence = fence == nil ? line.dropFirst(3) : nil
      } else if fence == "console", line.hasPrefix("$ ") {
        commands.append(PrintedCommand(page: page, line: index + 1, command: String(line.dropFirst(2)), output: ""))
      } else if fence == "console", let last = commands.indices.last {
        commands[last].output? += line + "\n"
      } else if fence?.isEmpty == true, line.contains(#/(^|\| )(scripts/)?copyfit /#) {
        commands.append(PrintedCommand(page: page, line: index + 1, command: String(line)))
      }
    }
    return commands
  }
}

@Suite(.enabled(if: Shell.tool != nil)) struct `Printed commands run as printed` {
  static let commands = Result { try PrintedCommand.pages.flatMap(PrintedCommand.all) }

  @Test func `README has some`() throws {
    let commands = try Self.commands.get().filter { $0.page == "README.md" }
    #expect(commands.count >= 5 && commands.contains { $0.output != nil })
  }

  @Test(arguments: try commands.get())
  func `And print what is printed`(printed: PrintedCommand) throws {
    let tool = try #require(Shell.tool)
    let script =
      "copyfit() { '\(tool)' \"$@\"; }; cd '\(Repository.root.path)' || exit 9\n"
      + printed.command.replacing("scripts/copyfit", with: "copyfit")
    let result = try Shell.run("/bin/bash", ["-c", script])
    #expect(result.status <= 1 && result.errors.isEmpty, "\(result.errors)")
    guard let output = printed.output else { return }
    #expect(result.output.trimmingCharacters(in: .newlines) == output.trimmingCharacters(in: .newlines))
  }
}
