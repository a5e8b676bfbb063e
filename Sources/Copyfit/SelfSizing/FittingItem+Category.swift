// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A change of category: rows and headers ask their items, and labels answer without shaping their text again.

extension FittingItem {
  /// Sizes that follow no text stay.
  public func at(_ category: ContentSizeCategory) throws(SelfSizingError) -> any FittingItem { self }
}

extension VerticalChain {
  /// The same chain with every text at a category; distances stay.
  ///
  /// - Throws: ``SelfSizingError/unmeasurable(_:)`` if a text style has no published size there.
  public func at(_ category: ContentSizeCategory) throws(SelfSizingError) -> any FittingItem {
    try chain(at: category)
  }

  /// As ``at(_:)``, as a chain.
  public func chain(at category: ContentSizeCategory) throws(SelfSizingError) -> VerticalChain {
    var copy = self
    for index in items.indices { copy.items[index].content = try items[index].content.at(category) }
    return copy
  }
}

extension HorizontalRow {
  /// The same columns with every text at a category.
  ///
  /// - Throws: ``SelfSizingError/unmeasurable(_:)`` if a text style has no published size there.
  public func at(_ category: ContentSizeCategory) throws(SelfSizingError) -> any FittingItem {
    var copy = self
    for index in columns.indices { copy.columns[index].content = try columns[index].content.at(category) }
    return copy
  }
}

extension Row {
  /// The same row with every text at a category.
  ///
  /// - Throws: ``SelfSizingError/unmeasurable(_:)`` if a text style has no published size there.
  public func at(_ category: ContentSizeCategory) throws(SelfSizingError) -> Row {
    var copy = self
    copy.content = try content.chain(at: category)
    return copy
  }
}

extension SectionHeader {
  /// The same header or footer with every text at a category.
  ///
  /// - Throws: ``SelfSizingError/unmeasurable(_:)`` if a text style has no published size there.
  public func at(_ category: ContentSizeCategory) throws(SelfSizingError) -> SectionHeader {
    var copy = self
    switch content {
    case .none: break
    case .title(let label): copy.content = .title(try label.at(category))
    case .view(let chain): copy.content = .view(try chain.chain(at: category))
    }
    return copy
  }
}
