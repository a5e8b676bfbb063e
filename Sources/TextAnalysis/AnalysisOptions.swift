// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Tailorings as data, chosen per paragraph.

/// Where a paragraph's base direction comes from.
package enum BaseDirection: UInt8, Hashable, Sendable {
  /// The first strong character (UAX #9 P2, P3), else left to right.
  case natural
  case leftToRight
  case rightToLeft
}

/// How strictly East Asian text keeps characters off a line's start (CSS line-break, ICU's lb key).
package enum LineBreakStrictness: UInt8, Hashable, Sendable {
  /// `normal` for ja and ko, else `strict`.
  case auto
  case loose
  case normal
  case strict
  /// Between any two clusters.
  case anywhere
}

/// Where words may break (CSS word-break).
package enum WordBreak: UInt8, Hashable, Sendable {
  case normal
  case breakAll
  case keepAll
}

/// How one paragraph is analysed.
package struct AnalysisOptions: Hashable, Sendable {
  package var baseDirection = BaseDirection.natural
  package var strictness = LineBreakStrictness.auto
  package var wordBreak = WordBreak.normal
  /// UIKit's hangulWordPriority: Hangul breaks only at spaces.
  package var keepsHangulWords = false
  /// Whether U+00AD is an opportunity.
  package var breaksAtSoftHyphens = true
  /// Whether words of class SA are looked for; without, SA is AL (UAX #14 LB1).
  package var usesDictionaries = true
  /// BCP 47, or empty for none.
  package var language = ""
  /// Opportunities from the text's Hyphenator are wanted.
  package var hyphenates = false

  package init() {}
}

/// Finds word boundaries of a script written without spaces.
package protocol WordBreaker: Sendable {
  /// Calls `found` with each inner boundary, a byte offset relative to `bytes`, ascending.
  ///
  /// `bytes` is well-formed UTF-8 of scalars with line class SA. Returns false if the script has no dictionary.
  func forEachBoundary(in bytes: Span<UInt8>, script: UInt32, _ found: (Int) -> Void) -> Bool
}

/// Finds places where a word may be hyphenated.
package protocol Hyphenator: Sendable {
  /// Calls `found` with each place, a byte offset relative to `word`, ascending. Returns false if the language is not known.
  func forEachHyphenation(of word: Span<UInt8>, language: String, _ found: (Int) -> Void) -> Bool
}

/// The providers that analysis may ask.
package struct AnalysisProviders: Sendable {
  package var wordBreaker: (any WordBreaker)?
  package var hyphenator: (any Hyphenator)?

  package init(wordBreaker: (any WordBreaker)? = nil, hyphenator: (any Hyphenator)? = nil) {
    self.wordBreaker = wordBreaker
    self.hyphenator = hyphenator
  }
}
