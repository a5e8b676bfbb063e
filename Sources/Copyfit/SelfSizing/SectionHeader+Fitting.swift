// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Measuring a header or footer: the meaning of the given height, the height the content needs, and how they agree.

extension SectionHeader {
  /// Returns the height in a table and what is wrong with it.
  ///
  /// - Throws: ``SelfSizingError`` for numbers that are none and names that do not fit.
  public func fitted(in table: TableEnvironment) throws(SelfSizingError) -> FittedHeader {
    try table.validate()
    for (name, value) in [("the view's height", viewHeight), ("the estimated height", estimatedHeight)] {
      if let value { _ = try checked(value, name) }
    }
    let given = delegateHeight ?? tableHeight
    if let given, !given.isFinite { throw .invalidNumber("a \(kind.rawValue)'s height", given) }
    let meaning = meaning(of: given, in: table)
    if case .points(let height) = meaning { return try inGivenHeight(height, table) }
    if case .invisible = meaning {
      return FittedHeader(height: 0, topPadding: 0, neededHeight: nil, contentY: nil, diagnoses: [])
    }
    return try sizedByContent(table, hasGivenHeight: given != nil)
  }

  /// What the header gets its height from.
  private enum Source {
    case points(Double)
    case invisible
    case contentOrDefault
  }

  private var hasContent: Bool { if case .none = content { false } else { true } }

  private func meaning(of given: Double?, in table: TableEnvironment) -> Source {
    let policy = table.policy.sectionHeights
    let isGrouped = table.style.isGrouped
    guard let given, given >= 0 else {
      return hasContent ? .contentOrDefault : source(isGrouped ? policy.automaticInGrouped : policy.automaticInPlain, 0)
    }
    if given == 0 { return source(isGrouped ? policy.zeroInGrouped : policy.zeroInPlain, given) }
    if given <= 0.5 / table.scale { return source(policy.tiny, given) }
    return source(isGrouped && !hasContent ? policy.givenWithoutContentInGrouped : .asGiven, given)
  }

  private func source(_ meaning: SectionHeightMeaning, _ given: Double) -> Source {
    switch meaning {
    case .asGiven: .points(given)
    case .invisible: .invisible
    case .styleDefault: .contentOrDefault
    }
  }

  /// The height without title and view: the style's own.
  private func defaultHeight(_ table: TableEnvironment) -> Double {
    guard table.style.isGrouped else { return table.roundedUp(table.policy.plainSectionHeight) }
    switch kind {
    case .header where isFirstSection: return table.roundedUp(table.policy.firstGroupedPadding)
    case .header: return table.roundedUp(table.policy.groupedGap)
    case .footer: return table.roundedDown(table.policy.groupedGap)
    }
  }

  private func topPadding(_ table: TableEnvironment) -> Double {
    guard table.style == .plain, kind == .header else { return 0 }
    return table.sectionHeaderTopPadding ?? table.policy.sectionHeaderTopPadding
  }

  private func result(
    _ height: Double, _ table: TableEnvironment, needed: Double? = nil, contentY: Double? = nil,
    _ diagnoses: [SelfSizingDiagnosis] = []
  ) -> FittedHeader {
    FittedHeader(
      height: height, topPadding: topPadding(table), neededHeight: needed, contentY: contentY, diagnoses: diagnoses)
  }
}

extension SectionHeader {
  /// Automatic, never set, or a number that means the style's default.
  private func sizedByContent(
    _ table: TableEnvironment, hasGivenHeight: Bool
  ) throws(SelfSizingError) -> FittedHeader {
    let fallback = defaultHeight(table)
    switch content {
    case .none: return result(fallback, table)
    case .title(let label):
      let title = try titleFitting(label, table)
      let padding = titlePadding(table)
      var height = table.roundedUp(padding.top + title.height + padding.bottom)
      if table.style == .plain { height = max(height, fallback) }
      return result(height, table, needed: height, contentY: padding.top, title.diagnoses)
    case .view(let chain):
      if delegateHeight == 0 || tableHeight == 0, table.style.isGrouped {
        return try inGivenHeight(fallback, table)
      }
      return try viewSizedByItself(chain, table, fallback, hasGivenHeight: hasGivenHeight)
    }
  }

  private func viewSizedByItself(
    _ chain: VerticalChain, _ table: TableEnvironment, _ fallback: Double, hasGivenHeight: Bool
  ) throws(SelfSizingError) -> FittedHeader {
    let isSizing = table.policy.sizesRowsByDefault || (hasGivenHeight && (estimatedHeight ?? 0) > 0)
    let fitted = try chain.fitted(
      width: table.rowWidth, margins: table.contentMargins(), height: isSizing ? nil : fallback, fallback: fallback)
    let needed = fitted.neededHeight.flatMap { $0 > 0 ? table.roundedUp($0) : nil }
    let y = fitted.frames.map(\.y).min()
    guard isSizing else {
      let diagnosis = SelfSizingDiagnosis.headerWithoutHeight(fallback: fallback, needed: needed ?? viewHeight ?? 0)
      return result(fallback, table, needed: needed, contentY: y, fitted.diagnoses + [diagnosis])
    }
    guard let height = needed ?? viewHeight else {
      let diagnosis = SelfSizingDiagnosis.headerWithoutHeight(fallback: fallback, needed: fitted.itemHeights)
      return result(fallback, table, contentY: y, fitted.diagnoses + [diagnosis])
    }
    return result(height, table, needed: needed, contentY: y, fitted.diagnoses)
  }

  /// A height from delegate or table: the content gets that, whether it fits or not.
  private func inGivenHeight(_ height: Double, _ table: TableEnvironment) throws(SelfSizingError) -> FittedHeader {
    var diagnoses: [SelfSizingDiagnosis] = []
    if let viewHeight, let delegateHeight, viewHeight != delegateHeight {
      diagnoses.append(.heightsDisagree(view: viewHeight, delegate: delegateHeight))
    }
    switch content {
    case .none: return result(height, table)
    case .title(let label):
      let title = try titleFitting(label, table)
      let bottom = table.roundedDown(table.policy.titleBottomPadding)
      let needed = title.height + bottom
      diagnoses += title.diagnoses + shortfall(needed: needed, least: title.height, given: height)
      return result(height, table, needed: needed, contentY: height - needed, diagnoses)
    case .view(let chain):
      let fitted = try chain.fitted(
        width: table.rowWidth, margins: table.contentMargins(), height: height, fallback: height)
      let needed = fitted.neededHeight.map { table.roundedUp($0) }
      diagnoses += fitted.diagnoses
      diagnoses += shortfall(needed: needed ?? 0, least: tallestColumn(fitted), given: height)
      return result(height, table, needed: needed, contentY: fitted.frames.map(\.y).min(), diagnoses)
    }
  }

  /// What would still have to fit if all spacing were given up.
  private func tallestColumn(_ chain: FittedChain) -> Double { min(chain.itemHeights, chain.neededHeight ?? 0) }

  private func shortfall(needed: Double, least: Double, given: Double) -> [SelfSizingDiagnosis] {
    guard needed > given else { return [] }
    return [least <= given ? .cramped(by: needed - given) : .clipped(by: needed - given)]
  }

  private func titleFitting(_ label: any FittingItem, _ table: TableEnvironment) throws(SelfSizingError) -> Fitting {
    let fitting = try label.fitting(width: max(0, table.rowWidth - 2 * table.sideMargin))
    _ = try checked(fitting.height, "the title's height")
    return fitting
  }

  /// Points above and below a title that sizes its header or footer.
  private func titlePadding(_ table: TableEnvironment) -> (top: Double, bottom: Double) {
    let policy = table.policy
    guard table.style.isGrouped else { return (policy.plainTitleTopPadding, policy.plainTitleBottomPadding) }
    if kind == .footer { return (policy.footerTopPadding, policy.footerBottomPadding) }
    return (isFirstSection ? policy.firstGroupedPadding : policy.laterGroupedPadding, 0)
  }
}
