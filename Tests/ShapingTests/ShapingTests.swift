// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Fonts and helpers of this room's tests.

import FontFaces
import TestSupport
import TextAnalysis

@testable import Shaping

/// The bundled fonts, opened once.
enum BundledFonts {
  static func face(_ name: String) throws -> FontFace {
    try FontFace(path: Repository.path("Fonts/" + name))
  }

  /// The paths of all font files, from the root.
  static let all = Repository.files(under: "Fonts").filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
}

/// Shapes `text` in one style.
func shape(
  _ text: String, _ faces: [FontFace], features: [FontFeature] = [], language: String = "", cache: ShapeCache? = nil
) -> ShapedText {
  let made = HandmadeAnalysis(text)
  let style = ShapingStyle(cascade: FontCascade(faces: faces), features: features, language: language)
  return Shaper().shape(bytes: made.bytes, analysis: made.analysis, styles: [style], cache: cache)
}
