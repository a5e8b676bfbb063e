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
    #expect(sum == Decimal(string: sides[0]))
  }

  @Test func `No text has no lines`() throws {
    #expect(HeightEquation(try explain("")).text == "height 0 = 0 (no lines)")
  }
}
