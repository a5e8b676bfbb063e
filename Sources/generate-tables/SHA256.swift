// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// SHA-256 (FIPS 180-4), so that a table can name its input; Foundation has none on Linux.

/// The digest of FIPS 180-4, section 6.2.
enum SHA256 {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { fraction(of: $0, root: 3) }

  static func hexDigest(of message: [UInt8]) -> String {
    var hash: [UInt32] = primes(8).map { fraction(of: $0, root: 2) }
    let padded = pad(message)
    for start in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[start..<start + 64], into: &hash)
    }
    return hash.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func pad(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bitCount = UInt64(message.count) * 8
    return padded + (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
    var schedule = (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + word * 4 + $1]) }
    }
    for t in 16..<64 {
      let (a, b) = (schedule[t - 15], schedule[t - 2])
      let sigma0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
      let sigma1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
      schedule.append(schedule[t - 16] &+ sigma0 &+ schedule[t - 7] &+ sigma1)
    }
    var v = hash
    for t in 0..<64 {
      let sum1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first = v[7] &+ sum1 &+ choice &+ constants[t] &+ schedule[t]
      let sum0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ sum0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for i in 0..<8 { hash[i] &+= v[i] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func primes(_ count: Int) -> [Int] {
    var found: [Int] = []
    var candidate = 2
    while found.count < count {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  /// The first 32 bits of the root's fraction, by bisection on integers: exact on every machine.
  private static func fraction(of prime: Int, root: Int) -> UInt32 {
    var (low, high): (UInt64, UInt64) = (0, 1 << 37)  // The root, scaled by 2^32; the largest is 17.6.
    let target = UInt64(prime)
    while high - low > 1 {
      let middle = (low + high) / 2
      if power(middle, root, isAtMost: target) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// Whether (value / 2^32)^exponent <= target.
  private static func power(_ value: UInt64, _ exponent: Int, isAtMost target: UInt64) -> Bool {
    let limit = UInt128(target) << UInt128(32 * exponent)
    return (0..<exponent).reduce(UInt128(1)) { product, _ in product * UInt128(value) } <= limit
  }
}
