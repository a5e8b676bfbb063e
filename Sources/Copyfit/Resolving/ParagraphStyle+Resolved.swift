// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A paragraph style with "0 means none" taken out: what LineLayout and TextAnalysis read.

import LineLayout
import TextAnalysis

extension ParagraphStyle {
  /// UIKit's interval behind the last stop where the style says 0.
  private static let standardTabInterval = 28.0

  /// The style as LineLayout takes it.
  ///
  /// - Throws: ``MeasureError/invalidNumber(name:value:)`` for a figure that is NaN, infinite or absurdly large; a
  ///   maximum line height may be as large as it likes, as `CGFloat.greatestFiniteMagnitude` is in use for no limit.
  func metrics(strategy: LineBreakStrategy) throws(MeasureError) -> ParagraphMetrics {
    try check()
    var metrics = ParagraphMetrics()
    metrics.firstLineHeadIndent = max(0, firstLineHeadIndent)
    metrics.headIndent = max(0, headIndent)
    metrics.tailIndent = tailIndent
    metrics.lineHeightMultiple = lineHeightMultiple > 0 ? lineHeightMultiple : nil
    metrics.minimumLineHeight = max(0, minimumLineHeight)
    metrics.maximumLineHeight = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    metrics.lineSpacing = max(0, lineSpacing)
    metrics.paragraphSpacing = max(0, paragraphSpacing)
    metrics.paragraphSpacingBefore = max(0, paragraphSpacingBefore)
    metrics.alignment = alignment.resolved
    metrics.tabStops = tabStops.map(\.resolved).sorted { $0.location < $1.location }
    metrics.tabInterval = defaultTabInterval > 0 ? defaultTabInterval : Self.standardTabInterval
    metrics.hyphenationFactor = usesDefaultHyphenation ? 1 : min(max(0, hyphenationFactor), 1)
    metrics.pushesOut = strategy.contains(.pushOut)
    (metrics.wrapping, metrics.truncation) = lineBreakMode.resolved
    return metrics
  }

  /// The style's part in the analysis.
  func analysisOptions(
    policies: TextPolicies, language: String, strategy: LineBreakStrategy
  ) -> AnalysisOptions {
    var options = AnalysisOptions()
    options.baseDirection = baseWritingDirection.resolved
    options.strictness = policies.strictness.resolved
    options.wordBreak = policies.wordBreak.resolved
    options.keepsHangulWords = strategy.contains(.hangulWordPriority)
    options.breaksAtSoftHyphens = policies.breaksAtSoftHyphens
    options.language = language
    options.hyphenates = usesDefaultHyphenation || hyphenationFactor > 0
    return options
  }

  private func check() throws(MeasureError) {
    let figures: [(String, Double)] = [
      ("minimumLineHeight", minimumLineHeight), ("lineHeightMultiple", lineHeightMultiple),
      ("lineSpacing", lineSpacing), ("paragraphSpacing", paragraphSpacing),
      ("paragraphSpacingBefore", paragraphSpacingBefore), ("firstLineHeadIndent", firstLineHeadIndent),
      ("headIndent", headIndent), ("tailIndent", tailIndent), ("defaultTabInterval", defaultTabInterval),
      ("hyphenationFactor", hyphenationFactor),
    ]
    for (name, value) in figures { try value.check(name) }
    for tab in tabStops { try tab.location.check("tabStops") }
    guard !maximumLineHeight.isNaN else { throw .invalidNumber(name: "maximumLineHeight", value: maximumLineHeight) }
  }
}

extension TextTab {
  fileprivate var resolved: TabStop {
    let alignment: TabAlignment =
      switch self.alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .decimal: .decimal
      }
    return TabStop(location: location, alignment: alignment)
  }
}
