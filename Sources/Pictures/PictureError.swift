// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Errors are data; the words name the culprit and the next step.

/// Why a picture cannot be drawn as pixels.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No cairo library was found.
  case cairoMissing
  /// The library lacks a function, or reports an error.
  case cairoFailed(String)
  /// The scale is not a number above 0.
  case invalidScale(Double)
  /// More pixels a side than a PNG by cairo may have.
  case tooLarge(width: Double, height: Double)

  /// The message: the culprit and the next step.
  public var description: String {
    switch self {
    case .cairoMissing:
      "PNG needs the cairo library, which is not installed: install it (Debian, Ubuntu: libcairo2; Homebrew: cairo), "
        + "or write SVG"
    case .cairoFailed(let reason):
      "cairo cannot draw the picture: \(reason); write SVG instead"
    case .invalidScale(let scale):
      "a PNG's scale is \(scale): give a number of pixels a point above 0"
    case .tooLarge(let width, let height):
      "the picture has \(Decimal.text(width, 0)) x \(Decimal.text(height, 0)) pixels, more than 32767 a side: "
        + "narrow it, or write SVG"
    }
  }
}
