// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Path data as short as it gets: whole font units, relative, letters and separators left out where SVG allows it
// (SVG 1.1, section 8.3).

internal import FontFaces

/// Writes an outline's path.
struct PathData {
  private struct Point: Hashable {
    var x: Int
    var y: Int
  }

  private var text = ""
  private var letter: Character?
  private var pen = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)

  static func text(of outline: GlyphOutline) -> String {
    var data = PathData()
    for element in outline.elements { data.append(element) }
    data.close()
    return data.text
  }

  private mutating func append(_ element: OutlineElement) {
    switch element {
    case .move(let end):
      close()
      append("m", [whole(end)])
      start = pen
    case .line(let end): appendLine(to: whole(end))
    case .quad(let control, let end): append("q", [whole(control), whole(end)])
    case .cubic(let control1, let control2, let end): append("c", [whole(control1), whole(control2), whole(end)])
    }
  }

  private mutating func close() {
    guard letter != nil else { return }
    text.append("z")
    (letter, pen) = ("z", start)
  }

  /// A line along an axis needs one number.
  private mutating func appendLine(to end: Point) {
    if end.y == pen.y {
      append("h", numbers: [end.x - pen.x])
    } else if end.x == pen.x {
      append("v", numbers: [end.y - pen.y])
    } else {
      append("l", numbers: [end.x - pen.x, end.y - pen.y])
    }
    pen = end
  }

  private mutating func append(_ letter: Character, _ points: [Point]) {
    append(letter, numbers: points.flatMap { [$0.x - pen.x, $0.y - pen.y] })
    if let last = points.last { pen = last }
  }

  private mutating func append(_ letter: Character, numbers: [Int]) {
    var isFirst = letter != self.letter
    if isFirst { text.append(letter) }
    self.letter = letter
    for number in numbers {
      if !isFirst, number >= 0 { text.append(" ") }
      text += String(number)
      isFirst = false
    }
  }

  private func whole(_ point: OutlinePoint) -> Point {
    Point(x: Int(point.x.rounded()), y: Int(point.y.rounded()))
  }
}
