// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// printf formats as Foundation has them, read into parts: text, specifiers such as `%1$@` and `%.2f`, and `%#@name@`.

/// A format string in parts.
struct FormatString: Hashable, Sendable {
  /// Text or a place for an argument.
  enum Part: Hashable, Sendable {
    case text(String)
    case specifier(Specifier)
    /// `%#@name@`, replaced by a variant that the argument chooses.
    case variable(name: String, position: Int?)
  }

  /// A place for an argument.
  struct Specifier: Hashable, Sendable {
    /// The argument's number from 1, where the format names it.
    var position: Int?
    /// Of `-`, `+`, space, `0`, `#`, `'`, in the order written.
    var flags = ""
    /// The least number of characters.
    var width = 0
    /// Digits after the point, or the most characters.
    var precision: Int?
    /// `l`, `ll`, `h` and the like.
    var length = ""
    /// `@`, `d`, `f` and the like.
    var conversion: Character
    /// As it is written, such as `%1$.2f`.
    var source: String
  }

  /// The parts in order.
  let parts: [Part]

  /// Reads a format. What starts with `%` but is no specifier stays text, as printf leaves it undefined.
  init(_ format: String) {
    var reader = FormatReader(format)
    parts = reader.parts()
  }
}

/// Walks a format.
private struct FormatReader {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  mutating func parts() -> [FormatString.Part] {
    var parts: [FormatString.Part] = []
    var text = ""
    while position < characters.count {
      guard characters[position] == "%" else {
        text.append(characters[position])
        position += 1
        continue
      }
      let start = position
      if let part = specifier() {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(part)
      } else if start + 1 < characters.count, characters[start + 1] == "%" {
        text.append("%")
        position = start + 2
      } else {
        text.append("%")
        position = start + 1
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// `%`, then position, flags, width, precision, length and conversion.
  private mutating func specifier() -> FormatString.Part? {
    let start = position
    position += 1
    var argument: Int?
    let digits = take { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, peek == "$", let number = Int(digits), number > 0 {
      argument = number
      position += 1
    } else {
      position = start + 1
    }
    let flags = take { "-+ 0#'".contains($0) }
    if flags.contains("#"), peek == "@" { return variable(argument) }
    let width = Int(take { $0.isASCII && $0.isNumber }) ?? 0
    var precision: Int?
    if peek == "." {
      position += 1
      precision = Int(take { $0.isASCII && $0.isNumber }) ?? 0
    }
    let length = take { "hljztLq".contains($0) }
    guard let conversion = peek, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    position += 1
    return .specifier(
      FormatString.Specifier(
        position: argument, flags: flags, width: min(width, 1000), precision: precision.map { min($0, 1000) },
        length: length, conversion: conversion, source: String(characters[start..<position])))
  }

  private mutating func variable(_ argument: Int?) -> FormatString.Part? {
    position += 1
    let name = take { $0 != "@" && $0 != "%" }
    guard peek == "@", !name.isEmpty else { return nil }
    position += 1
    return .variable(name: name, position: argument)
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(while matches: (Character) -> Bool) -> String {
    var text = ""
    while let character = peek, matches(character) {
      text.append(character)
      position += 1
    }
    return text
  }
}
