// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a user's first program does, in a package of its own: measure with a font file it brings, and with a bundled one.

import Copyfit
import CopyfitFonts
import CopyfitTestFonts

/// Prints a figure beside what it must be, and ends the program where they differ.
func check(_ name: String, _ actual: Double, _ expected: Double) {
  print("\(name): \(actual)")
  guard actual != expected else { return }
  fatalError("\(name) should be \(expected)")
}

// Each letter of this font is 1 em wide, 0.8 em above the baseline and 0.2 em below: 7 letters of 10 points fit 70.
let path = CommandLine.arguments[1]
let own = try TextMeasurer(fonts: FontCollection())
  .prepare(AttributedText("one two six"), defaultFont: Font(path, size: 10))
  .layout(in: TextBox(width: 70))
check("own font, lines", Double(own.lines.count), 2)
check("own font, width", own.width, 70)
check("own font, height", own.height, 20)
check("own font, first baseline", own.firstBaseline, 8)

// Arial's advances: H 1479, e 1139, l 455, o 1139 of 2048.
let bundled = try TextMeasurer(fonts: .bundled)
  .prepare(AttributedText("Hello"), defaultFont: Font("Arial", size: 20))
  .layout(in: TextBox())
check("bundled stand-in of Arial, width", bundled.width, Double(1479 + 1139 + 455 + 455 + 1139) / 2048 * 20)

// A font from a table: no file, no test framework.
let square = try TextMeasurer(.square)
  .prepare(AttributedText("Hello wide world"), defaultFont: TestFont.square.font(size: 10))
  .layout(in: TextBox(width: 120))
check("square test font, lines", Double(square.lines.count), 2)
