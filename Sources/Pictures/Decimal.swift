// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Short decimals: what a picture's numbers need, without Foundation.

/// Writes numbers with few digits.
enum Decimal {
  /// `value` with at most `digits` digits behind the point, no trailing zeros; `0` if it is not finite.
  static func text(_ value: Double, _ digits: Int) -> String {
    let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let scaled = (value * power).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return value.isFinite ? "\(value)" : "0" }
    let number = Int64(scaled)
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: UInt64(power))
    var fraction = String(rest)
    fraction = String(repeating: "0", count: max(digits - fraction.count, 0)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return (number < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : "." + fraction)
  }
}
