// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A test font as a font file, registered and asked for; its numbers are checked here, before any is written.

public import Copyfit

extension TestFont {
  /// The request for this font at a size.
  public func font(size: Double) -> Font { Font(family, size: size, weight: weight, isItalic: isItalic) }

  /// Returns the font as a TrueType file, the same bytes each time.
  ///
  /// - Throws: `MeasureError/badFont(name:reason:)` for a number that a font cannot hold.
  public func fontFile() throws(MeasureError) -> [UInt8] {
    try check("unitsPerEm", unitsPerEm, in: 16...16_384)
    for (name, value) in [("ascent", ascent), ("descent", descent)] { try check(name, value, in: -32_767...32_767) }
    for (name, value) in [("lineGap", lineGap), ("capHeight", capHeight), ("xHeight", xHeight)] {
      try check(name, value, in: 0...32_767)
    }
    guard ascent + descent > 0 else { throw bad("ascent \(ascent) and descent \(descent) give a line no height") }
    try check("defaultAdvance", defaultAdvance ?? 0, in: Self.advanceRange)
    try check("wideAdvance", wideAdvance ?? 0, in: Self.advanceRange)
    for advance in advances {
      try check("the advance of \(advance.scalars)", advance.units ?? 0, in: Self.advanceRange)
    }
    let writer = SfntWriter(self)
    guard !writer.map.mappings.isEmpty else { throw bad("no scalar has an advance: give defaultAdvance, or a table") }
    guard writer.map.glyphs.count <= SfntWriter.mostGlyphs else {
      throw bad("\(writer.map.glyphs.count) different advances: give at most \(SfntWriter.mostGlyphs)")
    }
    return writer.file()
  }

  private static let advanceRange = 0...65_535

  private func check(_ name: String, _ value: Int, in range: ClosedRange<Int>) throws(MeasureError) {
    guard !range.contains(value) else { return }
    throw bad("\(name) is \(value): give font units from \(range.lowerBound) to \(range.upperBound)")
  }

  private func bad(_ reason: String) -> MeasureError { .badFont(name: family, reason: reason) }
}

extension FontCollection {
  /// Creates a collection of test fonts and nothing else.
  ///
  /// - Throws: `MeasureError/badFont(name:reason:)` for a number that a font cannot hold.
  public init(_ font: TestFont, _ others: TestFont...) throws(MeasureError) {
    self.init()
    for font in [font] + others { try register(font) }
  }

  /// Registers a test font under its family's name.
  ///
  /// - Throws: `MeasureError/badFont(name:reason:)` for a number that a font cannot hold.
  public mutating func register(_ font: TestFont) throws(MeasureError) {
    try register(bytes: try font.fontFile(), name: font.family)
  }
}

extension TextMeasurer {
  /// Creates a measurer of test fonts and nothing else.
  ///
  /// - Throws: `MeasureError/badFont(name:reason:)` for a number that a font cannot hold.
  public convenience init(_ font: TestFont, _ others: TestFont...) throws(MeasureError) {
    var collection = FontCollection()
    for font in [font] + others { try collection.register(font) }
    self.init(fonts: collection)
  }
}
