// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Words of Thai, Lao, Khmer and Burmese (UAX #14, class SA) by the dictionaries of the ICU inside the Swift toolchain.
// Where that module is not there (Apple platforms), there is no word breaker, and analysis falls back to clusters.
// Linking it costs a statically linked tool 35 MB of file and 0.1 ms of start-up: its data are mapped, not read.

package import TextAnalysis

/// The word dictionaries this platform has.
package enum Dictionaries {
  /// The word breaker, or nil where the toolchain has no ICU; nothing is opened before its first use.
  package static var wordBreaker: (any WordBreaker)? {
    #if canImport(_FoundationICU)
      shared
    #else
      nil
    #endif
  }

  /// The version of the toolchain's ICU, whose words they are; nil where there is none.
  package static var version: String? { icuVersion }
}

#if canImport(_FoundationICU)
  import Synchronization

  private let shared = DictionaryWordBreaker()

  /// Finds word boundaries with ICU's line iterators, which are kept and lent to one thread at a time.
  ///
  /// One iterator serves all languages: ICU chooses the dictionary by script. As many are open as threads ever asked
  /// at the same moment.
  package final class DictionaryWordBreaker: WordBreaker {
    private let idle = Mutex<[LineIterator]>([])

    package init() {}

    package func forEachBoundary(in bytes: Span<UInt8>, script: UInt32, _ found: (Int) -> Void) -> Bool {
      guard Self.hasDictionary(script) else { return false }
      guard let iterator = idle.withLock({ $0.popLast() }) ?? LineIterator() else { return false }
      defer { idle.withLock { $0.append(iterator) } }
      return iterator.forEachBoundary(in: bytes, found)
    }

    /// Whether ICU has a dictionary for an ISO 15924 code, four ASCII letters with the first in the highest byte.
    private static func hasDictionary(_ script: UInt32) -> Bool {
      switch script {
      case 0x5468_6169, 0x4C61_6F6F, 0x4B68_6D72, 0x4D79_6D72: true  // Thai, Laoo, Khmr, Mymr
      default: false
      }
    }
  }
#endif
