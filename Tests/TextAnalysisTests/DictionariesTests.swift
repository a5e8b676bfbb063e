// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import Dictionaries
import TextAnalysis
import Testing

@Suite struct `Words of scripts without spaces come from dictionaries` {
  /// Words as any dictionary of the language lists them, joined without spaces.
  @Test(arguments: [
    ("Thai", ["ภาษา", "ไทย"]), ("Laoo", ["ພາສາ", "ລາວ"]), ("Khmr", ["ខ្ញុំ", "ស្រឡាញ់"]), ("Mymr", ["ကျွန်တော်", "သွား"]),
  ])
  func `A boundary stands between two words`(script: String, words: [String]) throws {
    let breaker = try #require(Dictionaries.wordBreaker)
    #expect(boundaries(of: words.joined(), script: script, by: breaker).contains(words[0].utf8.count))
  }

  @Test func `Boundaries ascend and stand at scalars, whatever the length`() throws {
    let breaker = try #require(Dictionaries.wordBreaker)
    for length in [1, 2, 10, 1000] {
      let text = String(repeating: "ภาษาไทย", count: length)
      let found = boundaries(of: text, script: "Thai", by: breaker)
      #expect(found == Set(found).sorted())
      #expect(found.count == 2 * length - 1)
      #expect(found.allSatisfy { $0.isMultiple(of: 3) && $0 > 0 && $0 < text.utf8.count })
    }
  }

  @Test func `A script without a dictionary is refused`() throws {
    let breaker = try #require(Dictionaries.wordBreaker)
    #expect(!breaker.forEachBoundary(in: "ᨲ᩠ᩅ".utf8Span.span, script: code("Lana")) { _ in })
  }

  @Test func `Threads may ask at once`() async throws {
    let breaker = try #require(Dictionaries.wordBreaker)
    let alone = boundaries(of: "ภาษาไทย", script: "Thai", by: breaker)
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<100 { group.addTask { boundaries(of: "ภาษาไทย", script: "Thai", by: breaker) } }
      for await together in group { #expect(together == alone) }
    }
  }
}

private func boundaries(of text: String, script: String, by breaker: any WordBreaker) -> [Int] {
  var found: [Int] = []
  let known = breaker.forEachBoundary(in: text.utf8Span.span, script: code(script)) { found.append($0) }
  #expect(known)
  return found
}

/// The number of an ISO 15924 code, as HarfBuzz writes it.
private func code(_ script: String) -> UInt32 {
  script.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}
