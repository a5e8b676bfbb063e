// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A shaped text at one set of sizes. It stands behind one reference, since its twenty arrays would be counted one by one
// whenever a prepared text is copied, which costs more than a new width does.

internal import LineLayout
internal import Synchronization

/// What a prepared text's questions read.
final class SizedText: Sendable {
  let input: LayoutInput
  private let knownEllipsis = Mutex<Boxed<TruncationToken>?>(nil)

  init(_ input: LayoutInput) {
    self.input = input
  }

  /// U+2026 in the size of the text's first style, made when text is first cut.
  func ellipsis(of storage: PreparedText.Storage) -> TruncationToken {
    knownEllipsis.withLock { known in
      if let known { return known.value }
      let token = Boxed(TruncationToken(text: storage.ellipsis, metrics: Array(input.metrics.prefix(1))))
      known = token
      return token.value
    }
  }
}
