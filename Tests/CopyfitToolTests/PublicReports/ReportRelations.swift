// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Expectations that are sentences, each as code beside its words' meaning; a sentence without code fails.

import Copyfit
import TestSupport
import Testing

@testable import CopyfitTool

enum ReportRelations {
  /// Whether a report's sentence holds; nil if there is no code for it.
  static func holds(_ asked: ReportAnswer) throws -> Bool? {
    switch asked.report.id {
    case "pub-005": placedHeight(asked) >= 55.875
    case "pub-021": try growsByALine(asked)
    // No clock in a test: law 9 is asserted on step counters.
    case "pub-227": asked.answer.lineCount == 2000
    case "pub-241": try followsSize(asked)
    default: nil
    }
  }

  /// The bottom on the pixel grid less the top on it, at a large origin.
  private static func placedHeight(_ asked: ReportAnswer) -> Double {
    let (scale, top) = (asked.request.scale ?? 1, asked.report["origin_y"]?.number ?? 0)
    return ((top + asked.answer.height) * scale).rounded() / scale - (top * scale).rounded() / scale
  }

  /// One newline more is one line more, 18.625 high.
  private static func growsByALine(_ asked: ReportAnswer) throws -> Bool {
    let shorter = JSONMember(key: "text", value: .string(String(asked.report.text().dropLast())))
    let before = try ReportAnswer(asked.report, ReportChange(members: .object([shorter])))
    return before.answer.lineCount + 1 == asked.answer.lineCount
      && abs(asked.answer.height - before.answer.height - 18.625) <= 0.01
  }

  /// Widths are in the ratio of sizes, 12.0003 to 12.
  private static func followsSize(_ asked: ReportAnswer) throws -> Bool {
    let larger = JSONMember(key: "size", value: .number(12.0003))
    let after = try ReportAnswer(asked.report, ReportChange(members: .object([larger])))
    return abs(after.answer.width / asked.answer.width - 12.0003 / 12) < 1e-12
  }
}
