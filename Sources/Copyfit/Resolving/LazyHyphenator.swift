// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// libhyphen is looked for when the first word is to be hyphenated: a text that asks for none pays nothing.

internal import Hyphenation
internal import Synchronization
internal import TextAnalysis

/// A hyphenator whose library is loaded on first use; without the library no word has a place.
final class LazyHyphenator: Hyphenator {
  private enum State: Sendable {
    case unasked
    case absent
    case loaded(PatternHyphenator)
  }

  private let folder: String?
  private let state = Mutex(State.unasked)

  init(folder: String?) {
    self.folder = folder
  }

  func forEachHyphenation(of word: Span<UInt8>, language: String, _ found: (Int) -> Void) -> Bool {
    guard let hyphenator else { return false }
    return hyphenator.forEachHyphenation(of: word, language: language, found)
  }

  private var hyphenator: PatternHyphenator? {
    state.withLock { state in
      if case .unasked = state { state = PatternHyphenator(folder: folder).map(State.loaded) ?? .absent }
      if case .loaded(let hyphenator) = state { return hyphenator }
      return nil
    }
  }
}
