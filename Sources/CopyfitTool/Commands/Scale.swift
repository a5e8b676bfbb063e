// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit scale`: Dynamic Type's tables (DESIGN section 6, rule 12), and values scaled as UIFontMetrics scales them.

import Copyfit

enum ScaleCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let question = try ScaleQuestion(arguments)
    let table = arguments.arguments.isEmpty ? try question.cells() : try question.scaled(arguments.arguments)
    try console.print(table.rendered(as: arguments.format, style: console.style))
    return .success
  }
}

/// What the options ask for.
struct ScaleQuestion {
  private let styles: [TextStyle]
  private let categories: [ContentSizeCategory]
  private let platforms: [Platform]
  private let scale: Double

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = arguments.texts(.category)
    styles = try Self.parse(arguments.texts(.style)) { (name) throws(DynamicTypeError) in try TextStyle(parsing: name) }
    categories =
      names.contains("all")
      ? []
      : try Self.parse(names) { (name) throws(DynamicTypeError) in try ContentSizeCategory(parsing: name) }
    platforms = try Self.parse(arguments.texts(.platform)) { (name) throws(DynamicTypeError) in
      try Platform(parsing: name)
    }
    scale = arguments.number(.scale) ?? 1
  }

  /// The published cells; those of platforms with fixed sizes are left out where a category is asked for.
  func cells() throws(UsageError) -> TableReport {
    var table = TableReport(columns: [
      .init(name: "platform"), .init(name: "category"), .init(name: "style"),
      .init(name: "point_size", isNumber: true), .init(name: "leading", isNumber: true), .init(name: "weight"),
    ])
    for cell in DynamicType.cells where isWanted(cell) {
      table.append([
        cell.platform, cell.category, cell.style.name, DecimalFormat.shortest(cell.pointSize),
        cell.leading.map { DecimalFormat.shortest($0) } ?? "", cell.weight.guidelineName,
      ])
    }
    guard !table.rows.isEmpty else {
      throw .invalid("no such size is published: leave out --style, --category or --platform", command: .scale)
    }
    return table
  }

  /// Values at each category, as `scaledValue(for:)` and as the size of `scaledFont(for:)`.
  func scaled(_ values: [String]) throws(UsageError) -> TableReport {
    var table = TableReport(
      columns: ["platform", "category", "style"].map { .init(name: $0) }
        + ["value", "scaled_value", "font_size"].map { .init(name: $0, isNumber: true) })
    for platform in platforms.isEmpty ? [.iOS] : platforms {
      for style in styles.isEmpty ? [.body] : styles {
        for category in categories.isEmpty ? ContentSizeCategory.allCases : categories {
          for value in values { table.append(try row(value, FontMetrics(forTextStyle: style, on: platform), category)) }
        }
      }
    }
    return table
  }

  private func row(
    _ text: String, _ metrics: FontMetrics, _ category: ContentSizeCategory
  ) throws(UsageError) -> [String] {
    guard let value = Double(text), value.isFinite else {
      throw .invalid("'\(text)' is no number to scale: give points, such as 8", command: .scale)
    }
    return try Self.usage { () throws(DynamicTypeError) in
      let scaled = try metrics.scaledValue(for: value, compatibleWith: category, scale: scale)
      let size = value < 0 ? nil : try metrics.scaledPointSize(for: value, compatibleWith: category)
      return [
        metrics.platform.label, category.label, metrics.textStyle.name, DecimalFormat.shortest(value),
        DecimalFormat.shortest(scaled), size.map { DecimalFormat.shortest($0) } ?? "",
      ]
    }
  }

  private func isWanted(_ cell: DynamicType.Cell) -> Bool {
    let labels = platforms.map(\.label)
    guard labels.isEmpty || labels.contains(where: { cell.platform == $0 || cell.platform == $0 + "-runtime" }) else {
      return false
    }
    guard styles.isEmpty || styles.contains(cell.style) else { return false }
    if cell.category == "n/a" { return categories.isEmpty || !platforms.isEmpty }
    return categories.isEmpty
      || categories.contains { cell.category == $0.label || cell.category.hasPrefix($0.label + " ") }
  }

  private static func parse<Value>(
    _ names: [String], _ read: (String) throws(DynamicTypeError) -> Value
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for name in names { values.append(try usage { () throws(DynamicTypeError) in try read(name) }) }
    return values
  }

  private static func usage<Value>(_ body: () throws(DynamicTypeError) -> Value) throws(UsageError) -> Value {
    do {
      return try body()
    } catch {
      throw .invalid(error.description, command: .scale)
    }
  }
}

extension FontWeight {
  /// As the guideline's tables spell it, such as `Semibold`.
  fileprivate var guidelineName: String { description.prefix(1).uppercased() + description.dropFirst() }
}
