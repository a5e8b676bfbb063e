// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Layouts as text that is read in reviews: a title, a size, the lines. What a golden file of this module holds.

public import Copyfit

/// Some layouts, written down one after another.
public struct LineReport: Hashable, Sendable {
  /// The report: a title a layout, its size, and its lines between bars, so that blanks at the edges show.
  public private(set) var text = ""

  /// Creates an empty report.
  public init() {}

  /// Writes a layout down.
  ///
  /// The title tells it from the others, such as the string's key and the width.
  public mutating func add(_ title: String, _ layout: TextLayout) {
    if !text.isEmpty { text += "\n" }
    text += "## \(title)\n\(layout.width) x \(layout.height)\(layout.isTruncated ? ", cut" : "")\n"
    for line in layout.lines { text += "|\(SideBySide.visible(line.text))|\n" }
  }
}
