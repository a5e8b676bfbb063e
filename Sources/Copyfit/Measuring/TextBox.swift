// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The box a text is laid out in: a layout engine's question. Zero is a real zero here (DESIGN section 5).

internal import LineLayout

/// A box for a text: how wide, how high, how many lines.
public struct TextBox: Hashable, Sendable {
  /// Points; infinity is unbounded, `0` sets one cluster a line.
  public var width: Double
  /// Points; lines whose bottom is below it are cut. Infinity is unbounded.
  public var height: Double
  /// The most lines; `0` and less is unlimited.
  public var numberOfLines: Int
  /// Where the last line ends if text remains; nil: as the paragraphs' own style says.
  public var lineBreakMode: LineBreakMode?
  /// Whether the font's line gap counts below every line.
  public var usesFontLeading: Bool
  /// How lines are filled; all but greedy are beyond UIKit.
  public var filling = LineFillingPolicy.greedy

  /// Creates a box; unbounded unless told.
  public init(
    width: Double = .infinity, height: Double = .infinity, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil, usesFontLeading: Bool = false
  ) {
    self.width = width
    self.height = height
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.usesFontLeading = usesFontLeading
  }

  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  func options(_ policies: TextPolicies, heightMode: LineHeightMode) throws(MeasureError) -> LayoutOptions {
    guard width >= 0 else { throw .invalidSize(name: "width", value: width) }
    guard height >= 0 else { throw .invalidSize(name: "height", value: height) }
    return checkedOptions(policies, heightMode: heightMode)
  }

  /// The options of a box whose sides are neither NaN nor negative.
  func checkedOptions(_ policies: TextPolicies, heightMode: LineHeightMode) -> LayoutOptions {
    var options = LayoutOptions()
    options.width = width
    options.height = height
    options.maximumLines = max(0, numberOfLines)
    options.usesFontLeading = usesFontLeading
    options.overflowWrap = policies.overflowWrap.resolved
    options.trailingWhitespace = policies.trailingWhitespace.resolved
    options.finalNewlineMakesLine = policies.newlineAtEnd == .line
    options.emptyTextMakesLine = policies.emptyText == .line
    options.filling = filling.resolved
    options.fallbackMetrics = policies.fallbackMetrics.resolved
    options.heightMode = policies.lineHeight?.resolved ?? heightMode
    return options
  }
}
