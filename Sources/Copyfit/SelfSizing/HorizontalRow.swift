// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Columns side by side inside a chain: a title leading and a value trailing, an image beside a chain of labels.
// Widths follow UIKit's priorities: surplus goes to the least hugging column, want to the least resistant one.

/// A column of a row.
public struct RowColumn: Sendable {
  /// The name that diagnoses use.
  public var name: String
  /// What is measured.
  public var content: any FittingItem
  /// Horizontal content hugging; UIKit's default for labels is 250, Interface Builder's 251.
  public var hugging: Double
  /// Horizontal compression resistance.
  public var compressionResistance: Double

  /// Creates a column with UIKit's default priorities.
  public init(
    _ name: String, _ content: any FittingItem, hugging: Double = 250, compressionResistance: Double = 750
  ) {
    (self.name, self.content) = (name, content)
    (self.hugging, self.compressionResistance) = (hugging, compressionResistance)
  }
}

/// Items side by side, as an item of a chain.
public struct HorizontalRow: Sendable {
  /// How the columns stand to each other.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Upper edges.
    case top
    /// Middles.
    case center
    /// Lower edges.
    case bottom
    /// First baselines; a column without text stands on its lower edge.
    case firstBaseline
    /// Last baselines; likewise.
    case lastBaseline
  }

  /// From leading to trailing.
  public var columns: [RowColumn]
  /// Points between neighbours.
  public var spacing: Double
  /// How the columns stand to each other.
  public var alignment: Alignment

  /// Creates a row; the default spacing is the system's between views, 8 points.
  public init(_ columns: [RowColumn], spacing: Double = 8, alignment: Alignment = .firstBaseline) {
    (self.columns, self.spacing, self.alignment) = (columns, spacing, alignment)
  }
}

extension HorizontalRow: FittingItem {
  /// The row's size at a width, or with every column at its natural width.
  public func fitting(width: Double?) throws(SelfSizingError) -> Fitting {
    guard spacing.isFinite else { throw .invalidNumber("the spacing of columns", spacing) }
    var diagnoses: [SelfSizingDiagnosis] = []
    var widths: [Double] = []
    for column in columns { widths.append(try column.content.fitting(width: nil).width) }
    if let width { distribute(width, &widths, &diagnoses) }
    var fittings: [Fitting] = []
    for (column, width) in zip(columns, widths) {
      fittings.append(try column.content.fitting(width: width))
      diagnoses += fittings[fittings.count - 1].diagnoses
      diagnoses += fittings[fittings.count - 1].lineDiagnoses(of: column.name, width: width)
    }
    var row = align(fittings)
    row.width = width ?? widths.reduce(0, +) + spacing * Double(max(0, columns.count - 1))
    row.diagnoses = diagnoses
    return row
  }

  /// That of the first column with text.
  public var lineDistance: Double? { columns.lazy.compactMap(\.content.lineDistance).first }

  /// Gives the surplus to the least hugging column, or takes what is missing from the least resistant ones.
  private func distribute(_ width: Double, _ widths: inout [Double], _ diagnoses: inout [SelfSizingDiagnosis]) {
    guard !columns.isEmpty else { return }
    var rest = width - widths.reduce(0, +) - spacing * Double(columns.count - 1)
    let priorities = columns.map { rest >= 0 ? $0.hugging : $0.compressionResistance }
    while rest != 0 {
      let open = widths.indices.filter { rest > 0 || widths[$0] > 0 }
      guard let least = open.map({ priorities[$0] }).min() else { return }
      let candidates = open.filter { priorities[$0] == least }
      if candidates.count > 1 { diagnoses.append(.ambiguousWidths(items: candidates.map { columns[$0].name })) }
      let column = candidates[candidates.count - 1]
      let change = rest > 0 ? rest : max(rest, -widths[column])
      widths[column] += change
      rest -= change
      if widths[column] > 0 { return }
    }
  }

  private func align(_ fittings: [Fitting]) -> Fitting {
    let above = fittings.map { aligned($0) }
    let highest = above.max() ?? 0
    let tops = above.map { highest - $0 }
    let least = tops.min() ?? 0
    let height = zip(fittings, tops).map { $0.height + $1 - least }.max() ?? 0
    let texts = zip(fittings, tops).filter { $0.0.firstBaseline != nil }
    return Fitting(
      width: 0, height: height,
      firstBaseline: texts.map { ($0.0.firstBaseline ?? 0) + $0.1 - least }.min(),
      lastBaseline: texts.map { ($0.0.lastBaseline ?? 0) + $0.1 - least }.max(),
      lineCount: fittings.map(\.lineCount).max() ?? 0, fullLineCount: fittings.map(\.fullLineCount).max() ?? 0)
  }

  /// Points from a column's top to what is aligned.
  private func aligned(_ fitting: Fitting) -> Double {
    switch alignment {
    case .top: 0
    case .center: fitting.height / 2
    case .bottom: fitting.height
    case .firstBaseline: fitting.firstBaseline ?? fitting.height
    case .lastBaseline: fitting.lastBaseline ?? fitting.height
    }
  }
}
