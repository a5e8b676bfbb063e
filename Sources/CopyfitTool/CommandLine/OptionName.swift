// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Every option's long name, as it is typed. UIKit's property names become words with hyphens.

/// The long name of an option, without its dashes.
enum OptionName: String, CaseIterable, Sendable {
  // Text
  case file, strings, language, pseudo
  case pseudoGrowth = "pseudo-growth"
  // Font
  case font, size, style, category, weight, italic
  case scaledBy = "scaled-by"
  case maximumPointSize = "maximum-point-size"
  case fallback
  case fonts
  case systemFonts = "system-fonts"
  case kern, tracking
  case baselineOffset = "baseline-offset"
  case feature, variation
  // Box
  case width, height
  case numberOfLines = "number-of-lines"
  case role, scale
  // Lines
  case lineBreakMode = "line-break-mode"
  case lineBreakStrategy = "line-break-strategy"
  case wordBreak = "word-break"
  case strictness
  case overflowWrap = "overflow-wrap"
  case hyphenationFactor = "hyphenation-factor"
  case truncationToken = "truncation-token"
  case adjustsFontSizeToFitWidth = "adjusts-font-size-to-fit-width"
  case minimumScaleFactor = "minimum-scale-factor"
  // Paragraph
  case alignment
  case baseWritingDirection = "base-writing-direction"
  case lineHeightMultiple = "line-height-multiple"
  case minimumLineHeight = "minimum-line-height"
  case maximumLineHeight = "maximum-line-height"
  case lineSpacing = "line-spacing"
  case paragraphSpacing = "paragraph-spacing"
  case paragraphSpacingBefore = "paragraph-spacing-before"
  case firstLineHeadIndent = "first-line-head-indent"
  case headIndent = "head-indent"
  case tailIndent = "tail-indent"
  case defaultTabInterval = "default-tab-interval"
  // Policies
  case drawingOption = "drawing-option"
  case trailingWhitespace = "trailing-whitespace"
  case newlineAtEnd = "newline-at-end"
  case emptyText = "empty-text"
  case fallbackMetrics = "fallback-metrics"
  case osGeneration = "os-generation"
  case set
  // Task
  case find
  case minimumSize = "minimum-size"
  case maximumSize = "maximum-size"
  case step, example, platform, grid, theme
  case noDictionaries = "no-dictionaries"
  case argument, plural, insets
  // Output
  case format, output, jobs, quiet, color
  case help
  case helpAll = "help-all"
  case version
}
