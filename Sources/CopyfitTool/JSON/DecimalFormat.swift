// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Numbers as decimals. Shortest form: the fewest digits that read back to the same Double, laid out without an exponent
// from 1e-6 up to 1e21, as ECMAScript prints numbers, so that other tools' files compare byte for byte.

/// Prints numbers, the same way in every locale and on every machine.
enum DecimalFormat {
  /// Appends a whole number.
  static func append(_ value: Int, to bytes: inout [UInt8]) {
    guard value != 0 else { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var magnitude = value.magnitude
    let start = bytes.count
    while magnitude > 0 {
      let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(digit))
      magnitude = quotient
    }
    bytes[start...].reverse()
  }

  /// Appends the shortest decimal of a finite number.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53, whole != 0 || value.sign == .plus {
      return append(whole, to: &bytes)
    }
    if appendThousandths(value, to: &bytes) { return }
    appendGeneral(value, to: &bytes)
  }

  /// The shortest decimal of a finite number.
  static func shortest(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number rounded to at most `places` decimals, for people; trailing zeros are dropped.
  static func rounded(_ value: Double, places: Int = 2) -> String {
    guard value.isFinite else { return "\(value)" }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let scaled = (value * factor).rounded()
    guard scaled.magnitude < 1e15 else { return shortest(value) }
    return shortest(scaled == 0 ? 0 : scaled / factor)
  }
}

extension DecimalFormat {
  /// The common case of up to three decimals, without going through a String: if `n / 10^d` is the value for the nearest n,
  /// those are its shortest decimals (n below 2^50 leaves no second candidate with as few).
  private static func appendThousandths(_ value: Double, to bytes: inout [UInt8]) -> Bool {
    guard value.magnitude < 1e11, value.magnitude >= 0.001 else { return false }
    var factor = 10.0
    for places in 1...3 {
      let scaled = (value.magnitude * factor).rounded()
      if scaled / factor == value.magnitude {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = Int(scaled).quotientAndRemainder(dividingBy: Int(factor))
        append(whole, to: &bytes)
        bytes.append(UInt8(ascii: "."))
        appendPadded(fraction, places: places, to: &bytes)
        return true
      }
      factor *= 10
    }
    return false
  }

  private static func appendPadded(_ value: Int, places: Int, to bytes: inout [UInt8]) {
    var divisor = 1
    for _ in 1..<places { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }

  /// Lays out the digits that the standard library finds (they are the shortest).
  private static func appendGeneral(_ value: Double, to bytes: inout [UInt8]) {
    if value.sign == .minus { bytes.append(UInt8(ascii: "-")) }
    let (digits, point) = digits(of: value.magnitude)
    switch point {
    case 22..., ...(-6): appendScientific(digits, point, to: &bytes)
    case ...0:
      bytes.append(contentsOf: "0.".utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -point))
      bytes.append(contentsOf: digits)
    case digits.count...:
      bytes.append(contentsOf: digits)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: point - digits.count))
    default:
      bytes.append(contentsOf: digits[..<point])
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits[point...])
    }
  }

  private static func appendScientific(_ digits: [UInt8], _ point: Int, to bytes: inout [UInt8]) {
    bytes.append(digits[0])
    if digits.count > 1 { bytes.append(UInt8(ascii: ".")) }
    bytes.append(contentsOf: digits.dropFirst())
    bytes.append(UInt8(ascii: "e"))
    append(point - 1, to: &bytes)
  }

  /// The significant digits of a magnitude and where the point stands among them: 12.5 is ("125", 2), 0.05 is ("5", -1).
  private static func digits(of magnitude: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    let parts = magnitude.description.split(separator: "e")
    if parts.count > 1 { exponent = Int(parts[1]) ?? 0 }
    for byte in parts[0].utf8 {
      if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte) }
    }
    var place = (point ?? digits.count) + exponent
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    while digits.count > 1, digits.first == UInt8(ascii: "0") {
      digits.removeFirst()
      place -= 1
    }
    return (digits, digits == [UInt8(ascii: "0")] ? 1 : place)
  }
}
