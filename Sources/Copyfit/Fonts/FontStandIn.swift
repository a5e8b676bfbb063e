// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A font that cannot be shipped and the one that answers for it: the stand-in's glyphs, the original's line heights.

/// A family that stands in for one that is asked for by name; every answer that used it says so.
package struct FontStandIn: Hashable, Sendable {
  /// Vertical metrics as `UIFont` reports them, in units of `unitsPerEm`.
  package struct Metrics: Hashable, Sendable {
    package let unitsPerEm: Double
    /// Upward from the baseline.
    package let ascender: Double
    /// Negative, as in `UIFont`.
    package let descender: Double
    package let lineGap: Double
    package let capHeight: Double
    package let xHeight: Double

    package init(
      unitsPerEm: Double, ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double
    ) {
      self.unitsPerEm = unitsPerEm
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
      self.capHeight = capHeight
      self.xHeight = xHeight
    }
  }

  /// The name that is asked for.
  package let name: String
  /// Other spellings of it.
  package let aliases: [String]
  /// The bundled family whose glyphs are used.
  package let family: String
  /// The original's, for every weight and slant.
  package let metrics: Metrics
  /// Whether the stand-in was drawn to the original's advances, so that widths and lines are the original's too.
  package let hasOriginalAdvances: Bool
  /// Whether its kerning pairs are applied: false where the original's are known to be others.
  package let appliesKerning: Bool

  package init(
    name: String, aliases: [String] = [], family: String, metrics: Metrics, hasOriginalAdvances: Bool,
    appliesKerning: Bool = true
  ) {
    self.name = name
    self.aliases = aliases
    self.family = family
    self.metrics = metrics
    self.hasOriginalAdvances = hasOriginalAdvances
    self.appliesKerning = appliesKerning
  }
}
