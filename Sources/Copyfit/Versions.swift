// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What an answer depends on besides Copyfit itself.

internal import Dictionaries
internal import FontFaces
internal import TextAnalysis

/// Versions of the libraries that are loaded and of the Unicode data that is built in.
public enum Versions {
  /// FreeType, at run time.
  public static var freeType: String { LibraryVersions.freeType }
  /// HarfBuzz, at run time.
  public static var harfBuzz: String { LibraryVersions.harfBuzz }
  /// FriBidi, of which the algorithm is used but not the tables.
  public static var friBidi: String { BidiLibrary.version }
  /// The toolchain's ICU, of which the dictionaries of Thai, Lao, Khmer and Burmese are used; `none` without it.
  public static var icu: String { Dictionaries.version ?? "none" }
  /// The Unicode version of Copyfit's own tables: line breaks, clusters, bidi classes, scripts.
  public static let unicode = "17.0.0"
}
