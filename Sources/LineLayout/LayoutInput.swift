// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Everything a layout reads, in one value: built once by the facade, borrowed by every question.

package import Shaping
internal import TextAnalysis

/// A shaped text with its sizes and paragraph styles.
package struct LayoutInput: Sendable {
  package let text: ShapedText
  /// One a shaping style of the text.
  package let metrics: [RunMetrics]
  /// One a paragraph of the text, or a single one that serves all.
  package let paragraphs: [ParagraphMetrics]
  /// Ascending by offset.
  package let attachments: [AttachmentBox]
  /// Hyphen shown at a soft hyphen, shaped alone, one a style or empty where the text has none.
  package let hyphens: [ShapedText]
  /// The style of the empty line behind a final newline (that of the text's last character), or of empty text.
  package let lastStyle: Int32

  /// What does not depend on sizes.
  let index: LayoutIndex
  /// One a paragraph style.
  let rules: [LineRules]
  /// One a run.
  let scales: [RunScale]
  /// One a style, in points; empty where the text has no hyphen.
  let hyphenAdvances: [Double]
  /// Drawn clusters before each byte and before the end; empty where no style has spacing.
  let drawnClusters: [Int32]
  /// How far past the width to search, in points: what corrections can shorten a line by.
  let slack: Double
  /// As `slack`, for cuts at any cluster edge: one em, beyond what fonts do.
  let emergencySlack: Double
  /// No advance is negative, so that candidates may be searched by bisection.
  let isMonotone: Bool
  /// A paragraph that does not wrap puts a token in the place of text.
  package let truncatesParagraphs: Bool
  /// All text is of one style, so that all lines of a paragraph have one height.
  let isUniform: Bool

  package init(
    text: ShapedText, metrics: [RunMetrics], paragraphs: [ParagraphMetrics] = [ParagraphMetrics()],
    attachments: [AttachmentBox] = [], hyphens: [ShapedText] = [], lastStyle: Int32 = 0
  ) {
    self.init(
      text: text, index: LayoutIndex(of: text), metrics: metrics, paragraphs: paragraphs, attachments: attachments,
      hyphens: hyphens, lastStyle: lastStyle)
  }

  private init(
    text: ShapedText, index: LayoutIndex, metrics: [RunMetrics], paragraphs: [ParagraphMetrics],
    attachments: [AttachmentBox], hyphens: [ShapedText], lastStyle: Int32
  ) {
    (self.text, self.index, self.metrics) = (text, index, metrics)
    self.paragraphs = paragraphs.isEmpty ? [ParagraphMetrics()] : paragraphs
    rules = self.paragraphs.map(LineRules.init)
    (self.attachments, self.hyphens, self.lastStyle) = (attachments, hyphens, lastStyle)
    let faces = index.faces
    scales = text.runs.map { RunScale(metrics[Int($0.style)], unitsPerEm: faces[Int($0.face)].unitsPerEm) }
    hyphenAdvances =
      index.hasHyphens ? zip(hyphens, metrics).map { hyphen, style in hyphen.advance { _ in style } } : []
    drawnClusters = metrics.contains { $0.spacing != 0 } ? text.drawnClusterCounts() : []
    let largestSize = metrics.reduce(0) { max($0, $1.size) }
    slack = text.largestCorrectionInEms * largestSize
    emergencySlack = max(text.largestCorrectionInEms, 1) * largestSize
    isMonotone = index.isMonotone && !metrics.contains { $0.spacing < 0 }
    truncatesParagraphs = rules.contains { $0.wrapping == .none && $0.truncation.showsToken }
    isUniform = text.runs.allSatisfy { $0.style == lastStyle } && attachments.isEmpty
  }

  /// The same text at other sizes; `metrics` has one entry a style.
  ///
  /// - Complexity: O(runs), and O(text) where a style has spacing. Nothing is shaped or indexed again.
  package func with(metrics: [RunMetrics]) -> LayoutInput {
    LayoutInput(
      text: text, index: index, metrics: metrics, paragraphs: paragraphs, attachments: attachments, hyphens: hyphens,
      lastStyle: lastStyle)
  }

  /// The same text with every style's figures multiplied by `factor`; paragraph styles stay.
  package func scaled(by factor: Double) -> LayoutInput {
    with(metrics: metrics.map { $0.scaled(by: factor) })
  }
}

extension LayoutInput {
  /// The style of paragraph `paragraph`; the last one serves the line behind a final newline.
  @inline(__always)
  func paragraphIndex(_ paragraph: Int) -> Int { min(paragraph, paragraphs.count - 1) }

  /// Base level of paragraph `paragraph`: 1 is right to left.
  func baseLevel(_ paragraph: Int) -> UInt8 {
    let levels = text.analysis.baseLevels
    return levels.isEmpty ? 0 : levels[min(paragraph, levels.count - 1)]
  }
}

extension RunMetrics {
  /// All figures multiplied by `factor`.
  func scaled(by factor: Double) -> RunMetrics {
    var scaled = RunMetrics(size: size * factor, ascent: ascent * factor, descent: descent * factor)
    scaled.spacing = spacing * factor
    scaled.baselineOffset = baselineOffset * factor
    scaled.lineGap = lineGap * factor
    scaled.styleLeading = styleLeading * factor
    return scaled
  }
}
