// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Plain geometry in points, y downward, with UIKit's words: no CoreGraphics off Apple.

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points; infinite where a request is unbounded.
  public var width: Double
  /// Points; infinite where a request is unbounded.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)
  /// Unbounded in both axes.
  public static let unbounded = Size(width: .infinity, height: .infinity)

  /// Creates a size from points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, y downward.
public struct Rect: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Points, never negative.
  public var width: Double
  /// Points, never negative.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its edges' position and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The width and height.
  public var size: Size { Size(width: width, height: height) }
}

/// Distances inward from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the leading edge.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the trailing edge.
  public var trailing: Double

  /// No insets.
  public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from four distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
