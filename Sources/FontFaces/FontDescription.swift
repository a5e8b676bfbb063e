// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What matching needs to know of a face: given as static data for embedded fonts, read from the tables otherwise.

/// A face's names and style; enough to choose it without opening it.
package struct FontDescription: Hashable, Sendable {
  /// Typographic family, such as "Inter".
  package var family: String
  /// Typographic style, such as "Semi Bold Italic".
  package var styleName: String
  package var postScriptName: String
  /// The family older programs see, such as "Inter Semi Bold"; often the same as `family`.
  package var legacyFamily: String
  /// 1 to 1,000; 400 is regular, 700 bold.
  package var weight: Int
  /// The weights a variable face can take; nil for one weight.
  package var weightRange: ClosedRange<Int>?
  /// 1 (ultra-condensed) to 9 (ultra-expanded), 5 is normal. Source: OS/2 usWidthClass.
  package var width: Int
  package var isItalic: Bool
  package var isColor: Bool

  package init(
    family: String, styleName: String = "Regular", postScriptName: String = "", legacyFamily: String? = nil,
    weight: Int = 400, weightRange: ClosedRange<Int>? = nil, width: Int = 5, isItalic: Bool = false,
    isColor: Bool = false
  ) {
    self.family = family
    self.styleName = styleName
    self.postScriptName = postScriptName
    self.legacyFamily = legacyFamily ?? family
    self.weight = weight
    self.weightRange = weightRange
    self.width = width
    self.isItalic = isItalic
    self.isColor = isColor
  }
}
