// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The front line of a golden file: all that the answers depend on besides the requests. When an answer changes, the
// difference of two front lines is the first place to look.

import Copyfit

/// A font file by what is in it.
struct FontFingerprint: Hashable, Sendable, Comparable {
  /// Family and style.
  let name: String
  /// The file's name, which says nothing about its folder.
  let file: String
  let sha256: String

  /// The name where others have the same: "Liberation Sans (my.ttf, 0123456789ab)".
  var label: String { "\(name) (\(file), \(sha256.prefix(12)))" }

  /// Whether one may stand where the other stood: the same name, or the same file's name, whatever is in it.
  func isKin(of other: Self) -> Bool {
    name == other.name || file.prefix { $0 != "#" } == other.file.prefix { $0 != "#" }
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.name, first.file, first.sha256) < (second.name, second.file, second.sha256)
  }
}

/// A name and what it stands for, such as `Unicode` and `17.0.0`.
struct NamedVersion: Hashable, Sendable {
  let name: String
  let version: String
}

/// Fingerprints of what made a golden file.
struct GoldenFront: Hashable, Sendable {
  /// The version of the format, the only one so far.
  static let schema = 1

  /// Copyfit, its libraries and the tables built in.
  var versions: [NamedVersion] = Self.currentVersions
  /// What an answer follows where its request says nothing.
  var policies: [NamedVersion] = Self.currentPolicies
  /// Points that numbers are rounded to multiples of; nil where they are exact.
  var grid: Double?
  /// Where fonts came from besides the bundles: files and folders of `--fonts`.
  var fontPaths: [String] = []
  var usesSystemFonts = false
  /// Every font that an answer was made with, sorted.
  var fonts: [FontFingerprint] = []
  var recordCount = 0

  /// The fonts by what records call them: the name, with file and digest where several fonts share it.
  var fontsByLabel: [String: FontFingerprint] {
    let counts = Dictionary(grouping: fonts, by: \.name).mapValues(\.count)
    let labelled = fonts.map { (counts[$0.name] == 1 ? $0.name : $0.label, $0) }
    return Dictionary(labelled) { first, _ in first }
  }

  static var currentVersions: [NamedVersion] {
    VersionReport.entries.map { NamedVersion(name: $0.name, version: $0.version) } + [
      NamedVersion(name: "Dynamic Type", version: SHA256.hexDigest(of: dynamicTypeTable))
    ]
  }

  /// A row a cell, so that any figure that changes shows.
  private static var dynamicTypeTable: String {
    DynamicType.cells.map { cell in
      let leading = cell.leading.map(DecimalFormat.shortest) ?? ""
      let figures = "\(DecimalFormat.shortest(cell.pointSize)),\(leading),\(cell.weight.value)"
      return "\(cell.platform),\(cell.category),\(cell.style.name),\(figures)\n"
    }.joined()
  }

  static var currentPolicies: [NamedVersion] {
    let policies = TextPolicies()
    return [
      ("trailingWhitespace", "\(policies.trailingWhitespace)"), ("newlineAtEnd", "\(policies.newlineAtEnd)"),
      ("emptyText", "\(policies.emptyText)"), ("fallbackMetrics", "\(policies.fallbackMetrics)"),
      ("overflowWrap", "\(policies.overflowWrap)"), ("strictness", "\(policies.strictness)"),
      ("wordBreak", "\(policies.wordBreak)"),
    ].map { NamedVersion(name: $0.0, version: $0.1) }
  }
}

extension JSONWriter {
  /// The front line.
  mutating func front(_ front: GoldenFront) {
    beginObject()
    key("golden")
    integer(GoldenFront.schema)
    versions("versions", front.versions)
    versions("policies", front.policies)
    key("grid")
    if let grid = front.grid { number(grid) } else { null() }
    key("fontPaths")
    beginArray()
    for path in front.fontPaths { string(path) }
    endArray()
    key("systemFonts")
    boolean(front.usesSystemFonts)
    key("records")
    integer(front.recordCount)
    key("fonts")
    beginArray()
    for font in front.fonts {
      beginObject()
      key("name")
      string(font.name)
      key("file")
      string(font.file)
      key("sha256")
      string(font.sha256)
      endObject()
    }
    endArray()
    endObject()
    endLine()
  }

  private mutating func versions(_ name: String, _ versions: [NamedVersion]) {
    key(name)
    beginObject()
    for version in versions {
      key(version.name)
      string(version.version)
    }
    endObject()
  }
}
