// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The reader against the grammar of RFC 8259, section by section; every case is our own.

import Testing

@testable import CopyfitTool

@Suite struct `JSON is read as RFC 8259 has it` {
  static let accepted: [(String, JSONValue)] = [
    ("null", .null), ("true", .boolean(true)), (" false\r\n\t", .boolean(false)), ("\"\"", .string("")),
    ("[]", .array([])), ("{}", .object([])), ("[ ]", .array([])), ("{ }", .object([])),
    (
      "[1,[2,[]],{\"a\":[]}]",
      .array([.number(1), .array([.number(2), .array([])]), .object([.init(key: "a", value: .array([]))])])
    ),
    (
      "{\"a\":1,\"b\":{\"a\":null}}",
      .object([.init(key: "a", value: .number(1)), .init(key: "b", value: .object([.init(key: "a", value: .null)]))])
    ),
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", .string("\"\\/\u{8}\u{C}\n\r\t")),
    ("\"\\u0041\\u00e9\\u20AC\"", .string("A\u{E9}\u{20AC}")), ("\"\\uD83D\\ude00\"", .string("\u{1F600}")),
    ("\"\\u0000\"", .string("\0")), ("\"\u{7F}\u{2028}\"", .string("\u{7F}\u{2028}")),
    ("{\"\\u0061\":1}", .object([.init(key: "a", value: .number(1))])), ("\u{FEFF}[]", .array([])),
    ("\"eight by\\\"tes and more than that, with é in it\"", .string("eight by\"tes and more than that, with é in it")),
  ]

  @Test(arguments: accepted)
  func `What the grammar allows is a value`(json: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: json) == value)
  }

  static let rejected: [(String, JSONError.Reason, Int)] = [
    ("", .endOfInput, 0), ("  ", .endOfInput, 2), ("nul", .endOfInput, 3), ("nulL", .expected("'null'"), 0),
    ("[1", .endOfInput, 2), ("[1,", .endOfInput, 3), ("[1,]", .expected("a value after ','"), 3),
    ("[,1]", .expected("a value"), 1), ("[1 2]", .expected("',' or ']'"), 3),
    ("{\"a\":1,}", .expected("a value after ','"), 7),
    ("{a:1}", .expected("a key in quotes"), 1), ("{\"a\" 1}", .expected("':'"), 5),
    ("{\"a\":}", .expected("a value"), 5),
    ("{1:2}", .expected("a key in quotes"), 1), ("[] []", .trailingText, 3), ("\"a", .endOfInput, 2),
    ("\"a\tb\"", .controlCharacter(9), 2), ("\"\\x\"", .badEscape, 1), ("\"\\u12G4\"", .badEscape, 1),
    ("\"\\u12", .endOfInput, 5), ("'a'", .expected("a value"), 0), ("NaN", .expected("a value"), 0),
    ("Infinity", .expected("a value"), 0), ("{\"a\":1,\"a\":2}", .duplicateKey("a"), 7),
    ("{\"a\":1,\"\\u0061\":2}", .duplicateKey("a"), 7), ("// no\n1", .expected("a value"), 0),
    ("[1}", .expected("',' or ']'"), 2),
  ]

  @Test(arguments: rejected)
  func `What it does not is an error with its place`(json: String, reason: JSONError.Reason, offset: Int) {
    #expect(throws: JSONError(reason: reason, offset: offset)) { try JSONValue(parsing: json) }
  }

  @Test(arguments: ["01", "-", "+1", ".5", "1.", "1.e2", "1e", "1e+", "-01", "0x10", "1_000", "--1", "- 1", "1e1.5"])
  func `Numbers that look almost right are not numbers`(json: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: json) }
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("-0.0", -0.0), ("10", 10), ("0.1", 0.1), ("-12.5e1", -125), ("1E+2", 100),
    ("1e-2", 0.01),
    ("123456789012345678901234567890", 123456789012345677877719597056), ("9007199254740993", 9007199254740992),
    ("0.30000000000000004", 0.30000000000000004), ("1e22", 1e22), ("1e23", 1e23), ("4.9e-324", .leastNonzeroMagnitude),
    ("2e-324", 0),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1e309", .infinity), ("1e-99999999999999999999", 0),
    ("0e99999999999999999999", 0), ("0.000000000000000000000000000001", 1e-30),
    ("18446744073709551616", 18446744073709551616),
    ("18446744073709551617.5", 18446744073709551616), ("9007199254740993.0", 9007199254740992), ("8.5e-3", 0.0085),
  ])
  func `Numbers are the nearest Double`(json: String, value: Double) throws {
    let read = try #require(try JSONValue(parsing: json).number)
    #expect(read.bitPattern == value.bitPattern)
  }

  @Test func `Each lone surrogate is one U+FFFD`() throws {
    for (json, text) in [
      ("\"\\uD800\"", "\u{FFFD}"), ("\"a\\uDC00b\"", "a\u{FFFD}b"), ("\"\\uD800\\uD83D\\uDE00\"", "\u{FFFD}\u{1F600}"),
      ("\"\\uD800x\"", "\u{FFFD}x"), ("\"\\uD800\\n\"", "\u{FFFD}\n"), ("\"\\uDE00\\uD83D\"", "\u{FFFD}\u{FFFD}"),
    ] {
      #expect(try JSONValue(parsing: json) == .string(text), "\(json)")
      #expect(text.utf16.count == JSONValue.utf16Units(of: json))
    }
  }

  @Test func `Nesting ends at a limit and never in a crash`() throws {
    let allowed = JSONReader.depthLimit
    _ = try JSONValue(parsing: String(repeating: "[", count: allowed) + String(repeating: "]", count: allowed))
    for opening in ["[", "{\"a\":"] {
      let json = String(repeating: opening, count: 1_000_000)
      let error = #expect(throws: JSONError.self) { try JSONValue(parsing: json) }
      #expect(error?.reason == .tooDeep(limit: allowed))
    }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xC3], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func `Ill-formed UTF-8 is named by its offset`(bytes: [UInt8]) {
    let json = Array("\"twelve bytes".utf8) + bytes + Array("\"".utf8)
    #expect(throws: JSONError(reason: .invalidUTF8, offset: 13)) { try JSONValue(parsing: json) }
  }

  @Test func `Every prefix of a text is an error, none a crash`() {
    let json = Array("{\"text\":\"h\\u00e9 \\\\ \\ud83d\\ude00 ü\",\"list\":[1,-2.5e-3,true,false,null,{}]}".utf8)
    for count in json.indices {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(json[..<count])) }
    }
  }

  @Test func `NaN and Infinity pass only where asked for`() throws {
    let bytes = Array("[NaN,Infinity,-Infinity]".utf8)
    let numbers = try bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, allowsNonFiniteNumbers: true)
      return try reader.readValue().array?.compactMap(\.number)
    }
    #expect(numbers?.map(\.isNaN) == [true, false, false])
    #expect(numbers?.dropFirst() == [.infinity, -.infinity])
  }
}

extension JSONValue {
  /// Counts the units that a string of escapes and ASCII writes: one an escape or byte.
  static func utf16Units(of json: String) -> Int {
    var units = 0
    var rest = Array(json.utf8).dropFirst().dropLast()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst(rest.first == UInt8(ascii: "u") ? 5 : 1) }
      units += 1
    }
    return units
  }
}
