// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The one value that says which UIKit is meant (DESIGN section 5). What generations differ in is in TablePolicy.

/// A generation of iOS whose tables and labels behave alike.
public enum OSGeneration: String, CaseIterable, Hashable, Sendable {
  /// iOS 8 to 10: self-sizing rows by estimate only.
  case iOS8
  /// iOS 11 to 14: self-sizing by default.
  case iOS11
  /// iOS 15 to 18: `sectionHeaderTopPadding`.
  case iOS15
  /// iOS 26: taller rows, a separator of one point.
  case iOS26

  /// Whether each line is rounded up to a pixel where a multiple, minimum or maximum line height is active; else the
  /// block is rounded once. Measured on iOS 26.1; earlier generations: once (measured, WinObjC and LayoutKit records).
  public var roundsConstrainedLines: Bool { self == .iOS26 }
}

extension OSGeneration: Comparable {
  /// Orders by time.
  public static func < (first: Self, second: Self) -> Bool { first.ordinal < second.ordinal }

  private var ordinal: Int {
    switch self {
    case .iOS8: 0
    case .iOS11: 1
    case .iOS15: 2
    case .iOS26: 3
    }
  }
}
