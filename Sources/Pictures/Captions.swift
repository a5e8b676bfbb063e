// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Words in a picture are set by Copyfit itself, so that they look alike in every viewer.

internal import Copyfit
internal import LineLayout

extension Scene {
  static let captionSize = 9.0
  /// Points between a caption and what it belongs to.
  static let captionGap = 6.0

  /// Adds one line of small text below everything.
  mutating func addCaption(
    below text: String, _ measurer: TextMeasurer, ink: Ink, _ outlines: inout OutlineTable
  ) {
    guard var caption = Scene(caption: text, measurer, ink: ink, &outlines) else { return }
    caption.move(x: 0, y: bounds.y + bounds.height + Self.captionGap)
    add(caption)
  }

  /// One line of small text; nil if its font cannot be used.
  init?(caption text: String, _ measurer: TextMeasurer, ink: Ink, _ outlines: inout OutlineTable) {
    let attributed = AttributedText(text)
    guard let prepared = try? measurer.prepare(attributed, defaultFont: .system(size: Self.captionSize)),
      let set = try? prepared.set(in: TextBox())
    else { return nil }
    var options = PictureOptions()
    options.layers = []
    self.init(set, options: options, outlines: &outlines)
    marks = marks.map { $0.inked(ink).untitled }
  }

  /// Adds the marks of another scene.
  mutating func add(_ other: Scene) {
    marks += other.marks
    include(other.bounds)
  }

  /// Moves everything.
  mutating func move(x: Double, y: Double) {
    marks = [.group(title: nil, x: x, y: y, marks)]
    (bounds.x, bounds.y) = (bounds.x + x, bounds.y + y)
  }
}

extension Mark {
  /// Glyphs in another ink.
  fileprivate func inked(_ ink: Ink) -> Mark {
    switch self {
    case .glyphs(let line, _): .glyphs(line, ink)
    case .group(let title, let x, let y, let marks): .group(title: title, x: x, y: y, marks.map { $0.inked(ink) })
    default: self
    }
  }

  /// A group without its title.
  fileprivate var untitled: Mark {
    guard case .group(_, let x, let y, let marks) = self else { return self }
    return .group(title: nil, x: x, y: y, marks)
  }
}
