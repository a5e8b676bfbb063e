// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The machine's fonts, through fontconfig, only when asked for: the library is loaded at run time, so that neither
// building nor measuring ever needs it (DESIGN section 2).

/// The fonts installed on this machine, as fontconfig lists them.
package enum SystemFonts {
  /// Every installed face that is not a bitmap font, sorted by file and index; none is opened yet.
  ///
  /// - Throws: ``FontError/systemFontsUnavailable(reason:)`` if fontconfig is absent or lists nothing.
  /// - Complexity: O(installed fonts); fontconfig may have to read all of them the first time.
  package static func entries() throws(FontError) -> [FontEntry] {
    let found = try Fontconfig().list()
    guard !found.isEmpty else { throw .systemFontsUnavailable(reason: "fontconfig lists no fonts") }
    return found.sorted { ($0.path, $0.index) < ($1.path, $1.index) }.map { font in
      FontEntry(description: font.description) { () throws(FontError) in
        try FontFace(path: font.path, index: font.index)
      }
    }
  }

  /// The family fontconfig would use for `family`, which may be generic ("sans-serif") or not installed.
  ///
  /// - Throws: ``FontError/systemFontsUnavailable(reason:)``.
  package static func family(matching family: String) throws(FontError) -> String {
    guard let match = try Fontconfig().match(family) else {
      throw .systemFontsUnavailable(reason: "fontconfig matches no font for '\(family)'")
    }
    return match
  }
}

/// A face as fontconfig describes it.
struct InstalledFont: Sendable {
  let path: String
  let index: Int
  let description: FontDescription
}
