// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The options that single commands have, and those that say how the answer is printed.

/// How an answer is printed.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, ndjson, csv, markdown
}

extension Option {
  static let taskRows = [
    Option(
      name: .find, group: .task, kind: .choice(["size", "width", "balanced"]), placeholder: "WHAT",
      standard: "size",
      help: "The largest size that fits the box, the narrowest width for --number-of-lines, or balanced lines."),
    Option(
      name: .minimumSize, group: .task, kind: .number(.positive), placeholder: "POINTS", standard: "1",
      help: "The smallest size to try."),
    Option(
      name: .maximumSize, group: .task, kind: .number(.positive), placeholder: "POINTS", standard: "400",
      help: "The largest size to try."),
    Option(
      name: .step, group: .task, kind: .number(.positive), placeholder: "POINTS", standard: "0.5",
      help: "The answer is a multiple of this."),
    Option(
      name: .example, group: .task, kind: .text, placeholder: "NAME",
      help: "Run one of the built-in examples; without a name that is known, they are listed."),
    Option(
      name: .platform, group: .task, kind: .choice(Vocabulary.platforms), placeholder: "NAME", standard: "all",
      isRepeatable: true, help: "Platform whose Dynamic Type table to print."),
    Option(
      name: .grid, group: .task, kind: .number(.positive), placeholder: "POINTS", standard: "exact",
      help: "Round recorded numbers to multiples of this."),
    Option(
      name: .theme, group: .task, kind: .choice(["light", "dark"]), placeholder: "THEME", standard: "light",
      help: "Draw on white or on a dark ground."),
    Option(
      name: .noDictionaries, group: .task, kind: .flag, placeholder: "",
      help: "Look up no words of Thai, Lao, Khmer and Burmese: their letters are AL, as UAX #14 LB1 has it."),
    Option(
      name: .insets, group: .task, kind: .text, placeholder: "TOP,LEFT,BOTTOM,RIGHT",
      help: "Padding inside --width and --height, as UIEdgeInsets; one number is for all sides."),
    Option(
      name: .argument, group: .task, kind: .text, placeholder: "VALUE", isRepeatable: true,
      help: "Put the value into the text's format specifier (%d, %@ ...); each value is a text of its own."),
    Option(
      name: .plural, group: .task, kind: .assignment, placeholder: "FORM=TEXT", isRepeatable: true,
      help: "Text for a plural form (zero, one, two, few, many) of --argument in --language; TEXT is for 'other'."),
  ]

  static let outputRows = [
    Option(
      name: .format, group: .output, kind: .format, placeholder: "FORMAT", standard: "text",
      help: "How to print the answer."),
    Option(
      name: .output, group: .output, kind: .path, placeholder: "PATH", short: "o", standard: "standard output",
      help: "File to write."),
    Option(
      name: .jobs, group: .output, kind: .integer(1...256), placeholder: "COUNT", short: "j",
      standard: "one a processor", help: "Threads to work with; the output is the same for any number."),
    Option(
      name: .quiet, group: .output, kind: .flag, placeholder: "", short: "q",
      help: "Print no warnings and no progress."),
    Option(
      name: .color, group: .output, kind: .choice(["auto", "always", "never"]), placeholder: "WHEN",
      standard: "auto: on a terminal, unless NO_COLOR is set", help: "Use colour."),
    Option(
      name: .help, group: .output, kind: .flag, placeholder: "", short: "h", help: "Print help and stop."),
    Option(
      name: .helpAll, group: .output, kind: .flag, placeholder: "", help: "Print help with every option and stop."),
    Option(
      name: .version, group: .output, kind: .flag, placeholder: "", isAdvanced: true,
      help: "Print versions (Copyfit, FreeType, HarfBuzz, FriBidi, ICU, Unicode) and stop."),
  ]
}
