// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// UIKit counts text in UTF-16 code units; so does the facade. Bytes are counted inside only.

/// A half-open range of UTF-16 code units, as NSRange counts them.
public struct UTF16Range: Hashable, Sendable {
  /// First code unit.
  public var lowerBound: Int
  /// Behind the last code unit.
  public var upperBound: Int

  /// Creates a range from its bounds; an upper bound below the lower one is raised to it.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// Creates a range from UIKit's location and length.
  public init(location: Int, length: Int) {
    self.init(location, location + max(0, length))
  }

  /// Whether the range has no code unit.
  public var isEmpty: Bool { lowerBound == upperBound }
}
