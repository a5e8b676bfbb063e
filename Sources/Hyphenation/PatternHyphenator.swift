// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Hyphenation by Liang's patterns as libhyphen has them. The library and the dictionaries are looked for at run time:
// without them there are no hyphenation places, and nothing else changes. Which tokens are words at all (no URL, no
// abbreviation in capitals) is decided in TextAnalysis.

import Synchronization
import TextAnalysis

/// Hyphenates with libhyphen and the `hyph_*.dic` files of some folders; each dictionary is read on its first use.
package final class PatternHyphenator: Hyphenator {
  /// Where Debian and most distributions put dictionaries.
  package static let systemFolder = "/usr/share/hyphen"

  private let library: LibHyphen
  private let folders: [String]
  private let dictionaries = Mutex<[String: PatternDictionary?]>([:])

  /// Looks for libhyphen, or returns nil if it is not installed (Debian: `libhyphen0`).
  ///
  /// - Parameter folder: Searched before the system's folder.
  package init?(folder: String? = nil, searchesSystem: Bool = true) {
    guard let library = LibHyphen() else { return nil }
    self.library = library
    folders = [folder, searchesSystem ? Self.systemFolder : nil].compactMap { $0 }
  }

  package func forEachHyphenation(of word: Span<UInt8>, language: String, _ found: (Int) -> Void) -> Bool {
    guard let dictionary = dictionary(for: language) else { return false }
    dictionary.forEachHyphenation(of: word, found)
    return true
  }

  /// Whether a dictionary for a language is installed.
  package func knows(_ language: String) -> Bool {
    dictionary(for: language) != nil
  }

  private func dictionary(for language: String) -> PatternDictionary? {
    dictionaries.withLock { known in
      if let answer = known[language] { return answer }
      let found = DictionaryFinder(folders: folders).path(for: language).flatMap {
        PatternDictionary(path: $0, library: library)
      }
      known[language] = .some(found)
      return found
    }
  }
}
