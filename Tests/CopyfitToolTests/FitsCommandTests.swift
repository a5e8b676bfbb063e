// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Whether texts fit, and what would. Every glyph of DejaVu Sans Mono is 1233 of 2048 units wide, a line 1901 + 483 high.

import Copyfit
import CopyfitFonts
import Testing

@testable import CopyfitTool

@Suite struct `Texts are held against their box` {
  private static let checker = FitChecker(measurer: TextMeasurer(fonts: .bundled))

  private func request(_ text: String, _ words: [String]) throws -> BatchRequest {
    let line = ["fits", text, "--font", "DejaVu Sans Mono"] + (words.contains("--style") ? [] : ["--size", "2048"])
    guard case .run(let arguments) = try ArgumentParser.parse(line + words) else {
      throw UsageError.unknownCommand("help")
    }
    return try QuestionBuilder(arguments, texts: arguments.arguments).questions()[0].request
  }

  private func finding(_ text: String, _ words: String...) throws -> FitFinding { try finding(text, words) }

  private func finding(_ text: String, _ words: [String]) throws -> FitFinding {
    try FitsCommand.finding(Question(labels: [], request: try request(text, words)), Self.checker)
  }

  private static func letters(_ count: Int) -> String { "\(count * 1233)" }

  @Test func `A text that is as wide as its box fits`() throws {
    #expect(try finding("abcdef", "-n1", "--width", Self.letters(6)).fit.fits)
    #expect(try finding("abc def", "-n2", "--width", Self.letters(3), "--height", "4768").fit.fits)
  }

  @Test func `One line is over by its natural width`() throws {
    let finding = try finding("abc def ghi", "-n1", "--width", Self.letters(7))
    #expect(finding.fit.problems == [FitProblem(kind: .width, needed: 11 * 1233, available: 7 * 1233)])
    #expect(finding.wordsToCut == "ghi")
    #expect(finding.largestSize == 1303)  // 2048 x 7 / 11 = 1303.3 in half points.
    #expect(finding.largestCategory == nil)
  }

  @Test func `A word that would break inside does not fit`() throws {
    let finding = try finding("abc defghijk", "--width", Self.letters(5))
    #expect(finding.fit.problems == [FitProblem(kind: .word, needed: 8 * 1233, available: 5 * 1233)])
    #expect(finding.wordsToCut == "defghijk")
    #expect(finding.largestSize == 1280)  // 2048 x 5 / 8.
  }

  @Test func `Lines and height are over by lines and points`() throws {
    let lines = try finding("abc def ghi", "-n2", "--width", Self.letters(3)).fit.problems
    #expect(lines == [FitProblem(kind: .lines, needed: 3, available: 2)])
    let height = try finding("abc", "--height", "2000").fit.problems
    #expect(height == [FitProblem(kind: .height, needed: 2384, available: 2000)])
  }

  @Test func `The largest category is the last whose size fits`() throws {
    // Ten letters in 120 points: 120 x 2048 / 12330 = 19.93, between xLarge (19) and xxLarge (21).
    let finding = try finding("abcdefghij", "-n1", "--width", "120", "--style", "body", "--category", "AX1")
    #expect(finding.largestCategory == "xLarge")
    #expect(finding.largestSize == 19.5)
  }

  /// Eight letters in the room of six: 0.75, which the least scale of 0.5 allows and 0.8 does not.
  @Test func `A label that shrinks fits down to its least scale`() throws {
    let words = ["--role", "label", "--width", Self.letters(6), "--adjusts-font-size-to-fit-width"]
    let shrunk = try finding("abcd efg", words + ["--minimum-scale-factor", "0.5"]).fit
    #expect(shrunk.fits && abs((shrunk.answer.scaleFactor ?? 0) - 0.75) < 0.001)
    #expect(!(try finding("abcd efg", words + ["--minimum-scale-factor", "0.8"]).fit.fits))
  }

  @Test func `Nothing to cut and no size is said as such`() throws {
    let finding = try finding("abc", "-n1", "--width", "0.5")
    #expect(finding.wordsToCut == nil && finding.largestSize == nil)
  }
}

@Suite struct `Searched widths do as they are printed` {
  private static let search = FitSearch(checker: FitChecker(measurer: TextMeasurer(fonts: .bundled)))

  private func solve(_ text: String, _ words: String...) throws -> Solution? {
    guard case .run(let arguments) = try ArgumentParser.parse(["solve", text] + words) else {
      throw UsageError.unknownCommand("help")
    }
    let request = try QuestionBuilder(arguments, texts: arguments.arguments).questions()[0].request
    return try SolveCommand.solve(request, arguments, Self.search)
  }

  private func lines(_ text: String, width: Double) throws -> Int {
    var request = BatchRequest()
    (request.text, request.width) = (text, width)
    return try RequestAnswerer(measurer: Self.search.checker.measurer).answer(request).lineCount
  }

  @Test(arguments: ["A longer headline, Grand", "Save all changes now", "one two three four five six"])
  func `A width is rounded up`(text: String) throws {
    let solution = try #require(try solve(text, "--find", "width", "--number-of-lines", "2"))
    let row = try #require(SolveCommand.page(solution, .plain).split(separator: "\n").first)
    let printed = try #require(Double(row.split(separator: " ").last ?? ""))
    #expect(printed >= solution.value && printed - solution.value < 0.000001)
    #expect(try lines(text, width: printed) == 2)
  }

  @Test func `Up is never less, down never more`() {
    #expect(DecimalFormat.rounded(126.58238636363636, places: 6, .up) == "126.582387")
    #expect(DecimalFormat.rounded(126.58238636363636, places: 6, .down) == "126.582386")
    #expect(DecimalFormat.rounded(0.1 + 0.2, places: 2, .up) == "0.31")
    #expect(DecimalFormat.rounded(-1.005, places: 2, .up) == "-1")
    for text in ["0.29", "1.1", "4.35", "-2.3", "1234.57", "8"] {
      #expect(DecimalFormat.rounded(Double(text) ?? 0, places: 2, .up) == text)
      #expect(DecimalFormat.rounded(Double(text) ?? 0, places: 2, .down) == text)
    }
  }

  @Test(
    arguments: ["Donaudampfschifffahrt ist lang", "one two three four five", "a", "Rindfleisch und Brot"],
    [37, 60, 100, 250.0])
  func `A balanced box is no wider than its limit and has its lines`(text: String, limit: Double) throws {
    let solution = try #require(try solve(text, "--find", "balanced", "--width", "\(limit)"))
    #expect(solution.value <= limit)
    #expect(try lines(text, width: solution.value) == lines(text, width: limit))
    #expect(try solution.answer.lineCount == lines(text, width: limit))
  }
}

@Suite struct `Boxes of other kinds` {
  private static let checker = FitChecker(measurer: TextMeasurer(fonts: .bundled))

  /// Seven letters of DejaVu Sans Mono, each 1233 units wide, in the room of four.
  private func request(_ width: Double) -> BatchRequest {
    var request = BatchRequest()
    (request.text, request.width) = ("one two", width)
    (request.attributes.font, request.attributes.size) = (["DejaVu Sans Mono"], 2048)
    return request
  }

  @Test(arguments: [[], [DrawingOptionName.usesFontLeading]])
  func `Without a line fragment's origin a string is one line`(options: [DrawingOptionName]) throws {
    var request = request(4 * 1233)
    request.drawingOptions = options
    let problem = FitProblem(kind: .width, needed: 7 * 1233, available: 4 * 1233)
    #expect(try Self.checker.check(request).problems == [problem])
    #expect(problem.sentence == "too wide by 3699 points: 8631 of 4932")
    request.width = 7 * 1233
    #expect(try Self.checker.check(request).fits)
  }

  @Test func `A label's bounds are its box`() throws {
    var request = request(0)
    (request.width, request.role, request.numberOfLines) = (nil, .label, 0)
    request.bounds = RectangleField(x: 5, y: 5, width: 4 * 1233, height: 3000)
    // Two lines of 2384, which a label rounds up to whole pixels: they are whole.
    #expect(
      try Self.checker.check(request).problems == [FitProblem(kind: .height, needed: 4768, available: 3000)])
    request.numberOfLines = 1
    #expect(
      try Self.checker.check(request).problems
        == [FitProblem(kind: .width, needed: 7 * 1233, available: 4 * 1233)])
    request.bounds = RectangleField(x: 0, y: 0, width: 7 * 1233, height: 2384)
    #expect(try Self.checker.check(request).fits)
  }

  @Test func `What is over is never 0`() {
    let small = FitProblem(kind: .width, needed: 40.6953125, available: 40.695312)
    #expect(small.sentence == "too wide by less than 0.01 points: 40.6953125 of 40.695312")
    #expect(
      FitProblem(kind: .height, needed: 20.004, available: 20).sentence
        == "too high by less than 0.01 points: 20.004 of 20")
    let least = FitProblem(kind: .width, needed: 40.0.nextUp, available: 40).sentence
    #expect(!least.contains("by 0 points") && least.hasSuffix("40.00000000000001 of 40"))
  }
}

@Suite struct `Padding is taken from the box` {
  private func insets(_ text: String) throws -> Insets {
    guard case .run(let arguments) = try ArgumentParser.parse(["fits", "a", "--insets", text]) else {
      throw UsageError.unknownCommand("help")
    }
    return try Insets(arguments)
  }

  @Test func `Four sides as UIEdgeInsets, or one number for all`() throws {
    #expect(try (insets("1,2,3,4").vertical, insets("1,2,3,4").horizontal) == (4, 6))
    #expect(try (insets("5").vertical, insets("5").horizontal) == (10, 10))
  }

  @Test(arguments: ["1,2", "a", "-1", "1,2,3,x", "", "inf"]) func `Anything else is refused`(text: String) {
    #expect(throws: UsageError.self) { try insets(text) }
  }
}

@Suite struct `Boxes are solved for` {
  private let search = FitSearch(checker: FitChecker(measurer: TextMeasurer(fonts: .bundled)))

  private func request(_ text: String, size: Double = 2048) -> BatchRequest {
    var request = BatchRequest(text: text)
    (request.attributes.font, request.attributes.size) = (["DejaVu Sans Mono"], size)
    return request
  }

  @Test func `The largest size is where the glyphs fill the width`() throws {
    var request = request("abcd")
    request.width = 4 * 1233
    #expect(try search.largestSize(request, to: 9000, step: 1) == 2048)
    request.height = 1192  // Half of a line at 2048.
    #expect(try search.largestSize(request, to: 9000, step: 1) == 1024)
    #expect(try search.largestSize(request, from: 1025, to: 9000, step: 1) == nil)
  }

  @Test(arguments: [("aa bb cc dd", 2, 5), ("a bbbb cccc", 2, 6), ("aa bb cc", 1, 8), ("aa bb cc", 3, 2)])
  func `The narrowest width is as many letters as the longest line`(text: String, lines: Int, letters: Int) throws {
    let found = try search.narrowest(request(text), lines: lines)
    #expect(found?.width == Double(letters * 1233))
    #expect(found?.answer.lineCount == lines)
  }

  @Test func `A forced line more than asked for has no width`() throws {
    #expect(try search.narrowest(request("a\nb"), lines: 1)?.width == nil)
  }
}

@Suite struct `Formats fit with their numbers` {
  private func texts(_ text: String, _ words: String...) throws -> [String] {
    guard case .run(let arguments) = try ArgumentParser.parse(["fits"] + words) else {
      throw UsageError.unknownCommand("help")
    }
    return try FormatTexts.expanded([text], arguments).map(\.text)
  }

  @Test func `Polish has a form for one, for few and for many`() throws {
    // CLDR: one is 1, few 2 to 4 (but not 12 to 14) at the end, many the other whole numbers.
    let found = try texts(
      "%lld pliku", "--language", "pl", "--plural", "one=%lld plik", "--plural", "few=%lld pliki", "--plural",
      "many=%lld plików", "--argument", "1", "--argument", "3", "--argument", "25", "--argument", "1500")
    #expect(found == ["1 plik", "3 pliki", "25 plików", "1500 plików"])
  }

  @Test func `A value is put where the specifier stands, and nothing is chosen without forms`() throws {
    #expect(try texts("Hello, %@!", "--argument", "Ada", "--argument", "Bob") == ["Hello, Ada!", "Hello, Bob!"])
    #expect(try texts("100 %") == ["100 %"])
    #expect(throws: UsageError.self) { try texts("%d", "--plural", "one=%d") }
    #expect(throws: UsageError.self) { try texts("%d", "--plural", "on=%d", "--argument", "1") }
  }
}
