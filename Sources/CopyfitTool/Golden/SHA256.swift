// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// SHA-256 (FIPS 180-4), for fingerprints of fonts and tables. generate-tables has its own, since it uses no other target.

/// The digest of FIPS 180-4, section 6.2.
struct SHA256 {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]

  private var hash: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  private init() {}

  /// The digest in 64 hexadecimal digits.
  static func hexDigest(of message: UnsafeRawBufferPointer) -> String {
    var digest = SHA256()
    let whole = message.count / 64 * 64
    digest.compress(UnsafeRawBufferPointer(rebasing: message[..<whole]))
    var tail = Array(message[whole...]) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    let bitCount = UInt64(message.count) * 8
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }
    tail.withUnsafeBytes { digest.compress($0) }
    return digest.hash.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The digest of a text's UTF-8.
  static func hexDigest(of text: String) -> String {
    Array(text.utf8).withUnsafeBytes { hexDigest(of: $0) }
  }

  private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
    schedule.withUnsafeMutableBufferPointer { schedule in
      hash.withUnsafeMutableBufferPointer { hash in
        Self.constants.withUnsafeBufferPointer { constants in
          for start in stride(from: 0, to: blocks.count, by: 64) {
            for word in 0..<16 {
              let bigEndian = blocks.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self)
              schedule[word] = UInt32(bigEndian: bigEndian)
            }
            Self.compress(schedule, constants, into: hash)
          }
        }
      }
    }
  }

  private static func compress(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    into hash: UnsafeMutableBufferPointer<UInt32>
  ) {
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
    (hash[0], hash[1], hash[2], hash[3]) = (hash[0] &+ a, hash[1] &+ b, hash[2] &+ c, hash[3] &+ d)
    (hash[4], hash[5], hash[6], hash[7]) = (hash[4] &+ e, hash[5] &+ f, hash[6] &+ g, hash[7] &+ h)
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
