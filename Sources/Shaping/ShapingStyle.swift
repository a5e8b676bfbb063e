// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What shaping depends on, and nothing else: a style number stands for one of these. Sizes belong to LineLayout.

package import FontFaces

/// An OpenType feature setting for a whole run.
package struct FontFeature: Hashable, Sendable {
  /// OpenType tag, big-endian.
  package var tag: UInt32
  package var value: UInt32

  package init(tag: UInt32, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// What the shaping of one style run depends on.
package struct ShapingStyle: Sendable {
  /// Faces in fallback order.
  package let cascade: FontCascade
  /// Kern 0 puts "kern" off here; tracking and the ligature attribute put "liga" and its kin off.
  package let features: [FontFeature]
  /// BCP 47, or empty; chooses Han forms and localised glyphs.
  package let language: String
  /// Styles of one group have one point size at every content size category: neighbours that agree in face, features
  /// and language as well are shaped as one, so kerning and ligatures cross the boundary. Nil joins no other style.
  package var sizeGroup: Int32?
  /// What its texts were shaped with; all copies share it.
  let setups = SetupTable()

  package init(
    cascade: FontCascade, features: [FontFeature] = [], language: String = "", sizeGroup: Int32? = nil
  ) {
    self.cascade = cascade
    self.features = features
    self.language = language
    self.sizeGroup = sizeGroup
  }
}
