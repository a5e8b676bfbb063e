// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Numbers of RFC 8259 section 6. The common short ones are exact by one multiplication or division (mantissa below 2^53,
// power of ten up to 22: both are Doubles, so IEEE rounds once); the rest go to the standard library's correctly rounded parser.

extension JSONReader {
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Consumes a number; infinite where it is beyond Double, not a number only where `allowsNonFiniteNumbers` let it pass.
  mutating func readNumber() throws(JSONError) -> Double {
    _ = peek()
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    if allowsNonFiniteNumbers, let word = try readNonFinite() { return isNegative ? -word : word }
    var mantissa: UInt64 = 0
    let integerDigits = readDigits(&mantissa)
    guard integerDigits > 0 else { throw failure(.badNumber) }
    guard integerDigits == 1 || bytes[position - integerDigits] != UInt8(ascii: "0") else {
      throw failure(.badNumber, at: position - integerDigits)
    }
    var fractionDigits = 0
    if take(UInt8(ascii: ".")) {
      fractionDigits = readDigits(&mantissa)
      guard fractionDigits > 0 else { throw failure(.badNumber) }
    }
    let exponent = try readExponent() - fractionDigits
    guard integerDigits + fractionDigits <= 19, mantissa < 1 << 53, abs(exponent) <= 22 else {
      return slowNumber(start..<position)
    }
    let magnitude =
      exponent < 0 ? Double(mantissa) / Self.exactPowers[-exponent] : Double(mantissa) * Self.exactPowers[exponent]
    return isNegative ? -magnitude : magnitude
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Appends digits to `mantissa`, which wraps beyond 19 of them (the caller then does not use it).
  private mutating func readDigits(_ mantissa: inout UInt64) -> Int {
    let start = position
    while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      position += 1
    }
    return position - start
  }

  /// Clamped to what is beyond Double on either side, so that no exponent overflows.
  private mutating func readExponent() throws(JSONError) -> Int {
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return 0 }
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    var digits: UInt64 = 0
    let count = readDigits(&digits)
    guard count > 0 else { throw failure(.badNumber) }
    let exponent = count > 9 ? 1_000_000 : Int(digits)
    return isNegative ? -exponent : exponent
  }

  private func slowNumber(_ range: Range<Int>) -> Double {
    Double(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)) ?? .nan
  }

  private mutating func readNonFinite() throws(JSONError) -> Double? {
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "N"):
      try readWord("NaN")
      return .nan
    case UInt8(ascii: "I"):
      try readWord("Infinity")
      return .infinity
    default: return nil
    }
  }
}
