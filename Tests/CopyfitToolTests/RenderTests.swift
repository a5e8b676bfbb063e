// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit render` asks what `measure` asks, and draws it.

import Copyfit
import Pictures
import Testing

@testable import CopyfitTool

@Suite struct `Render draws what measure measures` {
  private func arguments(_ command: String, _ words: [String]) throws -> ParsedArguments {
    guard case .run(let arguments) = try ArgumentParser.parse([command] + words) else {
      throw UsageError.unknownCommand("help")
    }
    return arguments
  }

  private func picture(_ words: String...) throws -> Picture {
    try RenderCommand.picture(arguments("render", words), Console(isQuiet: true))
  }

  @Test(arguments: [
    ["Save all changes now", "--width", "70"], ["Save all changes now", "--width", "70", "--role", "label"],
    ["Save all", "--width", "70", "--style", "body", "--category", "ax2", "--role", "label", "-n", "2"],
    ["A very long title", "--width", "60", "--height", "30", "--drawing-option", "truncatesLastVisibleLine"],
  ])
  func `Each line's title is the line that measure shows`(words: [String]) throws {
    let answers = try MeasureCommand.ask(arguments("measure", words), Console(isQuiet: true))
    let picture = try RenderCommand.picture(arguments("render", words), Console(isQuiet: true))
    let titles = picture.svg().matches(of: /<title>([^<]*)<\/title>/).map { String($0.1) }
    #expect(titles == [answers[0].answer.visible] + answers[0].answer.lines.map(\.text))
  }

  @Test func `Widths are columns, all else is rows`() throws {
    let picture = try picture("Save", "Open", "--width", "80,120,160", "--size", "12,17")
    #expect(picture.summary == "Save, 12, Save, 17, Open, 12, Open, 17 by 80 pt, 120 pt, 160 pt")
    #expect(try self.picture("Save", "--size", "12,17").summary == "12, 17 by unbounded")
  }

  @Test func `The name of the output decides`() throws {
    #expect(try PictureFormat(path: "a.SVG") == .svg)
    #expect(try PictureFormat(path: "a.b.png") == .png)
    #expect(throws: UsageError.self) { try PictureFormat(path: "a.pdf") }
  }

  @Test func `A theme is chosen by name`() throws {
    #expect(try picture("Hi", "--theme", "dark").svg().contains("#0d1117"))
    #expect(throws: UsageError.self) { try picture("Hi", "--theme", "drak") }
  }
}
