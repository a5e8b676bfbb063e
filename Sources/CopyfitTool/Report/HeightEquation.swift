// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Heights as equations of decimals. Sums are made in whole trillionths of a point; what binary fractions leave over, less
// than a billionth, is no term: the total is the answer's own.

import Copyfit

/// Points in whole trillionths: 17 points of a font of 2,048 units are eleven decimals.
struct ExactPoints: Hashable {
  private static let perPoint = 1e12
  private static let places = 12
  /// A billionth of a point: what is less comes from the rounding of sums.
  private static let leastTerm: Int128 = 1000
  let count: Int128

  init(count: Int128) { self.count = count }

  /// The nearest; a height that is no number of this size is nothing.
  init(_ points: Double) { count = Int128(exactly: (points * Self.perPoint).rounded()) ?? 0 }

  /// Whether it is too small to be a term of its own.
  var isNoise: Bool { count.magnitude < Self.leastTerm }

  var magnitude: ExactPoints { count < 0 ? ExactPoints(count: -count) : self }

  var points: Double { Double(count) / Self.perPoint }

  var text: String {
    var digits = String(count.magnitude)
    digits = String(repeating: "0", count: max(0, Self.places + 1 - digits.count)) + digits
    var decimals = digits.suffix(Self.places)
    while decimals.last == "0" { decimals.removeLast() }
    return (count < 0 ? "-" : "") + digits.dropLast(Self.places) + (decimals.isEmpty ? "" : "." + decimals)
  }
}

/// "height 58.57421875 = 2 x 20.287109375 (lines) + 18 (line spacing)".
struct HeightEquation {
  private struct Part {
    let name: String
    let points: ExactPoints
    var times: Int
  }

  private let total: ExactPoints
  private var parts: [Part] = []

  init(_ explained: Explained) {
    total = ExactPoints(explained.reported)
    for line in explained.height.lines {
      add("lines", line.height)
      for term in line.below { add(term.reason.rawValue, term.points) }
    }
    add("rounded up to whole pixels", explained.rounded - explained.height.height)
    add("clipped to the bounds' height", explained.reported - explained.rounded)
    let sum = parts.reduce(Int128(0)) { $0 + $1.points.count * Int128($1.times) }
    let rest = ExactPoints(count: total.count - sum)
    if !rest.isNoise { parts.append(Part(name: "rest", points: rest, times: 1)) }
  }

  private mutating func add(_ name: String, _ points: Double) {
    let points = ExactPoints(points)
    guard !points.isNoise else { return }
    if let known = parts.firstIndex(where: { $0.name == name && $0.points == points }) {
      parts[known].times += 1
    } else {
      parts.append(Part(name: name, points: points, times: 1))
    }
  }

  var text: String {
    var terms = ""
    for part in parts {
      let name = part.name == "lines" && part.times == 1 ? "line" : part.name
      let isNegative = part.points.count < 0
      if !terms.isEmpty { terms += isNegative ? " - " : " + " } else if isNegative { terms += "-" }
      terms += (part.times > 1 ? "\(part.times) x " : "") + "\(part.points.magnitude.text) (\(name))"
    }
    return "height \(total.text) = " + (terms.isEmpty ? "0 (no lines)" : terms)
  }
}

/// One line's: natural height, multiple, minimum, maximum, rounding, in that order (DESIGN section 5).
struct LineHeightEquation: Hashable {
  private let ascent: ExactPoints
  private let descent: ExactPoints
  private let multiple: Double
  private let minimum: ExactPoints
  /// Nil where there is none.
  private let maximum: ExactPoints?
  private let rounding: ExactPoints
  private let height: ExactPoints
  private let baseline: ExactPoints
  private let below: [HeightTerm]

  init(_ line: LineHeightExplanation) {
    (ascent, descent, multiple) = (ExactPoints(line.ascent), ExactPoints(line.descent), line.multiple)
    minimum = ExactPoints(line.minimum)
    maximum = line.maximum.isFinite ? ExactPoints(line.maximum) : nil
    (rounding, height, baseline) = (ExactPoints(line.rounding), ExactPoints(line.height), ExactPoints(line.baseline))
    below = line.below
  }

  private var natural: ExactPoints { ExactPoints(count: ascent.count + descent.count) }
  private var multiplied: ExactPoints { multiple == 1 ? natural : ExactPoints(natural.points * multiple) }
  private var raised: ExactPoints { minimum.count > multiplied.count ? minimum : multiplied }
  private var limited: ExactPoints { maximum.map { $0.count < raised.count ? $0 : raised } ?? raised }

  /// "16.1865234375 ascent + 4.1005859375 descent = 20.287109375".
  var text: String {
    var text = "\(ascent.text) ascent + \(descent.text) descent"
    if multiple != 1 { text = "(\(text)) x \(DecimalFormat.shortest(multiple)) multiple" }
    if raised != multiplied { text += ", at least \(minimum.text)" }
    if limited != raised { text += ", at most \(limited.text)" }
    if !rounding.isNoise { text += ", + \(rounding.text) to whole pixels" }
    let rest = ExactPoints(count: height.count - limited.count - rounding.count)
    if !rest.isNoise { text += ", + \(rest.text) rest" }
    return text + " = \(height.text)"
  }

  func rows(_ policy: LineHeightPolicy) -> [String] {
    var rows = [text]
    if ExactPoints(count: height.count - natural.count).isNoise {
      rows.append("baseline \(baseline.text) = ascent")
    } else {
      let above = ExactPoints(count: baseline.count - ascent.count)
      let sign = above.count < 0 ? "- \(ExactPoints(count: -above.count).text)" : "+ \(above.text)"
      let share = policy == .textKit || policy == .label ? "all of the surplus" : "its share of the surplus"
      rows.append("baseline \(baseline.text) = \(ascent.text) ascent \(sign) (\(share))")
    }
    for term in below { rows.append("below: \(ExactPoints(term.points).text) \(term.reason.rawValue)") }
    return rows
  }
}
