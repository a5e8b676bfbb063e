// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Golden files of other packages: recorded only by asking, and never with success.

import Foundation
import Testing

@testable import CopyfitTestSupport

@Suite struct `A golden file is recorded by asking` {
  private let folder = URL.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
  private var source: String { folder.appending(path: "Tests.swift").path }
  private func golden() -> GoldenText { GoldenText("Golden/lines.txt", besides: source) }
  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `It stands beside the test`() {
    #expect(golden().path == folder.appending(path: "Golden/lines.txt").path)
    #expect(GoldenText("/golden.txt", besides: source).path == "/golden.txt")
  }

  @Test func `A missing file fails and says how to record`() throws {
    let failure = try #require(golden().failure(of: "a", isRecording: false))
    #expect(failure.hasPrefix("no golden file '") && failure.hasSuffix("run once with RECORD_GOLDENS=1 to write it"))
  }

  @Test func `Recording fails each time, and comparing then passes`() throws {
    defer { remove() }
    #expect(golden().failure(of: "a\nb\n", isRecording: true)?.contains("(new): read the difference") == true)
    #expect(golden().failure(of: "a\nb\n", isRecording: true)?.contains("(as it was)") == true)
    #expect(golden().failure(of: "a\nb\n", isRecording: false) == nil)
    #expect(golden().failure(of: "a\nc\n", isRecording: true)?.contains("(changed)") == true)
  }

  @Test func `Drift is shown, and the file left alone`() throws {
    defer { remove() }
    _ = golden().failure(of: "a\r\nb\r\n", isRecording: true)
    #expect(golden().failure(of: "a\nb\n", isRecording: false) == nil)
    let failure = try #require(golden().failure(of: "a\nc\n", isRecording: false))
    #expect(failure.contains("> 2  b        | c\n"))
    #expect(try String(contentsOfFile: golden().path, encoding: .utf8) == "a\r\nb\r\n")
  }

  @Test func `A report is titles, sizes and lines`() throws {
    var report = LineReport()
    let layout = try TextMeasurer(.square)
      .prepare(AttributedText("Hello wide world"), defaultFont: TestFont.square.font(size: 10))
      .layout(in: TextBox(width: 120))
    report.add("greeting at 120", layout)
    report.add("again", layout)
    let lines = "110.0 x 20.0\n|Hello wide|\n|world|\n"
    #expect(report.text == "## greeting at 120\n\(lines)\n## again\n\(lines)")
  }
}
