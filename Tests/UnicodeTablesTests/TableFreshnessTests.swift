// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Runs the generators in memory: every committed table must be what they write today, byte for byte.

import Foundation
import TestSupport
import Testing

@testable import generate_tables

@Suite struct `Generated tables are fresh` {
  @Test func `The committed bytes are what generate-tables writes`() throws {
    for generator in GenerateTables.generators {
      for file in try generator.generate(in: TestFiles.package.path) {
        let committed = String(decoding: try TestFiles.data(file.path), as: UTF8.self)
        #expect(committed == file.text, "\(file.path) is stale: run 'swift run generate-tables'")
      }
    }
  }

  /// FIPS 180-4's own examples.
  @Test func `Inputs are named by SHA-256`() {
    #expect(SHA256.hexDigest(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.hexDigest(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
