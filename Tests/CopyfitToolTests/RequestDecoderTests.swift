// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Requests of DESIGN section 6: every field is read, and every kind of mistake has its code and names its culprit.

import Testing

@testable import CopyfitTool

@Suite struct `Batch requests are read as the exchange format has them` {
  private func request(_ json: String) throws -> BatchRequest {
    switch decode(json) {
    case .request(let request): return request
    case .refused(_, let error), .unparsable(let error): throw error
    }
  }

  private func decode(_ json: String) -> DecodedLine {
    Array(json.utf8).withUnsafeBufferPointer { RequestDecoder.decode($0) }
  }

  @Test func `A text alone is a request, and everything else is absent`() throws {
    let request = try request(#"{"text":"a\ud800\u00e9"}"#)
    #expect(request.text == "a\u{FFFD}é")
    #expect(request.id == "null")
    #expect(request.width == nil && request.height == nil && request.numberOfLines == nil)
    #expect(request.attributes.font.isEmpty && request.attributes.kern == nil && request.role == .string)
  }

  @Test func `Every field of the whole text is read`() throws {
    let request = try request(
      #"""
      {"id":7,"text":"Hi","font":["A","b.ttf#2"],"fallback":"none","size":12.5,"weight":"semibold","italic":true,
       "contentSizeCategory":"AX3","scaledBy":"body","maximumPointSize":40,"width":0,"height":100.25,"numberOfLines":2,
       "role":"label","bounds":[1,2,3,4],"lineBreakMode":"byTruncatingMiddle","language":"ja","wordBreak":"keepAll",
       "strictness":"loose","overflowWrap":"anywhere","kern":0,"tracking":-0.5,"baselineOffset":3,"features":["liga=0","smcp"],
       "variations":{"wght":550,"opsz":14},"truncationToken":" more","adjustsFontSizeToFitWidth":true,
       "minimumScaleFactor":0.5,"drawingOptions":["usesLineFragmentOrigin","usesFontLeading"],"scale":3,
       "trailingWhitespace":"hang","newlineAtEnd":"noLine","emptyText":"line","fallbackMetrics":"used"}
      """#)
    #expect(request.attributes.font == ["A", "b.ttf#2"])
    #expect(request.attributes.fallback == FallbackName.none)
    #expect(request.attributes.size == 12.5 && request.attributes.weight == 600 && request.attributes.italic == true)
    #expect(request.contentSizeCategory == "AX3" && request.attributes.scaledBy == "body")
    #expect(request.attributes.maximumPointSize == 40)
    #expect(request.width == 0 && request.height == 100.25 && request.numberOfLines == 2 && request.role == .label)
    #expect(request.bounds == RectangleField(x: 1, y: 2, width: 3, height: 4))
    #expect(request.lineBreakMode == .byTruncatingMiddle && request.attributes.language == "ja")
    #expect(request.wordBreak == .keepAll && request.strictness == .loose && request.overflowWrap == .anywhere)
    #expect(request.attributes.kern == 0 && request.attributes.tracking == -0.5)
    #expect(request.attributes.baselineOffset == 3 && request.attributes.features == ["liga=0", "smcp"])
    #expect(request.attributes.variations == [.init(axis: "wght", value: 550), .init(axis: "opsz", value: 14)])
    #expect(
      request.truncationToken == " more" && request.adjustsFontSizeToFitWidth && request.minimumScaleFactor == 0.5)
    #expect(request.drawingOptions == [.usesLineFragmentOrigin, .usesFontLeading] && request.scale == 3)
    #expect(request.trailingWhitespace == .hang && request.newlineAtEnd == .noLine)
    #expect(request.emptyText == .line && request.fallbackMetrics == .used)
  }

  @Test func `Paragraphs, runs and attachments are read`() throws {
    let request = try request(
      #"""
      {"text":"abc ￼","paragraph":{"minimumLineHeight":1,"maximumLineHeight":2,"lineHeightMultiple":1.5,"lineSpacing":3,
       "paragraphSpacing":4,"paragraphSpacingBefore":5,"firstLineHeadIndent":6,"headIndent":7,"tailIndent":-8,
       "alignment":"justified","baseWritingDirection":"rightToLeft","hyphenationFactor":0.9,"defaultTabInterval":36,
       "tabStops":[{"location":10,"alignment":"decimal"},{"location":20}],"lineBreakStrategy":"pushOut"},
       "runs":[{"range":[0,1],"size":40,"color":"red","link":{"any":["thing"]},"paragraph":{"lineBreakStrategy":["standard"]}},
               {"range":[1,1],"kern":1}],
       "attachments":[{"at":4,"width":14,"height":16,"baselineOffset":-3}]}
      """#)
    let paragraph = try #require(request.attributes.paragraph)
    #expect(paragraph.minimumLineHeight == 1 && paragraph.maximumLineHeight == 2 && paragraph.lineHeightMultiple == 1.5)
    #expect(paragraph.lineSpacing == 3 && paragraph.paragraphSpacing == 4 && paragraph.paragraphSpacingBefore == 5)
    #expect(paragraph.firstLineHeadIndent == 6 && paragraph.headIndent == 7 && paragraph.tailIndent == -8)
    #expect(paragraph.alignment == .justified && paragraph.baseWritingDirection == .rightToLeft)
    #expect(paragraph.hyphenationFactor == 0.9 && paragraph.defaultTabInterval == 36)
    #expect(paragraph.tabStops == [.init(location: 10, alignment: .decimal), .init(location: 20, alignment: .natural)])
    #expect(paragraph.lineBreakStrategy == [.pushOut])
    #expect(request.runs.map(\.range) == [0..<1, 1..<1])
    #expect(request.runs[0].attributes.size == 40 && request.runs[1].attributes.kern == 1)
    #expect(request.runs[0].attributes.paragraph?.lineBreakStrategy == [.standard])
    #expect(request.attributes.size == nil)
    #expect(request.attachments == [.init(at: 4, width: 14, height: 16, baselineOffset: -3)])
  }

  @Test func `Null stands for absent, and unbounded`() throws {
    let request = try request(#"{"width":null,"id":null,"text":"","kern":null,"paragraph":null,"runs":null}"#)
    #expect(request.width == nil && request.attributes.kern == nil && request.runs.isEmpty)
  }

  @Test(arguments: ["7", "-0", "1.50e3", "\"a\\u0041\\ud800\"", "true", "null", "123456789012345678901234567890"])
  func `An id is kept as it was written`(id: String) throws {
    #expect(try request("{\"id\": \(id) ,\"text\":\"\"}").id == id)
  }

  static let mistakes: [(json: String, code: BatchErrorCode, culprit: String)] = [
    (#"{"id":1}"#, .malformedRequest, "'text' is missing"),
    (#"{"text":"a","text":"b"}"#, .malformedRequest, "duplicate field 'text'"),
    (#"{"text":"a","widht":3}"#, .unknownField, "no field 'widht' in a request; did you mean 'width'?"),
    (#"{"text":"a","paragraph":{"lineHeight":3}}"#, .unknownField, "no field 'lineHeight' in paragraph; did you mean"),
    (#"{"text":"a","runs":[{"range":[0,1],"colour":3}]}"#, .unknownField, "in runs[0]; did you mean 'color'?"),
    (#"{"text":"a","zzz":3}"#, .unknownField, "known: id, text, font"),
    (#"{"text":3}"#, .wrongType, "'text' must be a string, not a number"),
    (#"{"text":null}"#, .malformedRequest, "'text' is missing"),
    (#"{"text":"a","width":"3"}"#, .wrongType, "'width' must be a number, not a string"),
    (#"{"text":"a","font":{}}"#, .wrongType, "'font' must be a string, not an object"),
    (#"{"text":"a","italic":1}"#, .wrongType, "'italic' must be true or false"),
    (#"{"id":[1],"text":"a"}"#, .wrongType, "'id' must be"),
    (#"{"text":"a","runs":[3]}"#, .wrongType, "'runs[0]' must be an object"),
    (#"{"text":"a","bounds":[1,2,3],"role":"label"}"#, .wrongType, "four numbers"),
    (#"{"text":"a","width":-1}"#, .invalidNumber, "'width' must be a number that is not negative, not -1"),
    (#"{"text":"a","width":NaN}"#, .invalidNumber, "'width' must be a finite number, not NaN"),
    (#"{"text":"a","width":1e999}"#, .invalidNumber, "'width' must be a finite number, not 1e999"),
    (#"{"text":"a","size":0}"#, .invalidNumber, "'size' must be a number greater than 0"),
    (#"{"text":"a","numberOfLines":1.5}"#, .invalidNumber, "whole number, not 1.5"),
    (#"{"text":"a","numberOfLines":1e300}"#, .invalidNumber, "whole number"),
    (#"{"text":"a","weight":950}"#, .invalidNumber, "from 100 to 900, not 950"),
    (#"{"text":"a","paragraph":{"headIndent":-1}}"#, .invalidNumber, "'paragraph.headIndent'"),
    (
      #"{"text":"a","paragraph":{"tabStops":[{"location":1},{"location":"x"}]}}"#, .wrongType,
      "'paragraph.tabStops[1].location'"
    ),
    (#"{"text":"a","variations":{"wght":"bold"}}"#, .wrongType, "'variations.wght'"),
    (
      #"{"text":"abc","runs":[{"range":[2,4],"size":3}]}"#, .invalidRange,
      "'runs[0].range' [2, 4] is out of the text: it has 3"
    ),
    (#"{"runs":[{"range":[2,1]}],"text":"abc"}"#, .invalidRange, "'runs[0].range' [2, 1] is no range"),
    (#"{"text":"abc","runs":[{"range":[-1,1]}]}"#, .invalidRange, "[-1, 1]"),
    (#"{"text":"abc","runs":[{"size":3}]}"#, .malformedRequest, "'runs[0].range' is missing"),
    (#"{"text":"abc","attachments":[{"at":3,"width":1,"height":1}]}"#, .invalidRange, "'attachments[0].at' 3"),
    (#"{"text":"abc","attachments":[{"at":0,"height":1}]}"#, .malformedRequest, "'attachments[0].width' is missing"),
    (#"{"text":"a","lineBreakMode":"byTruncatingTial"}"#, .unsupported, "did you mean 'byTruncatingTail'?"),
    (#"{"text":"a","weight":"bould"}"#, .unsupported, "did you mean 'bold'?"),
    (#"{"text":"a","size":3,"textStyle":"body"}"#, .malformedRequest, "exclude each other"),
    (#"{"text":"a","bounds":[0,0,1,1]}"#, .unsupported, "\"role\":\"label\""),
  ]

  @Test(arguments: mistakes)
  func `A mistake has its code and names its culprit`(json: String, code: BatchErrorCode, culprit: String) {
    guard case .refused(_, let error) = decode(json) else {
      Issue.record("not refused: \(json)")
      return
    }
    #expect(error.code == code)
    #expect(error.message.contains(culprit), "\(error.message)")
  }

  @Test func `The id of a refused request is known, wherever it stands`() {
    guard case .refused(let id, _) = decode(#"{"width":-1,"text":"a","x":[{"id":2}],"id":"z"}"#) else {
      Issue.record("not refused")
      return
    }
    #expect(id == "\"z\"")
  }

  @Test(arguments: [
    "", "nonsense", "[1]", "\"text\"", "3", "{", #"{"text":"a"} x"#, #"{"text":"a","#, #"{"width":-1,"text":"a""#,
  ])
  func `What is no JSON object is malformed first of all`(json: String) {
    guard case .unparsable(let error) = decode(json) else {
      Issue.record("parsed: \(json)")
      return
    }
    #expect(error.code == .malformedRequest)
  }

  @Test func `Invalid UTF-8 is malformed, in any field`() {
    for head in ["{\"text\":\"", "{\"text\":\"a\",\"id\":\"", "{\"text\":\"a\",\"zzz\":\""] {
      let line = Array(head.utf8) + [0xC3, 0x28] + Array("\"}".utf8)
      guard case .unparsable(let error) = line.withUnsafeBufferPointer({ RequestDecoder.decode($0) }) else {
        Issue.record("parsed: \(head)")
        continue
      }
      #expect(error.message.contains("invalid UTF-8 at column \(head.utf8.count + 1)"))
    }
  }

  @Test func `Every option that sets a field names one there is`() {
    for field in Option.all.compactMap(\.field) {
      let parts = field.split(separator: ".").map(String.init)
      let isKnown = parts.count == 1 ? BatchField(rawValue: field) != nil : ParagraphField(rawValue: parts[1]) != nil
      #expect(isKnown && (parts.count == 1 || parts[0] == "paragraph"), "\(field)")
    }
  }
}
