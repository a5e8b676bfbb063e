// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a picture shows beside the glyphs.

/// What a picture shows, and in which colours.
public struct PictureOptions: Hashable, Sendable {
  /// Colours.
  public var theme = PictureTheme.light
  /// Points around everything; negative counts as 0.
  public var margin = 12.0
  /// The parts that are drawn beside the glyphs.
  public var layers: PictureLayers = .all
  /// Whether the layout in words stands below.
  public var showsSummary = true

  /// Creates options that show everything on white.
  public init() {}
}

/// Which background a picture is for.
public enum PictureTheme: String, Hashable, Sendable, CaseIterable {
  /// Dark text on white.
  case light
  /// Light text on a dark ground.
  case dark
}

/// The parts of a picture beside its glyphs.
public struct PictureLayers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Each line's box: its height, and the width that decided its fit.
  public static let lineBoxes = Self(rawValue: 1 << 0)
  /// Each line's baseline.
  public static let baselines = Self(rawValue: 1 << 1)
  /// Each line's ascent and descent.
  public static let metrics = Self(rawValue: 1 << 2)
  /// The box the text was set in.
  public static let limits = Self(rawValue: 1 << 3)
  /// Trailing space, hatched.
  public static let trailingSpace = Self(rawValue: 1 << 4)
  /// What is wider than the box, in red.
  public static let overflow = Self(rawValue: 1 << 5)
  /// Everything.
  public static let all: Self = [.lineBoxes, .baselines, .metrics, .limits, .trailingSpace, .overflow]
}
