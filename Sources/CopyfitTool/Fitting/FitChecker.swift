// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Whether a text fits its box. The text is asked without limits, by the same code as every other question (law 6), and
// the answer held against the limits: what is over is then known in points or lines.

import Copyfit

/// Something of a text that is more than its box has.
struct FitProblem: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// The text on its one line is too wide.
    case width
    /// A word is wider than the box: it would break inside, which a reader sees as broken.
    case word
    case lines
    case height
  }

  let kind: Kind
  /// Points, or lines.
  let needed: Double
  let available: Double

  var over: Double { needed - available }
}

/// How a text fits.
struct Fit: Sendable {
  /// Empty where it fits.
  let problems: [FitProblem]
  /// The text in the box's width, without other limits.
  let answer: BatchAnswer

  var fits: Bool { problems.isEmpty }
}

/// Holds texts against boxes.
struct FitChecker {
  let measurer: TextMeasurer

  /// Checks the request's text against its width, height and number of lines; what is absent limits nothing.
  func check(_ request: BatchRequest) throws(BatchError) -> Fit {
    var request = request
    // A label's bounds are its box.
    if let bounds = request.bounds { (request.width, request.height) = (bounds.width, bounds.height) }
    request.bounds = nil
    let limit = request.mostLines
    var free = request
    (free.height, free.numberOfLines) = (nil, 0)
    (free.lineBreakMode, free.adjustsFontSizeToFitWidth) = (request.lineBreakMode?.wrapping, false)
    if limit == 1 { free.width = nil }
    let answer = try RequestAnswerer(measurer: measurer).answer(free)
    var problems: [FitProblem] = []
    if let width = request.width {
      problems += limit == 1 ? Self.natural(answer, width) : Self.broken(answer, width)
    }
    if limit > 0, answer.fullLineCount > limit {
      problems.append(FitProblem(kind: .lines, needed: Double(answer.fullLineCount), available: Double(limit)))
    }
    if let height = request.height, answer.height > height {
      problems.append(FitProblem(kind: .height, needed: answer.height, available: height))
    }
    if !problems.isEmpty, let shrunk = try shrunk(request) { return Fit(problems: [], answer: shrunk) }
    return Fit(problems: problems, answer: answer)
  }

  /// What a label that adjusts its font size draws, if that shows all of its text with no word broken.
  private func shrunk(_ request: BatchRequest) throws(BatchError) -> BatchAnswer? {
    guard request.role == .label, request.adjustsFontSizeToFitWidth else { return nil }
    let answer = try RequestAnswerer(measurer: measurer).answer(request)
    let isWhole = !answer.isTruncated && !answer.lines.contains { $0.end == .emergency }
    return isWhole ? answer : nil
  }

  private static func natural(_ answer: BatchAnswer, _ width: Double) -> [FitProblem] {
    guard answer.maxContentWidth > width else { return [] }
    return [FitProblem(kind: .width, needed: answer.maxContentWidth, available: width)]
  }

  private static func broken(_ answer: BatchAnswer, _ width: Double) -> [FitProblem] {
    let isBroken = answer.lines.contains { $0.end == .emergency || $0.width > width }
    guard isBroken else { return [] }
    return [FitProblem(kind: .word, needed: max(answer.minContentWidth, width), available: width)]
  }
}

extension BatchRequest {
  /// The lines that its box has room for; 0 is no limit.
  fileprivate var mostLines: Int {
    // Without a line fragment's origin a string is drawn on its baseline, all on one line.
    if role == .string, !options.contains(.usesLineFragmentOrigin) { return 1 }
    return numberOfLines ?? (role == .label ? 1 : 0)
  }
}

extension LineBreakModeName {
  /// The mode where it wraps; the others cut what a check has to see.
  fileprivate var wrapping: Self? { self == .byCharWrapping || self == .byWordWrapping ? self : .byWordWrapping }
}
