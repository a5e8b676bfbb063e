// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The writer: shortest decimals, minimal escapes, and what it writes reads back.

import Testing

@testable import CopyfitTool

@Suite struct `JSON is written one way` {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1.0, "1"), (-17.0, "-17"), (0.5, "0.5"), (0.1 + 0.2, "0.30000000000000004"),
    (100.0, "100"),
    (123.4375, "123.4375"), (-0.001, "-0.001"), (0.0001, "0.0001"), (1e-6, "0.000001"), (1e-7, "1e-7"),
    (1.5e-9, "1.5e-9"),
    (1e15, "1000000000000000"), (1e16, "10000000000000000"), (123456789012345680.0, "123456789012345680"),
    (1e20, "100000000000000000000"), (1e21, "1e21"), (1.25e22, "1.25e22"), (.leastNonzeroMagnitude, "5e-324"),
    (20.287, "20.287"),
    (218.287, "218.287"), (1.0 / 3, "0.3333333333333333"), (9007199254740993.0, "9007199254740992"), (0.02, "0.02"),
    (.greatestFiniteMagnitude, "1.7976931348623157e308"), (99999999999.125, "99999999999.125"), (2.5e-5, "0.000025"),
  ])
  func `Numbers are the shortest decimals, plain where a person would write them so`(value: Double, text: String) {
    #expect(DecimalFormat.shortest(value) == text)
  }

  @Test func `What is written reads back to the same Double, and nothing shorter does`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let exact = Double(bitPattern: random.next())
      let plausible = Double(Int.random(in: -4_000_000...4_000_000, using: &random)) * 17 / 2048
      let short = Double(Int.random(in: -999_999...999_999, using: &random)) / 1000
      for value in [exact, plausible, short] where value.isFinite {
        let text = DecimalFormat.shortest(value)
        #expect(try JSONValue(parsing: text).number?.bitPattern == value.bitPattern, "\(text)")
        #expect(significantDigits(text) == significantDigits(value.description), "\(text)")
      }
    }
  }

  @Test func `Numbers without a decimal are null`() {
    var writer = JSONWriter()
    writer.beginArray()
    for value in [Double.nan, .infinity, -.infinity] { writer.number(value) }
    writer.endArray()
    #expect(writer.text == "[null,null,null]")
  }

  @Test func `Strings carry the escapes that JSON demands and no others`() throws {
    var writer = JSONWriter()
    writer.string("\"\\/\u{0}\u{1F}\u{8}\t\n\u{C}\r\u{7F}é\u{2028}😀")
    #expect(writer.text == "\"\\\"\\\\/\\u0000\\u001f\\b\\t\\n\\f\\r\u{7F}é\u{2028}😀\"")
  }

  /// Eight bytes are looked at at once, so the special ones stand at every place of nine letters.
  @Test func `An escape is found wherever it stands`() throws {
    for special in ["\"", "\\", "\u{1}", "\u{1F}"] {
      for place in 0...17 {
        let letters = String(repeating: "é", count: place / 2) + String(repeating: "a", count: place % 2)
        for text in [letters + special + "b", letters + special + special + String(repeating: "c", count: 20)] {
          var writer = JSONWriter()
          writer.string(text)
          #expect(try JSONValue(parsing: writer.text).string == text)
        }
      }
    }
  }

  @Test func `A number that comes again is written as before`() {
    var random = SeededRandom(seed: 11)
    // Far more numbers than are kept, each twice.
    let values = (0..<2_000).map { _ in Double(Int.random(in: -900_000...900_000, using: &random)) / 2048 }
    var writer = JSONWriter()
    for value in values + values.reversed() {
      writer.removeAll()
      writer.number(value)
      writer.number(value)
      #expect(writer.text == DecimalFormat.shortest(value) + "," + DecimalFormat.shortest(value))
    }
  }

  @Test func `Commas stand between and nowhere else`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.beginArray()
    writer.endArray()
    writer.integer(-120)
    writer.string("[")
    writer.string(":")
    writer.null()
    writer.endArray()
    writer.key("b,\"" as String)
    writer.beginObject()
    writer.endObject()
    writer.key("c")
    writer.boolean(true)
    writer.endObject()
    writer.endLine()
    writer.integer(.min)
    #expect(writer.text == "{\"a\":[[],-120,\"[\",\":\",null],\"b,\\\"\":{},\"c\":true}\n-9223372036854775808")
  }

  @Test func `A tree survives the round trip`() throws {
    let json = "{\"text\":\"é\\n😀\",\"list\":[0,-1.5,true,null,{\"x\":[]}],\"\":\"\"}"
    var writer = JSONWriter()
    writer.value(try JSONValue(parsing: json))
    #expect(writer.text == json)
  }

  @Test(arguments: [(1.005, 2, "1"), (0.005, 2, "0.01"), (-0.001, 2, "0"), (12.3456, 3, "12.346"), (320.0, 2, "320")])
  func `Numbers for people are rounded`(value: Double, places: Int, text: String) {
    #expect(DecimalFormat.rounded(value, places: places) == text)
  }
}

extension JSONWriter {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The digits that matter, whatever the layout: "0.050" and "5e-2" are both "5".
private func significantDigits(_ text: String) -> String {
  let mantissa = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
  return String(String(mantissa.reversed().drop { $0 == "0" }).reversed())
}

/// A generator with a seed (SplitMix64), so that a failure can be repeated.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
