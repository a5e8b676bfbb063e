// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Names and errors of the exchange format to the facade's and back.

import Copyfit

extension LineBreakModeName {
  var mode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

extension DrawingOptionName {
  var option: StringDrawingOptions {
    switch self {
    case .usesLineFragmentOrigin: .usesLineFragmentOrigin
    case .usesFontLeading: .usesFontLeading
    case .usesDeviceMetrics: .usesDeviceMetrics
    case .truncatesLastVisibleLine: .truncatesLastVisibleLine
    }
  }
}

extension ParagraphFields {
  /// The strategies that were named; nil where none was.
  var strategy: LineBreakStrategy? {
    lineBreakStrategy?.reduce(into: []) { strategy, name in
      switch name {
      case .none: break
      case .pushOut: strategy.insert(.pushOut)
      case .hangulWordPriority: strategy.insert(.hangulWordPriority)
      case .standard: strategy.insert(.standard)
      }
    }
  }

  func style(lineBreakMode: LineBreakModeName?) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineBreakMode = lineBreakMode?.mode ?? .byWordWrapping
    style.lineBreakStrategy = strategy ?? []
    style.alignment = alignment?.alignment ?? .natural
    style.baseWritingDirection = baseWritingDirection?.direction ?? .natural
    style.minimumLineHeight = minimumLineHeight ?? 0
    style.maximumLineHeight = maximumLineHeight ?? 0
    style.lineHeightMultiple = lineHeightMultiple ?? 0
    style.lineSpacing = lineSpacing ?? 0
    style.paragraphSpacing = paragraphSpacing ?? 0
    style.paragraphSpacingBefore = paragraphSpacingBefore ?? 0
    style.firstLineHeadIndent = firstLineHeadIndent ?? 0
    style.headIndent = headIndent ?? 0
    style.tailIndent = tailIndent ?? 0
    style.hyphenationFactor = hyphenationFactor ?? 0
    style.defaultTabInterval = defaultTabInterval ?? 0
    if let tabStops { style.tabStops = tabStops.map(\.tab) }
    return style
  }
}

extension TabStopFields {
  fileprivate var tab: TextTab {
    let alignment: TextTab.Alignment =
      switch self.alignment {
      case .left, .natural: .left
      case .right: .right
      case .center: .center
      case .decimal: .decimal
      }
    return TextTab(location: location, alignment: alignment)
  }
}

extension AlignmentName {
  fileprivate var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension WritingDirectionName {
  fileprivate var direction: WritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension BatchError {
  init(_ error: MeasureError) {
    let code: BatchErrorCode =
      switch error {
      case .invalidSize, .invalidNumber: .invalidNumber
      case .invalidRange: .invalidRange
      case .unknownFont: .unknownFont
      case .badFont: .badFont
      case .missingValue: .unsupported
      }
    self.init(code, error.description)
  }

  /// Runs a look-up of Dynamic Type; a name that is not there is an unsupported value of the field.
  static func unsupported<Value>(
    _ field: String, _ lookUp: () throws(DynamicTypeError) -> Value
  ) throws(BatchError) -> Value {
    do throws(DynamicTypeError) {
      return try lookUp()
    } catch {
      throw BatchError(.unsupported, "'\(field)': \(error)")
    }
  }
}
