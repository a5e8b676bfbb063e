// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `.stringsdict`: variables, nesting, the variant zero, widths and devices (facts: UIKit 8.2).

import Testing

@testable import CopyfitTool

/// A plist dictionary from keys and values that are elements.
private func dict(_ pairs: (String, String)...) -> String {
  "<dict>" + pairs.map { "<key>\($0.0)</key>\($0.1)" }.joined() + "</dict>"
}

private func string(_ text: String) -> String { "<string>\(text)</string>" }

private func plural(_ variants: (String, String)..., type: String = "d") -> String {
  "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>NSStringFormatValueTypeKey</key>" + string(type)
    + variants.map { "<key>\($0.0)</key>\(string($0.1))" }.joined() + "</dict>"
}

private func file(_ pairs: (String, String)...) throws -> StringsDictionary {
  let body = pairs.map { "<key>\($0.0)</key>\($0.1)" }.joined()
  return try StringsDictionary(reading: Array("<plist><dict>\(body)</dict></plist>".utf8))
}

private func text(
  _ dictionary: StringsDictionary, _ key: String, _ locale: String, _ arguments: FormatArgument...
) throws -> String {
  guard case .format(let format)? = dictionary[key] else { return "no format" }
  return try format.text(for: arguments, rules: PluralRules(locale: locale))
}

@Suite struct `Strings dictionaries vary with numbers` {
  /// The second seed system's headline.
  @Test func `One item, five items`() throws {
    let dictionary = try file(
      (
        "items",
        dict(
          ("NSStringLocalizedFormatKey", string("%#@items@")),
          ("items", plural(("one", "%d item"), ("other", "%d items"))))
      ))
    #expect(try text(dictionary, "items", "en", .integer(1)) == "1 item")
    #expect(try text(dictionary, "items", "en", .integer(5)) == "5 items")
    #expect(try text(dictionary, "items", "en", .integer(0)) == "0 items")
    #expect(try text(dictionary, "items", "fr", .integer(0)) == "0 item")
    #expect(try text(dictionary, "items", "ja", .integer(1)) == "1 items")
  }

  /// In English 0 takes `zero`; in Latvian CLDR's zero decides, which 0, 10 and 20 have; in Arabic 0 alone.
  @Test func `The variant zero`() throws {
    let dictionary = try file(
      (
        "k",
        dict(
          ("NSStringLocalizedFormatKey", string("%#@n@")),
          ("n", plural(("zero", "none"), ("one", "one"), ("other", "%d"))))
      ))
    #expect(try text(dictionary, "k", "en", .integer(0)) == "none")
    #expect(try text(dictionary, "k", "en", .decimal("0.0")) == "none")
    #expect(try text(dictionary, "k", "ja", .integer(0)) == "none")
    #expect(try text(dictionary, "k", "lv", .integer(0)) == "none")
    #expect(try text(dictionary, "k", "lv", .integer(10)) == "none")
    #expect(try text(dictionary, "k", "en", .integer(10)) == "10")
    #expect(try text(dictionary, "k", "ar", .integer(100)) == "100")
  }

  @Test func `Two variables, in order and by number`() throws {
    let files = plural(("one", "%d file"), ("other", "%d files"))
    let folders = plural(("one", "%d folder"), ("other", "%d folders"))
    let dictionary = try file(
      (
        "a",
        dict(
          ("NSStringLocalizedFormatKey", string("%#@files@ in %#@folders@ of %@")), ("files", files),
          ("folders", folders))
      ),
      (
        "b",
        dict(
          ("NSStringLocalizedFormatKey", string("In %2$#@folders@: %1$#@files@")), ("files", files),
          ("folders", folders))
      ))
    #expect(try text(dictionary, "a", "en", .integer(1), .integer(2), .text("Ann")) == "1 file in 2 folders of Ann")
    #expect(try text(dictionary, "b", "en", .integer(3), .integer(1)) == "In 1 folder: 3 files")
  }

  @Test func `A variant holds another variable`() throws {
    let dictionary = try file(
      (
        "time",
        dict(
          ("NSStringLocalizedFormatKey", string("%#@hours@ left for %@")),
          ("hours", plural(("one", "%d hour %#@minutes@"), ("other", "%d hours %#@minutes@"))),
          ("minutes", plural(("one", "%d minute"), ("other", "%d minutes"))))
      ))
    #expect(
      try text(dictionary, "time", "en", .integer(1), .integer(5), .text("Bo")) == "1 hour 5 minutes left for Bo")
  }

  @Test func `Positions in a variant are those of the whole`() throws {
    let dictionary = try file(
      (
        "k",
        dict(
          ("NSStringLocalizedFormatKey", string("%3$#@others@")),
          ("others", plural(("zero", "%1$@ and %2$@"), ("one", "%1$@, %2$@ and one more"), ("other", "%1$@ and %3$d"))))
      ))
    #expect(try text(dictionary, "k", "en", .text("A"), .text("B"), .integer(0)) == "A and B")
    #expect(try text(dictionary, "k", "en", .text("A"), .text("B"), .integer(1)) == "A, B and one more")
    #expect(try text(dictionary, "k", "en", .text("A"), .text("B"), .integer(9)) == "A and 9")
  }

  @Test func `Visible fraction digits decide`() throws {
    let dictionary = try file(
      (
        "k",
        dict(
          ("NSStringLocalizedFormatKey", string("%#@n@")),
          ("n", plural(("one", "%.1f star"), ("other", "%.1f stars"), type: ".1f")))
      ))
    #expect(try text(dictionary, "k", "en", .decimal("1.0")) == "1.0 stars")
    #expect(try text(dictionary, "k", "es", .decimal("1.0")) == "1.0 star")
  }

  /// The published sample: 1, 20, 50 wide; 10 takes "1", 25 takes "20", 70 takes the widest.
  @Test func `Width variants`() throws {
    let dictionary = try file(
      ("k", dict(("NSStringVariableWidthRuleType", dict(("20", string("B")), ("1", string("A")), ("50", string("C"))))))
    )
    guard case .widths(let variants)? = dictionary["k"] else {
      Issue.record("expected widths")
      return
    }
    #expect(variants.map(\.width) == [1, 20, 50])
    let answers = [0, 1, 10, 20, 25, 70].map { StringsDictionary.variant(of: variants, fitting: $0)?.text ?? "" }
    #expect(answers == ["A", "A", "A", "B", "B", "C"])
  }

  @Test func `Device variants`() throws {
    let dictionary = try file(
      ("k", dict(("NSStringDeviceSpecificRuleType", dict(("iphone", string("Tap")), ("mac", string("Click")))))))
    guard case .devices(let variants)? = dictionary["k"] else {
      Issue.record("expected devices")
      return
    }
    #expect(variants.map(\.device) == ["iphone", "mac"])
    #expect(variants.map(\.content.format) == ["Tap", "Click"])
  }

  @Test func `Faults name the key and what is missing`() throws {
    #expect(throws: LocalisationError.self) { try file(("k", dict(("n", plural(("other", "x")))))) }
    let error = #expect(throws: LocalisationError.self) {
      try file(("k", dict(("NSStringLocalizedFormatKey", string("%#@n@")), ("n", plural(("one", "x"))))))
    }
    #expect(error?.reason.contains("'n' of 'k'") == true)
    let loop = try file(
      ("k", dict(("NSStringLocalizedFormatKey", string("%#@n@")), ("n", plural(("other", "%#@n@%1$#@n@"))))))
    #expect(throws: LocalisationError.self) { try text(loop, "k", "en", .integer(2)) }
    let missing = try file(
      ("k", dict(("NSStringLocalizedFormatKey", string("%#@n@ %#@m@")), ("n", plural(("other", "%d"))))))
    #expect(throws: LocalisationError.self) { try text(missing, "k", "en", .integer(2)) }
    #expect(throws: LocalisationError.self) { try text(missing, "k", "en", .integer(2), .integer(2)) }
  }
}
