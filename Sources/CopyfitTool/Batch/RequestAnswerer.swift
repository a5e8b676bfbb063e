// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Asks the facade. Every command that measures comes through here, so that the same question has the same answer from each
// of them (law 6).

import Copyfit

/// Answers requests with one collection of fonts; threads share it.
struct RequestAnswerer: RequestAnswering {
  let measurer: TextMeasurer
  /// For streams, in which texts come again.
  var memo: PreparedMemo?

  func answer(_ request: BatchRequest) throws(BatchError) -> BatchAnswer {
    try answerWithText(request).answer
  }

  /// The answer and the text that it is about.
  func answerWithText(_ request: BatchRequest) throws(BatchError) -> (answer: BatchAnswer, text: PreparedText) {
    let prepared = try prepared(request)
    do throws(MeasureError) {
      switch prepared.body {
      case .string(let text, let token):
        return (try string(text, token: token, request, prepared.facts), text)
      case .label(let label): return (try self.label(label, request, prepared.facts), label.text)
      }
    } catch {
      throw BatchError(error)
    }
  }

  private func prepared(_ request: BatchRequest) throws(BatchError) -> PreparedRequest {
    guard let memo else { return try prepare(request) }
    return try memo.prepared(request) { () throws(BatchError) in try prepare(request) }
  }

  func prepare(_ request: BatchRequest) throws(BatchError) -> PreparedRequest {
    let mapped = try MappedRequest(request)
    do throws(MeasureError) {
      guard request.role == .string else {
        return PreparedRequest(.label(try measurer.prepare(mapped.label)))
      }
      var token: PreparedText?
      if let text = mapped.token { token = try prepare(text, mapped) }
      return PreparedRequest(.string(try prepare(mapped.text, mapped), token: token))
    } catch {
      throw BatchError(error)
    }
  }

  func prepare(_ text: AttributedText, _ mapped: MappedRequest) throws(MeasureError) -> PreparedText {
    try measurer.prepare(
      text, defaultFont: mapped.font, policies: mapped.policies,
      language: mapped.request.attributes.language ?? "", category: mapped.category)
  }

  private func string(
    _ prepared: PreparedText, token: PreparedText?, _ request: BatchRequest, _ facts: TextFacts
  ) throws(MeasureError) -> BatchAnswer {
    let drawn = try prepared.drawn(in: request.box, options: request.options, token: token)
    var answer = BatchAnswer(drawn.layout, facts, rect: drawn.rect)
    answer.ink = drawn.ink.map { RectangleField(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    return answer
  }

  /// `sizeThatFits`, or `intrinsicContentSize` without a width, or `textRect` of the bounds.
  private func label(
    _ prepared: PreparedLabel, _ request: BatchRequest, _ facts: TextFacts
  ) throws(MeasureError) -> BatchAnswer {
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
    var answer = BatchAnswer(layout, facts, rect: rect)
    if request.adjustsFontSizeToFitWidth {
      answer.scaleFactor = try prepared.scaleFactor(in: Size(width: width, height: request.height ?? .infinity))
    }
    return answer
  }
}

extension BatchAnswer {
  fileprivate init(_ layout: TextLayout, _ facts: TextFacts, rect: Rect) {
    self.init(width: rect.width, height: rect.height, x: rect.x, y: rect.y)
    lineCount = layout.lines.count
    fullLineCount = layout.fullLineCount
    firstBaseline = layout.lines.first?.baseline
    lastBaseline = layout.lines.last?.baseline
    isTruncated = layout.isTruncated
    visible = layout.visible
    visibleRanges = layout.visibleRanges.map { $0.lowerBound..<$0.upperBound }
    (minContentWidth, maxContentWidth) = (facts.widths.minimum, facts.widths.maximum)
    lines = layout.lines.map(AnswerLine.init)
    (fonts, missing) = (facts.fonts, facts.missing)
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
