// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Fonts by name, file or folder, and what falls back. Bundles (CopyfitFonts) and files are added as values; a face is
// opened when a text first needs it.

internal import FontFaces

/// The fonts a measurer may use: registered families, stand-ins, fallback faces.
public struct FontCollection: Sendable {
  private(set) var library = FontLibrary()
  /// Fallback entries, by role and in the order of registration.
  private var fallback: [(rank: Int, entry: FontEntry)] = []
  /// The bundles' stand-ins, in the order of registration.
  package private(set) var standIns: [FontStandIn] = []
  /// Replaced by every change, so that copies that differ never share one.
  private var resolutions = ResolutionCache()

  /// Creates a collection without fonts.
  public init() {}

  /// The registered families, in the order of registration.
  public var familyNames: [String] { library.familyNames }

  /// Registers the fonts of a file, a font collection or a folder.
  ///
  /// - Returns: Why files of a folder could not be used; empty if all could.
  /// - Throws: ``MeasureError/badFont(name:reason:)`` if nothing could be used.
  public mutating func register(path: String) throws(MeasureError) -> [MeasureError] {
    do {
      defer { resolutions = ResolutionCache() }
      return try library.register(path: path).map { MeasureError($0, name: path) }
    } catch {
      throw MeasureError(error, name: path)
    }
  }

  /// Registers the fonts of a file or font collection that is in memory; the bytes are copied.
  ///
  /// - Parameters:
  ///   - bytes: The whole file: TrueType, OpenType, a collection, WOFF or WOFF2.
  ///   - name: What messages call it, such as where the bytes are from.
  /// - Returns: The families that can now be asked for, in the order of the faces; each once.
  /// - Throws: ``MeasureError/badFont(name:reason:)`` if the bytes are no font that can be used.
  @discardableResult
  public mutating func register(bytes: [UInt8], name: String) throws(MeasureError) -> [String] {
    do {
      defer { resolutions = ResolutionCache() }
      var families: [String] = []
      for entry in try FontEntry.all(inFile: FontFile(bytes: bytes, name: name)) {
        library.register(entry)
        if !families.contains(entry.description.family) { families.append(entry.description.family) }
      }
      return families
    } catch {
      throw MeasureError(error, name: name)
    }
  }

  /// Registers the system's fonts as fontconfig lists them; the library is loaded now and never needed otherwise.
  ///
  /// - Throws: ``MeasureError/badFont(name:reason:)`` if fontconfig is not installed.
  public mutating func registerSystemFonts() throws(MeasureError) {
    do {
      defer { resolutions = ResolutionCache() }
      for entry in try SystemFonts.entries() { library.register(entry) }
    } catch {
      throw MeasureError(error, name: "system fonts")
    }
  }

  /// Adds a bundle's files and stand-ins behind what is there.
  package mutating func add(files: [BundledFontFile], standIns: [FontStandIn]) {
    resolutions = ResolutionCache()
    for file in files {
      let entry = FontEntry(file)
      library.register(entry)
      if let rank = file.role.fallbackRank { fallback.append((rank, entry)) }
    }
    self.standIns += standIns
    for standIn in standIns {
      // A bundle names only families that it has.
      try? library.standIn(
        for: [standIn.name] + standIn.aliases, family: standIn.family, overrides: MetricOverrides(standIn))
    }
  }

  /// The faces that follow a request's own, bold where it is bold. Complexity: O(entries log entries).
  private func fallbackEntries(weight: FontWeight) -> [FontEntry] {
    var best: [(rank: Int, order: Int, entry: FontEntry)] = []
    var seen: [String: Int] = [:]
    let query = FontQuery(name: "", weight: weight.value)
    for (order, (rank, entry)) in fallback.enumerated() {
      let family = entry.description.family
      if let known = seen[family] {
        if query.best(of: [best[known].entry, entry]) === entry { best[known].entry = entry }
      } else {
        seen[family] = best.count
        best.append((rank, order, entry))
      }
    }
    return best.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }.map(\.entry)
  }

  /// Meets a request: its families, then the fallback faces unless it is made of files.
  ///
  /// - Throws: ``MeasureError/unknownFont(name:suggestion:)``, ``MeasureError/badFont(name:reason:)``.
  func resolve(_ font: Font) throws(MeasureError) -> ResolvedFont {
    if let known = resolutions.find(font) { return known }
    var entries: [FontEntry] = []
    var reports: [FontReport] = []
    var hasFile = false
    for name in font.families {
      let match = try match(name, font: font)
      hasFile = hasFile || FontPath.isPath(name)
      entries.append(try instance(of: match.entry, font: font, name: name))
      reports.append(FontReport(match))
    }
    guard let first = entries.first else { throw .unknownFont(name: "", suggestion: familyNames.first) }
    if font.usesFallback ?? !hasFile {
      entries += fallbackEntries(weight: font.weight).filter { entry in !entries.contains { $0 === entry } }
    }
    let resolved = ResolvedFont(
      face: try open(first, name: font.families[0]), cascade: FontCascade(entries: entries), reports: reports)
    resolutions.insert(resolved, for: font)
    return resolved
  }

  private func match(_ name: String, font: Font) throws(MeasureError) -> FontMatch {
    do {
      if FontPath.isPath(name) {
        let entry = try resolutions.fileEntry(FontPath(name))
        return FontMatch(entry: entry, requested: name, isStandIn: false)
      }
      return try library.match(FontQuery(name: name, weight: font.weight.value, isItalic: font.isItalic))
    } catch {
      throw MeasureError(error, name: name)
    }
  }

  private func instance(of entry: FontEntry, font: Font, name: String) throws(MeasureError) -> FontEntry {
    guard !font.variations.isEmpty else { return entry }
    let values = font.variations.sorted { $0.key < $1.key }.map { FontVariation(tag: $0.key, value: $0.value) }
    let instance = entry.instance(variations: values)
    _ = try open(instance, name: name)
    return instance
  }

  private func open(_ entry: FontEntry, name: String) throws(MeasureError) -> FontFace {
    do {
      return try entry.face()
    } catch {
      throw MeasureError(error, name: name)
    }
  }
}

extension FontEntry {
  fileprivate convenience init(_ file: BundledFontFile) {
    let description = FontDescription(
      family: file.family, weight: file.weight, isItalic: file.isItalic, isColor: file.role == .emoji)
    self.init(description: description, likelyScalars: file.role.likelyScalars) { () throws(FontError) in
      try FontFace(file: FontFile(staticBytes: file.bytes, name: file.name))
    }
  }
}

extension MetricOverrides {
  fileprivate init(_ standIn: FontStandIn) {
    let metrics = standIn.metrics
    self.init(
      unitsPerEm: metrics.unitsPerEm, ascent: metrics.ascender, descent: -metrics.descender,
      lineGap: metrics.lineGap, capHeight: metrics.capHeight, xHeight: metrics.xHeight)
    keepsKerning = standIn.appliesKerning
  }
}
