// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Reads a command line by the table: --name value, --name=value, -n value, -nvalue, flags together (-qi), -- before
// arguments that begin with a dash. What follows an option that takes a value is its value, dash or not.

/// What a command line asks for.
enum Invocation: Sendable {
  case run(ParsedArguments)
  case help(Command?, isFull: Bool)
  case version
}

/// Parses the words after the program's name.
struct ArgumentParser {
  private var words: ArraySlice<String>
  private var parsed: ParsedArguments

  static func parse(_ words: [String]) throws(UsageError) -> Invocation {
    guard let first = words.first else { return .help(nil, isFull: false) }
    switch first {
    case "--version": return .version
    case "-h", "--help": return .help(nil, isFull: false)
    case "--help-all": return .help(nil, isFull: true)
    case "help": return try help(Array(words.dropFirst()))
    default: break
    }
    guard !first.hasPrefix("-") || first == "-" else { throw .unknownOption(first, command: nil) }
    guard let name = CommandName(rawValue: first) else { throw .unknownCommand(first) }
    var parser = ArgumentParser(words: words.dropFirst(), parsed: ParsedArguments(command: .named(name)))
    return try parser.run()
  }

  private static func help(_ words: [String]) throws(UsageError) -> Invocation {
    guard let word = words.first else { return .help(nil, isFull: false) }
    guard let name = CommandName(rawValue: word) else { throw .unknownCommand(word) }
    return .help(.named(name), isFull: false)
  }

  private mutating func run() throws(UsageError) -> Invocation {
    while let word = words.popFirst() {
      if word == "--" {
        for word in words { parsed.addArgument(word) }
        break
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word.utf8.count > 1 {
        try readShort(word)
      } else {
        parsed.addArgument(word)
      }
    }
    if parsed.has(.helpAll) { return .help(parsed.command, isFull: true) }
    if parsed.has(.help) { return .help(parsed.command, isFull: false) }
    try checkArguments()
    return .run(parsed)
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = OptionName(rawValue: String(parts[0])), parsed.command.options.contains(name) else {
      throw .unknownOption("--\(parts[0])", command: parsed.command.name)
    }
    try read(Option.named(name), attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = parsed.command.options.map(Option.named).first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", command: parsed.command.name)
      }
      guard option.takesValue, !letters.isEmpty else {
        try read(option, attached: nil)
        continue
      }
      try read(option, attached: String(letters.first == "=" ? letters.dropFirst() : letters))
      return
    }
  }

  private mutating func read(_ option: Option, attached: String?) throws(UsageError) {
    guard option.takesValue else {
      if let attached { throw .unexpectedValue(option: option.name, value: attached) }
      if !parsed.has(option.name) { parsed.add("", to: option.name) }
      return
    }
    guard let value = attached ?? words.popFirst() else {
      throw .missingValue(option: option.name, placeholder: option.placeholder)
    }
    for value in option.splits(value) {
      let checked = try ValueCheck(option: option, command: parsed.command).check(value)
      if !option.isRepeatable, let earlier = parsed.text(option.name) {
        throw .repeated(option: option.name, values: [earlier, checked])
      }
      parsed.add(checked, to: option.name)
    }
  }

  private func checkArguments() throws(UsageError) {
    let command = parsed.command
    for (index, argument) in command.arguments.enumerated() {
      guard index < parsed.arguments.count else {
        if argument.isOptional { break }
        let name = argument.choices.isEmpty ? argument.name : UsageError.list(argument.choices)
        throw .missingArgument(name, command: command.name)
      }
      let value = parsed.arguments[index]
      guard argument.choices.isEmpty || argument.choices.contains(value) else {
        throw .badArgument(value, name: argument.name, allowed: argument.choices)
      }
    }
    let isOpen = command.arguments.last?.isRepeatable ?? false
    guard isOpen || parsed.arguments.count <= command.arguments.count else {
      throw .unexpectedArgument(parsed.arguments[command.arguments.count], command: command.name)
    }
  }
}

extension Option {
  /// Several numbers or names in one value, such as `320,375`; text keeps its commas.
  fileprivate func splits(_ value: String) -> [String] {
    switch kind {
    case .number, .numberOrNone, .choice:
      guard isRepeatable else { return [value] }
      return value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    default: return [value]
    }
  }
}
