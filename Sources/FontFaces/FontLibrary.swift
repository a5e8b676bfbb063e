// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The fonts a measurer knows by name. A value: registering changes this copy alone. The entries are shared, so a face
// is opened once however many libraries name it.

/// Fonts by family, full and PostScript name.
package struct FontLibrary: Sendable {
  /// The families' names, in the order of registration.
  package private(set) var familyNames: [String] = []
  /// All entries, in the order of registration; stand-ins are not among them.
  package private(set) var entries: [FontEntry] = []
  private var families: [String: [FontEntry]] = [:]
  private var faces: [String: FontEntry] = [:]
  private var standIns: [String: [FontEntry]] = [:]

  /// Creates a library without fonts.
  package init() {}

  /// Adds an entry under its family's, full and PostScript names; of two with the same name the first answers.
  package mutating func register(_ entry: FontEntry) {
    let description = entry.description
    let family = Self.folded(description.family)
    if families[family] == nil { familyNames.append(description.family) }
    entries.append(entry)
    families[family, default: []].append(entry)
    let legacy = Self.folded(description.legacyFamily)
    if legacy != family { families[legacy, default: []].append(entry) }
    for name in [description.postScriptName, "\(description.family) \(description.styleName)"] where !name.isEmpty {
      let key = Self.folded(name)
      if faces[key] == nil { faces[key] = entry }
    }
  }

  /// Lets `family`, which must be registered, answer for `names` with the metrics in `overrides`.
  ///
  /// A family registered under one of the names goes before its stand-in.
  /// - Throws: ``FontError/unknownFamily(_:registered:)``.
  package mutating func standIn(
    for names: [String], family: String, overrides: MetricOverrides
  ) throws(FontError) {
    try overrides.check()
    guard let originals = families[Self.folded(family)] else {
      throw .unknownFamily(family, registered: familyNames)
    }
    let derived = originals.map { original in
      FontEntry(description: original.description, likelyScalars: original.likelyScalars) { () throws(FontError) in
        try original.face().with(overrides: overrides)
      }
    }
    for name in names { standIns[Self.folded(name)] = derived }
  }

  /// The face that answers for `query`: a family's best, else the face of that very name, else a stand-in.
  ///
  /// - Throws: ``FontError/unknownFamily(_:registered:)``.
  /// - Complexity: O(faces of the family); opens nothing.
  package func match(_ query: FontQuery) throws(FontError) -> FontMatch {
    let key = Self.folded(query.name)
    if let found = families[key].flatMap(query.best) { return match(found, for: query) }
    if let face = faces[key] { return FontMatch(entry: face, requested: query.name, isStandIn: false) }
    if let found = standIns[key].flatMap(query.best) { return match(found, for: query, isStandIn: true) }
    throw .unknownFamily(query.name, registered: familyNames)
  }

  /// A variable face answers with its instance at the weight that was asked for.
  private func match(_ entry: FontEntry, for query: FontQuery, isStandIn: Bool = false) -> FontMatch {
    guard let range = entry.description.weightRange else {
      return FontMatch(entry: entry, requested: query.name, isStandIn: isStandIn)
    }
    let weight = min(max(query.weight, range.lowerBound), range.upperBound)
    let instance = entry.instance(variations: [FontVariation(tag: "wght", value: Double(weight))])
    return FontMatch(entry: instance, requested: query.name, isStandIn: isStandIn)
  }

  private static func folded(_ name: String) -> String { name.lowercased() }
}
