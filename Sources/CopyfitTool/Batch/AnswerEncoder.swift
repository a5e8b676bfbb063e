// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Writes answers and errors with the fields in the order of DESIGN section 6. Adding 0 makes -0 a plain 0.

extension JSONWriter {
  /// One line of output: the answer to a request.
  mutating func answer(_ answer: BatchAnswer, id: String) {
    beginObject()
    key("id")
    verbatim(id)
    size(of: answer)
    key("visible")
    string(answer.visible)
    key("visibleRanges")
    beginArray()
    for range in answer.visibleRanges { pair(range) }
    endArray()
    member("minContentWidth", answer.minContentWidth)
    member("maxContentWidth", answer.maxContentWidth)
    key("lines")
    beginArray()
    for line in answer.lines { self.line(line) }
    endArray()
    fontReport(of: answer)
    extras(of: answer)
    endObject()
    endLine()
  }

  /// One line of output: why a request has no answer; `line` counts from 1 and stands where the id is unknown.
  mutating func error(_ error: BatchError, id: String, line: Int? = nil) {
    beginObject()
    key("id")
    verbatim(id)
    if let line {
      key("line")
      integer(line)
    }
    key("error")
    beginObject()
    key("code")
    string(error.code.rawValue)
    key("message")
    string(error.message)
    endObject()
    endObject()
    endLine()
  }

  private mutating func size(of answer: BatchAnswer) {
    member("width", answer.width)
    member("height", answer.height)
    member("x", answer.x)
    member("y", answer.y)
    key("lineCount")
    integer(answer.lineCount)
    key("fullLineCount")
    integer(answer.fullLineCount)
    member("firstBaseline", answer.firstBaseline)
    member("lastBaseline", answer.lastBaseline)
    key("isTruncated")
    boolean(answer.isTruncated)
  }

  /// One line of the text.
  mutating func line(_ line: AnswerLine) {
    beginObject()
    key("utf8")
    pair(line.utf8)
    key("utf16")
    pair(line.utf16)
    key("text")
    string(line.text)
    member("width", line.width)
    member("trailingSpace", line.trailingSpace)
    member("x", line.x)
    member("y", line.y)
    member("ascent", line.ascent)
    member("descent", line.descent)
    member("height", line.height)
    member("baseline", line.baseline)
    key("end")
    string(line.end.rawValue)
    endObject()
  }

  private mutating func fontReport(of answer: BatchAnswer) {
    key("fonts")
    beginArray()
    for font in answer.fonts {
      beginObject()
      key("requested")
      string(font.requested)
      key("used")
      string(font.used)
      key("standIn")
      boolean(font.isStandIn)
      endObject()
    }
    endArray()
    key("missing")
    beginArray()
    for scalar in answer.missing { string(scalar.codePointName) }
    endArray()
  }

  private mutating func extras(of answer: BatchAnswer) {
    if let scaleFactor = answer.scaleFactor { member("scaleFactor", scaleFactor) }
    guard let ink = answer.ink else { return }
    key("ink")
    beginArray()
    for value in [ink.x, ink.y, ink.width, ink.height] { number(value + 0) }
    endArray()
  }

  private mutating func member(_ name: StaticString, _ value: Double?) {
    key(name)
    if let value { number(value + 0) } else { null() }
  }

  private mutating func pair(_ range: Range<Int>) {
    beginArray()
    integer(range.lowerBound)
    integer(range.upperBound)
    endArray()
  }
}

extension Unicode.Scalar {
  /// `U+0041`.
  var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
