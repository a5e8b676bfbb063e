// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Categories by widths in one picture: a string's whole Dynamic Type behaviour at a look.

public import Copyfit

extension Picture {
  /// Draws a text at several content size categories (down) and widths (across).
  ///
  /// - Parameters:
  ///   - text: Its Dynamic Type fonts follow each category; other fonts stay.
  ///   - categories: One row each; with none, the text's own sizes are one row.
  ///   - widths: Points, one column each; infinity is unbounded. With none, the box's own width is the one column.
  ///   - box: The other limits of every cell.
  ///   - options: What is shown beside the glyphs.
  /// - Throws: `MeasureError` for a bad width, or a style without a size at a category.
  /// - Complexity: O(*n* x cells); the text is shaped once, and each line once more for its glyphs.
  public static func grid(
    of text: PreparedText, categories: [ContentSizeCategory], widths: [Double], box: TextBox = TextBox(),
    options: PictureOptions = PictureOptions()
  ) throws(MeasureError) -> Picture {
    let columns = widths.isEmpty ? [box.width] : widths
    let rows: [ContentSizeCategory?] = categories.isEmpty ? [text.category] : categories
    var cells: [[SetText]] = []
    for category in rows {
      let scaled = category == text.category ? text : try text.at(category)
      var row: [SetText] = []
      for width in columns {
        var cell = box
        cell.width = width
        row.append(try scaled.set(in: cell))
      }
      cells.append(row)
    }
    return Picture(grid: cells, rows: rows.map { $0?.label ?? "" }, columns: columns.map(heading), options: options)
  }

  /// Draws a label at several content size categories (down) and widths (across); see ``grid(of:categories:widths:box:options:)``.
  ///
  /// - Throws: `MeasureError` for a bad width, or a style without a size at a category.
  public static func grid(
    of label: Label, categories: [ContentSizeCategory], widths: [Double], height: Double = .infinity,
    measurer: TextMeasurer, options: PictureOptions = PictureOptions()
  ) throws(MeasureError) -> Picture {
    let columns = widths.isEmpty ? [.infinity] : widths
    let rows: [ContentSizeCategory?] = categories.isEmpty ? [label.contentSizeCategory] : categories
    var cells: [[SetText]] = []
    for category in rows {
      var sized = label
      sized.contentSizeCategory = category
      let prepared = try measurer.prepare(sized)
      var row: [SetText] = []
      for width in columns { row.append(try prepared.set(in: Size(width: width, height: height))) }
      cells.append(row)
    }
    return Picture(grid: cells, rows: rows.map { $0?.label ?? "" }, columns: columns.map(heading), options: options)
  }

  /// The heading of a column.
  package static func heading(_ width: Double) -> String {
    width.isFinite ? "\(Decimal.text(width, 2)) pt" : "unbounded"
  }

  /// Draws set texts in rows and columns, each with its heading; rows may be of different lengths.
  package init(grid cells: [[SetText]], rows: [String], columns: [String], options: PictureOptions) {
    var outlines = OutlineTable()
    let grid = GridDrawing(cells: cells, rows: rows, columns: columns, options: options)
    let scene = grid.scene(&outlines)
    // The shortest cut is no name for all: the longest text shown names the picture.
    let title = cells.joined().map(\.shown).max { $0.utf8.count < $1.utf8.count } ?? ""
    let summary = "\(rows.joined(separator: ", ")) by \(columns.joined(separator: ", "))"
    self.init(scene, title: title, summary: summary, options: options, outlines: outlines)
  }
}
