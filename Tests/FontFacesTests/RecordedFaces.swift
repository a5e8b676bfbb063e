// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The rows of Recorded/bundled-faces.txt: what fontTools reads from each bundled font.

import FontFaces
import TestSupport
import Testing

/// One bundled font, as fontTools reads it.
struct RecordedFace: CustomTestStringConvertible {
  let cells: [String: String]

  var file: String { self["file"] }
  var testDescription: String { file }

  subscript(_ column: String) -> String { cells[column] ?? "" }

  func number(_ column: String) -> Int { Int(self[column]) ?? -1 }

  func open() throws -> FontFace { try FontFace(path: Repository.path(file)) }

  static func all() throws -> [RecordedFace] {
    let lines = try Repository.text("Tests/FontFacesTests/Recorded/bundled-faces.txt").split(separator: "\n")
    let rows = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
    guard let columns = rows.first else { return [] }
    return rows.dropFirst().map { RecordedFace(cells: Dictionary(uniqueKeysWithValues: zip(columns, $0))) }
  }
}

extension RecordedFace {
  init(file: String) throws {
    self = try Self.all().first { $0.file.hasSuffix(file) } ?? RecordedFace(cells: [:])
  }
}
