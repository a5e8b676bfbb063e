// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The options that say how lines break, how paragraphs stand and which policies hold (DESIGN sections 5 and 6).

extension Option {
  static let lineRows = [
    Option(
      name: .lineBreakMode, group: .lines, kind: .choice(LineBreakModeName.allCases.map(\.rawValue)),
      placeholder: "MODE", standard: "byWordWrapping, or byTruncatingTail for a label", field: "lineBreakMode",
      help: "Where a line that does not fit ends."),
    Option(
      name: .wordBreak, group: .lines, kind: .choice(WordBreakName.allCases.map(\.rawValue)), placeholder: "RULE",
      standard: "normal", isAdvanced: true, field: "wordBreak", help: "Breaks inside words, as CSS word-break."),
    Option(
      name: .strictness, group: .lines, kind: .choice(StrictnessName.allCases.map(\.rawValue)),
      placeholder: "LEVEL", standard: "auto", isAdvanced: true, field: "strictness",
      help: "How strict line breaks are, as CSS line-break."),
    Option(
      name: .overflowWrap, group: .lines, kind: .choice(OverflowWrapName.allCases.map(\.rawValue)),
      placeholder: "RULE", standard: "breakWord", isAdvanced: true, field: "overflowWrap",
      help: "What happens to a word wider than the box."),
    Option(
      name: .lineBreakStrategy, group: .lines, kind: .choice(LineBreakStrategyName.allCases.map(\.rawValue)),
      placeholder: "STRATEGY", standard: "none", isRepeatable: true, isAdvanced: true,
      field: "paragraph.lineBreakStrategy",
      help: "UIKit's line break strategy; all given are used."),
    Option(
      name: .hyphenationFactor, group: .lines, kind: .number(.fraction), placeholder: "FACTOR", standard: "0",
      isAdvanced: true, field: "paragraph.hyphenationFactor",
      help: "Hyphenate where a line would be filled to less than this part (needs --language)."),
    Option(
      name: .truncationToken, group: .lines, kind: .text, placeholder: "TEXT", standard: "\u{2026}",
      isAdvanced: true, field: "truncationToken", help: "What stands for text that was cut."),
    Option(
      name: .adjustsFontSizeToFitWidth, group: .lines, kind: .flag, placeholder: "", isAdvanced: true,
      field: "adjustsFontSizeToFitWidth", help: "Report the scale at which a label would draw its text to fit."),
    Option(
      name: .minimumScaleFactor, group: .lines, kind: .number(.fraction), placeholder: "FACTOR", standard: "0",
      isAdvanced: true, field: "minimumScaleFactor", help: "The least scale for that."),
  ]

  static let paragraphRows = [
    Option(
      name: .lineHeightMultiple, group: .paragraph, kind: .number(.notNegative), placeholder: "FACTOR",
      standard: "0, none", isAdvanced: true, field: "paragraph.lineHeightMultiple",
      help: "A factor on each line's natural height."),
    points(.minimumLineHeight, "The least height of a line.", .notNegative, "0, none"),
    points(.maximumLineHeight, "The greatest height of a line.", .notNegative, "0, none"),
    points(.lineSpacing, "Space below each line but the last; less than 0 counts as 0.", .any),
    points(.paragraphSpacing, "Space below each paragraph but the last.", .notNegative),
    points(.paragraphSpacingBefore, "Space above each paragraph but the first.", .notNegative),
    points(.firstLineHeadIndent, "Indent of a paragraph's first line.", .notNegative),
    points(.headIndent, "Indent of the other lines.", .notNegative),
    points(.tailIndent, "Where lines end: from the leading edge, or from the trailing one if negative.", .any),
    points(.defaultTabInterval, "Distance of tab stops.", .notNegative, "0, which is 28"),
    Option(
      name: .alignment, group: .paragraph, kind: .choice(AlignmentName.allCases.map(\.rawValue)),
      placeholder: "SIDE", standard: "natural", isAdvanced: true, field: "paragraph.alignment",
      help: "Where lines stand in the box."),
    Option(
      name: .baseWritingDirection, group: .paragraph, kind: .choice(WritingDirectionName.allCases.map(\.rawValue)),
      placeholder: "DIRECTION", standard: "natural", isAdvanced: true, field: "paragraph.baseWritingDirection",
      help: "Base direction of each paragraph."),
  ]

  private static func points(
    _ name: OptionName, _ help: String, _ range: NumberRange, _ standard: String = "0"
  ) -> Option {
    Option(
      name: name, group: .paragraph, kind: .number(range), placeholder: "POINTS", standard: standard,
      isAdvanced: true, field: "paragraph.\(camelCase(name.rawValue))", help: help)
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  static let policyRows = [
    Option(
      name: .drawingOption, group: .policy, kind: .choice(DrawingOptionName.allCases.map(\.rawValue)),
      placeholder: "OPTION", standard: "usesLineFragmentOrigin", isRepeatable: true, isAdvanced: true,
      field: "drawingOptions", help: "NSStringDrawingOptions; all given are used."),
    Option(
      name: .trailingWhitespace, group: .policy, kind: .choice(TrailingWhitespaceName.allCases.map(\.rawValue)),
      placeholder: "POLICY", standard: "uikit", isAdvanced: true, field: "trailingWhitespace",
      help: "Whether space at a line's end counts in the width."),
    Option(
      name: .newlineAtEnd, group: .policy, kind: .choice(NewlineAtEndName.allCases.map(\.rawValue)),
      placeholder: "POLICY", standard: "line", isAdvanced: true, field: "newlineAtEnd",
      help: "Whether a newline at the very end starts one more line."),
    Option(
      name: .emptyText, group: .policy, kind: .choice(EmptyTextName.allCases.map(\.rawValue)),
      placeholder: "POLICY", standard: "none", isAdvanced: true, field: "emptyText",
      help: "Whether a text without characters has a line."),
    Option(
      name: .fallbackMetrics, group: .policy, kind: .choice(FallbackMetricsName.allCases.map(\.rawValue)),
      placeholder: "POLICY", standard: "requested", isAdvanced: true, field: "fallbackMetrics",
      help: "Whose ascent and descent a line has: the first font's, or those of every font on it."),
    Option(
      name: .osGeneration, group: .policy, kind: .choice(Vocabulary.osGenerations), placeholder: "VERSION",
      standard: "iOS26", isAdvanced: true,
      help: "Generation of iOS for separators, default heights, margins and header rules."),
    Option(
      name: .set, group: .policy, kind: .assignment, placeholder: "FIELD=JSON", isRepeatable: true,
      isAdvanced: true, help: "Set any field of a batch request, such as 'runs=[{\"range\":[0,5],\"size\":28}]'."),
  ]
}
