// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The bundled fonts: every family says where it is from and under which licence, and is what it says.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK
import Foundation
import TestSupport
import Testing

@Suite struct `Bundled fonts are what they say` {
  static let fontFiles = Repository.files(under: "Fonts").filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }
  static let folders = Set(fontFiles.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()

  /// The size that a package may have that brings its fonts along.
  static let largestBundle = 25_000_000

  @Test(arguments: folders)
  func `A family has its licence and its origin`(folder: String) throws {
    let licence = try Repository.text("\(folder)/LICENSE.txt")
    #expect(licence.contains("Copyright") || licence.contains("copyright"))
    let origin = try Repository.text("\(folder)/ORIGIN.md")
    #expect(origin.contains(/Debian package `fonts-[a-z0-9-]+` [0-9]/))
  }

  @Test(arguments: folders)
  func `Checksums are those that ORIGIN states`(folder: String) throws {
    let rows = try Repository.text("\(folder)/ORIGIN.md").split(separator: "\n").filter { $0.hasSuffix("` |") }
    let stated = rows.map { row in row.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) } }
    let files = Self.fontFiles.filter { $0.hasPrefix(folder + "/") }
    let actual = try sha256(of: files)
    #expect(Set(stated.map { "\(folder)/\($0[0])" }) == Set(files))
    for row in stated { #expect(actual["\(folder)/\(row[0])"] == row[3], "\(folder)/\(row[0])") }
  }

  @Test func `All of it stays under 25 MB`() throws {
    let bytes = try Self.fontFiles.map { try Data(contentsOf: URL(filePath: Repository.path($0))).count }
    #expect(bytes.reduce(0, +) < Self.largestBundle)
  }

  @Test func `The embedded bytes are the files`() throws {
    let embedded = BundledFonts.files + BundledFontsCJK.files
    #expect(embedded.map(\.name).sorted() == Self.fontFiles.compactMap { URL(filePath: $0).lastPathComponent }.sorted())
    for font in embedded {
      let path = try #require(Self.fontFiles.first { $0.hasSuffix("/" + font.name) })
      #expect(try Data(contentsOf: URL(filePath: Repository.path(path))).elementsEqual(font.bytes), "\(font.name)")
    }
  }

  /// By the machine's own tool: a second implementation of what the scripts recorded.
  private func sha256(of files: [String]) throws -> [String: String] {
    let tool = Process()
    tool.executableURL = URL(filePath: "/usr/bin/env")
    #if os(macOS)
      tool.arguments = ["shasum", "-a", "256"] + files
    #else
      tool.arguments = ["sha256sum"] + files
    #endif
    tool.currentDirectoryURL = Repository.root
    let output = Pipe()
    tool.standardOutput = output
    try tool.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    let pairs = lines.split(separator: "\n").map { ($0.dropFirst(66).description, $0.prefix(64).description) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
