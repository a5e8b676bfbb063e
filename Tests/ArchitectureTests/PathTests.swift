// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Nothing in the checkout knows the machine it was written on.

import Foundation
import TestSupport
import Testing

@Suite struct `No file names a place on one machine` {
  /// Put together here, so that this file does not name them either.
  static let places = ["work", "home", "root", "Users", "tmp", "private"].map { "/" + $0 + "/" }
  static let kinds: Set<String> = ["swift", "c", "h", "modulemap", "md", "py", "in", ""]

  static var files: [String] {
    let folders = ["Sources", "Tests", "Fonts", "Benchmarks", "scripts", ".ci"].flatMap(Repository.files(under:))
    let top = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.path)) ?? []
    return (folders + top).filter { $0 != ".git" && kinds.contains(URL(filePath: $0).pathExtension) }
  }

  @Test func `No absolute path`() throws {
    for file in Self.files {
      guard let text = try? Repository.text(file) else { continue }
      let found = Self.places.filter { place in text.contains(place) && !text.hasURL(with: place) }
      #expect(found.isEmpty, "\(file)")
    }
  }
}

extension String {
  /// Whether each occurrence is part of a longer path or of an address.
  fileprivate func hasURL(with place: String) -> Bool {
    ranges(of: place).allSatisfy { range in
      guard range.lowerBound > startIndex else { return false }
      let before = self[index(before: range.lowerBound)]
      return before.isLetter || before.isNumber || before == "." || before == "}" || before == "_"
    }
  }
}
