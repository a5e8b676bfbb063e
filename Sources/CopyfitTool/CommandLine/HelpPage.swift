// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `--help` and `--help-all`, from the tables.

/// Help as it is printed.
struct HelpPage {
  var columns = 80
  var style = TerminalStyle.plain
  /// Whether options for rare needs are shown.
  var isFull = false

  static let title = "copyfit: how much room a text takes, as UIKit would answer it, without Apple's frameworks"
  static let exitStatus = [
    (0, "answered; nothing to complain of"), (1, "findings: a text does not fit, a golden file has changed"),
    (2, "the command line or an input file was not understood"),
    (3, "the environment: a file, a font or a library is missing, or a font is not the one that was recorded"),
  ]
  private static let commandExamples: [CommandName] = [.measure, .fits, .batch]

  /// The page of one command, or of the tool.
  func render(_ command: Command?) -> String {
    command.map(commandPage) ?? toolPage()
  }

  private func toolPage() -> String {
    var page = TextWrap.lines(Self.title, columns: columns).joined(separator: "\n") + "\n\n"
    page += heading("Usage") + "  copyfit COMMAND [OPTIONS] [ARGUMENTS]\n\n" + heading("Commands")
    for command in Command.all { page += entry(command.name.rawValue, command.summary + ".", 10) }
    page += "\n" + heading("Examples")
    for name in Self.commandExamples { page += Command.named(name).examples.prefix(1).map(example).joined() }
    page += "\n" + heading("More")
    page += entry("copyfit COMMAND --help", "The options of a command, with examples.", 26)
    page += entry("copyfit COMMAND --help-all", "The same with the options for rare needs.", 26)
    page += entry("copyfit --help-all", "Every command with every option.", 26)
    page += entry("copyfit --version", "Versions of Copyfit, its libraries and Unicode.", 26)
    page += "\n" + exitStatusSection()
    guard isFull else { return page }
    return Command.all.reduce(page) { $0 + "\n\n" + commandPage($1) }
  }

  private func commandPage(_ command: Command) -> String {
    var page = style.bold("copyfit \(command.name.rawValue)") + ": \(command.summary)\n\n"
    page += heading("Usage") + "  \(command.usage)\n\n"
    for paragraph in command.discussion {
      page += TextWrap.lines(paragraph, columns: columns).joined(separator: "\n") + "\n\n"
    }
    page += heading("Examples") + command.examples.map(example).joined()
    for group in OptionGroup.allCases {
      let options = command.options(in: group, isAdvancedShown: isFull)
      guard !options.isEmpty else { continue }
      page += "\n" + heading(group.rawValue) + options.map { optionEntry($0, command) }.joined()
    }
    let hidden = command.options.count { Option.named($0).isAdvanced }
    if !isFull, hidden > 0 { page += "\n\(hidden) more options: copyfit \(command.name.rawValue) --help-all\n" }
    return page
  }

  private func heading(_ text: String) -> String { style.bold("\(text):") + "\n" }

  private func entry(_ label: String, _ text: String, _ labelColumns: Int) -> String {
    TextWrap.entry(label, text, labelColumns: labelColumns, columns: columns, style: style)
  }

  private func example(_ example: Example) -> String {
    "  " + style.dim("# \(example.purpose)") + "\n  \(example.line)\n"
  }

  private func optionEntry(_ option: Option, _ command: Command) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.takesValue ? " \(option.placeholder)" : ""
    return entry(short + option.spelling + value, Self.explanation(option, command), 28)
  }

  /// The help text with values and default after it.
  static func explanation(_ option: Option, _ command: Command?) -> String {
    var text = option.help
    let choices = option.choices(for: command)
    if !choices.isEmpty { text += " One of: \(choices.joined(separator: ", "))." }
    if let standard = option.standard { text += " Default: \(standard)." }
    return text
  }

  private func exitStatusSection() -> String {
    Self.exitStatus.reduce(heading("Exit status")) { $0 + entry("\($1.0)", $1.1, 2) }
  }
}
