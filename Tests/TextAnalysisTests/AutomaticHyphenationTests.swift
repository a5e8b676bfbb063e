// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import Synchronization
import TextAnalysis
import Testing

@Suite struct `Automatic hyphenation offers words only` {
  @Test(arguments: [
    ("Some hyphenation, here.", ["Some", "hyphenation", "here"]), ("NASA and Nasa", ["and", "Nasa"]), ("a I", []),
    ("https://example.com/long/path next", ["next"]), ("mail info@example.com", ["mail"]),
    ("see www.example.com/a", ["see"]),
    ("file.txt /usr/share C:\\Windows snake_case", []), ("either/or end. Next", ["either", "or", "end", "Next"]),
    ("Donau\u{AD}dampf Schiff", ["Schiff"]), ("H2O mp3 word", ["word"]), ("well-known", ["well", "known"]),
    ("l’administration", ["administration"]), ("straße", ["straße"]), ("u\u{308}ber", ["u\u{308}ber"]),
    ("Latinкириллица漢字", ["Latin", "кириллица", "漢字"]), ("one\ntwo", ["one", "two"]), ("", []),
    ("«Größe»: 5", ["Größe"]),
  ])
  func `Words of a text`(text: String, expected: [String]) {
    let hyphenator = RecordingHyphenator()
    _ = analyze(
      text, AnalysisOptions(language: "xx", hyphenates: true), providers: AnalysisProviders(hyphenator: hyphenator))
    #expect(hyphenator.words == expected)
  }

  @Test func `Places become opportunities that show a hyphen`() {
    let result = analyze(
      "abcd e\u{301}fgh", AnalysisOptions(language: "xx", hyphenates: true),
      providers: AnalysisProviders(hyphenator: RecordingHyphenator()))
    // Before each byte of a word; the marks of a cluster stay with it, and the opportunity after the space is not ours.
    let places = result.flags.indices.filter { result.flags[$0].contains(.hyphen) }
    #expect(places == [1, 2, 3, 8, 9, 10])
    #expect(places.allSatisfy { result.flags[$0].contains(.allowed) })
    #expect(result.flags[5].contains(.allowed) && !result.flags[5].contains(.hyphen))
  }

  @Test(arguments: [("", true), ("xx", false), ("qq", true)])
  func `Nothing is marked without language, wish or dictionary`(language: String, hyphenates: Bool) {
    let result = analyze(
      "abcd", AnalysisOptions(language: language, hyphenates: hyphenates),
      providers: AnalysisProviders(hyphenator: RecordingHyphenator()))
    #expect(!result.flags.contains { $0.contains(.hyphen) })
  }
}

/// Knows the language xx, hyphenates everywhere, and remembers what it was asked.
private final class RecordingHyphenator: Hyphenator {
  private let asked = Mutex<[String]>([])

  var words: [String] { asked.withLock { $0 } }

  func forEachHyphenation(of word: Span<UInt8>, language: String, _ found: (Int) -> Void) -> Bool {
    guard language == "xx" else { return false }
    let text = word.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    asked.withLock { $0.append(text) }
    for offset in 0...word.count { found(offset) }
    return true
  }
}
