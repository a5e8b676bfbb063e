// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Outlines through FreeType, whose faces are not thread-safe: one lock, and the face is opened when first needed
// (STYLE example 2).

internal import CFreeType
internal import Synchronization

/// Opens a face in FreeType on first use and reads outlines from it, unhinted and unscaled.
final class OutlineReader: Sendable {
  private enum State {
    case unopened
    case failed
    case open(FT_Face)
  }

  private let tables: FaceTables
  private let variations: [FontVariation]
  private let sizeAdjust: Double
  private let state = Mutex<State>(.unopened)

  init(tables: FaceTables, variations: [FontVariation], sizeAdjust: Double) {
    self.tables = tables
    self.variations = variations
    self.sizeAdjust = sizeAdjust
  }

  deinit {
    state.withLock { if case .open(let face) = $0 { FreeTypeLibrary.shared.close(face) } }
  }

  /// The outline of `glyph`; nil if it has none to read (out of range, bitmap only).
  func outline(of glyph: UInt32) -> GlyphOutline? {
    withGlyph(glyph) { slot in
      guard slot.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
      var outline = slot.outline
      return OutlineCollector.collect(&outline, scale: sizeAdjust)
    }
  }

  /// The box around the ink, extremes of curves included; nil if there is no ink.
  func inkBounds(of glyph: UInt32) -> InkBounds? {
    withGlyph(glyph) { slot in
      guard slot.format == FT_GLYPH_FORMAT_OUTLINE, slot.outline.n_points > 0 else { return nil }
      var outline = slot.outline
      var box = FT_BBox()
      guard FT_Outline_Get_BBox(&outline, &box) == 0 else { return nil }
      return InkBounds(
        xMin: Double(box.xMin) * sizeAdjust, yMin: Double(box.yMin) * sizeAdjust,
        xMax: Double(box.xMax) * sizeAdjust, yMax: Double(box.yMax) * sizeAdjust)
    }
  }

  /// FreeType's own unscaled advance.
  func unscaledAdvance(of glyph: UInt32) -> Int32? {
    withGlyph(glyph) { Int32(clamping: $0.metrics.horiAdvance) }
  }

  private func withGlyph<Value: Sendable>(_ glyph: UInt32, read: (FT_GlyphSlotRec) -> Value?) -> Value? {
    state.withLock { state in
      if case .unopened = state { state = open() }
      guard case .open(let face) = state, Int(glyph) < tables.glyphCount,
        FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0
      else { return nil }
      return read(face.pointee.glyph.pointee)
    }
  }

  private func open() -> State {
    guard
      case .success(let face) = FreeTypeLibrary.shared.open(FontFile.view(of: tables.file.blob), index: tables.index)
    else { return .failed }
    if !variations.isEmpty { setVariations(of: face) }
    return .open(face)
  }

  private func setVariations(of face: FT_Face) {
    var values = FontAxis.all(of: tables.hbFace).map { axis in
      let asked = variations.last { $0.tag == axis.tag }?.value ?? axis.defaultValue
      return FT_Fixed(min(max(asked, axis.minimum), axis.maximum) * 65_536)  // 16.16.
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
  }
}

extension FontFace {
  /// The outline of `glyph` in font units; nil if the face has none for it, empty for a space.
  package func outline(of glyph: UInt32) -> GlyphOutline? { outlines.outline(of: glyph) }

  /// The box around the ink of `glyph` in font units; nil for a space or a glyph without outline.
  package func inkBounds(of glyph: UInt32) -> InkBounds? { outlines.inkBounds(of: glyph) }

  /// FreeType's own unscaled advance of `glyph`, without `sizeAdjust`: what a test holds against `advance(of:)`.
  package func freeTypeAdvance(of glyph: UInt32) -> Int32? { outlines.unscaledAdvance(of: glyph) }
}

/// Walks an FT_Outline and writes it down as elements.
private struct OutlineCollector {
  var elements: [OutlineElement] = []
  let scale: Double

  static func collect(_ outline: inout FT_Outline, scale: Double) -> GlyphOutline {
    var collector = OutlineCollector(scale: scale)
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { end, user in OutlineCollector.add(user) { .move($0.point(end)) } }
    callbacks.line_to = { end, user in OutlineCollector.add(user) { .line($0.point(end)) } }
    callbacks.conic_to = { control, end, user in
      OutlineCollector.add(user) { .quad(control: $0.point(control), end: $0.point(end)) }
    }
    callbacks.cubic_to = { control1, control2, end, user in
      OutlineCollector.add(user) {
        .cubic(control1: $0.point(control1), control2: $0.point(control2), end: $0.point(end))
      }
    }
    withUnsafeMutablePointer(to: &collector) { _ = FT_Outline_Decompose(&outline, &callbacks, $0) }
    return GlyphOutline(elements: collector.elements)
  }

  private static func add(_ user: UnsafeMutableRawPointer?, _ element: (Self) -> OutlineElement) -> Int32 {
    guard let collector = user?.assumingMemoryBound(to: Self.self) else { return 1 }
    collector.pointee.elements.append(element(collector.pointee))
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> OutlinePoint {
    guard let vector = vector?.pointee else { return OutlinePoint(x: 0, y: 0) }
    return OutlinePoint(x: Double(vector.x) * scale, y: Double(vector.y) * scale)
  }
}
