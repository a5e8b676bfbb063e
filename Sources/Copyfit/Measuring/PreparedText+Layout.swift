// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The questions a prepared text answers. One breaker stands behind all of them, so they cannot disagree (law 6).

internal import LineLayout
internal import Shaping

extension PreparedText {
  /// Returns the text's size in a box, without its lines.
  ///
  /// - Returns: Points, unrounded. Empty text is zero by zero, or one line high by ``TextPolicies/emptyText``.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  /// - Complexity: O(lines x log opportunities); allocates nothing unless text is cut.
  public func size(in box: TextBox) throws(MeasureError) -> TextSize {
    TextSize(size(try options(for: box)))
  }

  /// Returns the text's lines in a box.
  ///
  /// - Returns: Lines that tile the text, in points, unrounded. Empty text has none, or one by
  ///   ``TextPolicies/emptyText``.
  /// - Throws: ``MeasureError/invalidSize(name:value:)`` for a NaN or negative side.
  /// - Complexity: O(*n*) in the text's length, for the lines' own text.
  public func layout(in box: TextBox) throws(MeasureError) -> TextLayout {
    layout(try options(for: box))
  }

  /// Width of the widest piece between ordinary opportunities, in points, unrounded; 0 for empty text.
  ///
  /// Hyphens count, trailing space does not; emergency breaks shrink it only with `overflowWrap` `anywhere`.
  public var minContentWidth: Double { contentWidths().minimum }

  /// Width of the text without soft breaks, in points, unrounded; 0 for empty text.
  public var maxContentWidth: Double { input.maxContentWidth(storage.basicOptions) }
}

extension PreparedText {
  /// The layout options of a string in a box: the box's mode, else that of each paragraph.
  func options(for box: TextBox) throws(MeasureError) -> LayoutOptions {
    var options = try box.options(storage.policies, heightMode: .textKit)
    options.setMode(box.lineBreakMode)
    return options
  }

  func size(_ options: LayoutOptions, token: TruncationToken? = nil) -> BlockSize {
    sized.input.size(options, token: self.token(for: options, given: token))
  }

  func block(_ options: LayoutOptions, token: TruncationToken? = nil) -> TextBlock {
    sized.input.block(options, token: self.token(for: options, given: token))
  }

  func layout(_ options: LayoutOptions, token: TruncationToken? = nil) -> TextLayout {
    layout(block(options, token: token), token: self.token(for: options, given: token))
  }

  /// The text as what stands for cut text.
  var asToken: TruncationToken { TruncationToken(text: input.text, metrics: input.metrics) }

  /// The token of a truncating mode: the given one, or U+2026 in the font of the text's first character.
  func token(for options: LayoutOptions, given: TruncationToken?) -> TruncationToken? {
    guard options.truncation.showsToken || options.followsParagraphs && input.truncatesParagraphs else { return nil }
    return given ?? sized.ellipsis(of: storage)
  }
}

extension LayoutOptions {
  /// Gives all paragraphs a mode, or each its own where it is nil.
  mutating func setMode(_ mode: LineBreakMode?) {
    followsParagraphs = mode == nil
    (wrapping, truncation) = (mode ?? .byWordWrapping).resolved
  }
}

extension LineBreakMode {
  /// What a mode means for a paragraph of a string: every mode but the wrapping ones makes one line.
  var resolved: (LineWrapping, TruncationMode) {
    switch self {
    case .byWordWrapping: (.word, .none)
    case .byCharWrapping: (.character, .none)
    case .byClipping: (.none, .clip)
    case .byTruncatingHead: (.none, .head)
    case .byTruncatingTail: (.none, .tail)
    case .byTruncatingMiddle: (.none, .middle)
    }
  }
}
