// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The corpus beside this folder (corpus/README.md): short UI strings and paragraphs in ten kinds of text.

import Glibc

/// The strings of one kind in one language.
struct TextSet {
  enum Kind: String, CaseIterable {
    case ui
    case para
  }

  let kind: Kind
  let language: String
  let strings: [String]

  static let languages = ["en", "de", "ja", "zh", "ar", "he", "hi", "th", "ko", "mix"]

  /// What a font size of 16 is usually given, and widths around it, so that no answer is the last one's.
  var widths: [Double] {
    let usual = kind == .ui ? 160.0 : 360.0
    return [1, 0.85, 1.2, 0.7, 1.4, 0.95, 1.1, 0.6].map { ($0 * usual).rounded() }
  }

  /// BCP 47; the mixed set has none.
  var tag: String { language == "mix" ? "" : language }
  var byteCount: Int { strings.reduce(0) { $0 + $1.utf8.count } }

  /// All strings as one text of many paragraphs.
  var page: TextSet { TextSet(kind: kind, language: language, strings: [strings.joined(separator: "\n")]) }

  static func read(_ kind: Kind, _ language: String) -> TextSet {
    let text = Corpus.read("\(kind.rawValue)-\(language).txt")
    return TextSet(kind: kind, language: language, strings: text.split(separator: "\n").map(String.init))
  }
}

/// Files of the corpus.
enum Corpus {
  private static var folder: String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(2).joined(separator: "/") + "/corpus/"
  }

  /// A file's text; ends the program if it cannot be read.
  static func read(_ name: String) -> String {
    guard let file = fopen(folder + name, "r") else { fatalError("cannot read \(folder + name)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[..<count]
    }
  }
}
