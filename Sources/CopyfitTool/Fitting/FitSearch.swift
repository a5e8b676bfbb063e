// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What would fit: sizes, categories, widths and beginnings of a text. More room, a smaller size and less text never fit
// worse (law 2), so each is found by halving.

import Copyfit

/// Searches with one checker.
struct FitSearch {
  let checker: FitChecker

  /// The largest multiple of `step` in a range of sizes at which the request fits; nil if none does.
  func largestSize(
    _ request: BatchRequest, from minimum: Double = 1, to maximum: Double, step: Double = 0.5
  ) throws(BatchError) -> Double? {
    let maximum = min(maximum, Self.largestSize)
    guard minimum <= maximum else { return nil }
    guard maximum / step <= Self.mostSteps else {
      throw BatchError(.invalidNumber, "--step \(step) is too fine to count with: give a larger one")
    }
    let first = Int((minimum / step).rounded(.up))
    let last = Int((maximum / step).rounded(.down))
    guard first <= last else { return nil }
    let found = try Self.last(in: first...last) { (count) throws(BatchError) in
      try checker.check(request.at(size: Double(count) * step)).fits
    }
    return found.map { Double($0) * step }
  }

  private static let largestSize = 1e6
  /// Whole numbers up to here are exact in a Double.
  private static let mostSteps = 1e15

  /// The largest category at which the request fits; nil if none does or its size follows none.
  func largestCategory(_ request: BatchRequest) throws(BatchError) -> String? {
    guard request.followsCategory else { return nil }
    let names = Vocabulary.categories
    let found = try Self.last(in: 0...names.count - 1) { (index) throws(BatchError) in
      var asked = request
      asked.contentSizeCategory = names[index]
      return try checker.check(asked).fits
    }
    return found.map { names[$0] }
  }

  /// What has to go at the text's end so that the rest fits; nil if even its first segment does not.
  func wordsToCut(_ request: BatchRequest) throws(BatchError) -> String? {
    let trace = try TraceCommand.trace(request, checker.measurer)
    let ends = trace.breaks.map(\.utf16Offset).dropLast()
    guard !ends.isEmpty else { return nil }
    let found = try Self.last(in: 0...ends.count - 1) { (index) throws(BatchError) in
      try checker.check(request.cut(at: ends[index])).fits
    }
    return found.map { String(decoding: request.text.utf16.dropFirst(ends[$0]), as: UTF16.self) }
  }

  /// The narrowest width in which the text has at most so many lines and no broken word, with its answer.
  ///
  /// Each width that fits is narrowed to what its lines take, so the last is no approximation.
  func narrowest(_ request: BatchRequest, lines: Int) throws(BatchError) -> (width: Double, answer: BatchAnswer)? {
    var asked = request
    (asked.role, asked.trailingWhitespace, asked.height, asked.numberOfLines) = (.string, .hang, nil, lines)
    (asked.width, asked.bounds) = (nil, nil)
    var best = try checker.check(asked)
    guard best.fits else { return nil }
    var (low, high) = (0.0, best.answer.width)
    // One line is checked by its natural width; several by how they wrap.
    for _ in 0..<Self.mostHalvings where lines > 1 && high - low > Self.precision {
      asked.width = (low + high) / 2
      let fit = try checker.check(asked)
      if fit.fits { (best, high) = (fit, min(high, fit.answer.width)) } else { low = (low + high) / 2 }
    }
    return (high, best.answer)
  }

  /// The narrowest width up to `limit` in which the text has as many lines as in `limit`, with its answer.
  ///
  /// Where a word breaks inside at `limit`, narrower boxes are no better: `limit` itself, which has that many lines. Nil
  /// where no width up to `limit` has them.
  func balanced(_ request: BatchRequest, in limit: Double) throws(BatchError) -> (width: Double, answer: BatchAnswer)? {
    var asked = request
    (asked.role, asked.trailingWhitespace, asked.height, asked.numberOfLines) = (.string, .hang, nil, 0)
    (asked.width, asked.bounds) = (limit, nil)
    let whole = try checker.check(asked)
    let lines = max(1, whole.answer.lineCount)
    guard whole.fits else {
      return limit > 0 && whole.problems.allSatisfy { $0.kind == .word } ? (limit, whole.answer) : nil
    }
    guard let found = try narrowest(request, lines: lines), found.width <= limit else { return (limit, whole.answer) }
    return found
  }

  private static let mostHalvings = 64
  /// Points between two widths that are the same: far below a font unit.
  private static let precision = 1e-6

  /// The last number for which `isGood` holds, if it holds up to there; nil if not for the first.
  private static func last<E>(in range: ClosedRange<Int>, _ isGood: (Int) throws(E) -> Bool) throws(E) -> Int? {
    guard try isGood(range.lowerBound) else { return nil }
    var (good, bad) = (range.lowerBound, range.upperBound + 1)
    while bad - good > 1 {
      let middle = good + (bad - good) / 2
      if try isGood(middle) { good = middle } else { bad = middle }
    }
    return good
  }
}

extension BatchRequest {
  /// Whether the text's size depends on the content size category.
  var followsCategory: Bool { attributes.textStyle != nil || attributes.scaledBy != nil }

  /// The same at a fixed size: a style leaves its weight.
  func at(size: Double) -> BatchRequest {
    var request = self
    if let style = attributes.textStyle.flatMap({ try? TextStyle(parsing: $0) }), attributes.weight == nil {
      request.attributes.weight = (try? DynamicType.weight(for: style)).map { Double($0.value) }
    }
    (request.attributes.textStyle, request.attributes.scaledBy) = (nil, nil)
    (request.attributes.maximumPointSize, request.attributes.size) = (nil, size)
    return request
  }

  /// The same with the text up to a UTF-16 offset, white space at its end left out.
  func cut(at offset: Int) -> BatchRequest {
    var request = self
    var text = String(decoding: text.utf16.prefix(offset), as: UTF16.self)
    while text.last?.isWhitespace == true { text.removeLast() }
    let length = text.utf16.count
    request.text = text
    request.runs = runs.compactMap { run in
      guard run.range.lowerBound < length else { return nil }
      return RunFields(range: run.range.clamped(to: 0..<length), attributes: run.attributes)
    }
    request.attachments = attachments.filter { $0.at < length }
    return request
  }
}
