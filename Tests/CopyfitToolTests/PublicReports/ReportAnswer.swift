// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// An answer in the words of the reports' expectations.

import Copyfit
import TestSupport

@testable import CopyfitTool

/// What was asked and what was answered.
struct ReportAnswer {
  let report: PublicReport
  let change: ReportChange
  let request: BatchRequest
  let answer: BatchAnswer

  init(_ report: PublicReport, _ change: ReportChange = ReportChange()) throws {
    (self.report, self.change) = (report, change)
    request = try report.request(change)
    answer = try RequestAnswerer(measurer: ReportFonts.measurer).answer(request)
  }

  var size: Size { Size(width: answer.width, height: answer.height) }

  /// Each line's part of the source, spaces and terminators at its end removed.
  var lineTexts: [String] { sourceLines.map { $0.trimmedAtEnd } }

  /// Each line's part of the source.
  var sourceLines: [String] {
    let units = Array(request.text.utf16)
    return answer.lines.map { String(decoding: units[$0.utf16], as: UTF16.self) }
  }

  /// Each line as it is shown, hyphens included.
  var displayLines: [String] { answer.lines.map { $0.text.trimmedAtEnd } }

  /// Where lines start, but for the first; UTF-16.
  var innerStarts: [Int] { answer.lines.dropFirst().map(\.utf16.lowerBound) }

  var widestLine: Double { answer.lines.map(\.width).max() ?? 0 }

  func trace() throws -> TextTrace { try TraceCommand.trace(request, ReportFonts.measurer) }

  /// Whether a line starts inside one of the text's occurrences of `piece`.
  func splits(_ piece: String) -> Bool {
    let (text, piece) = (Array(request.text.utf16), Array(piece.utf16))
    return text.indices.contains { start in
      text[start...].starts(with: piece) && innerStarts.contains { $0 > start && $0 < start + piece.count }
    }
  }

  /// Whether every offset is a cluster edge of the text, by Swift's own clusters.
  func areEdges(_ offsets: [Int]) -> Bool {
    offsets.allSatisfy { offset in
      let utf16 = request.text.utf16
      return utf16.index(utf16.startIndex, offsetBy: offset).samePosition(in: request.text) != nil
    }
  }

  /// The ink beyond the line box: above its top and below its bottom; none is negative or 0.
  func inkOverflow() throws -> (top: Double, bottom: Double) {
    let options = JSONValue.array([.string("usesLineFragmentOrigin"), .string("usesDeviceMetrics")])
    let change = ReportChange(members: .object([JSONMember(key: "drawingOptions", value: options)]))
    guard let ink = try ReportAnswer(report, change).answer.ink else { return (0, 0) }
    return (-ink.y, ink.y + ink.height - answer.height)
  }

  /// The natural width of a text in the report's font.
  func naturalWidth(of text: String) throws -> Double {
    var request = request
    (request.text, request.role, request.width, request.lineBreakMode) = (text, .string, nil, nil)
    (request.runs, request.attachments, request.numberOfLines) = ([], [], nil)
    return try RequestAnswerer(measurer: ReportFonts.measurer).answer(request).width
  }

  /// Rule L2 of UAX #9 over the levels of the text's scalars: the logical place of each from left to right.
  func visualOrder() throws -> [Int] {
    let levels = try trace().scalars.map(\.level)
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var scalars = unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
