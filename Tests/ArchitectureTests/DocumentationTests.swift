// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the documentation promises about itself: tables that are complete, tests that are there. Links and samples are
// checked by `scripts/docs`.

import Foundation
import TestSupport
import Testing

@Suite struct `The documentation is complete` {
  private static let catalogue = "Sources/Copyfit/Copyfit.docc"
  static let laws = Repository.files(under: "\(catalogue)/Laws")

  private func page(_ name: String) throws -> String { try Repository.text("\(Self.catalogue)/\(name).md") }

  /// The names of the public variables of a type, as its file declares them.
  private func variables(of file: String, type: String) throws -> [String] {
    let code = try Repository.text("Sources/Copyfit/\(file).swift")
    let start = try #require(code.range(of: "public struct \(type):")?.upperBound)
    let end = code.range(of: "\n}", range: start..<code.endIndex)?.lowerBound ?? code.endIndex
    return code[start..<end].matches(of: /\n  public var (\w+)[: =]/).map { String($0.1) }
  }

  @Test func `There is a page for each law`() {
    #expect(Self.laws.count == 9)
  }

  @Test(arguments: laws)
  func `The tests that hold a law are there`(path: String) throws {
    let text = try Repository.text(path).replacing("\n", with: " ")
    let section = try #require(text.components(separatedBy: "## The test that holds it").dropFirst().first)
    let quoted = section.matches(of: /`([^`]+)`/).map { String($0.1) }
    let files = quoted.filter { $0.hasPrefix("Tests/") }
    let code = try files.flatMap { $0.hasSuffix(".swift") ? [$0] : Repository.files(under: $0) }
      .map(Repository.text).joined()
    let names = quoted.filter { !$0.hasPrefix("Tests/") }
    #expect(!names.isEmpty)
    for name in names { #expect(code.contains("`\(name)`"), "\(path): no test of this name") }
  }

  @Test(arguments: [
    ("Measuring/TextPolicies", "TextPolicies", ["Policies"]),
    ("Text/ParagraphStyle", "ParagraphStyle", ["UIKitMap"]),
    ("Text/TextAttributes", "TextAttributes", ["UIKitMap"]),
    ("Labels/Label", "Label", ["UIKitMap", "Policies"]),
  ])
  func `Every switch has a row`(file: String, type: String, pages: [String]) throws {
    let text = try pages.map(page).joined()
    let names = try variables(of: file, type: type)
    #expect(!names.isEmpty)
    for name in names { #expect(text.contains("``\(type)/\(name)``"), "\(pages) lacks \(type)/\(name)") }
  }
}
