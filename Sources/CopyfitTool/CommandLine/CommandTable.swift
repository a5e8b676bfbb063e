// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The table of commands, in the order help lists them.

extension Command {
  static let all = askingCommands + checkingCommands + keepingCommands + aboutCommands

  /// The options that describe a question, shared by the commands that ask one.
  private static let question: [OptionName] =
    (Option.textRows + Option.fontRows + Option.boxRows + Option.lineRows + Option.paragraphRows + Option.policyRows)
    .map(\.name).filter { $0 != .osGeneration }

  static let fontSources: [OptionName] = [.fonts, .systemFonts]
  static let everywhere: [OptionName] = [.quiet, .color, .help, .helpAll]
  private static let texts = [Argument(name: "TEXT", isRepeatable: true)]

  private static let askingCommands = [
    Command(
      name: .measure, summary: "How much room a text takes, and how it wraps",
      discussion: [
        "Prints the size, the baselines and each line with its width; a bar shows how full each line is. "
          + "Lengths are points. The text is taken from the arguments, from files, or from standard input.",
        "Several texts, widths, categories, sizes, styles or fonts are answered as a table: repeat the option, or "
          + "put commas between its values (not between fonts, where they make a fallback list).",
      ],
      arguments: texts, options: question + [.argument, .plural, .format] + everywhere,
      formats: ["text", "json", "ndjson", "csv", "markdown"],
      examples: [
        Example(
          purpose: "a text in the body style at the third accessibility size",
          line: "copyfit measure \"Save changes\" --style body --category AX3 --width 120"),
        Example(
          purpose: "a file at three widths",
          line: "copyfit measure --file README.md --width 320,375,414"),
        Example(purpose: "with a font of your own, as JSON", line: "copyfit measure Hello --font my.ttf --format json"),
      ]),
    Command(
      name: .lines, summary: "The text as it wraps, one line a line",
      arguments: texts, options: question + [.format] + everywhere, formats: ["text", "json", "ndjson", "csv"],
      examples: [Example(purpose: "wrap a file", line: "copyfit lines --file README.md --width 320")]),
    Command(
      name: .fits, summary: "Whether texts fit their box, and what to change if not",
      discussion: [
        "Says by how many points or lines a text is over, the largest size and category at which it fits, and the words "
          + "to cut. A word that would break inside does not fit, nor does a text that would be truncated. "
          + "Exits with 1 if a text does not fit.",
        "With --strings every string of a localisation file is checked, in each language, plural form and device; "
          + "with --pseudo a text is checked as if it were translated.",
      ],
      arguments: texts, options: question + [.insets, .argument, .plural, .jobs, .format] + everywhere,
      formats: ["text", "json", "ndjson", "csv", "markdown"],
      examples: [
        Example(
          purpose: "a button's title at every Dynamic Type size",
          line: "copyfit fits \"Einstellungen\" --style headline --category all --width 160 --number-of-lines 1"),
        Example(
          purpose: "a button 60 points wide with 6 points of padding at its sides",
          line: "copyfit fits Schlie\u{DF}en Close --size 13 --width 60 --insets 0,6,0,6 --number-of-lines 1"),
        Example(
          purpose: "the plural forms of a count",
          line: "copyfit fits \"%d files\" --plural \"one=%d file\" --argument 1 --argument 1500 --width 60"),
        Example(
          purpose: "every translation of a catalogue",
          line: "copyfit fits --strings Localizable.xcstrings --argument 1500 --style body --category all --width 160"),
      ]),
    Command(
      name: .solve, summary: "The largest size for a box, or the narrowest width for some lines",
      discussion: [
        "'size' is the largest multiple of --step at which the text fits its width, height and number of lines, with no "
          + "word broken. 'width' is the narrowest box for --number-of-lines lines (1 unless given). 'balanced' is the "
          + "narrowest box for as many lines as the text has in --width, so that they are about equally long. "
          + "Exits with 1 if there is none."
      ],
      arguments: texts,
      options: question + [.find, .minimumSize, .maximumSize, .step, .format] + everywhere,
      formats: ["text", "json"],
      examples: [
        Example(
          purpose: "the largest size that fits", line: "copyfit solve \"Grand opening\" --width 200 --height 60"),
        Example(
          purpose: "the narrowest box for two lines",
          line: "copyfit solve \"A longer headline\" --find width --number-of-lines 2"),
      ]),
    Command(
      name: .explain, summary: "Why the height is what it is, as an equation that adds up",
      arguments: texts, options: question + [.format] + everywhere, formats: ["text", "json"],
      examples: [
        Example(
          purpose: "a line height multiple",
          line: "copyfit explain \"Two lines of text\" --width 90 --line-height-multiple 1.2")
      ]),
  ]

  private static let checkingCommands = [
    Command(
      name: .batch, summary: "Answer a stream of requests, one JSON object a line",
      discussion: [
        "Each line of standard input (or of the files) is a request, each line of output its answer, in the same "
          + "order and for any number of jobs the same bytes. A request that cannot be answered costs one line "
          + "with an error, never the stream."
      ],
      arguments: [Argument(name: "FILE", isRepeatable: true, isPath: true)],
      options: fontSources + [.jobs] + everywhere,
      examples: [
        Example(purpose: "one question", line: "echo '{\"text\":\"Hello\",\"width\":40}' | copyfit batch"),
        Example(purpose: "a file on two threads", line: "copyfit batch --jobs 2 requests.ndjson > answers.ndjson"),
      ]),
    rows,
    Command(
      name: .scale, summary: "Dynamic Type: text styles at every category, and scaled values",
      discussion: [
        "Prints the published tables: platform, category, style, point size, leading and weight; the platform "
          + "iOS/iPadOS-runtime has the leadings that scaling follows. With values, prints each as "
          + "UIFontMetrics.scaledValue(for:) scales it, to the nearest pixel of --scale, and as the size of "
          + "scaledFont(for:), to the nearest point."
      ],
      arguments: [Argument(name: "VALUE", isRepeatable: true)],
      options: [.style, .category, .platform, .scale, .format] + everywhere,
      formats: ["text", "json", "csv", "markdown"],
      examples: [
        Example(purpose: "every table", line: "copyfit scale --format csv"),
        Example(purpose: "a spacing of 8 beside body text", line: "copyfit scale 8 --style body --category AX1"),
      ]),
    Command(
      name: .trace, summary: "What each stage makes of a text: classes, levels, scripts, breaks and their rules",
      discussion: [
        "Prints a row a scalar: its place in UTF-16, code point, classes (UAX #14, #29, #9), bidi level, resolved script "
          + "and item; '|' where a grapheme cluster starts; then what stands behind it, in UAX #14's signs (\u{D7} no "
          + "break, \u{F7} allowed, ! mandatory), and the rule that decided it.",
        "As JSON: 'breaks' are the opportunities inside the text and at its end, with their 'kind' (allowed, mandatory) "
          + "and 'rule'; 'clusters' the edges of grapheme clusters, both ends included; offsets are UTF-16. 'levels' and "
          + "'scripts' (ISO 15924, resolved) have one entry a UTF-16 unit.",
      ],
      arguments: texts,
      options: [
        .file, .language, .font, .strictness, .wordBreak, .lineBreakStrategy, .hyphenationFactor,
        .baseWritingDirection, .set, .noDictionaries,
      ] + fontSources + [.format] + everywhere, formats: ["text", "json", "ndjson"],
      examples: [Example(purpose: "why a line breaks there", line: "copyfit trace \"fig.\u{A0}3 (see p. 12)\"")]),
  ]

  private static let keepingCommands = [
    Command(
      name: .golden, summary: "Record how texts wrap, and find out when that changes",
      discussion: [
        "'record' answers requests and writes them down with the fingerprints of fonts and tables. A FILE has one request "
          + "a line as batch reads them, or strings (.strings, .stringsdict, .xcstrings), which are asked at every --width, "
          + "--category, --style and --size; or it is a golden file, whose requests are asked anew.",
        "'verify' asks again and exits with 1 if an answer has changed, with 3 if a font is not the same.",
        "'diff' shows how two golden files differ, or one and the answers of today: for each record the first line that "
          + "differs, then old and new side by side. Exits with 1 if there is a difference.",
        "A golden file is NDJSON: a front line with versions, policies, fonts (sha256) and the number of records, then one "
          + "record a line, sorted by id, each with its whole request. Paths of fonts stand in it as they were given.",
      ],
      arguments: [
        Argument(name: "ACTION", isOptional: false, choices: ["record", "verify", "diff"]),
        Argument(name: "FILE", isOptional: false, isRepeatable: true, isPath: true),
      ],
      options: question.filter { $0 != .file && $0 != .strings } + [.argument, .grid, .output, .jobs] + everywhere,
      examples: [
        Example(purpose: "write a golden file", line: "copyfit golden record requests.ndjson --output wraps.golden"),
        Example(
          purpose: "every string of an app at two widths",
          line: "copyfit golden record de.lproj/App.strings --style body --width 160,320 --output de.golden"),
        Example(purpose: "in CI", line: "copyfit golden verify wraps.golden"),
        Example(purpose: "what has changed", line: "copyfit golden diff wraps.golden"),
      ]),
    Command(
      name: .render, summary: "Draw a text with its lines, baselines and overflow as SVG or PNG",
      discussion: [
        "Shows each line's box, baseline, ascent and descent, the box's limits (dashed), hanging space (hatched), what is "
          + "wider than the box (red) and the truncation token. The name after --output decides: .svg, or .png, which "
          + "needs the cairo library; --scale is then the pixels a point (2 unless given).",
        "Several widths are columns, several categories, sizes, styles, fonts or texts are rows of one picture.",
      ],
      arguments: texts, options: question + [.output, .theme] + everywhere,
      examples: [
        Example(purpose: "see it", line: "copyfit render \"Save changes\" --width 80 --output save.svg"),
        Example(
          purpose: "every category at two widths",
          line: "copyfit render \"Save changes\" --style body --category all --width 80,160 --output save.png"),
      ]),
  ]

  private static let aboutCommands = [
    Command(
      name: .fonts, summary: "Fonts that can be named, what a name stands for, and their metrics",
      arguments: [Argument(name: "FONT", isRepeatable: true)],
      options: fontSources + [.size, .style, .category, .weight, .italic, .format] + everywhere,
      formats: ["text", "json", "csv", "markdown"],
      examples: [
        Example(purpose: "what stands in for Helvetica", line: "copyfit fonts Helvetica --size 17"),
        Example(purpose: "the body font at every category", line: "copyfit fonts --style body --category all"),
      ]),
    Command(
      name: .doctor, summary: "Check libraries, fonts and versions", options: [.format] + fontSources + everywhere,
      formats: ["text", "json"],
      examples: [Example(purpose: "before reporting a fault", line: "copyfit doctor")]),
    Command(
      name: .generate, summary: "Write the manual page, or completions for a shell",
      arguments: [
        Argument(name: "WHAT", isOptional: false, choices: ["man", "completions"]),
        Argument(name: "SHELL", choices: Vocabulary.shells),
      ],
      options: [.output] + everywhere,
      examples: [
        Example(purpose: "read the manual", line: "copyfit generate man > copyfit.1 && man ./copyfit.1"),
        Example(purpose: "complete in bash", line: "source <(copyfit generate completions bash)"),
      ]),
  ]
}
