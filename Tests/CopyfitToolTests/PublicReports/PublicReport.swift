// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Faults of text measuring that people reported in public, as small cases (Recorded/public-reports.jsonl; the README beside
// it says how a case is read). Every report is asked with fonts of this package, so all run in every checkout.

import Copyfit
import CopyfitFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitTool

/// One report.
struct PublicReport: Sendable, CustomTestStringConvertible {
  let json: JSONValue

  var id: String { json["id"]?.string ?? "" }
  var kind: String { json["kind"]?.string ?? "" }
  var expect: JSONValue { json["expect"] ?? .null }
  var role: String { self["role"]?.string ?? "string" }
  var testDescription: String { "\(id): \(json["why"]?.string ?? "")" }

  /// An option, or a member of the case itself.
  subscript(key: String) -> JSONValue? { json["options"]?[key] ?? json[key] }

  static func all(_ file: String) throws -> [PublicReport] {
    try Repository.text("Tests/CopyfitToolTests/Recorded/\(file)")
      .split(separator: "\n").map { PublicReport(json: try JSONValue(parsing: String($0))) }
  }
}

/// The reports' fonts, by family. Those that the package bundles are the very files that the figures were made with.
enum ReportFonts {
  static let measurer = TextMeasurer(fonts: .bundled)

  private static let files = [
    "DejaVu Sans": "Tests/TestSupport/Fonts/Reports/DejaVuSans-Regular.ttf",
    "DejaVu Sans Bold": "Tests/TestSupport/Fonts/Reports/DejaVuSans-Bold.ttf",
    "DejaVu Sans Mono": "Fonts/DejaVuSansMono/DejaVuSansMono-Regular.ttf",
    "Liberation Sans": "Fonts/LiberationSans/LiberationSans-Regular.ttf",
    "Noto Color Emoji": "Fonts/NotoColorEmoji/NotoColorEmoji.ttf",
    "Noto Sans CJK JP": "Fonts/NotoSansCJK/NotoSansCJK-Regular.otf",
    "Noto Serif Tibetan": "Tests/TestSupport/Fonts/Reports/NotoSerifTibetan-Regular.ttf",
    "Square": "Tests/TestSupport/Fonts/Square-Regular.ttf",
  ]

  static func path(_ family: String) throws -> String {
    if family.hasPrefix("(copy of DejaVu Sans with ") { return try edited(family) }
    return Repository.path(files[family] ?? "Fonts/NotoSans/\(family.filter { $0 != " " })-Regular.ttf")
  }

  /// A copy of DejaVu Sans with one number changed.
  private static func edited(_ description: String) throws -> String {
    var font = [UInt8](try Data(contentsOf: URL(filePath: try path("DejaVu Sans"))))
    // Unsigned 16 bits big-endian: unitsPerEm is 18 bytes into `head`, the descent 6 bytes into `hhea`.
    let (table, field) = description.contains("unitsPerEm") ? ("head", 18) : ("hhea", 6)
    let records = Array(font[12..<12 + 16 * Int(font[5])])
    let record = try #require(
      stride(from: 0, to: records.count, by: 16).first { records[$0..<$0 + 4].elementsEqual(table.utf8) })
    let offset = records[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    (font[offset + field], font[offset + field + 1]) = (0, 0)
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
    try Data(font).write(to: url)
    return url.path(percentEncoded: false)
  }
}
