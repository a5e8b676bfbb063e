// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Answers recorded elsewhere that may not be committed; they lie in the folder named by COPYFIT_ORACLES.

import Foundation

/// The folder of recorded answers. Tests that read it are enabled by `.enabled(if: OracleFolder.isPresent)`.
package enum OracleFolder {
  /// Its path, or nil if the environment names none.
  package static let path: String? = ProcessInfo.processInfo.environment["COPYFIT_ORACLES"].flatMap {
    $0.isEmpty ? nil : $0
  }

  package static var isPresent: Bool { path != nil }

  /// The path of a file in it, such as `oracle/chromium.jsonl.gz`.
  ///
  /// - Throws: ``OracleError`` if no folder is named.
  package static func file(_ name: String) throws(OracleError) -> String {
    guard let path else { throw OracleError(file: name) }
    return path + "/" + name
  }
}

/// A recorded answer was asked for, but the environment names no folder of them.
package struct OracleError: Error, Hashable, CustomStringConvertible {
  package let file: String
  package var description: String { "no folder for '\(file)': set COPYFIT_ORACLES to the folder that has it" }
}
