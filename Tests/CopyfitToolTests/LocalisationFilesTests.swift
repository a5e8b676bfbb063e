// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `.strings`, property lists and formats, as Apple's documents describe them.

import Foundation
import Testing

@testable import CopyfitTool

@Suite struct `Strings files are read` {
  private func entries(_ text: String) throws -> [String] {
    try StringsFile(reading: Array(text.utf8)).entries.map { "\($0.line ?? 0) \($0.key) = \($0.value)" }
  }

  @Test func `Pairs, comments, bare words and missing values`() throws {
    let text = """
      /* A title;
         "not" = "this"; */
      "Hello" = "Hallo";
      // A line.
      plain.key-1=value_2 ; "only";
      'single' = 'it\\'s';
      """
    #expect(
      try entries(text) == ["3 Hello = Hallo", "5 plain.key-1 = value_2", "5 only = only", "6 single = it's"])
    #expect(try entries("{ a = b; }") == ["1 a = b"])
    #expect(try entries("") == [])
  }

  @Test func `Escapes`() throws {
    let text = #""k" = "a\n\t\r\"\\\U00e9\ud83d\ude00\101\q";"#
    #expect(try StringsFile(reading: Array(text.utf8))["k"] == "a\n\t\r\"\\é😀Aq")
  }

  @Test func `Encodings`() throws {
    let text = "\"ключ\" = \"значение\";\n"
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8] {
      let bytes = try #require(text.data(using: encoding))
      #expect(try StringsFile(reading: Array(bytes))["ключ"] == "значение", "\(encoding)")
    }
    #expect(try StringsFile(reading: [0xEF, 0xBB, 0xBF] + Array("a=b;".utf8))["a"] == "b")
  }

  @Test func `Duplicates are told, and the last wins`() throws {
    let file = try StringsFile(reading: Array("a=b; c=d; a=e; a=f;".utf8))
    #expect(file["a"] == "f")
    #expect(file.duplicateKeys == ["a"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1), ("a = b;\n\"c = d;", 2), ("a = ;", 1), ("/* open", 1), ("\n\n= b;", 3), ("{ a = b;", 1),
    (#""a" = "\U";"#, 1), (#""a" = "\377";"#, 1), ("a b;", 1),
    ("a = b;\n\"c\" = \"d\"\n", 2), ("a = b\n\nc = d;", 1), ("a\n\n", 1), ("a = b;\nc =\n\n", 4),
  ])
  func `Faults name their line`(text: String, line: Int) {
    let error = #expect(throws: LocalisationError.self) { try StringsFile(reading: Array(text.utf8)) }
    #expect(error?.line == line)
  }

  @Test func `Bytes that are no text name their line`() {
    let error = #expect(throws: LocalisationError.self) {
      try StringsFile(reading: Array("a = b;\nc = \"".utf8) + [0xFF, 0x22, 0x3B])
    }
    #expect(error?.line == 2)
  }

  /// Foundation's own writer makes the file.
  @Test func `Compiled files are read`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b", "ключ": "значение", "long": String(repeating: "x", count: 300)], format: .binary,
      options: 0)
    let file = try StringsFile(reading: Array(data))
    #expect(file["a"] == "b" && file["ключ"] == "значение" && file["long"]?.count == 300)
    let xml = try PropertyListSerialization.data(fromPropertyList: ["a": "<&>"], format: .xml, options: 0)
    #expect(try StringsFile(reading: Array(xml))["a"] == "<&>")
  }
}

@Suite struct `Property lists are read` {
  @Test func `Every kind of value, as Foundation writes it`() throws {
    let value: [String: Any] = [
      "array": [1, -7, 70000, 5_000_000_000], "real": 2.5, "yes": true, "no": false, "text": "ä & <b>", "empty": "",
      "nested": ["a": ["b": "c"]], "date": Date(timeIntervalSince1970: 0), "data": Data([1, 2]),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
      let list = try PropertyList(reading: Array(data))
      #expect(list["array"] == .array([.integer(1), .integer(-7), .integer(70000), .integer(5_000_000_000)]))
      #expect(list["real"] == .real(2.5))
      #expect(list["yes"] == .boolean(true) && list["no"] == .boolean(false))
      #expect(list["text"]?.text == "ä & <b>" && list["empty"]?.text == "")
      #expect(list["nested"]?["a"]?["b"]?.text == "c")
      #expect(list["date"] == .other && list["data"] == .other)
    }
  }

  @Test func `Comments, entities and CDATA`() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "x" "y"><plist version="1.0"><!-- <dict> --><dict>
      <key>a&#x41;&#66;</key><string>1<!-- no -->2<![CDATA[<&>]]>&quot;</string><key>e</key><array/></dict></plist>
      """
    let list = try PropertyList(reading: Array(text.utf8))
    #expect(list["aAB"]?.text == "12<&>\"")
    #expect(list["e"] == .array([]))
  }

  @Test(arguments: [
    "", "<plist>", "<plist><dict></plist>", "<dict><key>a</key></dict>", "<dict><string>a</string></dict>",
    "<dict><key>a</key><string>&nope;</string></dict>", "<dict><key>a</key><x/></dict>", "<string>a", "<!-- a",
    "<dict><key>a</key><true/><key>a</key><true/></dict>", "<integer>x</integer>", "text", "bplist00", "<", "<a", "</",
    String(repeating: "<array>", count: 10_000),
  ])
  func `Faults are errors`(text: String) {
    #expect(throws: LocalisationError.self) { try PropertyList(reading: Array(text.utf8)) }
  }

  /// Each byte of a compiled list set to 0, 255 and itself + 1: an answer or an error, never a crash.
  @Test func `Damaged compiled lists never crash`() throws {
    let value: [String: Any] = ["a": ["b", "ü", 3, 2.5], "c": String(repeating: "x", count: 20)]
    let bytes = Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    for index in bytes.indices {
      for byte in [0, 255, bytes[index] &+ 1] {
        var damaged = bytes
        damaged[index] = byte
        _ = try? PropertyList(reading: damaged)
        _ = try? PropertyList(reading: Array(damaged[..<index]))
      }
    }
  }
}

@Suite struct `Formats are read and filled` {
  private func parts(_ format: String) -> [String] {
    FormatString(format).parts.map { part in
      switch part {
      case .text(let text): "'\(text)'"
      case .specifier(let specifier): "\(specifier.position ?? 0):\(specifier.length)\(specifier.conversion)"
      case .variable(let name, let position): "\(position ?? 0):#\(name)"
      }
    }
  }

  @Test func `Parts of a format`() {
    #expect(parts("%@ has %2$lld of %.2f %%") == ["0:@", "' has '", "2:lld", "' of '", "0:f", "' %'"])
    #expect(parts("%#@files@ in %2$#@folders@") == ["0:#files", "' in '", "2:#folders"])
    #expect(parts("100% of %y") == ["'100'", "0: o"].map { $0 == "0: o" ? "0:o" : $0 } + ["'f %y'"])
    #expect(parts("%") == ["'%'"])
    #expect(parts("50%") == ["'50%'"])
    #expect(parts("") == [])
  }

  @Test(arguments: [
    ("%d", FormatArgument.integer(-5), "-5"), ("%5d|", .integer(42), "   42|"), ("%-5d|", .integer(42), "42   |"),
    ("%05d", .integer(-42), "-0042"), ("%+d", .integer(3), "+3"), ("%x", .integer(255), "ff"),
    ("%X", .integer(255), "FF"),
    ("%.2f", .decimal("1.005"), "1.01"), ("%.0f", .decimal("2.5"), "3"), ("%.1f", .decimal("9.96"), "10.0"),
    ("%f", .integer(2), "2.000000"), ("%.2f", .decimal("-0.5"), "-0.50"), ("%@", .text("ä"), "ä"),
    ("%lu", .integer(7), "7"),
  ])
  func `Arguments as printf shows them`(format: String, argument: FormatArgument, text: String) throws {
    #expect(try PluralFormat(format: format).text(for: [argument], rules: PluralRules(locale: "en")) == text)
  }
}
