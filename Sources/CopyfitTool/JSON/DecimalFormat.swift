// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Numbers as decimals. Shortest form: the fewest digits that read back to the same Double, laid out without an exponent
// from 1e-6 up to 1e21, as ECMAScript prints numbers, so that other tools' files compare byte for byte.

/// Prints numbers, the same way in every locale and on every machine.
enum DecimalFormat {
  /// Appends a whole number.
  static func append(_ value: Int, to buffer: inout ByteBuffer) {
    buffer.makeRoom(for: 20)
    if value < 0 { buffer.put(UInt8(ascii: "-")) }
    putDigits(value.magnitude, &buffer)
  }

  /// Appends the shortest decimal of a finite number.
  static func append(_ value: Double, to buffer: inout ByteBuffer) {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53, whole != 0 || value.sign == .plus {
      return append(whole, to: &buffer)
    }
    if appendThousandths(value, to: &buffer) { return }
    var text = value.description
    text.withUTF8 { text in
      // The standard library finds the shortest digits; only where it writes an exponent is the layout not ours.
      if text.contains(UInt8(ascii: "e")) {
        ScientificLayout(text).append(to: &buffer)
      } else {
        buffer.append(trimmed(text))
      }
    }
  }

  /// The shortest decimal of a finite number.
  static func shortest(_ value: Double) -> String {
    var buffer = ByteBuffer(capacity: 32)
    append(value, to: &buffer)
    return String(decoding: buffer.copy(), as: UTF8.self)
  }

  /// A number rounded to at most `places` decimals, for people; trailing zeros are dropped.
  ///
  /// `.up` is never less than the number and `.down` never more, as the decimal is read.
  static func rounded(
    _ value: Double, places: Int = 2, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> String {
    guard value.isFinite else { return "\(value)" }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    var scaled = (value * factor).rounded(rule)
    guard scaled.magnitude < 1e15 else { return shortest(value) }
    // The product may have been rounded to a whole number, or off one that the number is the decimal of.
    switch rule {
    case .up:
      if (scaled - 1) / factor >= value { scaled -= 1 } else if scaled / factor < value { scaled += 1 }
    case .down:
      if (scaled + 1) / factor <= value { scaled += 1 } else if scaled / factor > value { scaled -= 1 }
    default: break
    }
    return shortest(scaled == 0 ? 0 : scaled / factor)
  }

  /// A number rounded to exactly so many decimals, for columns.
  static func fixed(_ value: Double, places: Int) -> String {
    let text = rounded(value, places: places)
    guard places > 0, !text.contains("e") else { return text }
    let decimals = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    return text + (decimals == 0 ? "." : "") + String(repeating: "0", count: places - min(places, decimals))
  }
}

extension DecimalFormat {
  /// Needs room for 19 digits.
  private static func putDigits(_ value: UInt, _ buffer: inout ByteBuffer) {
    if value >= 10 { putDigits(value / 10, &buffer) }
    buffer.put(UInt8(ascii: "0") + UInt8(value % 10))
  }

  /// The common case of up to three decimals, without going through a String: if `n / 10^d` is the value for the nearest n,
  /// those are its shortest decimals (n below 2^50 leaves no second candidate with as few).
  private static func appendThousandths(_ value: Double, to buffer: inout ByteBuffer) -> Bool {
    let magnitude = value.magnitude
    guard magnitude < 1e11, magnitude >= 0.001 else { return false }
    // All of fewer decimals are also thousandths.
    let thousandths = Int(magnitude * 1000 + 0.5)
    guard Double(thousandths) / 1000 == magnitude else { return false }
    buffer.makeRoom(for: 20)
    if value < 0 { buffer.put(UInt8(ascii: "-")) }
    putDigits(UInt(thousandths / 1000), &buffer)
    buffer.put(UInt8(ascii: "."))
    var (fraction, place) = (thousandths % 1000, 100)
    while fraction > 0 {
      buffer.put(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
    return true
  }

  /// Without the ".0" of a whole number.
  private static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let isWhole =
      text.count > 2 && text[text.count - 1] == UInt8(ascii: "0") && text[text.count - 2] == UInt8(ascii: ".")
    return isWhole ? UnsafeBufferPointer(rebasing: text.dropLast(2)) : text
  }
}

/// A number that the standard library writes with an exponent, such as `-1.25e-05`.
private struct ScientificLayout {
  private let isNegative: Bool
  private let digits: [UInt8]
  /// Where the point stands among the digits: 1.25e-05 is ("125", -4).
  private let point: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    let mark = text.firstIndex(of: UInt8(ascii: "e")) ?? text.endIndex
    let exponent = Int(String(decoding: text[mark...].dropFirst(), as: UTF8.self)) ?? 0
    isNegative = text.first == UInt8(ascii: "-")
    var digits = text[..<mark].filter { $0 >= UInt8(ascii: "0") }
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    self.digits = digits
    point = exponent + 1  // One digit stands before the point.
  }

  func append(to buffer: inout ByteBuffer) {
    buffer.makeRoom(for: digits.count + 32)
    if isNegative { buffer.put(UInt8(ascii: "-")) }
    switch point {
    case 22..., ...(-6):
      put(digits[..<1], &buffer)
      if digits.count > 1 { buffer.put(UInt8(ascii: ".")) }
      put(digits[1...], &buffer)
      buffer.put(UInt8(ascii: "e"))
      DecimalFormat.append(point - 1, to: &buffer)
    case ...0:
      buffer.put("0.")
      for _ in point..<0 { buffer.put(UInt8(ascii: "0")) }
      put(digits[...], &buffer)
    default:
      // Beyond 2^53, so there are no decimals.
      put(digits[...], &buffer)
      for _ in digits.count..<max(digits.count, point) { buffer.put(UInt8(ascii: "0")) }
    }
  }

  private func put(_ digits: ArraySlice<UInt8>, _ buffer: inout ByteBuffer) {
    for digit in digits { buffer.put(digit) }
  }
}
