// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What `copyfit --version` prints: all that an answer depends on.

import Copyfit

enum VersionReport {
  static let tool = "0.1.0"

  /// Name and version, the tool's own first.
  static var entries: [(name: String, version: String)] {
    [
      ("copyfit", tool), ("FreeType", Versions.freeType), ("HarfBuzz", Versions.harfBuzz),
      ("FriBidi", Versions.friBidi), ("ICU", Versions.icu), ("Unicode", Versions.unicode),
    ]
  }

  static var text: String { entries.map { "\($0.name) \($0.version)\n" }.joined() }
}
