// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Heights as equations. DejaVu Sans Mono at 2048 points is 1901 + 483 points high and 1233 wide a letter; the system font
// at 17 is 20.287109375 high and the body style's leading 22 (facts: UIKit 3).

import Copyfit
import CopyfitFonts
import Foundation
import Testing

@testable import CopyfitTool

@Suite struct `Heights add up` {
  private static let measurer = TextMeasurer(fonts: .bundled)

  private func explain(_ words: String...) throws -> Explained {
    guard case .run(let arguments) = try ArgumentParser.parse(["explain"] + words) else {
      throw UsageError.unknownCommand("help")
    }
    let question = try QuestionBuilder(arguments, texts: arguments.arguments).questions()[0]
    return try ExplainCommand.explain(question, Self.measurer)
  }

  @Test func `A multiple and spacing between lines`() throws {
    let explained = try explain(
      "ab cd", "--font", "DejaVu Sans Mono", "--size", "2048", "--width", "2466", "--line-height-multiple", "1.5",
      "--line-spacing", "100")
    // (1901 + 483) x 1.5 = 3576, twice, and 100 once.
    #expect(HeightEquation(explained).text == "height 7252 = 2 x 3576 (lines) + 100 (line spacing)")
    let line = LineHeightEquation(explained.height.lines[0])
    #expect(line.text == "(1901 ascent + 483 descent) x 1.5 multiple = 3576")
    // The surplus of 1192 is above the baseline.
    #expect(line.rows(.textKit)[1] == "baseline 3093 = 1901 ascent + 1192 (all of the surplus)")
  }

  @Test func `Clamps, and spacing between paragraphs`() throws {
    let explained = try explain(
      "a\nb", "--font", "DejaVu Sans Mono", "--size", "2048", "--maximum-line-height", "2000",
      "--paragraph-spacing", "8", "--paragraph-spacing-before", "5")
    #expect(
      HeightEquation(explained).text
        == "height 4013 = 2 x 2000 (lines) + 8 (paragraph spacing) + 5 (paragraph spacing before)")
    #expect(LineHeightEquation(explained.height.lines[1]).text == "1901 ascent + 483 descent, at most 2000 = 2000")
  }

  @Test func `A label's leading and its one rounding up`() throws {
    let explained = try explain("a\nb", "--style", "body", "--role", "label", "-n0", "--scale", "2")
    // 2 x 20.287109375 + 1.712890625 = 42.287109375, and half points above it end at 42.5.
    #expect(
      HeightEquation(explained).text == "height 42.5 = 2 x 20.287109375 (lines) + 1.712890625 (leading)"
        + " + 0.212890625 (rounded up to whole pixels)")
  }

  @Test(arguments: [0.1, 1.0 / 3, 2.7, 11], ["Helvetica", "Arial", "Times New Roman", "system"])
  func `The printed terms sum to the printed height`(spacing: Double, font: String) throws {
    let explained = try explain(
      "one two three four five six seven\neight nine ten", "--font", font, "--size", "13.7", "--width", "60",
      "--line-height-multiple", "1.17", "--line-spacing", "\(spacing)", "--paragraph-spacing", "3.3")
    let sides = HeightEquation(explained).text.dropFirst("height ".count).components(separatedBy: " = ")
    let sum = sides[1].components(separatedBy: " + ").reduce(Decimal(0)) { sum, term in
      let factors = term.prefix { $0 != "(" }.components(separatedBy: " x ")
      return sum + factors.reduce(Decimal(1)) { $0 * (Decimal(string: $1) ?? .nan) }
    }
    // What sums of binary fractions leave over is no term.
    let total = try #require(Decimal(string: sides[0]))
    #expect(abs(sum - total) < Decimal(1) / 1_000_000_000 && !sides[1].contains("rest"))
    #expect(ExactPoints(explained.reported).text == sides[0])
  }

  /// A line gap of 67 of 2,048 units (Liberation Sans), 0.55615234375 at 17 points: one line, though 40 is too narrow.
  @Test func `Drawn without line fragments there is one line`() throws {
    let explained = try explain(
      "one two", "--width", "40", "--font", "Arial", "--drawing-option", "usesFontLeading")
    #expect(HeightEquation(explained).text == "height 19.54833984375 = 18.9921875 (line) + 0.55615234375 (leading)")
    #expect(explained.height.lines.count == 1 && explained.ink == nil)
  }

  @Test(arguments: ["usesLineFragmentOrigin", "truncatesLastVisibleLine", "usesDeviceMetrics", "usesFontLeading"])
  func `The lines are those of the answer`(option: String) throws {
    for more in [[], ["--drawing-option", "usesLineFragmentOrigin", "--height", "40"]] {
      guard
        case .run(let arguments) = try ArgumentParser.parse(
          ["explain", "one two three", "--width", "40", "--font", "Arial", "--drawing-option", option] + more)
      else { continue }
      let question = try QuestionBuilder(arguments, texts: arguments.arguments).questions()[0]
      let answer = try RequestAnswerer(measurer: Self.measurer).answer(question.request)
      let explained = try ExplainCommand.explain(question, Self.measurer)
      #expect(explained.height.lines.map(\.text) == answer.lines.map(\.text))
      #expect(explained.reported == answer.height && explained.height.height == answer.height)
      #expect((explained.ink != nil) == (option == "usesDeviceMetrics"))
    }
  }

  /// Two lines of 20.287109375 and a leading of 1.712890625 are 42.287109375: 43 whole pixels, of which the bounds show 37.
  @Test func `Bounds clip a label's height after it is rounded`() throws {
    let json = #"{"text":"one two","textStyle":"body","role":"label","numberOfLines":0,"bounds":[0,0,40,37]}"#
    guard case .request(let request) = Array(json.utf8).withUnsafeBufferPointer({ RequestDecoder.decode($0) }) else {
      throw UsageError.unknownCommand(json)
    }
    let explained = try ExplainCommand.explain(Question(labels: [], request: request), Self.measurer)
    #expect(
      HeightEquation(explained).text == "height 37 = 2 x 20.287109375 (lines) + 1.712890625 (leading)"
        + " + 0.712890625 (rounded up to whole pixels) - 6 (clipped to the bounds' height)")
  }

  /// 20.287109375 x 1.5 = 30.4306640625 goes up to 30.5, and with the leading, 32.1435546875, to 32.5.
  @Test func `A leading that is rounded with its line is named`() throws {
    let explained = try explain(
      "a\nb", "--style", "body", "--role", "label", "-n0", "--scale", "2", "--line-height-multiple", "1.5")
    #expect(
      HeightEquation(explained).text == "height 63 = 2 x 30.5 (lines) + 2 (leading, rounded with its line)")
  }

  @Test func `No text has no lines`() throws {
    #expect(HeightEquation(try explain("")).text == "height 0 = 0 (no lines)")
  }
}
