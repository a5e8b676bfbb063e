// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The stream: one line out for each line in, in order, the same bytes for any number of threads and any cut of the input.

import Synchronization
import Testing

@testable import CopyfitTool

/// Answers with what it was asked, so that a test can tell which answer is whose.
private struct Echo: RequestAnswering {
  func answer(_ request: BatchRequest) throws(BatchError) -> BatchAnswer {
    if request.text == "refuse" { throw BatchError(.unknownFont, "no font") }
    var answer = BatchAnswer()
    answer.width = Double(request.text.utf8.count)
    answer.visible = request.text
    return answer
  }
}

/// Gathers what a stream writes, one element a write.
private final class Gathered: Sendable {
  private let writes = Mutex<[[UInt8]]>([])
  var all: [[UInt8]] { writes.withLock { $0 } }
  var text: String { String(decoding: all.joined(), as: UTF8.self) }
  var lines: [Substring] { text.split(separator: "\n") }

  func output() -> OrderedOutput {
    OrderedOutput { (lines) throws(SystemError) in self.writes.withLock { $0.append(lines) } }
  }
}

@Suite struct `A batch stream answers line by line` {
  /// A reader that gives at most `step` bytes at a time.
  private func reader(_ bytes: [UInt8], step: Int) -> LineBlockReader {
    var offset = 0
    return LineBlockReader { (buffer) throws(SystemError) in
      let count = min(step, buffer.count, bytes.count - offset)
      buffer.copyBytes(from: bytes[offset..<offset + count])
      offset += count
      return count
    }
  }

  private func run(_ bytes: [UInt8], jobs: Int = 1, step: Int = 1 << 20) throws -> Gathered {
    let gathered = Gathered()
    try BatchStream(jobs: jobs, answerer: Echo(), output: gathered.output()).run(reader(bytes, step: step))
    return gathered
  }

  @Test func `An answer has its fields in the order of the exchange format`() throws {
    var writer = JSONWriter()
    var answer = BatchAnswer(width: 10.5, height: 20, x: -0.0, lineCount: 1, fullLineCount: 3)
    answer.firstBaseline = 15
    answer.isTruncated = true
    answer.visible = "a…"
    answer.visibleRanges = [0..<1]
    answer.lines = [
      AnswerLine(
        utf8: 0..<3, utf16: 0..<3, text: "a…", width: 10.5, trailingSpace: 0, x: 0, y: 0, ascent: 15, descent: 5,
        height: 20, baseline: 15, end: .truncation)
    ]
    answer.fonts = [AnswerFont(requested: "system", used: "Inter", isStandIn: true)]
    answer.missing = ["\u{F1234}", "\u{41}"]
    answer.ink = RectangleField(x: 0, y: 1, width: 2, height: 3)
    answer.scaleFactor = 0.75
    writer.answer(answer, id: "\"x\"")
    #expect(
      writer.text == """
        {"id":"x","width":10.5,"height":20,"x":0,"y":0,"lineCount":1,"fullLineCount":3,"firstBaseline":15,\
        "lastBaseline":null,"isTruncated":true,"visible":"a…","visibleRanges":[[0,1]],"minContentWidth":0,\
        "maxContentWidth":0,"lines":[{"utf8":[0,3],"utf16":[0,3],"text":"a…","width":10.5,"trailingSpace":0,"x":0,\
        "y":0,"ascent":15,"descent":5,"height":20,"baseline":15,"end":"truncation"}],"fonts":[{"requested":"system",\
        "used":"Inter","standIn":true}],"missing":["U+F1234","U+0041"],"scaleFactor":0.75,"ink":[0,1,2,3]}

        """)
  }

  @Test func `Blank lines are skipped, a BOM and CRLF accepted, and an unparsable line costs one line`() throws {
    let input =
      "\u{FEFF}{\"id\":1,\"text\":\"a\"}\r\n\n  \t\r\nnonsense\n{\"id\":2,\"text\":\"refuse\"}\n{\"id\":3}\n{\"id\":4,\"text\":\"d\"}"
    let lines = try run(Array(input.utf8)).lines
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("{\"id\":1,\"width\":1,"))
    let first = "{\"id\":null,\"line\":4,\"error\":{\"code\":\"malformedRequest\","
    #expect(lines[1] == first + "\"message\":\"not a request: expected an object at column 1\"}}")
    #expect(lines[2] == "{\"id\":2,\"error\":{\"code\":\"unknownFont\",\"message\":\"no font\"}}")
    #expect(lines[3] == "{\"id\":3,\"error\":{\"code\":\"malformedRequest\",\"message\":\"'text' is missing\"}}")
    #expect(lines[4].hasPrefix("{\"id\":4,"))
  }

  @Test func `An empty input has no answers`() throws {
    #expect(try run([]).all.isEmpty)
    #expect(try run(Array("\n\n".utf8)).text.isEmpty)
  }

  /// 1,000 requests of mixed lengths with errors and blank lines among them: 270 KB, some 5 blocks.
  private static let mixed: [UInt8] = {
    var random = SeededRandom(seed: 11)
    var text = ""
    for id in 0..<1000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: text += "broken \(id)\n"
      case 1: text += "\n"
      case 2: text += "{\"id\":\(id),\"text\":\"refuse\"}\n"
      default:
        let word = String(repeating: "é", count: Int.random(in: 0..<250, using: &random))
        text += "{\"id\":\(id),\"text\":\"\(word)\"}\n"
      }
    }
    return Array(text.utf8)
  }()

  @Test(arguments: [2, 3, 8]) func `Any number of jobs writes the same bytes`(jobs: Int) throws {
    let alone = try run(Self.mixed)
    for _ in 0..<2 {
      let together = try run(Self.mixed, jobs: jobs)
      #expect(together.text == alone.text)
      #expect(together.all.allSatisfy { $0.isEmpty || $0.last == UInt8(ascii: "\n") })
    }
  }

  @Test(arguments: [1, 7, 4096, 65_537]) func `Any cut of the input gives the same bytes`(step: Int) throws {
    let input = Array(Self.mixed.prefix(step * 1000))
    #expect(try run(input, step: step).text == run(input).text)
  }

  @Test func `What was read is answered before more is asked for`() throws {
    let gathered = Gathered()
    var asked = 0
    let reader = LineBlockReader { (buffer) throws(SystemError) in
      #expect(gathered.lines.count == asked)
      asked += 1
      guard asked <= 3 else { return 0 }
      let line = Array("{\"text\":\"\(asked)\"}\n".utf8)
      buffer.copyBytes(from: line)
      return line.count
    }
    try BatchStream(jobs: 4, answerer: Echo(), output: gathered.output()).run(reader)
    #expect(gathered.lines.count == 3)
  }

  @Test func `A line of a megabyte is answered; lines are counted across blocks`() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let lines = try run(Array("{\"text\":\"\(long)\"}\nbroken\n".utf8), step: 1 << 15).lines
    #expect(lines[0].hasPrefix("{\"id\":null,\"width\":1000000,"))
    #expect(lines[1].hasPrefix("{\"id\":null,\"line\":2,"))
  }

  @Test(arguments: [1, 3]) func `A closed output ends the stream with its reason`(jobs: Int) throws {
    let output = OrderedOutput { (_) throws(SystemError) in throw SystemError("write to", "standard output", code: 32) }
    let error = #expect(throws: SystemError.self) {
      try BatchStream(jobs: jobs, answerer: Echo(), output: output).run(reader(Self.mixed, step: 1 << 20))
    }
    #expect(error?.isClosedPipe == true)
  }
}
