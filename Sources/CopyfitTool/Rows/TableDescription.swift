// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The whole file: a table's settings, its sections, and what texts have in common.

import Copyfit

/// A described table, ready to be measured at any width and category.
struct TableDescription {
  struct Section {
    var header: SectionHeader?
    var rows: [(name: String, row: Row)] = []
    var footer: SectionHeader?
  }

  static let members = [
    "description", "width", "category", "style", "scale", "osGeneration", "separators", "readableWidth",
    "indexBarWidth", "estimatedRowHeight", "sectionHeaderTopPadding", "defaults", "strings", "locale", "sections",
    "header", "rows", "row", "footer",
  ]

  let widths: [Double]
  let categories: [String]
  let sections: [Section]
  private let environment: TableEnvironment

  /// - Parameters:
  ///   - options: What the command line says; it wins over the file.
  ///   - readStrings: Reads the file that `strings` names.
  init(
    _ value: JSONValue, options: Options, measurer: TextMeasurer, readStrings: (String) throws -> StringsDictionary
  ) throws {
    let object = try DescribedObject(value, at: "")
    try object.allow(Self.members)
    environment = try Self.environment(object, options)
    widths = [environment.width]
    categories = try object.text("category").map { [$0] } ?? []
    var context = DescriptionContext(
      measurer: measurer, scale: environment.scale, generation: environment.generation)
    context.defaults = try object.object("defaults")?.members ?? []
    context.strings = try object.text("strings").map(readStrings)
    context.locale = try object.text("locale") ?? "en"
    let places = try object.array("sections")?.enumerated().map { (index, value) in
      try DescribedObject(value, at: "sections[\(index)]")
    }
    let reader = SectionDescription(context: context, environment: environment)
    sections = try (places ?? [object]).enumerated().map { (index, section) in
      if places != nil { try section.allow(["header", "rows", "row", "footer"]) }
      return try reader.section(section, isFirst: index == 0)
    }
  }

  /// What may come from the command line.
  struct Options {
    var scale: Double?
    var generation: OSGeneration?
  }

  /// The table at a width.
  func environment(width: Double) -> TableEnvironment {
    var copy = environment
    copy.width = width
    return copy
  }

  private static func environment(
    _ object: DescribedObject, _ options: Options
  ) throws(DescriptionError) -> TableEnvironment {
    let ownScale = try object.number("scale")
    let scale = options.scale ?? ownScale ?? 1
    guard scale > 0 else { throw object.bad("scale", "a number greater than 0") }
    let width = try object.number("width") ?? 320
    let ownGeneration = try object.choice("osGeneration", as: OSGeneration.self)
    guard width >= 0 else { throw object.bad("width", "a number that is not negative") }
    var table = TableEnvironment(
      width: width, style: try object.choice("style", as: TableStyle.self) ?? .plain, scale: scale,
      generation: options.generation ?? ownGeneration ?? .iOS26)
    table.hasSeparators = try object.boolean("separators") ?? true
    table.followsReadableWidth = try object.boolean("readableWidth") ?? false
    table.indexBarWidth = try object.number("indexBarWidth") ?? 0
    table.estimatedRowHeight = try object.number("estimatedRowHeight")
    table.sectionHeaderTopPadding = try object.number("sectionHeaderTopPadding")
    return table
  }
}
