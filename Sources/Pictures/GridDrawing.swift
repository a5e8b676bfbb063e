// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Cells side by side: each column as wide as its widest cell, each row as high as its highest.

internal import Copyfit

/// Lays cells out in rows and columns.
struct GridDrawing {
  let cells: [[SetText]]
  let rows: [String]
  let columns: [String]
  let options: PictureOptions

  /// Points between columns.
  fileprivate static let gap = 24.0

  func scene(_ outlines: inout OutlineTable) -> Scene {
    guard let measurer = cells.joined().first?.measurer else { return Scene() }
    let scenes = cells.map { row in row.map { cell($0, &outlines) } }
    let headings = rows.map { Scene(caption: $0, measurer, ink: .caption, &outlines) }
    let titles = columns.map { Scene(caption: $0, measurer, ink: .caption, &outlines) }
    let first = (headings.compactMap { $0?.bounds.width }.max() ?? 0) + Self.gap / 2
    let widths = columns.indices.map { column in
      (scenes.map { $0.indices.contains(column) ? $0[column].bounds.width : 0 } + [titles[column]?.bounds.width ?? 0])
        .max() ?? 0
    }
    var grid = Scene()
    grid.place(titles.map { $0 ?? Scene() }, from: first, widths: widths, top: 0)
    var top = grid.bounds.height + Scene.captionGap * 2
    for (row, scenes) in zip(rows.indices, scenes) {
      grid.place([headings[row] ?? Scene()], from: 0, widths: [first], top: top)
      grid.place(scenes, from: first, widths: widths, top: top)
      top += (scenes.map(\.bounds.height).max() ?? 0) + Self.gap * 2 / 3
    }
    return grid
  }

  private func cell(_ set: SetText, _ outlines: inout OutlineTable) -> Scene {
    var scene = Scene(set, options: options, outlines: &outlines)
    guard options.showsSummary else { return scene }
    scene.addCaption(below: set.shortSummary, set.measurer, ink: set.fits ? .caption : .overflow, &outlines)
    return scene
  }
}

extension Scene {
  /// Places scenes side by side, tops aligned.
  fileprivate mutating func place(_ scenes: [Scene], from left: Double, widths: [Double], top: Double) {
    var x = left
    for (scene, width) in zip(scenes, widths) {
      var moved = scene
      moved.move(x: x - scene.bounds.x, y: top - scene.bounds.y)
      moved.bounds = Rect(x: x, y: top, width: scene.bounds.width, height: scene.bounds.height)
      add(moved)
      x += width + GridDrawing.gap
    }
  }
}
