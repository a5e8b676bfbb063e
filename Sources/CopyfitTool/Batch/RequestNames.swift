// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The values that fields of a request may name (DESIGN section 6), in the spelling of UIKit and CSS.

/// A closed list of names.
protocol NamedChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// All names, hashed once.
  static var names: NameTable { get }
}

extension NamedChoice {
  static func makeNames() -> NameTable { NameTable(allCases.map(\.rawValue)) }
}

enum RoleName: String, NamedChoice {
  case string, label
  static let names = makeNames()
}

enum FallbackName: String, NamedChoice {
  case bundled, none
  static let names = makeNames()
}

enum LineBreakModeName: String, NamedChoice {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  static let names = makeNames()
}

enum LineBreakStrategyName: String, NamedChoice {
  case none, pushOut, hangulWordPriority, standard
  static let names = makeNames()
}

enum WordBreakName: String, NamedChoice {
  case normal, breakAll, keepAll
  static let names = makeNames()
}

enum StrictnessName: String, NamedChoice {
  case auto, loose, normal, strict, anywhere
  static let names = makeNames()
}

enum OverflowWrapName: String, NamedChoice {
  case breakWord, anywhere, normal
  static let names = makeNames()
}

enum AlignmentName: String, NamedChoice {
  case left, center, right, justified, natural
  static let names = makeNames()
}

enum TabAlignmentName: String, NamedChoice {
  case left, center, right, natural, decimal
  static let names = makeNames()
}

enum WritingDirectionName: String, NamedChoice {
  case natural, leftToRight, rightToLeft
  static let names = makeNames()
}

enum DrawingOptionName: String, NamedChoice {
  case usesLineFragmentOrigin, usesFontLeading, usesDeviceMetrics, truncatesLastVisibleLine
  static let names = makeNames()
}

enum TrailingWhitespaceName: String, NamedChoice {
  case uikit, hang
  static let names = makeNames()
}

enum NewlineAtEndName: String, NamedChoice {
  case line, noLine
  static let names = makeNames()
}

enum EmptyTextName: String, NamedChoice {
  case none, line
  static let names = makeNames()
}

enum FallbackMetricsName: String, NamedChoice {
  case requested, used
  static let names = makeNames()
}
