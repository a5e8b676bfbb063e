// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `swift run generate-tables`, from the package's folder: writes every generated table of the project.
// One line a generator; the same inputs give the same bytes, and `--check` says which files are stale.

import Foundation

@main
struct GenerateTables {
  /// Every generator, in the order in which they run.
  static let generators: [any TableGenerator] = [
    PropertyTableGenerator(), PropertyValueGenerator(), ScriptTableGenerator(), BracketTableGenerator(),
    DynamicTypeTableGenerator(), PluralTableGenerator(),
    LineBreakTableGenerator(), ClusterTableGenerator(),
  ]

  static func main() throws {
    let isCheck = CommandLine.arguments.contains("--check")
    var stale = 0
    for generator in generators {
      for file in try generator.generate(in: ".") {
        guard (try? String(contentsOfFile: file.path, encoding: .utf8)) != file.text else { continue }
        stale += 1
        print(isCheck ? "stale: \(file.path)" : "wrote \(file.path)")
        if !isCheck { try file.text.write(toFile: file.path, atomically: true, encoding: .utf8) }
      }
    }
    if isCheck && stale > 0 { exit(1) }
  }
}
