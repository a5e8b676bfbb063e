// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit trace`: what each stage of the analysis makes of a text, as aligned rows or as JSON (DESIGN section 6).

import Copyfit

enum TraceCommand {
  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let traces = try traces(arguments, console)
    switch arguments.format {
    case .ndjson: try console.write(traces.flatMap { json($0) + [UInt8(ascii: "\n")] })
    case .json where traces.count == 1: try console.print(JSONLayout.indented(json(traces[0])))
    case .json:
      let list = traces.map { json($0) }.joined(separator: [UInt8(ascii: ",")])
      try console.print(JSONLayout.indented([UInt8(ascii: "[")] + list + [UInt8(ascii: "]")]))
    default:
      for (index, trace) in traces.enumerated() {
        try console.print((index > 0 ? "\n" : "") + table(trace).text(style: console.style))
      }
    }
    if traces.contains(where: \.lacksDictionary) {
      console.warn("a script without spaces has no dictionary here: its lines break between clusters")
    }
    return .success
  }

  private static func traces(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> [TextTrace] {
    let texts = try TextSources.texts(arguments, console)
    let questions = try QuestionBuilder(arguments, texts: texts).questions()
    let measurer = try FontSources.measurer(arguments, console)
    return try questions.map { question in
      do throws(BatchError) {
        return try trace(question.request, measurer, usesDictionaries: !arguments.has(.noDictionaries))
      } catch {
        throw MeasureCommand.failure(error, .trace)
      }
    }
  }

  static func trace(
    _ request: BatchRequest, _ measurer: TextMeasurer, usesDictionaries: Bool = true
  ) throws(BatchError) -> TextTrace {
    let mapped = try MappedRequest(request)
    do throws(MeasureError) {
      return try measurer.trace(
        mapped.text, defaultFont: mapped.font, policies: mapped.policies,
        language: request.attributes.language ?? "", usesDictionaries: usesDictionaries)
    } catch {
      throw BatchError(error)
    }
  }

  /// The scalar stands last, since no two terminals agree how wide it is.
  static func table(_ trace: TextTrace) -> TableReport {
    var table = TableReport(columns: [
      .init(name: "at", isNumber: true), .init(name: "code point"), .init(name: "line"), .init(name: "cluster"),
      .init(name: "bidi"), .init(name: "level", isNumber: true), .init(name: "script"),
      .init(name: "item", isNumber: true), .init(name: "edge"), .init(name: "break"), .init(name: "rule"),
      .init(name: "scalar"),
    ])
    for scalar in trace.scalars {
      table.append([
        "\(scalar.utf16Offset)", scalar.scalar.codePointName, scalar.lineClass, scalar.clusterClass, scalar.bidiClass,
        "\(scalar.level)", scalar.script, "\(scalar.item)", scalar.startsCluster ? "|" : "", sign(of: scalar),
        scalar.rule, shown(scalar.scalar),
      ])
    }
    return table
  }

  /// The annex's signs; a hyphen behind the second where one is shown.
  private static func sign(of scalar: ScalarTrace) -> String {
    switch scalar.opportunity {
    case .prohibited: "\u{D7}"
    case .allowed: scalar.showsHyphen ? "\u{F7} -" : "\u{F7}"
    case .mandatory: "!"
    }
  }

  /// A mark on a dotted circle; what draws nothing, as nothing.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: "\u{25CC}\(scalar)"
    case .format, .spaceSeparator, .surrogate, .unassigned: ""
    default: RulerReport.printable(String(scalar))
    }
  }

  static func json(_ trace: TextTrace) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("breaks")
    writer.beginArray()
    for (offset, scalar) in trace.breaks {
      writer.beginObject()
      writer.key("utf16")
      writer.integer(offset)
      writer.key("kind")
      writer.string(scalar.opportunity.rawValue)
      writer.key("rule")
      writer.string(scalar.rule)
      writer.endObject()
    }
    writer.endArray()
    writer.key("clusters")
    writer.beginArray()
    for edge in trace.clusterEdges { writer.integer(edge) }
    writer.endArray()
    writer.key("levels")
    writer.beginArray()
    for level in trace.perUnit(\.level) { writer.integer(level) }
    writer.endArray()
    writer.key("scripts")
    writer.beginArray()
    for script in trace.perUnit(\.script) { writer.string(script) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }
}
