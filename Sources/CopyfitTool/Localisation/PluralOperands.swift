// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The operands of plural rules (UTS #35, part 3): a number is more than its value, since 1 and 1.0 differ in languages.
// Read from digits, never through floating point.

/// A number as plural rules see it.
struct PluralOperands: Hashable, Sendable {
  /// i: the integer digits. Beyond eighteen digits the last ones with 10^18 added, which no rule can tell apart.
  let integer: Int
  /// v: how many fraction digits are visible, trailing zeros included.
  let visibleFractionDigits: Int
  /// w: how many without trailing zeros.
  let significantFractionDigits: Int
  /// f: the visible fraction digits as a number.
  let fraction: Int
  /// t: without trailing zeros.
  let significantFraction: Int
  /// e, also c: the exponent of a compact number such as 1c6.
  let exponent: Int

  /// The operands of a whole number.
  init(_ number: Int) { self.init(integerDigits: String(number.magnitude), fractionDigits: "", exponent: 0) }

  /// Reads digits, with an optional sign, fraction, and compact exponent (`1.2c6`); nil for anything else.
  init?(_ text: String) {
    let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let parts = unsigned.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "c" || $0 == "e" }
    let digits = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = digits.count > 1 ? digits[1] : ""
    let exponent = parts.count > 1 ? Int(parts[1]) : 0
    guard let exponent, (0...30).contains(exponent), !digits[0].isEmpty, digits.count == 1 || !fraction.isEmpty,
      (digits[0] + fraction).allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    let padded = fraction + String(repeating: "0", count: max(0, exponent - fraction.count))
    self.init(
      integerDigits: String(digits[0] + padded.prefix(exponent)),
      fractionDigits: String(exponent < fraction.count ? fraction.dropFirst(exponent) : ""), exponent: exponent)
  }

  private init(integerDigits: String, fractionDigits: String, exponent: Int) {
    integer = Self.number(integerDigits)
    visibleFractionDigits = fractionDigits.count
    fraction = Self.number(fractionDigits)
    let significant = fractionDigits.reversed().drop { $0 == "0" }.reversed()
    significantFractionDigits = significant.count
    significantFraction = Self.number(String(significant))
    self.exponent = exponent
  }

  private static func number(_ digits: String) -> Int {
    let significant = digits.drop { $0 == "0" }
    let last = Int(significant.suffix(18)) ?? 0
    return significant.count > 18 ? last + 1_000_000_000_000_000_000 : last
  }
}
