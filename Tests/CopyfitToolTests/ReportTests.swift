// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What people read: the ruler, the tables, laid-out JSON.

import Testing

@testable import CopyfitTool

@Suite struct `Reports are readable at a glance` {
  private func line(_ text: String, _ width: Double, _ end: LineEndName = .soft) -> AnswerLine {
    AnswerLine(
      utf8: 0..<1, utf16: 0..<1, text: text, width: width, trailingSpace: 0, x: 0, y: 0, ascent: 15, descent: 5,
      height: 20,
      baseline: 15, end: end)
  }

  @Test func `A ruler is as full as its line`() {
    #expect(Ruler(width: 0, full: 96).render() == String(repeating: "·", count: 24))
    #expect(
      Ruler(width: 48, full: 96).render() == String(repeating: "█", count: 12) + String(repeating: "·", count: 12))
    #expect(Ruler(width: 6.5, full: 96).render() == "█▋" + String(repeating: "·", count: 22))
    #expect(Ruler(width: 95.99, full: 96).render() == String(repeating: "█", count: 23) + "▉")
    #expect(Ruler(width: 96, full: 96).render() == String(repeating: "█", count: 24))
    #expect(Ruler(width: 96.1, full: 96).render() == String(repeating: "█", count: 23) + "▶")
    #expect(Ruler(width: 0, full: 0).render() == String(repeating: "·", count: 24))
  }

  @Test func `A report has size, baselines, fonts and each line`() {
    var answer = BatchAnswer(width: 96, height: 40, lineCount: 2, fullLineCount: 3)
    answer.firstBaseline = 15.125
    answer.lastBaseline = 35.125
    answer.isTruncated = true
    answer.lines = [line("eight", 48), line("a longer\u{1B} one…", 96, .truncation)]
    answer.fonts = [AnswerFont(requested: "system", used: "Inter", isStandIn: true)]
    answer.missing = ["\u{F1234}"]
    let half = String(repeating: "█", count: 12) + String(repeating: "·", count: 12)
    #expect(
      RulerReport(title: "body, AX1", answer: answer, width: 96, height: nil).render() == """
        body, AX1
        size       96 x 40  in a box 96 wide
        lines      2 of 3
        baselines  15.13 first, 35.13 last
        font       Inter (stands in for system)

        1  \(half)  48.00  eight
        2  \(String(repeating: "█", count: 24))  96.00  a longer\u{241B} one…

        cut: 3 lines would show all of it
        no font has U+F1234

        """)
  }

  @Test func `Text without lines says so, and what overflows is told`() {
    let empty = RulerReport(answer: BatchAnswer(), width: nil, height: nil).render()
    #expect(empty == "size       0 x 0\nlines      0\nbaselines  none\n")
    var answer = BatchAnswer(width: 90, height: 20, lineCount: 1, fullLineCount: 1)
    answer.lines = [line("wide", 90, .end)]
    #expect(RulerReport(answer: answer, width: 80.5, height: 10).render().contains("too wide by 9.5"))
  }

  @Test func `Tables pad, and CSV and Markdown escape`() {
    var table = TableReport(columns: [.init(name: "text"), .init(name: "width", isNumber: true)])
    table.append(["a,\"b\"", "1.5"])
    table.append(["c|d", "10.25"])
    #expect(table.text() == "text   width\na,\"b\"    1.5\nc|d    10.25\n")
    #expect(table.csv == "text,width\n\"a,\"\"b\"\"\",1.5\nc|d,10.25\n")
    #expect(table.markdown == "| text | width |\n| --- | ---: |\n| a,\"b\" | 1.5 |\n| c\\|d | 10.25 |\n")
  }

  @Test func `JSON is laid out with short arrays on one line`() {
    let json = Array(#"{"a":[1,2],"b":[{"c":[]},{}],"d":{}}"#.utf8)
    #expect(
      JSONLayout.indented(json) == """
        {
          "a": [1,2],
          "b": [
            {
              "c": []
            },
            {}
          ],
          "d": {}
        }

        """)
  }

  @Test(arguments: [(1.0, 2, "1.00"), (12.5, 2, "12.50"), (0.125, 2, "0.13"), (7, 0, "7"), (-0.001, 1, "0.0")])
  func `Figures in columns have their decimals`(value: Double, places: Int, text: String) {
    #expect(DecimalFormat.fixed(value, places: places) == text)
  }
}
