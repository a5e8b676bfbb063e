// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Arguments put into formats. Numbers are digits all the way, so that plural rules see what is shown.

/// An argument of a format.
enum FormatArgument: Hashable, Sendable {
  case integer(Int)
  /// Digits with a fraction, such as `1.50`; its visible digits decide its plural.
  case decimal(String)
  case text(String)

  /// What plural rules see; nil for text that is no number.
  var operands: PluralOperands? {
    switch self {
    case .integer(let number): PluralOperands(number)
    case .decimal(let digits), .text(let digits): PluralOperands(digits)
    }
  }

  /// Whether the number is 0, which the variant `zero` is for.
  var isZero: Bool {
    guard let operands else { return false }
    return operands.integer == 0 && operands.significantFraction == 0
  }

  /// The argument as a specifier shows it; a wrong kind of argument shows as it is.
  func formatted(by specifier: FormatString.Specifier) -> String {
    var text = unpadded(specifier)
    let isNegative = text.hasPrefix("-")
    if !isNegative, "dDifFeEgG".contains(specifier.conversion) {
      if specifier.flags.contains("+") { text = "+" + text } else if specifier.flags.contains(" ") { text = " " + text }
    }
    let missing = specifier.width - text.count
    guard missing > 0 else { return text }
    if specifier.flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard specifier.flags.contains("0"), specifier.conversion != "@" else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.prefix { "+- ".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  private func unpadded(_ specifier: FormatString.Specifier) -> String {
    switch (specifier.conversion, self) {
    case ("x", .integer(let number)): String(UInt64(bitPattern: Int64(number)), radix: 16)
    case ("X", .integer(let number)): String(UInt64(bitPattern: Int64(number)), radix: 16, uppercase: true)
    case ("o", .integer(let number)): String(UInt64(bitPattern: Int64(number)), radix: 8)
    case ("f", .integer(let number)), ("F", .integer(let number)):
      DecimalDigits.rounded(String(number), toFractionDigits: specifier.precision ?? 6)
    case ("f", .decimal(let digits)), ("F", .decimal(let digits)):
      DecimalDigits.rounded(digits, toFractionDigits: specifier.precision ?? 6)
    case ("s", .text(let text)), ("S", .text(let text)): String(text.prefix(specifier.precision ?? text.count))
    case (_, .integer(let number)): String(number)
    case (_, .decimal(let text)), (_, .text(let text)): text
    }
  }
}

/// Decimal digits rounded as text: no floating point comes between a number and what is shown.
enum DecimalDigits {
  /// Rounds half away from zero; text that is no number is returned as it is.
  static func rounded(_ number: String, toFractionDigits count: Int) -> String {
    let isNegative = number.hasPrefix("-")
    let parts = number.drop { $0 == "-" || $0 == "+" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.joined().allSatisfy({ $0.isASCII && $0.isNumber }) else { return number }
    let fraction = parts.count == 2 ? Array(parts[1].utf8) : []
    var digits = Array(parts[0].utf8) + fraction.prefix(count)
    digits += [UInt8](repeating: UInt8(ascii: "0"), count: max(0, count - fraction.count))
    if fraction.count > count, fraction[count] >= UInt8(ascii: "5") { increment(&digits) }
    let text = String(decoding: digits, as: UTF8.self)
    let sign = isNegative ? "-" : ""
    return count == 0 ? sign + text : sign + text.dropLast(count) + "." + text.suffix(count)
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      guard digits[index] == UInt8(ascii: "9") else {
        digits[index] += 1
        return
      }
      digits[index] = UInt8(ascii: "0")
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
  }
}
