// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Pseudo-localisation: text that reads as the original but is longer, has marks above and below its letters, and stands in
// brackets, so that what is cut, what does not grow and what was never translated shows before a translator is asked.

/// Makes pseudo-localised texts.
struct PseudoText: Hashable, Sendable {
  /// How many times as many characters a text has.
  static let standardGrowth = 1.35
  var growth = Self.standardGrowth

  private static let accents: [Character: Character] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "đ", "e": "é", "f": "ƒ", "g": "ğ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ʠ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
    "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ",
    "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
  private static let vowels = Set<Character>("aeiouAEIOU")
  /// What a text without vowels grows by.
  private static let filler = Array("one two three four five six seven eight nine ten")

  /// Returns the text in its pseudo-localised form; places for arguments, tags, entities and links stay as they are.
  ///
  /// The brackets count as growth; at least one letter is added where there is one.
  func pseudo(_ text: String) -> String {
    let parts = PlaceholderText(text).parts
    let count = parts.reduce(0) { $0 + ($1.isPlaceholder ? 0 : $1.text.count) }
    let vowels = parts.reduce(0) { $0 + ($1.isPlaceholder ? 0 : $1.text.count(where: Self.vowels.contains)) }
    let missing = count == 0 ? 0 : max(1, Int((Double(count) * (growth - 1)).rounded(.up)) - Self.brackets)
    var grower = Grower(missing: vowels > 0 ? missing : 0, vowels: vowels)
    let grown = parts.map { $0.isPlaceholder ? $0.text : grower.grow($0.text) }.joined()
    return "[" + grown + (vowels > 0 ? "" : Self.tail(missing)) + "]"
  }

  private static let brackets = 2

  /// Repeats vowels, evenly along the text.
  private struct Grower {
    let missing: Int
    let vowels: Int
    private var passed = 0
    private var added = 0

    init(missing: Int, vowels: Int) { (self.missing, self.vowels) = (missing, vowels) }

    mutating func grow(_ text: String) -> String {
      var grown = ""
      for character in text {
        let accented = PseudoText.accents[character] ?? character
        grown.append(accented)
        guard PseudoText.vowels.contains(character) else { continue }
        passed += 1
        // The last vowel brings what is missing then.
        while added * vowels < missing * passed {
          grown.append(accented.lowercased())
          added += 1
        }
      }
      return grown
    }
  }

  /// Letters for a text that has no vowel to repeat.
  private static func tail(_ missing: Int) -> String {
    var tail = missing > 0 ? " " : ""
    for index in 0..<missing {
      let character = filler[index % filler.count]
      tail.append(accents[character] ?? character)
    }
    return tail
  }
}

/// Text in parts that may change and parts that programs read.
struct PlaceholderText {
  struct Part: Hashable {
    var text: String
    let isPlaceholder: Bool
  }

  private(set) var parts: [Part] = []

  /// Finds printf specifiers, `{...}` with what is inside, `${...}`, `%(name)s`, tags, entities, links and mail addresses.
  init(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      if let placeholder = Self.placeholder(rest) {
        parts.append(Part(text: String(placeholder), isPlaceholder: true))
        rest = rest[placeholder.endIndex...]
      } else {
        append(first)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func append(_ character: Character) {
    if parts.last?.isPlaceholder == false {
      parts[parts.count - 1].text.append(character)
    } else {
      parts.append(Part(text: String(character), isPlaceholder: false))
    }
  }

  private static func placeholder(_ text: Substring) -> Substring? {
    switch text.first {
    case "%": specifier(text)
    case "{": balanced(text, from: text.startIndex)
    case "$", "#", "@": text.dropFirst().first == "{" ? balanced(text, from: text.index(after: text.startIndex)) : nil
    case "\\": text.dropFirst().first == "(" ? closed(text, by: ")") : text.prefix(2)
    case "<": tag(text)
    case "&": entity(text)
    case "h": text.hasPrefix("http://") || text.hasPrefix("https://") ? text.prefix { !$0.isWhitespace } : nil
    default: nil
    }
  }

  private static func specifier(_ text: Substring) -> Substring? {
    if text.hasPrefix("%%") { return text.prefix(2) }
    if text.hasPrefix("%(") {
      guard let named = closed(text, by: ")") else { return nil }
      return text.prefix(named.count + 1)
    }
    // A per cent sign in prose, as in "100 % sure", is none: it has a blank behind it.
    guard let next = text.dropFirst().first, !next.isWhitespace else { return nil }
    switch FormatString(String(text.prefix(40))).parts.first {
    case .specifier(let specifier): return text.prefix(specifier.source.count)
    case .variable:
      guard let first = text.firstIndex(of: "@") else { return nil }
      return text[text.index(after: first)...].firstIndex(of: "@").map { text[...$0] }
    default: return nil
    }
  }

  /// From an opening brace to the closing one of the same depth.
  private static func balanced(_ text: Substring, from opening: Substring.Index) -> Substring? {
    var depth = 0
    for index in text[opening...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[...index] }
    }
    return nil
  }

  private static func closed(_ text: Substring, by mark: Character) -> Substring? {
    text.firstIndex(of: mark).map { text[...$0] }
  }

  /// `<b>`, `</b>`, `<br/>`, but not the sign in `a < b`.
  private static func tag(_ text: Substring) -> Substring? {
    guard let next = text.dropFirst().first, next.isLetter || next == "/" else { return nil }
    return closed(text, by: ">")
  }

  private static func entity(_ text: Substring) -> Substring? {
    guard let end = text.firstIndex(of: ";") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    return isName && (1...10).contains(name.count) ? text[...end] : nil
  }
}
