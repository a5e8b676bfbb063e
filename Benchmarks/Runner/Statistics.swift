// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Samples to one figure. Noise only adds, so the least is shown beside the median.

extension [Double] {
  /// The middle value; NaN without any.
  var median: Double {
    guard !isEmpty else { return .nan }
    let ordered = sorted()
    return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
  }

  var least: Double { self.min() ?? .nan }
  var sum: Double { reduce(0, +) }
}

extension Double {
  /// The number with some digits behind the point, and thousands apart.
  func text(_ digits: Int = 0) -> String {
    guard isFinite else { return "-" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let rounded = (abs(self) * scale).rounded()
    let whole = Int(rounded / scale)
    let sign = self < 0 && rounded > 0 ? "-" : ""
    guard digits > 0 else { return sign + whole.grouped }
    let fraction = String(Int(rounded - Double(whole) * scale))
    return sign + whole.grouped + "." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// Three significant digits or so, as a table wants them.
  var short: String { abs(self) < 10 ? text(2) : abs(self) < 100 ? text(1) : text(0) }
}

extension Int {
  fileprivate var grouped: String {
    let digits = Array(String(self))
    return String(
      digits.enumerated().flatMap { place, digit in
        place > 0 && (digits.count - place) % 3 == 0 ? [",", digit] : [digit]
      })
  }
}
