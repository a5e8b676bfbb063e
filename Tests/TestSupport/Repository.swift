// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Files that tests read: found from this source file, so that the working directory does not matter.

package import Foundation

/// Where the checkout is, and what tests read of it.
package enum Repository {
  /// The folder that holds Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file or folder given from the root, such as `Benchmarks/corpus/ui-en.txt`.
  package static func path(_ name: String) -> String {
    root.appending(path: name).path(percentEncoded: false)
  }

  /// The whole file as text.
  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Every file under a folder, as paths from the root, sorted; dot files are left out.
  package static func files(under folder: String) -> [String] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    let files = (found?.allObjects as? [URL] ?? []).filter {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
    let prefix = root.standardizedFileURL.path(percentEncoded: false)
    return files.map { String($0.standardizedFileURL.path(percentEncoded: false).dropFirst(prefix.count)) }.sorted()
  }
}
