// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Fonts the user brings: files, collections, folders. They are opened at once, since only the file tells its names.

extension FontEntry {
  /// All faces of the file at `path`, opened.
  package static func all(inFile path: String) throws(FontError) -> [FontEntry] {
    try all(inFile: FontFile(path: path))
  }

  /// All faces of a file, opened.
  package static func all(inFile file: FontFile) throws(FontError) -> [FontEntry] {
    var entries: [FontEntry] = []
    for index in 0..<file.faceCount { entries.append(FontEntry(try FontFace(file: file, index: index))) }
    return entries
  }
}

extension FontLibrary {
  /// Registers all faces of the file at `path`.
  package mutating func register(file path: String) throws(FontError) {
    for entry in try FontEntry.all(inFile: path) { register(entry) }
  }

  /// Registers every font file of `folder`, in the order of their names; folders in it are not entered.
  ///
  /// - Returns: Why files that have a font's extension could not be used.
  /// - Throws: ``FontError`` if the folder cannot be read or has no font that can be used.
  package mutating func register(folder: String) throws(FontError) -> [FontError] {
    guard let names = Platform.names(in: folder) else {
      throw .cannotOpen(path: folder, reason: Platform.lastError)
    }
    var failures: [FontError] = []
    let before = entries.count
    for name in names where Self.isFontFile(name) {
      do throws(FontError) { try register(file: "\(folder)/\(name)") } catch { failures.append(error) }
    }
    if entries.count == before { throw failures.first ?? .noFonts(folder: folder) }
    return failures
  }

  /// Registers a file or a folder.
  ///
  /// - Returns: As ``register(folder:)``; empty for a file.
  package mutating func register(path: String) throws(FontError) -> [FontError] {
    if Platform.isFolder(path) { return try register(folder: path) }
    try register(file: path)
    return []
  }

  private static let extensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  private static func isFontFile(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return extensions.contains { lowercased.hasSuffix($0) }
  }
}
