// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Where the texts of a call come from: its arguments, the files of --file, or standard input.

enum TextSources {
  /// The texts of a command line, each value of --argument in its place, pseudo-localised where --pseudo asks for it.
  static func asked(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> [AskedText] {
    let files = arguments.texts(.strings)
    let isPlain = files.isEmpty || !arguments.arguments.isEmpty || arguments.has(.file)
    var asked = try isPlain ? FormatTexts.expanded(texts(arguments, console), arguments) : []
    for path in files { asked += try strings(of: path, arguments, console) }
    let columns = Set(asked.map { $0.labels.map(\.column) })
    if columns.count > 1 { asked = asked.map(\.withEveryLabel) }
    guard arguments.has(.pseudo) || arguments.has(.pseudoGrowth) else { return asked }
    let pseudo = PseudoText(growth: arguments.number(.pseudoGrowth) ?? PseudoText.standardGrowth)
    return asked.map { AskedText(text: pseudo.pseudo($0.text), labels: $0.labels, language: $0.language) }
  }

  /// The strings of a localisation file, one text a key, language and form.
  static func strings(
    of path: String, _ arguments: ParsedArguments, _ console: borrowing Console
  ) throws -> [AskedText] {
    guard LocalisedFile.isNamed(path) else {
      throw UsageError.badValue(
        option: .strings, value: path, expected: "a file that ends in \(UsageError.list(LocalisedFile.endings))",
        nearest: nil)
    }
    let values = arguments.texts(.argument).map { FormatArgument($0) }
    do {
      let language = arguments.text(.language) ?? ""
      let bytes = try System.readFile(path)
      let file = try LocalisedFile(reading: bytes, path: path, language: language)
      if file.entries.isEmpty { try checkLanguage(language, of: LocalisedFile(reading: bytes, path: path), path) }
      let asked = try file.entries.flatMap { entry in
        let (forms, isWhole) = try entry.forms(for: values)
        if !isWhole {
          let name = "'\(RulerReport.printable(entry.key))'" + (entry.language.isEmpty ? "" : " in '\(entry.language)'")
          let most = "more than \(LocalisedEntry.mostCombinations) combinations of forms"
          console.warn("'\(path)': \(name) has \(most); only those with equal forms are measured")
        }
        return forms.map { form in
          AskedText(
            text: form.text, labels: AskedText.labels(entry.key, entry.language, form.form), language: entry.language)
        }
      }
      if values.isEmpty, case let count = asked.count(where: { !FormatString($0.text).isPlain }), count > 0 {
        let texts = count == 1 ? "1 text has" : "\(count) texts have"
        console.warn("'\(path)': \(texts) places for arguments; --argument VALUE puts a value there")
      }
      if asked.isEmpty { console.warn("'\(path)' has no strings") }
      return asked
    } catch let error as LocalisationError {
      throw UsageError.invalid("'\(path)': \(error)", command: arguments.command.name)
    }
  }

  /// Nothing to complain of is no answer where nothing was looked at.
  private static func checkLanguage(_ language: String, of file: LocalisedFile, _ path: String) throws(UsageError) {
    let languages = Set(file.entries.map(\.language)).sorted()
    guard !languages.isEmpty, !language.isEmpty else { return }
    throw .badValue(
      option: .language, value: language, expected: "a language of '\(path)': \(UsageError.list(languages))",
      nearest: nil)
  }

  /// One text an argument and a file. The newline that ends a file is the file's, not the text's.
  static func texts(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> [String] {
    let given = arguments.arguments
    let files = arguments.texts(.file)
    guard given.isEmpty, files.isEmpty else { return given + (try files.map { try text(of: $0, console) }) }
    if FileDescriptor.standardInput.isTerminal {
      console.warn("reading the text from the terminal; end it with Ctrl-D")
    }
    return [try text(of: "-", console)]
  }

  /// Strings in a file that is read as one text are most likely a slip.
  private static func warnOfStrings(_ path: String, _ console: borrowing Console) {
    guard LocalisedFile.isNamed(path) else { return }
    console.warn("'\(path)' is taken as one text; --strings takes each of its strings")
  }

  private static func text(of path: String, _ console: borrowing Console) throws -> String {
    warnOfStrings(path, console)
    var bytes = try System.readFile(path)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if let offset = bytes.withUnsafeBufferPointer({ UTF8Validation.firstInvalidByte(in: $0) }) {
      let name = path == "-" ? "standard input" : "'\(path)'"
      console.warn("\(name) has invalid UTF-8 at byte \(offset + 1); such bytes are measured as U+FFFD")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension AskedText {
  /// The columns of strings from files.
  static func labels(_ key: String, _ language: String, _ form: String) -> [QuestionLabel] {
    [
      QuestionLabel(column: "key", value: RulerReport.printable(key)),
      QuestionLabel(column: "language", value: language), QuestionLabel(column: "form", value: form),
    ]
  }

  /// With the columns of strings from files, if it has none, so that both fit one table.
  fileprivate var withEveryLabel: AskedText {
    guard labels.isEmpty else { return self }
    return AskedText(text: text, labels: Self.labels("", "", ""), language: language)
  }
}
