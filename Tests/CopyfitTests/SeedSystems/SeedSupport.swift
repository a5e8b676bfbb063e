// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the five systems share: labels of text styles, tables of the four widths, the rows of an expectation.
// Heights are checked against sums written beside them; line counts were found by a greedy breaker of another hand
// (Python, uharfbuzz) over the same font files.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK

enum Seed {
  static let measurer: TextMeasurer = {
    var fonts = FontCollection.bundled
    fonts.add(files: BundledFontsCJK.files, standIns: [])
    return TextMeasurer(fonts: fonts)
  }()
  static let widths = [320.0, 375, 393, 768]
  static let body =
    "We meet at noon in the small room on the second floor. Bring a chair if you can, and tell Ana what you do not eat."

  /// A label of a text style, at Large until a category is asked for.
  static func label(_ text: String?, _ style: TextStyle, numberOfLines: Int = 0) throws -> Label {
    var label = Label(text, font: try Font.preferred(forTextStyle: style), numberOfLines: numberOfLines)
    label.scale = 2
    return label
  }

  static func item(_ text: String?, _ style: TextStyle, numberOfLines: Int = 0) throws -> LabelItem {
    LabelItem(try measurer.prepare(label(text, style, numberOfLines: numberOfLines)))
  }

  static func table(
    _ width: Double, _ style: TableStyle = .plain, _ generation: OSGeneration = .iOS26
  ) -> TableEnvironment {
    TableEnvironment(width: width, style: style, scale: 2, generation: generation)
  }

  static func sum(_ parts: Double...) -> Double { parts.reduce(0, +) }

  /// The heights of a row at a category and the four widths.
  static func heights(of row: Row, at category: ContentSizeCategory) throws -> [Double] {
    try widths.map { try row.at(category).fitted(in: table($0)).height }
  }
}
