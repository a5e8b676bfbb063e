// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a collection has, for lists and reports; nothing is opened for it.

internal import FontFaces

/// A family that can be named.
public struct FontFamily: Hashable, Sendable {
  /// The name to ask for.
  public let name: String
  /// Its styles: weight from 1 to 1,000, and whether it is italic.
  public let styles: [Style]
  /// Names that it answers for as a stand-in.
  public let standsInFor: [String]

  /// One face of a family.
  public struct Style: Hashable, Sendable {
    /// 400 is regular, 700 bold.
    public let weight: Int
    /// Whether the face is italic.
    public let isItalic: Bool
  }
}

extension FontCollection {
  /// The registered families with their styles, in the order of registration.
  ///
  /// - Complexity: O(faces).
  public var families: [FontFamily] {
    var styles: [String: [FontFamily.Style]] = [:]
    for entry in library.entries {
      let style = FontFamily.Style(weight: entry.description.weight, isItalic: entry.description.isItalic)
      styles[entry.description.family, default: []].append(style)
    }
    return familyNames.map { name in
      FontFamily(name: name, styles: styles[name] ?? [], standsInFor: standIns.filter { $0.family == name }.map(\.name))
    }
  }
}
