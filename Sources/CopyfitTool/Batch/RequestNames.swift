// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The values that fields of a request may name (DESIGN section 6), in the spelling of UIKit and CSS.

enum RoleName: String, NamedChoice {
  case string, label
  static let names = NameTable(Self.self)
}

enum FallbackName: String, NamedChoice {
  case bundled, none
  static let names = NameTable(Self.self)
}

enum LineBreakModeName: String, NamedChoice {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  static let names = NameTable(Self.self)
}

enum LineBreakStrategyName: String, NamedChoice {
  case none, pushOut, hangulWordPriority, standard
  static let names = NameTable(Self.self)
}

enum WordBreakName: String, NamedChoice {
  case normal, breakAll, keepAll
  static let names = NameTable(Self.self)
}

enum StrictnessName: String, NamedChoice {
  case auto, loose, normal, strict, anywhere
  static let names = NameTable(Self.self)
}

enum OverflowWrapName: String, NamedChoice {
  case breakWord, anywhere, normal
  static let names = NameTable(Self.self)
}

enum AlignmentName: String, NamedChoice {
  case left, center, right, justified, natural
  static let names = NameTable(Self.self)
}

enum TabAlignmentName: String, NamedChoice {
  case left, center, right, natural, decimal
  static let names = NameTable(Self.self)
}

enum WritingDirectionName: String, NamedChoice {
  case natural, leftToRight, rightToLeft
  static let names = NameTable(Self.self)
}

enum DrawingOptionName: String, NamedChoice {
  case usesLineFragmentOrigin, usesFontLeading, usesDeviceMetrics, truncatesLastVisibleLine
  static let names = NameTable(Self.self)
}

enum TrailingWhitespaceName: String, NamedChoice {
  case uikit, hang
  static let names = NameTable(Self.self)
}

enum NewlineAtEndName: String, NamedChoice {
  case line, noLine
  static let names = NameTable(Self.self)
}

enum EmptyTextName: String, NamedChoice {
  case none, line
  static let names = NameTable(Self.self)
}

enum FallbackMetricsName: String, NamedChoice {
  case requested, used
  static let names = NameTable(Self.self)
}
