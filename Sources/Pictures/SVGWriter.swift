// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The display list as SVG 1.1 with SVG 2's plain `href`. Small on purpose: outlines once, integers in font units, colours
// inherited.

internal import Copyfit
internal import FontFaces

/// Writes one picture.
struct SVGWriter {
  let picture: Picture
  private var text = ""
  private var hatches: Set<Ink> = []

  init(picture: Picture) {
    self.picture = picture
  }

  mutating func document() -> String {
    let (width, height) = (number(picture.size.width), number(picture.size.height))
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
    text += "viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    text += "<title>\(SVGText.escaped(picture.title))</title>\n"
    text += "<desc>\(SVGText.escaped(picture.summary))</desc>\n"
    definitions()
    text += "<rect width=\"\(width)\" height=\"\(height)\"\(paint("fill", .background))/>\n"
    text += "<g\(paint("fill", .text))>\n"
    for mark in picture.marks { write(mark) }
    text += "</g>\n</svg>\n"
    return text
  }

  private mutating func definitions() {
    text += "<defs>\n"
    let color = paint("stroke", .trailingSpace)
    text += "<pattern id=\"hatch\" width=\"3.5\" height=\"3.5\" patternUnits=\"userSpaceOnUse\" "
    text += "patternTransform=\"rotate(45)\"><path d=\"M1.75 0v3.5\"\(color)/></pattern>\n"
    for (index, outline) in picture.outlines.outlines.enumerated() {
      text += "<path id=\"\(name(index))\" d=\"\(PathData.text(of: outline))\"/>\n"
    }
    text += "</defs>\n"
  }
}

extension SVGWriter {
  private mutating func write(_ mark: Mark) {
    switch mark {
    case .fill(let rect, let ink, let radius):
      let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
      text += "<rect\(edges(rect))\(corner)\(paint("fill", ink))/>\n"
    case .frame(let rect, let ink, let width, let dash):
      text += "<rect\(edges(rect)) fill=\"none\"\(stroke(ink, width: width, dash: dash))/>\n"
    case .rule(let rule, let ink): write(rule, ink)
    case .hatch(let rect, _): text += "<rect\(edges(rect)) fill=\"url(#hatch)\"/>\n"
    case .glyphs(let line, let ink): write(line, ink)
    case .group(let title, let x, let y, let marks): writeGroup(title, x, y, marks)
    case .clipped(let rect, let marks): writeClipped(rect, marks)
    }
  }

  private mutating func write(_ rule: Rule, _ ink: Ink) {
    let path = "M\(number(rule.x1)) \(number(rule.y1))L\(number(rule.x2)) \(number(rule.y2))"
    text += "<path d=\"\(path)\"\(stroke(ink, width: rule.width, dash: rule.dash))/>\n"
  }

  private mutating func write(_ line: GlyphLine, _ ink: Ink) {
    let scale = Decimal.text(line.scale, 7)
    let color = ink == .text ? "" : paint("fill", ink)
    text += "<g transform=\"translate(\(number(line.x)) \(number(line.y)))scale(\(scale) -\(scale))\"\(color)>"
    for glyph in line.glyphs {
      text += "<use href=\"#\(name(glyph.outline))\""
      if glyph.x.rounded() != 0 { text += " x=\"\(Decimal.text(glyph.x, 0))\"" }
      if glyph.y.rounded() != 0 { text += " y=\"\(Decimal.text(glyph.y, 0))\"" }
      text += "/>"
    }
    text += "</g>\n"
  }

  private mutating func writeGroup(_ title: String?, _ x: Double, _ y: Double, _ marks: [Mark]) {
    let place = x == 0 && y == 0 ? "" : " transform=\"translate(\(number(x)) \(number(y)))\""
    text += "<g\(place)>"
    if let title { text += "<title>\(SVGText.escaped(title))</title>" }
    text += "\n"
    for mark in marks { write(mark) }
    text += "</g>\n"
  }

  /// A nested `svg` clips at its own edges, so that no clip path needs a name.
  private mutating func writeClipped(_ rect: Rect, _ marks: [Mark]) {
    text += "<svg\(edges(rect)) viewBox=\"\(number(rect.x)) \(number(rect.y)) "
    text += "\(number(rect.width)) \(number(rect.height))\">\n"
    for mark in marks { write(mark) }
    text += "</svg>\n"
  }
}

extension SVGWriter {
  /// Points, to a hundredth.
  private func number(_ value: Double) -> String { Decimal.text(value, 2) }

  private func name(_ outline: Int) -> String { "g" + String(outline, radix: 36) }

  private func edges(_ rect: Rect) -> String {
    " x=\"\(number(rect.x))\" y=\"\(number(rect.y))\""
      + " width=\"\(number(max(rect.width, 0)))\" height=\"\(number(max(rect.height, 0)))\""
  }

  private func stroke(_ ink: Ink, width: Double, dash: Double?) -> String {
    paint("stroke", ink) + " stroke-width=\"\(number(width))\""
      + (dash.map { " stroke-dasharray=\"\(number($0))\"" } ?? "")
  }

  private func paint(_ attribute: String, _ ink: Ink) -> String {
    let color = picture.theme.color(of: ink)
    let digits = String(color.rgb, radix: 16)
    let hex = String(repeating: "0", count: 6 - digits.count) + digits
    let opacity = color.opacity < 1 ? " \(attribute)-opacity=\"\(number(color.opacity))\"" : ""
    return " \(attribute)=\"#\(hex)\"\(opacity)"
  }
}
