// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// FriBidi as a plain C program uses it: decode, its own classes and brackets, levels, paragraph by paragraph.

import CFriBidi

/// Levels of texts by FriBidi alone.
struct FriBidiAlone {
  private var scalars: [FriBidiChar] = []
  private var classes: [FriBidiCharType] = []
  private var brackets: [FriBidiBracketType] = []
  private var levels: [FriBidiLevel] = []

  mutating func resolve(_ paragraph: ArraySlice<UInt8>) {
    if levels.count < paragraph.count {
      scalars = Array(repeating: 0, count: paragraph.count)
      classes = Array(repeating: FRIBIDI_TYPE_LTR, count: paragraph.count)
      brackets = Array(repeating: 0, count: paragraph.count)
      levels = Array(repeating: 0, count: paragraph.count)
    }
    let count = paragraph.withUnsafeBytes { bytes in
      fribidi_charset_to_unicode(
        FRIBIDI_CHAR_SET_UTF8, bytes.bindMemory(to: CChar.self).baseAddress, FriBidiStrIndex(bytes.count), &scalars)
    }
    var direction: FriBidiParType = FRIBIDI_PAR_ON
    fribidi_get_bidi_types(scalars, count, &classes)
    fribidi_get_bracket_types(scalars, count, classes, &brackets)
    _ = fribidi_get_par_embedding_levels_ex(classes, brackets, count, &direction, &levels)
  }
}
