// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A font as a value: a table of advances and a few heights. It becomes a font file in memory when it is registered, so
// a test shows every number that its answer depends on. Free of test frameworks: a benchmark may link it too.

public import Copyfit

/// A font made of an advance table: no kerning, no ligatures, no file.
///
/// Each scalar's advance is what the table says, in every script. Only what Unicode says to do before glyphs are chosen
/// still happens: an accent that composes with its letter takes the composed letter's advance.
public struct TestFont: Hashable, Sendable {
  /// A stretch of scalars that share an advance.
  public struct Advance: Hashable, Sendable {
    /// The scalars.
    public let scalars: ClosedRange<Unicode.Scalar>
    /// Font units; nil: no glyph, so that the text is missing or falls back.
    public let units: Int?
  }

  /// The name to ask for, and the name in messages.
  public var family: String
  /// Font units an em, from 16 to 16,384.
  public var unitsPerEm: Int
  /// Font units from the baseline up to the top of a line.
  public var ascent: Int
  /// Font units from the baseline down to the bottom of a line; positive.
  public var descent: Int
  /// Font units that font leading adds between lines.
  public var lineGap: Int
  /// Font units; the top of the boxes that the font draws.
  public var capHeight: Int
  /// Font units.
  public var xHeight: Int
  /// The weight it is registered under.
  public var weight = FontWeight.regular
  /// Whether it is registered as italic.
  public var isItalic = false
  /// Font units of scalars that the table does not name; nil: they have no glyph.
  ///
  /// Marks and format characters that the table does not name have no width.
  public var defaultAdvance: Int?
  /// As `defaultAdvance`, of scalars that take two cells in a terminal; nil: they are as the others.
  public var wideAdvance: Int?
  /// The table; where two stretches overlap, the later one holds.
  public private(set) var advances: [Advance] = []

  /// Creates a font of 1,000 units an em unless told; its capitals are 7/10 and its small letters 5/10 of an em.
  ///
  /// The table gives font units by stretches of scalars, such as `["a"..."z": 500, "m"..."m": 900]`. Ascent and descent are
  /// 8/10 and 2/10 of an em unless told.
  public init(
    _ family: String = "Copyfit Test", unitsPerEm: Int = 1000, ascent: Int? = nil, descent: Int? = nil,
    lineGap: Int = 0, defaultAdvance: Int? = nil, advances: KeyValuePairs<ClosedRange<Unicode.Scalar>, Int> = [:]
  ) {
    self.family = family
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent ?? unitsPerEm / 10 * 8
    self.descent = descent ?? unitsPerEm / 10 * 2
    self.lineGap = lineGap
    capHeight = unitsPerEm / 10 * 7
    xHeight = unitsPerEm / 10 * 5
    self.defaultAdvance = defaultAdvance
    self.advances = advances.map { Advance(scalars: $0.key, units: $0.value) }
  }

  /// Returns the font with another advance for each scalar of a text; nil takes the glyph away.
  public func setting(_ units: Int?, for characters: String) -> TestFont {
    var copy = self
    copy.advances += characters.unicodeScalars.map { Advance(scalars: $0...$0, units: units) }
    return copy
  }

  /// Returns the font with another advance for a stretch of scalars; nil takes the glyphs away.
  public func setting(_ units: Int?, for scalars: ClosedRange<Unicode.Scalar>) -> TestFont {
    var copy = self
    copy.advances.append(Advance(scalars: scalars, units: units))
    return copy
  }
}
