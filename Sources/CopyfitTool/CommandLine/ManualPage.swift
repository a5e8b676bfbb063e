// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit generate man`: the tables as mdoc(7), one sentence a line as its readers expect; `mandoc -T lint` has no complaint.

/// The manual page copyfit(1).
enum ManualPage {
  /// The date of the page: that of the last release, so that the page is the same on every day.
  static let date = "November 30, 2026"

  static func render() -> String {
    var page = """
      .Dd \(date)
      .Dt COPYFIT 1
      .Os
      .Sh NAME
      .Nm copyfit
      .Nd how much room a text takes, as UIKit would answer it
      .Sh SYNOPSIS
      .Nm
      .Ar command
      .Op Ar options
      .Op Ar arguments ...
      .Sh DESCRIPTION
      .Nm
      answers, without Apple's frameworks, what UIKit would answer about the size
      of a text: its size, its baselines, its lines and whether it fits.
      Lengths are points, and y grows downward.
      Results go to standard output, warnings and progress to standard error.

      """
    page += ".Sh COMMANDS\n" + Command.all.map(commandSection).joined()
    page += ".Sh OPTIONS\n" + OptionGroup.allCases.map(optionSection).joined()
    return page + closing
  }

  private static func commandSection(_ command: Command) -> String {
    var section = ".Ss \(command.name.rawValue)\n" + prose(command.summary + ".")
    section += ".Pp\n.Dl \(escape(command.usage))\n"
    for paragraph in command.discussion { section += ".Pp\n" + prose(paragraph) }
    let names = command.options.filter { !shared.contains($0) }
    guard !names.isEmpty else { return section }
    section += ".Pp\nOptions:\n"
    for (index, name) in names.enumerated() {
      section += ".Fl -\(escape(name.rawValue))\(index == names.count - 1 ? " ." : " ,")\n"
    }
    return section
  }

  /// Options that every command has; they are described once.
  private static let shared: Set<OptionName> = [.quiet, .color, .help, .helpAll]

  private static func optionSection(_ group: OptionGroup) -> String {
    let options = Option.all.filter { $0.group == group }
    var section = ".Ss \(group.rawValue)\n.Bl -tag -width Ds\n"
    for option in options {
      let short = option.short.map { "Fl \($0) , " } ?? ""
      let value = option.takesValue ? " Ar \(escape(option.placeholder))" : ""
      section += ".It \(short)Fl -\(escape(option.name.rawValue))\(value)\n"
      section += prose(HelpPage.explanation(option, nil))
    }
    return section + ".El\n"
  }

  private static var closing: String {
    var text = ".Sh ENVIRONMENT\n.Bl -tag -width CLICOLOR_FORCE\n"
    text += ".It Ev NO_COLOR\nIf set and not empty, no colour is used.\n"
    text += ".It Ev CLICOLOR_FORCE\nIf set and not 0, colour is used also where output is no terminal.\n.El\n"
    text += ".Sh EXIT STATUS\n.Bl -tag -width Ds\n"
    for (status, meaning) in HelpPage.exitStatus {
      text += ".It \(status)\n\(prose(meaning.prefix(1).uppercased() + meaning.dropFirst() + "."))"
    }
    text += ".El\n.Sh EXAMPLES\n"
    for (index, example) in Command.all.flatMap(\.examples).enumerated() {
      let purpose = example.purpose.prefix(1).uppercased() + example.purpose.dropFirst()
      text += (index == 0 ? "" : ".Pp\n") + prose("\(purpose):") + ".Pp\n.Dl \(escape(example.line))\n"
    }
    return text
  }

  /// One sentence a line, wrapped well inside the 80 bytes that mandoc allows, with nothing that roff takes for its own.
  private static func prose(_ text: String) -> String {
    var sentences: [String] = [""]
    for word in text.split(separator: " ") {
      sentences[sentences.count - 1] += (sentences[sentences.count - 1].isEmpty ? "" : " ") + word
      if let last = word.last, ".?!".contains(last) { sentences.append("") }
    }
    let lines = sentences.filter { !$0.isEmpty }.flatMap { TextWrap.lines($0, columns: 70) }
    return lines.map { escape($0) + "\n" }.joined()
  }

  private static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "\u{2026}": escaped += "\\[u2026]"
      case "\u{A0}": escaped += "\\[u00A0]"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
