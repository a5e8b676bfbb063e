// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// SHA-256 (FIPS 180-4), so that a table can name its input; Foundation has none on Linux.

/// The digest of FIPS 180-4, section 6.2.
enum SHA256 {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { fraction(of: $0, root: 3) }

  static func hexDigest(of message: [UInt8]) -> String {
    var hash: [UInt32] = primes(8).map { fraction(of: $0, root: 2) }
    var schedule = [UInt32](repeating: 0, count: 64)
    let constants = constants
    pad(message).withUnsafeBytes { padded in
      for start in stride(from: 0, to: padded.count, by: 64) {
        for word in 0..<16 {
          let bigEndian = padded.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self)
          schedule[word] = UInt32(bigEndian: bigEndian)
        }
        compress(&schedule, constants, into: &hash)
      }
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

  private static func compress(_ schedule: inout [UInt32], _ constants: [UInt32], into hash: inout [UInt32]) {
    var t = 16
    while t < 64 {
      let (x, y) = (schedule[t - 15], schedule[t - 2])
      let sigma0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
      let sigma1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
      schedule[t] = schedule[t - 16] &+ sigma0 &+ schedule[t - 7] &+ sigma1
      t += 1
    }
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    t = 0
    while t < 64 {
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ constants[t] &+ schedule[t]
      let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let second = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
      t += 1
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= value }
  }

  @inline(__always) private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
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
