// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the attributes of a text come to. Lists, tables and batches ask for few styles and many texts, so what a text of
// one run came to is kept for the next one.

internal import LineLayout
internal import Synchronization
internal import TextAnalysis

/// The attributes of a text, resolved.
struct ResolvedStyles: Sendable {
  var prepared: PreparedStyles
  /// Byte offset behind each stretch and its style.
  var runs: [StyleRun]
  /// One a style.
  var metrics: [RunMetrics]
  /// One a paragraph, or a single one that serves all; the same of `options`.
  var paragraphs: [ParagraphMetrics]
  var options: [AnalysisOptions]
}

/// The styles that texts of one run had lately; threads may share it.
final class StyleMemo: Sendable {
  /// Everything that resolving such a text reads, but for the fonts, which are the measurer's.
  struct Key: Hashable, Sendable {
    var attributes: TextAttributes
    var defaultFont: Font
    var policies: TextPolicies
    var language: String
    var strategy: LineBreakStrategy?
    var alignment: TextAlignment?
    var category: ContentSizeCategory?

    init(_ attributes: TextAttributes, _ context: ResolveContext) {
      (self.attributes, defaultFont, policies) = (attributes, context.defaultFont, context.policies)
      (language, category) = (context.language, context.category)
      (strategy, alignment) = (context.strategy, context.alignment)
    }
  }

  private struct State {
    var entries: [(key: Key, styles: ResolvedStyles)] = []
    /// The entry that makes room next.
    var oldest = 0
  }

  /// A cell has a title, a subtitle, a date: more styles than these in turn are resolved again.
  private static let mostEntries = 8
  private let state = Mutex(State())

  func styles(for key: Key) -> ResolvedStyles? {
    state.withLock { state in state.entries.first { $0.key == key }?.styles }
  }

  func insert(_ styles: ResolvedStyles, for key: Key) {
    state.withLock { state in
      guard state.entries.count == Self.mostEntries else { return state.entries.append((key, styles)) }
      state.entries[state.oldest] = (key, styles)
      state.oldest = (state.oldest + 1) % Self.mostEntries
    }
  }
}
