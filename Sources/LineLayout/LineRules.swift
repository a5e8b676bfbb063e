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
  /// A multiple or a limit is set. Source: facts/uikit.md 4.1, step 5: only such lines are rounded one by one.
  let changesLineHeight: Bool

  init(_ style: ParagraphMetrics) {
    (firstLineHeadIndent, headIndent, tailIndent) = (style.firstLineHeadIndent, style.headIndent, style.tailIndent)
    lineHeightMultiple = style.lineHeightMultiple ?? 1
    (minimumLineHeight, maximumLineHeight) = (style.minimumLineHeight, style.maximumLineHeight)
    (lineSpacing, spacingAfter) = (style.lineSpacing, style.paragraphSpacing)
    (spacingBefore, hyphenationFactor) = (style.paragraphSpacingBefore, style.hyphenationFactor)
    pushesOut = style.pushesOut
    changesLineHeight =
      style.lineHeightMultiple != nil || style.minimumLineHeight > 0 || style.maximumLineHeight < .infinity
  }
}

extension LayoutInput {
  /// The rules of a paragraph; the last one's serve the line behind a final newline, and one style serves all.
  @inline(__always)
  func rules(of paragraph: Int32) -> LineRules { rules[paragraphIndex(Int(paragraph))] }
}
