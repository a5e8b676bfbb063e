// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// When a font's name is a file (DESIGN section 6): it has a slash or a font's ending; `#2` picks a face of a collection.

/// A path of a font file and the index of a face in it.
struct FontPath: Hashable {
  let path: String
  let index: Int

  private static let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// Splits `path#2`; a name without a number behind the last `#` is a path as a whole.
  init(_ name: String) {
    guard let mark = name.lastIndex(of: "#"), let index = Int(name[name.index(after: mark)...]), index >= 0 else {
      (path, self.index) = (name, 0)
      return
    }
    (path, self.index) = (String(name[..<mark]), index)
  }

  /// Whether a font's name means a file.
  static func isPath(_ name: String) -> Bool {
    let path = FontPath(name).path.lowercased()
    return path.contains("/") || endings.contains { path.hasSuffix($0) }
  }
}
