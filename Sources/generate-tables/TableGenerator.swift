// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a generator is: inputs named by path, files returned as text. Nothing is written here, so a test can compare.

/// One generated file: where it belongs, relative to the package's folder, and its text.
package struct GeneratedFile: Hashable, Sendable {
  package let path: String
  package let text: String
}

/// Makes files of the project from files of a standard.
package protocol TableGenerator: Sendable {
  /// Reads inputs in the folder `package` and returns files in a fixed order, the same bytes for the same inputs.
  func generate(in package: String) throws -> [GeneratedFile]
}

/// The head of a generated file: who wrote it, from what, and how large it is.
func generatedHeader(_ subject: String, inputs: [InputFile], size: String) -> String {
  var lines = [
    "// DO NOT EDIT. Written by `swift run generate-tables`; `TableFreshnessTests` fails when it is stale.",
    "// \(subject)",
  ]
  lines += inputs.map { "// Input \($0.name), SHA-256 \($0.sha256)." }
  lines += ["// \(size)", "// swift-format-ignore-file"]
  return lines.joined(separator: "\n") + "\n"
}

/// A Swift array literal of numbers, wrapped at 120 columns.
func arrayLiteral(_ name: String, _ type: String, _ values: [some BinaryInteger], access: String = "static") -> String {
  var text = "  \(access) let \(name): [\(type)] = [\n"
  var line = "   "
  for value in values {
    let item = " \(value),"
    if line.utf8.count + item.utf8.count > 120 {
      text += line + "\n"
      line = "   "
    }
    line += item
  }
  return text + line + "\n  ]\n"
}
