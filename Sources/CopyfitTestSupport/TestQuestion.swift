// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// One question of a test: a text, a font, a box. Measurers of test fonts are kept, since making a font costs more than
// measuring with it.

internal import Copyfit
internal import CopyfitTestFonts
internal import Synchronization

/// A text in a font and a box, and how messages call it.
struct TestQuestion {
  let text: String
  let font: Font
  let box: TextBox

  func layout(with measurer: TextMeasurer) throws(MeasureError) -> TextLayout {
    try measurer.prepare(AttributedText(text), defaultFont: font).layout(in: box)
  }

  var description: String {
    let width = box.width.isFinite ? "at width \(box.width)" : "unwrapped"
    return "\"\(SideBySide.visible(text))\" in \(font.families.joined(separator: ", ")) \(font.size), \(width)"
  }

  /// What a test compares, or the message that says why there is nothing to compare.
  func failure(
    with measurer: () throws(MeasureError) -> TextMeasurer, compare: (TextLayout, String) -> String?
  ) -> String? {
    do throws(MeasureError) {
      return compare(try layout(with: measurer()), description)
    } catch {
      return "\(description): \(error.description)"
    }
  }
}

extension TestFont {
  private static let measurers = Mutex<[TestFont: TextMeasurer]>([:])
  private static let mostMeasurers = 64

  /// A measurer of this font alone, made once.
  func measurer() throws(MeasureError) -> TextMeasurer {
    if let known = Self.measurers.withLock({ $0[self] }) { return known }
    let measurer = try TextMeasurer(self)
    Self.measurers.withLock {
      if $0.count >= Self.mostMeasurers { $0.removeAll() }
      $0[self] = measurer
    }
    return measurer
  }
}
