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
    var lineBreakMode: LineBreakMode?
    var category: ContentSizeCategory?

    init(_ attributes: TextAttributes, _ context: ResolveContext) {
      (self.attributes, defaultFont, policies) = (attributes, context.defaultFont, context.policies)
      (language, category) = (context.language, context.category)
      (strategy, alignment, lineBreakMode) = (context.strategy, context.alignment, context.lineBreakMode)
    }
  }

  private final class Entry: Sendable {
    let styles: ResolvedStyles
    init(_ styles: ResolvedStyles) { self.styles = styles }
  }

  private struct State {
    var young: [Key: Entry] = [:]
    /// What was young when that was full; a hit becomes young again.
    var old: [Key: Entry] = [:]

    mutating func insert(_ entry: Entry, for key: Key) {
      if young.count >= StyleMemo.mostEntries { (old, young) = (young, [:]) }
      young[key] = entry
    }
  }

  /// A dozen styles in twenty languages; twice as many may be kept.
  private static let mostEntries = 256
  private let state = Mutex(State())

  func styles(for key: Key) -> ResolvedStyles? {
    state.withLock { state -> Entry? in
      if let entry = state.young[key] { return entry }
      guard let entry = state.old[key] else { return nil }
      state.insert(entry, for: key)
      return entry
    }?.styles
  }

  func insert(_ styles: ResolvedStyles, for key: Key) {
    let entry = Entry(styles)
    state.withLock { $0.insert(entry, for: key) }
  }
}

extension StyleMemo.Key {
  /// What tells styles apart most often; comparing does the rest.
  func hash(into hasher: inout Hasher) {
    hasher.combine(attributes.font?.size)
    hasher.combine(attributes.font?.weight)
    hasher.combine(attributes.language)
    hasher.combine(defaultFont.size)
    hasher.combine(language)
    hasher.combine(category)
  }
}
