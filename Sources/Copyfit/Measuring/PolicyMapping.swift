// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Public policies to the rooms' own value types: the one place where names meet.

import LineLayout
import TextAnalysis

extension TrailingWhitespacePolicy {
  var resolved: TrailingWhitespace { self == .uikit ? .uikit : .hang }
}

extension FallbackMetricsPolicy {
  var resolved: FallbackMetrics { self == .requested ? .requested : .used }
}

extension OverflowWrapPolicy {
  var resolved: OverflowWrap {
    switch self {
    case .breakWord: .breakWord
    case .anywhere: .anywhere
    case .normal: .normal
    }
  }
}

extension LineFillingPolicy {
  var resolved: LineFilling {
    switch self {
    case .greedy: .greedy
    case .balanced: .balanced
    case .pretty: .pretty
    case .optimal: .optimal
    }
  }
}

extension LineHeightPolicy {
  var resolved: LineHeightMode {
    switch self {
    case .textKit: .textKit
    case .label: .label
    case .halfLeading: .halfLeading
    case .evenSplit: .evenSplit
    }
  }
}

extension StrictnessPolicy {
  var resolved: LineBreakStrictness {
    switch self {
    case .auto: .auto
    case .loose: .loose
    case .normal: .normal
    case .strict: .strict
    case .anywhere: .anywhere
    }
  }
}

extension WordBreakPolicy {
  var resolved: WordBreak {
    switch self {
    case .normal: .normal
    case .breakAll: .breakAll
    case .keepAll: .keepAll
    }
  }
}

extension TextAlignment {
  var resolved: LineAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension WritingDirection {
  var resolved: BaseDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
