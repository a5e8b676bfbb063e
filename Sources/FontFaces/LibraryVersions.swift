// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The versions of the C libraries that are loaded, which differ from machine to machine (`copyfit --version`).

internal import CHarfBuzz

/// Versions of the font libraries at run time.
package enum LibraryVersions {
  /// Such as `2.12.1`.
  package static var freeType: String { FreeTypeLibrary.shared.version }
  /// Such as `6.0.0`.
  package static var harfBuzz: String { String(cString: hb_version_string()) }
}
