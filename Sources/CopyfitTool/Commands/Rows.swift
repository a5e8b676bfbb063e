// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit rows`: heights of rows and headers from a description, at each width and category that is asked for.

import Copyfit

enum RowsCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    guard let source = try source(arguments) else {
      try console.print(RowsExample.list)
      return .success
    }
    let report: RowsReport
    do {
      report = try Self.report(source, arguments, measurer: try FontSources.measurer(arguments, console))
    } catch let error as DescriptionError {
      throw UsageError.invalid(error.description, command: .rows)
    } catch let error as SelfSizingError {
      throw UsageError.invalid(error.description, command: .rows)
    } catch let error as LocalisationError {
      throw EnvironmentError(message: "the strings file: \(error)")
    }
    switch arguments.format {
    case .csv: try console.print(report.csv)
    case .json: try console.print(JSONLayout.indented(report.json))
    default: try console.print(report.text(style: console.style))
    }
    return report.tables.contains(where: \.hasFindings) ? .findings : .success
  }

  /// A description and where the files that it names lie.
  struct Source {
    let json: JSONValue
    let readStrings: (String) throws -> StringsDictionary
  }

  /// The file or the example; nil where the examples are to be listed.
  private static func source(_ arguments: ParsedArguments) throws -> Source? {
    if let name = arguments.text(.example) {
      if let path = arguments.arguments.first { throw UsageError.unexpectedArgument(path, command: .rows) }
      return try RowsExample.named(name).map(source)
    }
    guard let path = arguments.arguments.first else {
      throw UsageError.missingArgument("FILE", command: .rows)
    }
    let bytes = try System.readFile(path)
    do throws(JSONError) {
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      return Source(json: try JSONValue(parsing: bytes)) { name in
        let isRelative = !name.hasPrefix("/") && !folder.isEmpty
        return try StringsDictionary(reading: System.readFile(isRelative ? "\(folder)/\(name)" : name))
      }
    } catch {
      throw UsageError.invalid("'\(path)' is no description: \(error)", command: .rows)
    }
  }

  static func source(_ example: RowsExample) throws(JSONError) -> Source {
    Source(json: try JSONValue(parsing: example.json)) { _ in
      try StringsDictionary(reading: Array(RowsExample.strings.utf8))
    }
  }

  static func report(_ source: Source, _ arguments: ParsedArguments, measurer: TextMeasurer) throws -> RowsReport {
    var options = TableDescription.Options()
    options.scale = arguments.number(.scale)
    options.generation = arguments.text(.osGeneration).flatMap(OSGeneration.init(rawValue:))
    let table = try TableDescription(
      source.json, options: options, measurer: measurer, readStrings: source.readStrings)
    let widths = try widths(arguments, table)
    var tables: [MeasuredTable] = []
    for category in try categories(arguments, table) {
      for width in widths { tables.append(try MeasuredTable(table, width: width, category: category)) }
    }
    return RowsReport(tables: tables)
  }

  private static func widths(_ arguments: ParsedArguments, _ table: TableDescription) throws(UsageError) -> [Double] {
    let given = arguments.texts(.width)
    guard !given.contains("none") else {
      throw .invalid("a table has a width: give --width in points", command: .rows)
    }
    return given.isEmpty ? table.widths : given.compactMap { Double($0) }
  }

  private static func categories(
    _ arguments: ParsedArguments, _ table: TableDescription
  ) throws -> [ContentSizeCategory] {
    let given = arguments.texts(.category).isEmpty ? table.categories : arguments.texts(.category)
    if given.contains("all") { return ContentSizeCategory.allCases }
    let parsed = try given.map { (name) throws -> ContentSizeCategory in
      do throws(DynamicTypeError) {
        return try ContentSizeCategory(parsing: name)
      } catch {
        throw DescriptionError(description: error.description)
      }
    }
    return parsed.isEmpty ? [.large] : parsed
  }
}
