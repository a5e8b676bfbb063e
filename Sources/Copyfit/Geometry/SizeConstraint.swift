// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a layout engine allows an axis to be. UIKit's "0 or infinity is unbounded" lives in the UIKit-named calls alone,
// since zero means opposite things to UIKit and to layout engines.

/// What one axis of a measured text may be.
public enum SizeConstraint: Hashable, Sendable {
  /// As narrow as the widest piece that cannot be broken.
  case minContent
  /// As wide as the text without soft breaks.
  case maxContent
  /// At most this many points; the answer may be smaller.
  case atMost(Double)
  /// This many points, whatever the text needs.
  case exactly(Double)
}
