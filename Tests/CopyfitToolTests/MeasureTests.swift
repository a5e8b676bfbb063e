// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// From a command line to figures. DejaVu Sans Mono makes them arithmetic: every glyph is 1233 units of 2048 wide, a line is
// 1901 + 483 units high (hhea of version 2.37), so at 2048 points n letters are n x 1233 wide.

import Copyfit
import CopyfitFonts
import Testing

@testable import CopyfitTool

@Suite struct `Options ask what batch asks` {
  private func questions(_ words: String...) throws -> [Question] {
    guard case .run(let arguments) = try ArgumentParser.parse(["measure"] + words) else {
      throw UsageError.unknownCommand("help")
    }
    return try QuestionBuilder(arguments, texts: arguments.arguments).questions()
  }

  private func answer(_ words: String...) throws -> BatchAnswer {
    guard case .run(let arguments) = try ArgumentParser.parse(["measure"] + words) else {
      throw UsageError.unknownCommand("help")
    }
    let request = try QuestionBuilder(arguments, texts: arguments.arguments).questions()[0].request
    return try RequestAnswerer(measurer: TextMeasurer(fonts: .bundled)).answer(request)
  }

  @Test func `Each option sets its field`() throws {
    let request = try questions(
      "Hi", "--font", "Arial, Noto Sans Thai", "--size", "12.5", "--weight", "bold", "--italic", "--width", "none",
      "--height", "40", "-n3", "--role", "label", "--language", "th", "--line-spacing", "2", "--tail-indent", "-4",
      "--line-break-strategy", "pushOut,hangulWordPriority", "--feature", "liga=0", "--feature", "smcp", "--variation",
      "wght=550", "--set", "runs=[{\"range\":[0,1],\"size\":20}]")[0].request
    #expect(request.text == "Hi" && request.attributes.font == ["Arial", "Noto Sans Thai"])
    #expect(request.attributes.size == 12.5 && request.attributes.weight == 700 && request.attributes.italic == true)
    #expect(request.width == nil && request.height == 40 && request.numberOfLines == 3 && request.role == .label)
    #expect(request.attributes.language == "th" && request.attributes.features == ["liga=0", "smcp"])
    #expect(request.attributes.paragraph?.lineSpacing == 2 && request.attributes.paragraph?.tailIndent == -4)
    #expect(request.attributes.paragraph?.lineBreakStrategy == [.pushOut, .hangulWordPriority])
    #expect(request.attributes.variations == [VariationField(axis: "wght", value: 550)])
    #expect(request.runs.first?.attributes.size == 20)
  }

  @Test func `Repeated values make a matrix, texts slowest`() throws {
    let all = try questions(
      "a", "b", "--width", "100,200", "--category", "large", "--category", "ax1", "--style", "body")
    #expect(all.count == 8)
    #expect(all[0].title == "a, large, 100")
    #expect(all.map(\.request.width) == [100, 200, 100, 200, 100, 200, 100, 200])
    #expect(all.map(\.request.contentSizeCategory).prefix(4) == ["large", "large", "AX1", "AX1"])
    #expect(try questions("a", "--style", "body", "--category", "all").count == 12)
  }

  @Test func `A field that --set gets wrong is a usage error that names it`() {
    #expect(throws: UsageError.invalid("'runs' must be a list, not a number", command: .measure)) {
      try questions("a", "--set", "runs=3")
    }
    #expect(throws: UsageError.self) { try questions("a", "--set", "runs={") }
    #expect(throws: UsageError.self) { try questions("a", "--style", "body", "--size", "3") }
  }

  @Test func `A line of six letters is six advances wide`() throws {
    let answer = try answer("abcdef", "--font", "DejaVu Sans Mono", "--size", "2048")
    #expect(answer.width == 6 * 1233)
    #expect(answer.height == 1901 + 483)
    #expect(answer.firstBaseline == 1901)
    #expect(answer.fonts == [AnswerFont(requested: "DejaVu Sans Mono", used: "DejaVu Sans Mono", isStandIn: false)])
  }

  @Test func `Words wrap where seven letters fit`() throws {
    let answer = try answer("abc def ghi jkl", "--font", "DejaVu Sans Mono", "--size", "2048", "--width", "\(7 * 1233)")
    #expect(answer.lines.map(\.text) == ["abc def", "ghi jkl"])
    #expect(answer.lines.map(\.utf16) == [0..<8, 8..<15])
    #expect(answer.lines.map(\.trailingSpace) == [1233, 0])
    #expect(answer.minContentWidth == 3 * 1233 && answer.maxContentWidth == 15 * 1233)
  }

  @Test func `A label is cut with an ellipsis, or its own token`() throws {
    let base = [
      "abcdefgh", "--font", "DejaVu Sans Mono", "--size", "2048", "--role", "label", "--width", "\(5 * 1233)",
    ]
    func visible(_ more: [String]) throws -> String {
      guard case .run(let arguments) = try ArgumentParser.parse(["measure"] + base + more) else { return "" }
      let request = try QuestionBuilder(arguments, texts: arguments.arguments).questions()[0].request
      return try RequestAnswerer(measurer: TextMeasurer(fonts: .bundled)).answer(request).visible
    }
    #expect(try visible([]) == "abcd\u{2026}")
    #expect(try visible(["--line-break-mode", "byTruncatingHead"]) == "\u{2026}efgh")
    #expect(try visible(["--truncation-token", "++"]) == "abc++")
  }

  private static let shrinking = #""adjustsFontSizeToFitWidth":true,"minimumScaleFactor":0.5"#

  /// Letters of 1233 + 100: five fit in 7000 with a token as wide, and at half the size ten letters of 666.5.
  @Test(arguments: [(#""numberOfLines":1"#, "abcd\u{2026}"), (shrinking, "abcdefghi\u{2026}")])
  func `A plain token has the text's attributes`(more: String, visible: String) throws {
    func layout(_ token: String) throws -> BatchAnswer {
      let json =
        #"{"text":"abcdefghijklmnop","role":"label","font":"DejaVu Sans Mono","size":2048,"kern":100,"width":7000"#
        + ",\(more)\(token)}"
      guard case .request(let request) = Array(json.utf8).withUnsafeBufferPointer({ RequestDecoder.decode($0) }) else {
        throw BatchError(.malformedRequest, json)
      }
      return try RequestAnswerer(measurer: TextMeasurer(fonts: .bundled)).answer(request)
    }
    let (own, given) = (try layout(""), try layout(#","truncationToken":"\u2026""#))
    #expect(own.visible == visible && given.visible == visible)
    #expect(own.lines.map(\.width) == given.lines.map(\.width) && own.lines.map(\.ascent) == given.lines.map(\.ascent))
  }

  /// As UIKit: less than no spacing is none, less than no lines are all.
  @Test func `Figures below 0 that UIKit tolerates`() throws {
    let base = ["ab cd ef", "--font", "DejaVu Sans Mono", "--size", "2048", "--width", "2466"]
    func height(_ more: [String]) throws -> Double {
      guard case .run(let arguments) = try ArgumentParser.parse(["measure"] + base + more) else { return 0 }
      let request = try QuestionBuilder(arguments, texts: arguments.arguments).questions()[0].request
      return try RequestAnswerer(measurer: TextMeasurer(fonts: .bundled)).answer(request).height
    }
    #expect(try height(["--line-spacing", "-5"]) == 3 * 2384)
    #expect(try height(["--number-of-lines", "-2"]) == 3 * 2384)
    #expect(try height(["--role", "label", "-n-1"]) == 3 * 2384)
  }

  @Test func `A paragraph of a string has the tool's line break mode`() throws {
    let words = ["abcdefgh", "--font", "DejaVu Sans Mono", "--size", "2048", "--width", "\(5 * 1233)"]
    guard
      case .run(let arguments) = try ArgumentParser.parse(["measure", "--line-break-mode", "byTruncatingTail"] + words)
    else { return }
    let request = try QuestionBuilder(arguments, texts: arguments.arguments).questions()[0].request
    let answer = try RequestAnswerer(measurer: TextMeasurer(fonts: .bundled)).answer(request)
    #expect(answer.visible == "abcd\u{2026}" && answer.isTruncated && answer.lineCount == 1)
  }

  @Test(arguments: [
    (#"{"text":"a","font":"No Such Font"}"#, BatchErrorCode.unknownFont),
    (#"{"text":"a","font":"/no/such/file.ttf"}"#, .badFont),
    (#"{"text":"a","textStyle":"bodyy"}"#, .unsupported),
    (#"{"text":"a","contentSizeCategory":"huge"}"#, .unsupported),
    (#"{"text":"a","textStyle":"extraLargeTitle","contentSizeCategory":"AX1"}"#, .unsupported),
    (#"{"text":"abc","attachments":[{"at":1,"width":1,"height":1}]}"#, .invalidRange),
    (#"{"text":"a","features":["="]}"#, .badFont),
  ])
  func `What the facade refuses has a code of the exchange format`(json: String, code: BatchErrorCode) throws {
    guard case .request(let request) = Array(json.utf8).withUnsafeBufferPointer({ RequestDecoder.decode($0) }) else {
      Issue.record("refused: \(json)")
      return
    }
    let error = #expect(throws: BatchError.self) {
      try RequestAnswerer(measurer: TextMeasurer(fonts: .bundled)).answer(request)
    }
    #expect(error?.code == code, "\(error?.message ?? "")")
  }

  @Test func `Runs and attachments reach the facade`() throws {
    let font = #""font":"DejaVu Sans Mono","size":2048"#
    func answer(_ fields: String) throws -> BatchAnswer {
      guard
        case .request(let request) = Array("{\(font),\(fields)}".utf8).withUnsafeBufferPointer({
          RequestDecoder.decode($0)
        })
      else { throw BatchError(.malformedRequest, fields) }
      return try RequestAnswerer(measurer: TextMeasurer(fonts: .bundled)).answer(request)
    }
    // One letter at twice the size, one as it is, one with 100 points of kern.
    let runs = try answer(#""text":"abc","runs":[{"range":[0,1],"size":4096},{"range":[2,3],"kern":100}]"#)
    #expect(runs.width == 2 * 1233 + 1233 + 1233 + 100)
    #expect(runs.height == 2 * (1901 + 483))
    let box = try answer(#""text":"a\ufffc","attachments":[{"at":1,"width":500,"height":3000,"baselineOffset":-400}]"#)
    #expect(box.width == 1233 + 500)
    #expect(box.height == (3000 - 400) + 483)
  }
}
