// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A label's sizes, as UIKit gives them: measured once, rounded up to the pixel grid once (facts: UILabel, sizes).

internal import LineLayout

/// A label prepared once and asked many times.
public struct PreparedLabel: Sendable {
  /// The label that was prepared.
  public let label: Label
  /// Its text, whose paragraphs wrap at words.
  public let text: PreparedText
  let grid: PixelGrid
  /// What stands for cut text, if the label says.
  let tokenText: PreparedText?

  var token: TruncationToken? { tokenText?.asToken }

  /// The size of the label without a width from its superview (`intrinsicContentSize`).
  ///
  /// Points on the pixel grid; zero by zero without text. Wraps at `preferredMaxLayoutWidth` unless the label has one
  /// line.
  public var intrinsicContentSize: Size {
    size(width: label.numberOfLines == 1 ? .infinity : label.preferredMaxLayoutWidth.width)
  }

  /// The answer of the first layout pass, before an automatic preferred width is known: unwrapped lines.
  ///
  /// It is what a label measured too early reports; equal to `intrinsicContentSize` unless the label wraps.
  public var firstPassContentSize: Size {
    guard case .automatic = label.preferredMaxLayoutWidth else { return intrinsicContentSize }
    return size(width: .infinity)
  }

  /// Returns the size that shows the text in a width, as `UILabel.sizeThatFits(_:)`.
  ///
  /// - Parameter size: Points; a width of 0 or infinity is unbounded. The height limits nothing, as in UIKit.
  /// - Returns: Points on the pixel grid. A one-line label answers its natural width, even if that is wider.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  public func sizeThatFits(_ size: Size) throws(MeasureError) -> Size {
    guard size.width >= 0 else { throw .invalidSize(name: "width", value: size.width) }
    guard size.height >= 0 else { throw .invalidSize(name: "height", value: size.height) }
    return fittingSize(width: size.width == 0 ? .infinity : size.width)
  }

  /// `sizeThatFits` for a width that is a real one: 0 sets one cluster a line.
  package func fittingSize(width: Double) -> Size {
    self.size(width: label.numberOfLines == 1 ? .infinity : width)
  }

  private func size(width: Double) -> Size {
    let block = blockSize(width: width, numberOfLines: label.numberOfLines)
    return Size(width: grid.roundUp(block.width), height: grid.roundUp(block.height))
  }

  /// The unrounded size of the text in a width, which is a real one.
  func blockSize(width: Double, numberOfLines: Int) -> BlockSize {
    text.size(options(width: width, height: .infinity, numberOfLines: numberOfLines), token: token)
  }

  /// Returns the label at another content size category; nothing is shaped again.
  ///
  /// A label whose `adjustsFontForContentSizeCategory` is false stays as it is.
  /// - Throws: ``MeasureError/missingValue(_:)`` if a text style has no published size there.
  public func at(_ category: ContentSizeCategory?) throws(MeasureError) -> PreparedLabel {
    guard label.adjustsFontForContentSizeCategory else { return self }
    var changed = label
    changed.contentSizeCategory = category
    return PreparedLabel(
      label: changed, text: try text.at(category), grid: grid, tokenText: try tokenText?.at(category))
  }

  /// The layout options of the label in a box; no paragraph has a mode of its own.
  func options(width: Double, height: Double, numberOfLines: Int? = nil) -> LayoutOptions {
    let box = TextBox(width: width, height: height, numberOfLines: numberOfLines ?? label.numberOfLines)
    var options = box.checkedOptions(label.policies, heightMode: .label)
    if options.maximumLines == 1, isLoneNewline { options.maximumLines = 2 }
    options.setMode(label.wrappingMode)
    options.truncation = label.lineBreakMode.resolved.1
    options.linePixelScale = label.osGeneration.roundsConstrainedLines ? label.scale : nil
    return options
  }
}

extension PreparedLabel {
  /// A label of a newline alone has both its lines, even if it may have one only: twice the height of "a\n".
  ///
  /// Source: facts/uikit.md 5, trailing newline (rdar 37764376).
  private var isLoneNewline: Bool { text.text.string == "\n" }
}

extension Label {
  /// How the label's lines wrap: its own mode, but for the last visible line, is word or character wrapping.
  fileprivate var wrappingMode: LineBreakMode { lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping }
}

extension TextMeasurer {
  /// Prepares a label: its text is shaped once, for every width, category and size.
  ///
  /// - Throws: ``MeasureError`` for a font that cannot be used, or a number out of its domain.
  /// - Complexity: O(*n*) in the text's length.
  public func prepare(_ label: Label) throws(MeasureError) -> PreparedLabel {
    guard label.scale.isFinite, label.scale > 0 else { throw .invalidNumber(name: "scale", value: label.scale) }
    let context = ResolveContext(
      fonts: fonts, defaultFont: label.font, policies: label.policies, language: label.language,
      strategy: label.lineBreakStrategy, alignment: label.textAlignment, lineBreakMode: label.wrappingMode,
      category: label.adjustsFontForContentSizeCategory ? label.contentSizeCategory : nil)
    let text = try prepare(label.text ?? AttributedText(""), context: context)
    let token = try label.truncationToken.map { (token) throws(MeasureError) in try prepare(token, context: context) }
    return PreparedLabel(label: label, text: text, grid: PixelGrid(scale: label.scale), tokenText: token)
  }
}
