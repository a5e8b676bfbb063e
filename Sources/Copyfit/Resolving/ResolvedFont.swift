// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A font request met: faces, the requested font's metrics an em, and what to say about it in an answer.

package import FontFaces

/// What stands for a requested family in an answer.
public struct FontReport: Hashable, Sendable {
  /// The family or path that was asked for.
  public let requested: String
  /// The family and style that was used.
  public let used: String
  /// Whether the used face stands in for one that cannot be shipped.
  public let standIn: Bool
}

/// A request met.
package struct ResolvedFont: Sendable {
  package var cascade: FontCascade
  /// Of the first face, in ems: positive distances.
  package var ascent: Double
  package var descent: Double
  package var lineGap: Double
  package var capHeight: Double
  package var xHeight: Double
  /// One an explicitly requested family.
  package var reports: [FontReport]
}

/// What resolving needs beside the text.
struct ResolveContext {
  var fonts: FontCollection
  var defaultFont: Font
  var policies: TextPolicies
  var language: String
  /// In place of every paragraph's own: labels use `standard`.
  var strategy: LineBreakStrategy?
  /// In place of every paragraph's own: labels set it.
  var alignment: TextAlignment?
  /// In place of every paragraph's own: labels wrap, whatever their text says.
  var lineBreakMode: LineBreakMode?
  var category: ContentSizeCategory?
}
