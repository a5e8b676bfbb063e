// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a header's or footer's number means (facts: UIKit 7.3): a height, nothing, the style's own gap, or "size it".
// The sources disagree about 0 in grouped tables since iOS 11, so each case is a field and none is a silent choice.

/// What becomes of a section height that UIKit reads specially.
public enum SectionHeightMeaning: String, CaseIterable, Hashable, Sendable {
  /// The number is the height.
  case asGiven
  /// There is no header or footer.
  case invisible
  /// The height that the table's style has without a number.
  case styleDefault
}

/// The meaning of special header and footer heights, by style.
///
/// A height above half a pixel is that height, and a negative one is `automaticDimension`: content is sized, and without
/// content the fields below decide.
public struct SectionHeightPolicy: Hashable, Sendable {
  /// 0 in a grouped table. C: the style's default up to iOS 10; reports disagree later, the default is kept.
  public var zeroInGrouped = SectionHeightMeaning.styleDefault
  /// 0 in a plain table. C: invisible.
  public var zeroInPlain = SectionHeightMeaning.invisible
  /// More than 0 and at most half a pixel, such as `leastNormalMagnitude`. C: invisible.
  public var tiny = SectionHeightMeaning.invisible
  /// Automatic without title and view in a grouped table. C: the style's default.
  public var automaticInGrouped = SectionHeightMeaning.styleDefault
  /// Automatic without title and view in a plain table. C: invisible up to iOS 10, then a guessed height.
  public var automaticInPlain: SectionHeightMeaning
  /// A height given for a grouped section without title and view. M: ignored in iOS 26.1; C: obeyed before.
  public var givenWithoutContentInGrouped: SectionHeightMeaning

  /// The meanings of a generation.
  public init(_ generation: OSGeneration = .iOS26) {
    automaticInPlain = generation == .iOS8 ? .invisible : .styleDefault
    givenWithoutContentInGrouped = generation == .iOS26 ? .styleDefault : .asGiven
  }
}

/// What `constraint(equalToSystemSpacingBelow:multiplier:)` spaces by; unverified, so a value that can be changed.
public struct SystemSpacingPolicy: Hashable, Sendable {
  /// Points where no text is involved, times the multiplier.
  public var withoutText = 8.0
  /// Where a lower label's first baseline is placed: the label's own line distance, times the multiplier. If false, as
  /// without text.
  public var followsLowerLabel = true
  /// From a label's last baseline to an edge or box below: the label's own line distance, times the multiplier. If
  /// false, as without text.
  public var followsUpperLabel = true

  /// The default policy.
  public init() {}
}
