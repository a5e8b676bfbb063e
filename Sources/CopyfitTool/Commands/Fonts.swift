// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit fonts`: what can be named, what a name stands for, and the metrics of one, as UIFont would give them.

import Copyfit

enum FontsCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let collection = try FontSources.collection(arguments, console)
    guard arguments.arguments.isEmpty, !arguments.has(.style) else {
      let metrics = try metrics(arguments, in: collection)
      if arguments.format == .text, metrics.count == 1 {
        try console.print(page(metrics[0], style: console.style))
      } else {
        try print(table(metrics), json: json(metrics), arguments.format, &console)
      }
      return .success
    }
    try print(table(collection.families), json: json(collection.families), arguments.format, &console)
    if arguments.format == .text {
      try console.print("\n" + console.style.dim("Metrics of one: copyfit fonts NAME --size POINTS") + "\n")
    }
    return .success
  }

  private static func print(
    _ table: TableReport, json: [UInt8], _ format: OutputFormat, _ console: inout Console
  ) throws {
    switch format {
    case .csv: try console.print(table.csv)
    case .markdown: try console.print(table.markdown)
    case .json, .ndjson: try console.print(JSONLayout.indented(json))
    case .text: try console.print(table.text(style: console.style))
    }
  }

  /// The metrics of each name, or of the system font, in each style and category.
  private static func metrics(_ arguments: ParsedArguments, in collection: FontCollection) throws -> [VerticalMetrics] {
    let names = arguments.arguments.isEmpty ? ["system"] : arguments.arguments
    var all: [VerticalMetrics] = []
    for name in names {
      for font in try fonts(name, arguments) {
        do throws(MeasureError) {
          all.append(try collection.metrics(of: font))
        } catch {
          throw MeasureCommand.failure(BatchError(error), .fonts)
        }
      }
    }
    return all
  }

  private static func fonts(_ name: String, _ arguments: ParsedArguments) throws -> [Font] {
    if arguments.has(.style), arguments.has(.size) {
      throw UsageError.conflict(.style, .size, reason: "the style sets the size")
    }
    var fonts = [Font.system(size: arguments.number(.size) ?? MappedRequest.defaultSize)]
    if arguments.has(.style) {
      let given = arguments.texts(.category)
      let categories = given.isEmpty ? ["large"] : given.contains("all") ? Vocabulary.categories : given
      fonts = try arguments.texts(.style).flatMap { style in
        try categories.map { category in
          try Font.preferred(
            forTextStyle: TextStyle(parsing: style), compatibleWith: ContentSizeCategory(parsing: category))
        }
      }
    } else if arguments.has(.category) {
      throw UsageError.invalid("--category needs --style: a font of a fixed size has no category", command: .fonts)
    }
    let weight = try arguments.text(.weight).flatMap(Vocabulary.weight).map { try FontWeight(Int($0.rounded())) }
    return fonts.map { font in
      var font = font
      font.families = RequestLine.families(name)
      font.weight = weight ?? font.weight
      font.isItalic = arguments.has(.italic)
      return font
    }
  }

  /// The figures in UIFont's order, with their names.
  private static func figures(_ metrics: VerticalMetrics) -> [(name: String, points: Double)] {
    [
      ("pointSize", metrics.pointSize), ("ascender", metrics.ascender), ("descender", metrics.descender),
      ("leading", metrics.leading), ("lineHeight", metrics.lineHeight), ("capHeight", metrics.capHeight),
      ("xHeight", metrics.xHeight),
    ]
  }

  private static func page(_ metrics: VerticalMetrics, style: TerminalStyle) -> String {
    var page = style.bold(metrics.font.requested)
    page += metrics.font.used == metrics.font.requested ? "\n" : " is set in \(metrics.font.used)\n"
    if metrics.font.standIn {
      page += style.dim("a stand-in: \(metrics.font.requested) itself may not be bundled (--fonts adds files)") + "\n"
    }
    page += "\n"
    for (name, points) in figures(metrics) {
      let value = DecimalFormat.shortest(points)
      page += name + String(repeating: " ", count: 12 - name.count) + value + "\n"
    }
    return page + "\nascender and descender: \(metrics.source), \(metrics.reason)\n"
  }

  private static func table(_ metrics: [VerticalMetrics]) -> TableReport {
    let names = metrics.first.map { figures($0).map(\.name) } ?? []
    var table = TableReport(
      columns: [.init(name: "font"), .init(name: "used"), .init(name: "stand-in")]
        + names.map { TableReport.Column(name: $0, isNumber: true) } + [.init(name: "source"), .init(name: "reason")])
    for metrics in metrics {
      table.append(
        [metrics.font.requested, metrics.font.used, metrics.font.standIn ? "yes" : "no"]
          + figures(metrics).map { DecimalFormat.shortest($0.points) } + [metrics.source, metrics.reason])
    }
    return table
  }

  private static func table(_ families: [FontFamily]) -> TableReport {
    var table = TableReport(columns: [.init(name: "family"), .init(name: "styles"), .init(name: "stands in for")])
    for family in families {
      let styles = family.styles.map { "\($0.weight)\($0.isItalic ? " italic" : "")" }
      table.append([family.name, styles.joined(separator: ", "), family.standsInFor.joined(separator: ", ")])
    }
    return table
  }

  private static func json(_ metrics: [VerticalMetrics]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for metrics in metrics {
      writer.beginObject()
      for (name, points) in figures(metrics) {
        writer.key(name)
        writer.number(points)
      }
      writer.key("source")
      writer.string(metrics.source)
      writer.key("reason")
      writer.string(metrics.reason)
      writer.key("requested")
      writer.string(metrics.font.requested)
      writer.key("used")
      writer.string(metrics.font.used)
      writer.key("standIn")
      writer.boolean(metrics.font.standIn)
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }

  private static func json(_ families: [FontFamily]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for family in families {
      writer.beginObject()
      writer.key("family")
      writer.string(family.name)
      writer.key("styles")
      writer.beginArray()
      for style in family.styles {
        writer.beginObject()
        writer.key("weight")
        writer.integer(style.weight)
        writer.key("italic")
        writer.boolean(style.isItalic)
        writer.endObject()
      }
      writer.endArray()
      writer.key("standsInFor")
      writer.beginArray()
      for name in family.standsInFor { writer.string(name) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }
}
