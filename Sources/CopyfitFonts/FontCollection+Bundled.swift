// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The bundle as a collection: what most users hand to a TextMeasurer.

public import Copyfit

extension FontCollection {
  /// The bundled fonts: the system font's stand-in, the classic families' stand-ins, and fallback for most scripts.
  ///
  /// Chinese, Japanese and Korean are in the product CopyfitFontsCJK, for size. Faces are opened when they are needed.
  public static let bundled: FontCollection = {
    var collection = FontCollection()
    collection.add(files: BundledFonts.files, standIns: BundledFonts.standIns)
    return collection
  }()
}
