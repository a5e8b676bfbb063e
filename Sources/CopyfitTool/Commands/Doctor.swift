// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit doctor`: versions, fonts and optional parts, each tried and not only looked for.

import Copyfit

enum DoctorCommand {
  private struct Check {
    let name: String
    let state: String
    var isFailure = false
  }

  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let measurer = try FontSources.measurer(arguments, console)
    let checks =
      VersionReport.entries.map { Check(name: $0.name, state: $0.version) }
      + [families(measurer), everyFace(measurer), dictionaries(measurer)]
    if arguments.format == .json {
      try console.print(JSONLayout.indented(json(checks)))
    } else {
      for check in checks {
        let mark = check.isFailure ? console.style.red("fails") : console.style.green("ok   ")
        try console.print("\(mark)  \(check.name): \(check.state)\n")
      }
    }
    return checks.contains(where: \.isFailure) ? .environment : .success
  }

  private static func families(_ measurer: TextMeasurer) -> Check {
    Check(name: "fonts", state: "\(measurer.fonts.familyNames.count) families can be named")
  }

  /// Opens a face of every family.
  private static func everyFace(_ measurer: TextMeasurer) -> Check {
    let failures = measurer.fonts.familyNames.compactMap { name -> String? in
      do throws(MeasureError) {
        _ = try measurer.fonts.metrics(of: Font(name, size: MappedRequest.defaultSize))
        return nil
      } catch {
        return error.description
      }
    }
    let state = failures.isEmpty ? "every family opens" : failures.joined(separator: "; ")
    return Check(name: "font files", state: state, isFailure: !failures.isEmpty)
  }

  /// Breaks a Thai word; without a dictionary texts of such scripts break at cluster edges.
  private static func dictionaries(_ measurer: TextMeasurer) -> Check {
    do throws(MeasureError) {
      let text = try measurer.prepare(AttributedText("\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}"))
      let state =
        text.lacksDictionary ? "none: Thai, Lao, Khmer and Burmese break between clusters" : "Thai, Lao, Khmer, Burmese"
      return Check(name: "word breaks", state: state)
    } catch {
      return Check(name: "word breaks", state: error.description, isFailure: true)
    }
  }

  private static func json(_ checks: [Check]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for check in checks {
      writer.value(
        .object([
          JSONMember(key: "check", value: .string(check.name)),
          JSONMember(key: "ok", value: .boolean(!check.isFailure)),
          JSONMember(key: "state", value: .string(check.state)),
        ]))
    }
    writer.endArray()
    return writer.bytes
  }
}
