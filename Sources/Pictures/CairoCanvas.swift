// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The display list as pixels. Owns one surface and its context; the library draws, encodes and hands the bytes back.

internal import Copyfit
internal import FontFaces

/// Draws one picture.
struct CairoCanvas: ~Copyable {
  private let cairo: Cairo
  private let surface: Cairo.Surface?
  private let context: Cairo.Context?
  private let theme: PictureTheme
  private let outlines: [GlyphOutline]

  /// CAIRO_FORMAT_ARGB32, and the most pixels a side that cairo takes.
  private static let argb32: Int32 = 0
  private static let mostPixels = 32_767.0

  static func png(of picture: Picture, scale: Double) throws(PictureError) -> [UInt8] {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    let (width, height) = (
      (picture.size.width * scale).rounded(.up), (picture.size.height * scale).rounded(.up)
    )
    guard width <= mostPixels, height <= mostPixels else { throw .tooLarge(width: width, height: height) }
    let canvas = CairoCanvas(
      picture, cairo: try Cairo(), width: Int32(max(width, 1)), height: Int32(max(height, 1)))
    canvas.cairo.scale(canvas.context, scale, scale)
    canvas.setColor(.background)
    canvas.fill(Rect(x: 0, y: 0, width: picture.size.width + 1, height: picture.size.height + 1), radius: 0)
    for mark in picture.marks { canvas.draw(mark) }
    return try canvas.encoded()
  }

  private init(_ picture: Picture, cairo: Cairo, width: Int32, height: Int32) {
    self.cairo = cairo
    surface = cairo.makeSurface(Self.argb32, width, height)
    context = cairo.makeContext(surface)
    theme = picture.theme
    outlines = picture.outlines.outlines
  }

  deinit {
    cairo.destroyContext(context)
    cairo.destroySurface(surface)
  }

  private borrowing func encoded() throws(PictureError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = cairo.status(context)
    if status == 0 {
      // Not `&bytes`, which would lend the array's elements.
      status = withUnsafeMutablePointer(to: &bytes) { cairo.writePNG(surface, Self.append, $0) }
    }
    guard status == 0 else { throw .cairoFailed(cairo.words(status).map { String(cString: $0) } ?? "error \(status)") }
    return bytes
  }
}

extension CairoCanvas {
  /// Takes a part of the file; the closure's pointer is to the array that collects it.
  private static let append: Cairo.Sink = { bytes, data, count in
    let data = UnsafeBufferPointer(start: data, count: Int(count))
    bytes?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: data)
    return 0
  }

  private borrowing func draw(_ mark: Mark) {
    switch mark {
    case .fill(let rect, let ink, let radius):
      setColor(ink)
      fill(rect, radius: radius)
    case .frame(let rect, let ink, let width, let dash):
      cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height)
      stroke(ink, width: width, dash: dash)
    case .rule(let rule, let ink):
      cairo.moveTo(context, rule.x1, rule.y1)
      cairo.lineTo(context, rule.x2, rule.y2)
      stroke(ink, width: rule.width, dash: rule.dash)
    case .hatch(let rect, let ink): hatch(rect, ink)
    case .glyphs(let line, let ink): draw(line, ink)
    case .group(_, let x, let y, let marks):
      cairo.save(context)
      cairo.translate(context, x, y)
      for mark in marks { draw(mark) }
      cairo.restore(context)
    case .clipped(let rect, let marks):
      cairo.save(context)
      clip(rect)
      for mark in marks { draw(mark) }
      cairo.restore(context)
    }
  }

  private borrowing func draw(_ line: GlyphLine, _ ink: Ink) {
    cairo.save(context)
    cairo.translate(context, line.x, line.y)
    cairo.scale(context, line.scale, -line.scale)
    for glyph in line.glyphs { trace(outlines[glyph.outline], x: glyph.x, y: glyph.y) }
    cairo.restore(context)
    setColor(ink)
    cairo.fill(context)
  }

  private borrowing func trace(_ outline: GlyphOutline, x: Double, y: Double) {
    var pen = OutlinePoint(x: 0, y: 0)
    for element in outline.elements {
      switch element {
      case .move(let end):
        cairo.closePath(context)
        cairo.moveTo(context, x + end.x, y + end.y)
        pen = end
      case .line(let end):
        cairo.lineTo(context, x + end.x, y + end.y)
        pen = end
      case .quad(let control, let end):
        // Degree raised: a quadratic's control point is two thirds of the way to the cubic's.
        curve(pen.toward(control, 2 / 3), end.toward(control, 2 / 3), end, x, y)
        pen = end
      case .cubic(let control1, let control2, let end):
        curve(control1, control2, end, x, y)
        pen = end
      }
    }
    cairo.closePath(context)
  }

  private borrowing func curve(
    _ control1: OutlinePoint, _ control2: OutlinePoint, _ end: OutlinePoint, _ x: Double, _ y: Double
  ) {
    cairo.curveTo(context, x + control1.x, y + control1.y, x + control2.x, y + control2.y, x + end.x, y + end.y)
  }
}

extension CairoCanvas {
  private borrowing func setColor(_ ink: Ink) {
    let color = theme.color(of: ink)
    let channels = [16, 8, 0].map { Double(color.rgb >> UInt32($0) & 0xFF) / 255 }
    cairo.setColor(context, channels[0], channels[1], channels[2], color.opacity)
  }

  private borrowing func fill(_ rect: Rect, radius: Double) {
    if radius > 0 {
      let (left, top, right, bottom) = (
        rect.x + radius, rect.y + radius, rect.x + rect.width - radius, rect.y + rect.height - radius
      )
      let quarter = Double.pi / 2
      cairo.arc(context, right, top, radius, -quarter, 0)
      cairo.arc(context, right, bottom, radius, 0, quarter)
      cairo.arc(context, left, bottom, radius, quarter, 2 * quarter)
      cairo.arc(context, left, top, radius, 2 * quarter, 3 * quarter)
      cairo.closePath(context)
    } else {
      cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height)
    }
    cairo.fill(context)
  }

  private borrowing func stroke(_ ink: Ink, width: Double, dash: Double?) {
    setColor(ink)
    cairo.setLineWidth(context, width)
    let dashes = dash.map { [$0] } ?? []
    cairo.setDash(context, dashes, Int32(dashes.count), 0)
    cairo.stroke(context)
  }

  private borrowing func clip(_ rect: Rect) {
    cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height)
    cairo.clip(context)
  }

  /// Slanted lines, as the SVG pattern has them.
  private borrowing func hatch(_ rect: Rect, _ ink: Ink) {
    let step = 3.5 * 2.0.squareRoot()
    cairo.save(context)
    clip(rect)
    var x = ((rect.x - rect.height) / step).rounded(.down) * step
    while x < rect.x + rect.width + rect.height {
      cairo.moveTo(context, x, rect.y + rect.height)
      cairo.lineTo(context, x + rect.height, rect.y)
      x += step
    }
    stroke(ink, width: 1, dash: nil)
    cairo.restore(context)
  }
}

extension OutlinePoint {
  fileprivate func toward(_ other: OutlinePoint, _ share: Double) -> OutlinePoint {
    OutlinePoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
