// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What the loop over lines reads of a paragraph's style: plain numbers, so that nothing is counted or copied in it.

/// A paragraph's style without its tab stops.
struct LineRules: Hashable, Sendable {
  let firstLineHeadIndent: Double
  let headIndent: Double
  let tailIndent: Double
  /// 1 where there is none.
  let lineHeightMultiple: Double
  let minimumLineHeight: Double
  let maximumLineHeight: Double
  let lineSpacing: Double
  let spacingAfter: Double
  let spacingBefore: Double
  let hyphenationFactor: Double
  let pushesOut: Bool
  let wrapping: LineWrapping
  let truncation: TruncationMode
  /// A multiple or a limit is set. Source: facts/uikit.md 4.1, step 5: only such lines are rounded one by one.
  let changesLineHeight: Bool

  init(_ style: ParagraphMetrics) {
    (firstLineHeadIndent, headIndent, tailIndent) = (style.firstLineHeadIndent, style.headIndent, style.tailIndent)
    lineHeightMultiple = style.lineHeightMultiple ?? 1
    (minimumLineHeight, maximumLineHeight) = (style.minimumLineHeight, style.maximumLineHeight)
    (lineSpacing, spacingAfter) = (style.lineSpacing, style.paragraphSpacing)
    (spacingBefore, hyphenationFactor) = (style.paragraphSpacingBefore, style.hyphenationFactor)
    (pushesOut, wrapping, truncation) = (style.pushesOut, style.wrapping, style.truncation)
    changesLineHeight =
      style.lineHeightMultiple != nil || style.minimumLineHeight > 0 || style.maximumLineHeight < .infinity
  }
}

extension LayoutInput {
  /// What a paragraph's lines do at the right edge.
  @inline(__always)
  func wrapping(of paragraph: Int32, _ options: LayoutOptions) -> LineWrapping {
    guard options.wraps else { return .none }
    return options.followsParagraphs ? rules(of: paragraph).wrapping : options.wrapping
  }

  /// What becomes of a line of `paragraph` that cannot show all: its own mode where it does not wrap.
  func truncation(of paragraph: Int32, _ options: LayoutOptions) -> TruncationMode {
    guard options.followsParagraphs, wrapping(of: paragraph, options) == .none else { return options.truncation }
    return options.wraps ? rules(of: paragraph).truncation : options.truncation
  }

  /// Whether trailing space of a paragraph counts: where text wraps by character, space takes room as letters do.
  @inline(__always)
  func countsTrailing(_ paragraph: Int32, _ options: LayoutOptions) -> Bool {
    if options.trailingWhitespace == .uikit { return true }
    return (options.followsParagraphs ? rules(of: paragraph).wrapping : options.wrapping) == .character
  }

  /// The rules of a paragraph; the last one's serve the line behind a final newline, and one style serves all.
  @inline(__always)
  func rules(of paragraph: Int32) -> LineRules { rules[paragraphIndex(Int(paragraph))] }
}
