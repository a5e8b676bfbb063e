// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The table itself, and what parsing by it accepts and refuses.

import Testing

@testable import CopyfitTool

@Suite struct `Command lines are read by the table` {
  private func parse(_ words: String...) throws -> ParsedArguments {
    guard case .run(let arguments) = try ArgumentParser.parse(words) else { throw UsageError.unknownCommand("help") }
    return arguments
  }

  private func message(_ words: String...) -> String {
    do {
      _ = try ArgumentParser.parse(words)
      return "accepted"
    } catch {
      return "\(error)"
    }
  }

  @Test func `Every option has one row, every command one entry, and short names do not clash`() {
    #expect(Option.all.map(\.name.rawValue).sorted() == OptionName.allCases.map(\.rawValue).sorted())
    #expect(Command.all.map(\.name.rawValue).sorted() == CommandName.allCases.map(\.rawValue).sorted())
    for command in Command.all {
      #expect(Set(command.options).count == command.options.count, "\(command.name)")
      let shorts = command.options.map(Option.named).compactMap(\.short)
      #expect(Set(shorts).count == shorts.count, "\(command.name)")
      #expect(command.options.contains(.format) == !command.formats.isEmpty, "\(command.name)")
      #expect(!command.examples.isEmpty)
    }
  }

  @Test func `Every example of the help is itself a command line that parses`() throws {
    for example in Command.all.flatMap(\.examples) {
      let calls = example.line.components(separatedBy: "|").flatMap { $0.components(separatedBy: "&&") }
      let call = try #require(calls.first { $0.contains("copyfit ") })
      let words = shellWords(call).drop { !$0.hasSuffix("copyfit") }.dropFirst().prefix { $0 != ">" }
      #expect(throws: Never.self, "\(example.line)") { try ArgumentParser.parse(Array(words)) }
    }
  }

  @Test func `Values may follow, be attached, or be short`() throws {
    let parsed = try parse(
      "measure", "-w320", "--width=375", "-w", "414", "--style=body", "--font", "A, B", "-qn2", "--tail-indent", "-8",
      "Hello", "--", "--not-an-option", "-")
    #expect(parsed.texts(.width) == ["320", "375", "414"])
    #expect(parsed.text(.style) == "body")
    #expect(parsed.text(.font) == "A, B")
    #expect(parsed.has(.quiet))
    #expect(parsed.integer(.numberOfLines) == 2)
    #expect(parsed.number(.tailIndent) == -8)
    #expect(parsed.arguments == ["Hello", "--not-an-option", "-"])
  }

  @Test func `Names come out in the spelling of the table`() throws {
    let parsed = try parse("measure", "--category", "ax3", "--category=UICTContentSizeCategoryXL", "--style", "BODY")
    #expect(parsed.texts(.category) == ["AX3", "UICTContentSizeCategoryXL"])
    #expect(parsed.text(.style) == "body")
  }

  @Test func `Help and version are asked for in the usual ways`() throws {
    for words in [[], ["--help"], ["-h"], ["help"]] {
      guard case .help(nil, false) = try ArgumentParser.parse(words) else {
        Issue.record("\(words)")
        continue
      }
    }
    guard case .help(let command?, true) = try ArgumentParser.parse(["fits", "--help-all"]) else {
      Issue.record("no help")
      return
    }
    #expect(command.name == .fits)
    guard case .version = try ArgumentParser.parse(["--version"]) else {
      Issue.record("no version")
      return
    }
  }

  @Test func `Mistakes name the culprit, and what was probably meant`() {
    #expect(message("mesure") == "no command 'mesure'; did you mean 'measure'?")
    #expect(
      message("Hello there").hasPrefix("no command 'Hello there'; to measure a text: copyfit measure \"Hello there\""))
    #expect(
      message("measure", "--widht", "3") == "copyfit measure has no option '--widht'; did you mean '--width'?")
    #expect(
      message("measure", "--lines", "3") == "copyfit measure has no option '--lines'; see copyfit measure --help")
    #expect(
      message("doctor", "--grid", "1") == "copyfit doctor has no option '--grid'; it belongs to copyfit golden")
    #expect(message("measure", "--width") == "--width needs a value: --width POINTS")
    #expect(message("measure", "--italic=yes") == "--italic takes no value, but has 'yes'")
    #expect(
      message("measure", "--width", "-3") == "--width cannot be '-3': expected a number that is not negative, or none")
    #expect(message("measure", "--width", "nan").hasPrefix("--width cannot be 'nan'"))
    #expect(message("measure", "--size", "0") == "--size cannot be '0': expected a number greater than 0")
    #expect(message("measure", "--size", "inf") == "--size cannot be 'inf': expected a number greater than 0")
    #expect(
      message("measure", "--role", "lable")
        == "--role cannot be 'lable': expected string or label; did you mean 'label'?")
    #expect(
      message("trace", "--format", "csv", "x") == "--format cannot be 'csv': expected text, json or ndjson")
    #expect(message("measure", "--height", "1", "--height", "2").hasPrefix("--height is given more than once"))
    #expect(
      message("generate")
        == "man or completions is missing; usage: copyfit generate [OPTIONS] man|completions [bash|zsh|fish]")
    #expect(message("generate", "mann").hasSuffix("expected man or completions; did you mean 'man'?"))
    #expect(message("doctor", "x").hasPrefix("'x' is one argument too many"))
    #expect(message("--colour").hasPrefix("copyfit has no option '--colour'; did you mean '--color'?"))
  }

  @Test(arguments: [
    ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("width", "widht", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("Body", "body", 0),
  ])
  func `Distance counts edits, swapped neighbours as one`(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }
}

@Suite struct `The table gives help, a manual page and completions` {
  @Test func `Help has every option, its rare ones behind help-all`() {
    for command in Command.all {
      let full = HelpPage(isFull: true).render(command)
      let short = HelpPage().render(command)
      for option in command.options.map(Option.named) {
        #expect(full.contains(option.spelling))
        #expect(option.isAdvanced || short.contains(option.spelling))
      }
      #expect(full.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("copyfit ") }, "\(command.name)")
    }
  }

  @Test(.enabled(if: Shell.has("mandoc"))) func `mandoc has no complaint about the manual page`() throws {
    let result = try Shell.pipe(ManualPage.render(), into: "mandoc", ["-T", "lint"])
    #expect(result.output + result.errors == "")
    #expect(result.status == 0)
  }

  private static let bashCases: [(words: [String], expected: [String])] = [
    (["copyfit", "mea"], ["measure"]), (["copyfit", "g"], ["golden", "generate"]),
    (["copyfit", "measure", "--style", "cap"], ["caption1", "caption2"]),
    (["copyfit", "measure", "--style", "=", "cap"], ["caption1", "caption2"]),
    (["copyfit", "solve", "--format", ""], Command.named(.solve).formats),
    (["copyfit", "doctor", "--qu"], ["--quiet"]),
    (["copyfit", "golden", "v"], ["verify"]), (["copyfit", "generate", "completions", "z"], ["zsh"]),
    (["copyfit", "measure", "--width", ""], []),
  ]

  @Test(.enabled(if: Shell.has("bash"))) func `bash completes commands, options and values`() throws {
    for (words, expected) in Self.bashCases {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let script =
        BashCompletions.render()
        + "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _copyfit; echo \"${COMPREPLY[*]}\"\n"
      let result = try Shell.pipe(script, into: "bash", ["--norc", "-u", "-e"])
      #expect(result.errors == "")
      #expect(Set(result.output.split(whereSeparator: \.isWhitespace).map(String.init)) == Set(expected), "\(words)")
    }
  }

  @Test(.enabled(if: Shell.has("zsh"))) func `zsh loads its completions without a word`() throws {
    let script = "autoload -Uz compinit && compinit -D -u\n" + ZshCompletions.render() + "print ${_comps[copyfit]}\n"
    let result = try Shell.pipe(script, into: "zsh", ["-f"])
    #expect(result.errors == "")
    #expect(result.output == "_copyfit\n")
  }

  @Test func `fish is offered every option of every command`() {
    let script = FishCompletions.render()
    for command in Command.all {
      for option in command.options {
        #expect(
          script.contains("subcommand_from \(command.name.rawValue)'") && script.contains("-l \(option.rawValue)"))
      }
    }
  }
}

/// Splits a line as a shell would, as far as our examples need it.
private func shellWords(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var isQuoted = false
  var isEscaped = false
  for character in line {
    if isEscaped {
      word = (word ?? "") + String(character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else if character == "\"" {
      isQuoted.toggle()
      word = word ?? ""
    } else if " <()".contains(character), !isQuoted {
      if let complete = word { words.append(complete) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  return words + (word.map { [$0] } ?? [])
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = [""]
    var rest = Substring(self)
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        rest = rest.dropFirst(separator.count)
        parts.append("")
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}
