// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Golden files of answers: those of this repository, and what is said when a font, an answer or the file has changed.
// Glyphs of DejaVu Sans Mono are 1233 of 2048 units wide, so line counts of the examples are plain counting.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK
import Foundation
import TestSupport
import Testing

@testable import CopyfitTool

/// Golden files made in memory.
private enum Made {
  static let measurer = TextMeasurer(fonts: .bundled.addingCJK())

  static func requests(_ lines: String...) throws -> [GoldenRequest] {
    try lines.enumerated().map { index, line in
      GoldenRequest(id: .number(Double(index + 1)), json: try JSONValue(parsing: line))
    }
  }

  static func record(_ requests: [GoldenRequest], jobs: Int = 1, grid: Double? = nil) throws -> AnswerGolden {
    try GoldenRecorder(measurer: measurer, jobs: jobs, grid: grid).record(requests)
  }

  static func report(_ old: AnswerGolden, _ new: AnswerGolden) -> GoldenReport {
    GoldenReport(GoldenComparison(from: old, to: new), path: "a.golden")
  }
}

extension AnswerGolden {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

@Suite struct `Answers of twenty languages are as recorded` {
  private static let path = "Tests/CopyfitToolTests/Golden/languages.golden"

  private func recorded() throws -> AnswerGolden {
    try GoldenReader.read(Array(Repository.text(Self.path).utf8), path: Self.path)
  }

  /// After a change that is meant: `copyfit golden record FILE --output FILE`, and read the difference.
  @Test func `Three widths and four categories each, at any number of jobs`() throws {
    let golden = try recorded()
    let now = try Made.record(golden.requests, jobs: 3)
    let comparison = GoldenComparison(from: golden, to: now)
    #expect(comparison.count == 20 * 3 * 4)
    #expect(comparison.isSame, "\(GoldenReport(comparison, path: Self.path).verdict)")
    // The bytes too, unless libraries have other versions here.
    if comparison.versionChanges.isEmpty { #expect(golden.bytes == now.bytes) }
  }

  @Test func `A swapped font is named, and blamed for what changed`() throws {
    var golden = try recorded()
    let expected = String(repeating: "0", count: 64)
    golden.front.fonts = golden.front.fonts.map { font in
      font.name == "Inter" ? FontFingerprint(name: font.name, file: font.file, sha256: expected) : font
    }
    let comparison = GoldenComparison(from: golden, to: try recorded())
    #expect(comparison.fontChanges.map(\.expected.name) == ["Inter"])
    #expect(comparison.fontChanges.first?.expected.sha256 == expected)
    #expect(comparison.fontChanges.first?.found.map(\.file) == ["Inter-Regular.otf"])
    #expect(comparison.drifts.isEmpty)
  }

  @Test func `Without the bundle of ideographs their font is missed`() throws {
    let golden = try recorded()
    let now = try GoldenRecorder(measurer: TextMeasurer(fonts: .bundled), jobs: 2).record(golden.requests)
    let comparison = GoldenComparison(from: golden, to: now)
    #expect(comparison.fontChanges.map(\.expected.name) == ["Noto Sans CJK JP"])
    #expect(!comparison.drifts.isEmpty)
    #expect(comparison.drifts.allSatisfy { $0.changedFonts == ["Noto Sans CJK JP"] })
  }
}

@Suite(.enabled(if: Shell.tool != nil)) struct `golden tells drift from a swapped font by its status` {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func copyfit(_ arguments: String...) throws -> ShellResult {
    try Shell.run(try #require(Shell.tool), arguments)
  }

  private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func swap(_ name: String) throws {
    try? FileManager.default.removeItem(atPath: file("my.ttf"))
    try FileManager.default.copyItem(
      atPath: Repository.path("Fonts/LiberationSans/\(name)"), toPath: file("my.ttf"))
  }

  @Test func `0 as recorded, 1 changed, 3 another font`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try swap("LiberationSans-Regular.ttf")
    let line = "{\"id\":\"save\",\"text\":\"Save all changes\",\"font\":\"\(file("my.ttf"))\",\"width\":130}\n"
    try line.write(toFile: file("in.ndjson"), atomically: true, encoding: .utf8)
    #expect(try copyfit("golden", "record", file("in.ndjson"), "--output", file("a.golden")).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.golden", "in.ndjson", "my.ttf"])
    #expect(try copyfit("golden", "verify", file("a.golden")).status == 0)
    #expect(try copyfit("golden", "diff", file("a.golden")).output == "no difference\n")

    try swap("LiberationSans-Bold.ttf")
    let swapped = try copyfit("golden", "verify", file("a.golden"))
    #expect(swapped.status == 3)
    #expect(swapped.output.contains("font is not the same: Liberation Sans (my.ttf)\n  expected sha256 "))
    #expect(swapped.output.contains("  save: 2 lines, was 1; "))
    #expect(swapped.output.contains("because Liberation Sans is not the same font"))

    try swap("LiberationSans-Regular.ttf")
    let text = try String(contentsOfFile: file("a.golden"), encoding: .utf8)
    try text.replacingOccurrences(of: "\"lineCount\":1", with: "\"lineCount\":2")
      .write(toFile: file("b.golden"), atomically: true, encoding: .utf8)
    let drifted = try copyfit("golden", "verify", file("b.golden"))
    #expect(drifted.status == 1 && drifted.output.contains("  save: 1 line, were 2\n"))
    #expect(try copyfit("golden", "verify", file("no.golden")).status == 3)
  }
}

@Suite(.enabled(if: Shell.tool != nil)) struct `One of two equal font files is swapped` {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let regular = "LiberationSans/LiberationSans-Regular.ttf"

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func put(_ font: String, at name: String, padding: Int = 0) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Repository.path("Fonts/\(font)")))
    try (bytes + Data(count: padding)).write(to: url)
  }

  private func golden(_ action: String, _ arguments: String...) throws -> ShellResult {
    try Shell.run(try #require(Shell.tool), ["golden", action] + arguments)
  }

  /// Records two texts, one in each of two fonts with the same bytes, and a text in both.
  private func record(_ first: String, _ second: String) throws {
    let run = "\"runs\":[{\"range\":[0,4],\"font\":\"\(second)\"}]"
    let lines = [
      "{\"id\":1,\"text\":\"Save all changes\",\"font\":\"\(first)\"}",
      "{\"id\":2,\"text\":\"Save all changes\",\"font\":\"\(second)\"}",
      "{\"id\":3,\"text\":\"Save all changes\",\"font\":\"\(first)\",\(run)}",
    ]
    try lines.joined(separator: "\n").write(toFile: path("in.ndjson"), atomically: true, encoding: .utf8)
    #expect(try golden("record", path("in.ndjson"), "--output", path("a.golden")).status == 0)
    #expect(try golden("verify", path("a.golden")).status == 0)
  }

  private func expectBlame(_ ids: [Int]) throws {
    let swapped = try golden("verify", path("a.golden"))
    #expect(swapped.status == 3)
    #expect(swapped.output.contains("font is not the same: Liberation Sans (my.ttf)"), "\(swapped.output)")
    let blamed = swapped.output.split(separator: "\n").filter { $0.contains("because Liberation Sans is not the same") }
    #expect(blamed.compactMap { $0.split(separator: ":").first.map(String.init) } == ids.map { "  \($0)" })
  }

  @Test func `Two copies of one name, either of them`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["fa/my.ttf", "fb/my.ttf"] { try put(regular, at: name) }
    try record(path("fa/my.ttf"), path("fb/my.ttf"))
    for (name, ids) in [("fa/my.ttf", [1, 3]), ("fb/my.ttf", [2, 3])] {
      try put("LiberationSans/LiberationSans-Bold.ttf", at: name)
      try expectBlame(ids)
      try put(regular, at: name)
    }
  }

  @Test func `A copy of a bundled font, and one that is padded`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put(regular, at: "fa/my.ttf")
    try record("Liberation Sans", path("fa/my.ttf"))
    try put(regular, at: "fa/my.ttf", padding: 4)
    // Its answers are the same.
    try expectBlame([])
    try put("LiberationSans/LiberationSans-Bold.ttf", at: "fa/my.ttf")
    try expectBlame([2, 3])
  }

  @Test func `A copy that was padded already and stands beside the font of its name`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put(regular, at: "fa/my.ttf")
    try put(regular, at: "fb/my.ttf", padding: 4)
    try record(path("fa/my.ttf"), path("fb/my.ttf"))
    try put(regular, at: "fb/my.ttf")
    try expectBlame([])
  }
}

@Suite struct `Golden files are made and compared` {
  private let mono = "\"font\":\"DejaVu Sans Mono\",\"size\":2048"

  @Test func `Records are sorted: numbers by value, then strings by bytes`() throws {
    let ids: [GoldenID] = [.string("b"), .string("B"), .number(10), .string("é"), .number(9), .boolean(true)]
    let requests = ids.map { GoldenRequest(id: $0, json: .object([JSONMember(key: "text", value: .string("a"))])) }
    let sorted: [GoldenID] = [.boolean(true), .number(9), .number(10), .string("B"), .string("b"), .string("é")]
    #expect(try Made.record(requests, jobs: 2).records.map(\.id) == sorted)
  }

  @Test func `What is written reads back as it was`() throws {
    let made = try Made.record(Made.requests("{\"text\":\"a\\\"b\\n\",\"width\":33.3}", "{\"text\":\"日本\"}"))
    let read = try GoldenReader.read(made.bytes, path: "a.golden")
    #expect(read.bytes == made.bytes)
    #expect(GoldenComparison(from: made, to: read).isSame)
    let crlf = made.bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    #expect(try GoldenReader.read(crlf, path: "a.golden").bytes == made.bytes)
  }

  @Test func `Numbers lie on the grid`() throws {
    // 1233 of 2048 units at 17 points are 10.23, a line 2384 units 19.79.
    let golden = try Made.record(Made.requests("{\"text\":\"a\",\"font\":\"DejaVu Sans Mono\"}"), grid: 0.25)
    #expect(golden.records[0].answer?["width"] == .number(10.25))
    #expect(golden.records[0].answer?["height"] == .number(19.75))
    #expect(try GoldenReader.read(golden.bytes, path: "a").front.grid == 0.25)
    #expect(NumberGrid(step: 0.1).nearest(to: 0.29) == 0.3)
    #expect(NumberGrid(step: 3).nearest(to: 10) == 9)
  }

  @Test func `diff shows the first line that differs, and both wraps`() throws {
    let old = try Made.record(Made.requests("{\"text\":\"aa bb cc\",\"width\":\(8 * 1233),\(mono)}"))
    let new = try Made.record(Made.requests("{\"text\":\"aa bb cc\",\"width\":\(6 * 1233),\(mono)}"))
    let page = Made.report(old, new).differences(columns: 80)
    #expect(
      page == """
        1
          another request; 2 lines, was 1; width 7398, was 9864; height 4768, was 2384; last baseline 4285, was 1901
          first difference in line 1:
          - "aa bb cc"
          + "aa bb"

            old      |   new
          1 aa bb cc ! 1 aa bb
                     ! 2 cc

        """)
  }

  @Test func `A font that is not there any more is the reason`() throws {
    let request = try Made.requests("{\"text\":\"aa\",\(mono)}")
    let old = try Made.record(request)
    let missing = GoldenRecord(
      request: request[0], outcome: .failure(BatchError(.unknownFont, "no font named 'DejaVu Sans Mono'")), fonts: [])
    var front = old.front
    front.fonts = []
    let comparison = GoldenComparison(from: old, to: AnswerGolden(front: front, records: [missing]))
    #expect(comparison.fontChanges.map(\.expected.name) == ["DejaVu Sans Mono Book"])
    #expect(comparison.fontChanges[0].reason == "no font named 'DejaVu Sans Mono'")
    #expect(comparison.drifts[0].changedFonts == ["DejaVu Sans Mono Book"])
  }

  @Test func `Records that came and went are told`() throws {
    let first = try Made.record(Made.requests("{\"text\":\"a\"}", "{\"text\":\"b\"}"))
    let second = try Made.record(Made.requests("{\"text\":\"a\"}"))
    #expect(Made.report(first, second).differences(columns: 80) == "2\n  no such record any more\n")
    #expect(Made.report(second, first).differences(columns: 80) == "2\n  a record that was not there\n")
  }
}

@Suite struct `What is no golden file is refused with its line and the next step` {
  private static let front = AnswerGolden(front: GoldenFront(recordCount: 2), records: []).text

  private static func record(_ id: Int) -> String {
    "{\"id\":\(id),\"request\":{\"text\":\"a\"},\"fonts\":[],\"answer\":{}}\n"
  }

  /// What was taken out of a whole file, and what is said.
  private static let cuts: [(String, String)] = [
    ("\"fonts\":[{", "line 1: the front line has no list 'fonts': restore the file, or record it anew"),
    ("\"versions\":", "line 1: the front line has no object 'versions'"),
    ("\"ICU\":", "line 1: the front line has no 'ICU' in 'versions'"),
    ("\"copyfit\":", "line 1: the front line has no 'copyfit' in 'versions'"),
    ("\"policies\":", "line 1: the front line has no object 'policies'"),
    ("\"wordBreak\":", "line 1: the front line has no 'wordBreak' in 'policies'"),
    ("\"fontPaths\":", "line 1: the front line has no list 'fontPaths'"),
    ("\"systemFonts\":", "line 1: the front line has no 'systemFonts'"),
    ("\"fonts\":[\"", "line 2: the record '1' has no list 'fonts' of names: restore the file, or record it anew"),
  ]

  @Test(arguments: cuts)
  func `A key is gone`(key: String, complaint: String) throws {
    let whole = try Made.record(Made.requests("{\"text\":\"a\"}")).text
    #expect(whole.contains(key))
    // Under another name a key is not there.
    let text = whole.replacingOccurrences(of: key, with: "\"was-" + key.dropFirst())
    let error = #expect(throws: GoldenError.self) { try GoldenReader.read(Array(text.utf8), path: "a.golden") }
    #expect(error?.description.contains(complaint) == true, "\(error?.description ?? "none")")
  }

  @Test func `A font of a record is gone from the front line`() throws {
    var golden = try Made.record(Made.requests("{\"text\":\"a\"}", "{\"text\":\"日\"}"))
    golden.front.fonts.removeAll { $0.name == "Noto Sans CJK JP" }
    let error = #expect(throws: GoldenError.self) { try GoldenReader.read(golden.bytes, path: "a.golden") }
    #expect(
      error?.description == "'a.golden', line 3: the front line has no font 'Noto Sans CJK JP', which the record '2' "
        + "was made with: restore the file, or record it anew")
  }

  private static let files: [(String, String)] = [
    ("", "the file is empty: write it with copyfit golden record"),
    ("\n", "line 1: not the front line of a golden file"),
    (record(1), "line 1: the front line is missing: write the file with copyfit golden record"),
    ("{\"golden\":2,\"records\":0}\n", "line 1: format 2, and this copyfit reads format 1"),
    ("{\"golden\":1}\n", "line 1: the front line has no number 'records': record the file anew"),
    (front + record(1), "line 2: the front line counts 2 records and 1 follow: the file is cut or joined"),
    (front + record(1) + "{\"id\":2,\"requ", "line 3: not a record: the text ends too early"),
    (front + record(2) + record(1), "line 3: '1' stands behind '2', but records are sorted by id"),
    (front + record(1) + record(1), "line 3: the id '1' comes twice: remove one of the records"),
    (front + "{\"id\":1}\n", "line 2: a record needs 'id', 'request' and 'answer': record the file anew"),
    (front + record(1) + front, "line 3: a second front line: two files were joined; keep one"),
  ]

  @Test(arguments: files)
  func `A hostile file`(text: String, complaint: String) throws {
    let error = #expect(throws: GoldenError.self) { try GoldenReader.read(Array(text.utf8), path: "a.golden") }
    #expect(error?.description.contains(complaint) == true, "\(error?.description ?? "none")")
  }
}

@Suite struct `Two wraps stand side by side` {
  @Test func `Wide characters take two columns, marks none`() {
    #expect(TerminalText.columns(of: "ab") == 2)
    #expect(TerminalText.columns(of: "日本語") == 6)
    #expect(TerminalText.columns(of: "e\u{301}") == 1)
    #expect(TerminalText.columns(of: "\u{1F600}") == 2)
    #expect(TerminalText.fitted("日本語", columns: 8) == "日本語  ")
    #expect(TerminalText.fitted("日本語", columns: 4) == "日\u{2026} ")
  }
}
