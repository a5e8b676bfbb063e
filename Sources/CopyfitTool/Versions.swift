// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What `copyfit --version` prints.

enum Versions {
  static let tool = "0.1.0"
  static var text: String { "copyfit \(tool)\n" }
}
