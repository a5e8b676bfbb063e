// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// NSStringDrawingOptions, bit for bit (bit 5 is truncatesLastVisibleLine).

/// What a bounding rectangle counts, with the names and raw values of `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit stores them.
  public let rawValue: Int

  /// Creates a set from UIKit's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Wraps, and measures from the top of the first line instead of its baseline.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Counts the font's leading in each line's height.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Bounds the glyphs' ink instead of their typographic extent.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Ends the last line that fits with the truncation token if text remains.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What is asked of string drawing beside the size, and what it answers, as `NSStringDrawingContext`.
public struct StringDrawingContext: Hashable, Sendable {
  /// The least factor by which fonts may shrink to fit; `0` and `1` are off.
  public var minimumScaleFactor = 0.0
  /// Answer: the factor that was used.
  public internal(set) var actualScaleFactor = 1.0
  /// Answer: the rectangle that was measured, in points.
  public internal(set) var totalBounds = Rect.zero

  /// Creates a context that asks for nothing.
  public init() {}
}
