// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Asks the facade. Every command that measures comes through here, so that the same question has the same answer from each
// of them (law 6).

import Copyfit

/// Answers requests with one collection of fonts; threads share it.
struct RequestAnswerer: RequestAnswering {
  let measurer: TextMeasurer

  func answer(_ request: BatchRequest) throws(BatchError) -> BatchAnswer {
    try answerWithText(request).answer
  }

  /// The answer and the text that it is about.
  func answerWithText(_ request: BatchRequest) throws(BatchError) -> (answer: BatchAnswer, text: PreparedText) {
    let mapped = try MappedRequest(request)
    do throws(MeasureError) {
      return try request.role == .label ? label(mapped) : string(mapped)
    } catch {
      throw BatchError(error)
    }
  }

  private func string(
    _ mapped: MappedRequest
  ) throws(MeasureError) -> (answer: BatchAnswer, text: PreparedText) {
    let prepared = try prepare(mapped.text, mapped)
    var token: PreparedText?
    if let text = mapped.token { token = try prepare(text, mapped) }
    let drawn = try prepared.drawn(in: mapped.box, options: mapped.drawingOptions, token: token)
    var answer = BatchAnswer(drawn.layout, of: prepared, rect: drawn.rect)
    answer.ink = drawn.ink.map { RectangleField(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    return (answer, prepared)
  }

  func prepare(_ text: AttributedText, _ mapped: MappedRequest) throws(MeasureError) -> PreparedText {
    try measurer.prepare(
      text, defaultFont: mapped.font, policies: mapped.policies,
      language: mapped.request.attributes.language ?? "", category: mapped.category)
  }

  /// `sizeThatFits`, or `intrinsicContentSize` without a width, or `textRect` of the bounds.
  private func label(
    _ mapped: MappedRequest
  ) throws(MeasureError) -> (answer: BatchAnswer, text: PreparedText) {
    let request = mapped.request
    let prepared = try measurer.prepare(mapped.label)
    let width = request.bounds?.width ?? request.width ?? .infinity
    let layout = try prepared.layout(in: Size(width: width, height: request.height ?? .infinity))
    let rect: Rect
    if let bounds = request.bounds {
      rect = try prepared.textRect(
        forBounds: Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height))
    } else {
      let size = prepared.fittingSize(width: width)
      rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    var answer = BatchAnswer(layout, of: prepared.text, rect: rect)
    if request.adjustsFontSizeToFitWidth {
      answer.scaleFactor = try prepared.scaleFactor(in: Size(width: width, height: request.height ?? .infinity))
    }
    return (answer, prepared.text)
  }
}

extension BatchAnswer {
  fileprivate init(_ layout: TextLayout, of text: PreparedText, rect: Rect) {
    self.init(width: rect.width, height: rect.height, x: rect.x, y: rect.y)
    lineCount = layout.lines.count
    fullLineCount = layout.fullLineCount
    firstBaseline = layout.lines.first?.baseline
    lastBaseline = layout.lines.last?.baseline
    isTruncated = layout.isTruncated
    visible = layout.visible
    visibleRanges = layout.visibleRanges.map { $0.lowerBound..<$0.upperBound }
    let widths = text.contentWidths()
    (minContentWidth, maxContentWidth) = (widths.minimum, widths.maximum)
    lines = layout.lines.map(AnswerLine.init)
    fonts = text.fonts.map { AnswerFont(requested: $0.requested, used: $0.used, isStandIn: $0.standIn) }
    missing = text.missingScalars
  }
}

extension AnswerLine {
  fileprivate init(_ line: LaidOutLine) {
    self.init(
      utf8: line.utf8Range, utf16: line.utf16Range.lowerBound..<line.utf16Range.upperBound, text: line.text,
      width: line.width, trailingSpace: line.trailingSpace, x: line.x, y: line.y, ascent: line.ascent,
      descent: line.descent, height: line.height, baseline: line.baseline,
      end: LineEndName(rawValue: line.end.rawValue) ?? .end)
  }
}
