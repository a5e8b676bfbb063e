// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The pictures of the documentation are drawn here, so that they show what the code does. RECORD_GOLDENS=1 writes them
// anew, and fails: look at them before committing.

import Copyfit
import CopyfitFonts
import Foundation
import Pictures
import TestSupport
import Testing

@Suite struct `Pictures of the documentation` {
  static let folder = "Sources/Copyfit/Copyfit.docc/Resources"
  private let measurer = TextMeasurer(fonts: .bundled)

  /// Two lines of system 20: ascent 19.04, descent 4.82.
  private func cell(
    policy: LineHeightPolicy? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> SetText {
    var style = ParagraphStyle()
    change(&style)
    var policies = TextPolicies()
    policies.lineHeight = policy
    let attributes = TextAttributes(font: .system(size: 20), paragraphStyle: style)
    return try measurer.prepare(AttributedText("Ágil pie", attributes: attributes), policies: policies)
      .set(in: TextBox(width: 60))
  }

  private func check(_ name: String, _ cells: [(String, SetText)]) throws {
    for theme in PictureTheme.allCases {
      var options = PictureOptions()
      options.theme = theme
      let svg = Picture(grid: [cells.map(\.1)], rows: [""], columns: cells.map(\.0), options: options).svg()
      let path = "\(Self.folder)/\(name)\(theme == .dark ? "~dark" : "").svg"
      guard GoldenFile.isRecording else {
        #expect(try Repository.text(path) == svg, "\(path) is stale: record it with RECORD_GOLDENS=1")
        continue
      }
      try svg.write(toFile: Repository.path(path), atomically: true, encoding: .utf8)
      Issue.record("recorded \(path): look at it, then run without RECORD_GOLDENS")
    }
  }

  @Test func `What a paragraph style does to lines`() throws {
    try check(
      "line-height-style",
      [
        ("natural", try cell()), ("multiple 1.5", try cell { $0.lineHeightMultiple = 1.5 }),
        ("minimum 36", try cell { $0.minimumLineHeight = 36 }), ("maximum 20", try cell { $0.maximumLineHeight = 20 }),
        ("spacing 10", try cell { $0.lineSpacing = 10 }),
      ])
  }

  @Test func `What the policies make of a multiple`() throws {
    try check(
      "line-height-policies",
      try LineHeightPolicy.allCases.map { policy in
        (policy.rawValue, try cell(policy: policy) { $0.lineHeightMultiple = 1.6 })
      })
  }
}
