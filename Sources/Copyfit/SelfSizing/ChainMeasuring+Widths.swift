// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// An item's width from its leading and trailing constraints, and what is wrong across.

extension ChainMeasuring {
  /// Measures an item between its sides, or at its natural width where one is missing.
  mutating func measure(_ item: ChainItem) throws(SelfSizingError) -> Measured {
    let leading = try inset(item.leading, margins.leading, "the leading space of '\(item.name)'")
    let trailing = try inset(item.trailing, margins.trailing, "the trailing space of '\(item.name)'")
    guard let width, let leading, let trailing else {
      let fitting = try item.content.fitting(width: nil)
      let x = leading ?? (width ?? fitting.width) - (trailing ?? 0) - fitting.width
      if let width { diagnoseUnbounded(item, fitting, leading, trailing, in: width) }
      return Measured(item: item, fitting: try valid(fitting, item), x: x, width: fitting.width)
    }
    let offered = width - leading - trailing
    if offered <= 0 { diagnoses.append(.noWidth(item: item.name, width: offered)) }
    let fitting = try item.content.fitting(width: max(0, offered))
    diagnoses += fitting.lineDiagnoses(of: item.name, width: max(0, offered))
    return Measured(item: item, fitting: try valid(fitting, item), x: leading, width: max(0, offered))
  }

  private func inset(
    _ side: ChainItem.Side?, _ margin: Double, _ name: String
  ) throws(SelfSizingError) -> Double? {
    let inset: Double? =
      switch side {
      case .edge(let points): points
      case .margin(let points): margin + points
      case nil: nil
      }
    if let inset, !inset.isFinite { throw .invalidNumber(name, inset) }
    return inset
  }

  /// Text without a side never wraps; a box has its own width and needs one side only.
  private mutating func diagnoseUnbounded(
    _ item: ChainItem, _ fitting: Fitting, _ leading: Double?, _ trailing: Double?, in width: Double
  ) {
    if leading == nil, trailing == nil { diagnoses.append(.ambiguous(item: item.name, edge: .leading)) }
    guard item.content.lineDistance != nil || fitting.lineCount > 0 else { return }
    let space = width - (leading ?? trailing ?? 0)
    guard fitting.width > space else { return }
    diagnoses.append(
      .unboundedWidth(item: item.name, edge: trailing == nil ? .trailing : .leading, by: fitting.width - space))
  }

  private func valid(_ fitting: Fitting, _ item: ChainItem) throws(SelfSizingError) -> Fitting {
    _ = try checked(fitting.height, "the height of '\(item.name)'")
    _ = try checked(fitting.width, "the width of '\(item.name)'")
    for baseline in [fitting.firstBaseline, fitting.lastBaseline] where !(baseline?.isFinite ?? true) {
      throw .invalidNumber("a baseline of '\(item.name)'", baseline ?? 0)
    }
    return fitting
  }
}

extension Fitting {
  /// A label that is short of lines: wrapped at another width than its own, or limited to one line.
  func lineDiagnoses(of item: String, width: Double) -> [SelfSizingDiagnosis] {
    if let wrapWidth, lineCount != fullLineCount {
      return [
        .wrapsElsewhere(
          item: item, wrapWidth: wrapWidth, width: width, lines: lineCount, linesNeeded: fullLineCount)
      ]
    }
    return lineCount == 1 && fullLineCount > 1 ? [.oneLineLabel(item: item, linesNeeded: fullLineCount)] : []
  }
}
