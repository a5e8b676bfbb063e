// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// String catalogues, the texts that localisation files come to, and pseudo-localisation.

import Testing

@testable import CopyfitTool

@Suite struct `String catalogues` {
  private func texts(_ strings: String, _ values: String..., language: String = "") throws -> [String] {
    let json = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(strings)}}"
    let file = try LocalisedFile(reading: Array(json.utf8), path: "A.xcstrings", language: language)
    return try file.entries.flatMap { entry in
      try entry.forms(for: values.map { FormatArgument($0) }).forms.map { form in
        [entry.language, form.form, form.text].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
  }

  private func unit(_ text: String) -> String { "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}" }

  private func plural(_ forms: (String, String)...) -> String {
    "{\"plural\":{" + forms.map { "\"\($0)\":\(unit($1))" }.joined(separator: ",") + "}}"
  }

  @Test func `The key is the source language's text where the file has no other`() throws {
    let strings = "\"Save\":{\"localizations\":{\"de\":\(unit("Sichern"))}},\"OK\":{}"
    #expect(try texts(strings) == ["en Save", "de Sichern", "en OK"])
    #expect(try texts(strings, language: "de") == ["de Sichern"])
  }

  @Test func `Plural forms are texts of their own, or the form that a value chooses`() throws {
    let forms = plural(("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"), ("other", "%lld pliku"))
    let strings = "\"files\":{\"localizations\":{\"en\":\(unit("%lld files")),\"pl\":{\"variations\":\(forms)}}}"
    #expect(
      try texts(strings, language: "pl")
        == ["pl one %lld plik", "pl few %lld pliki", "pl many %lld plików", "pl other %lld pliku"])
    // CLDR, Polish: 1 is one, 3 is few, 5 and 1500 are many.
    #expect(
      try texts(strings, "1", "3", "1500")
        == [
          "en 1 1 files", "en 3 3 files", "en 1500 1500 files", "pl 1 1 plik", "pl 3 3 pliki", "pl 1500 1500 plików",
        ])
  }

  @Test func `Devices vary, and plurals within them`() throws {
    let other = "{\"variations\":\(plural(("one", "%d tap"), ("other", "%d taps")))}"
    let devices = "{\"device\":{\"mac\":\(unit("Click")),\"other\":\(other)}}"
    let strings = "\"tap\":{\"localizations\":{\"en\":{\"variations\":\(devices)}}}"
    #expect(try texts(strings) == ["en mac Click", "en other one %d tap", "en other other %d taps"])
    #expect(try texts(strings, "2") == ["en mac Click", "en other 2 2 taps"])
  }

  @Test func `Substitutions choose their own forms`() throws {
    let birds = plural(("one", "%arg bird"), ("other", "%arg birds"))
    let substitutions = "{\"birds\":{\"argNum\":1,\"formatSpecifier\":\"lld\",\"variations\":\(birds)}}"
    let localization = "{\"stringUnit\":{\"value\":\"I see %#@birds@\"},\"substitutions\":\(substitutions)}"
    #expect(
      try texts("\"a\":{\"localizations\":{\"en\":\(localization)}}", "1", "7") == [
        "en 1 I see 1 bird", "en 7 I see 7 birds",
      ])
  }

  /// A string with so many substitutions `a`, `b` and so on, each with two forms.
  private func substituted(_ count: Int) -> String {
    let names = "abcdefgh".prefix(count)
    let substitutions = names.map { name in
      let forms = plural(("one", "%arg \(name)"), ("other", "%arg \(name)s"))
      return "\"\(name)\":{\"formatSpecifier\":\"lld\",\"variations\":\(forms)}"
    }
    let text = names.map { "%#@\($0)@" }.joined(separator: " in ")
    let localization =
      "{\"stringUnit\":{\"value\":\"\(text)\"},\"substitutions\":{\(substitutions.joined(separator: ","))}}"
    return "\"k\":{\"localizations\":{\"en\":\(localization)}}"
  }

  @Test func `Substitutions are combined in every way`() throws {
    #expect(
      try texts(substituted(2)) == [
        "en a=one b=one %lld a in %lld b", "en a=one b=other %lld a in %lld bs", "en a=other b=one %lld as in %lld b",
        "en a=other b=other %lld as in %lld bs",
      ])
    #expect(
      try texts(substituted(2), "1", "7") == [
        "en a=1 b=1 1 a in 1 b", "en a=1 b=7 1 a in 7 bs", "en a=7 b=1 7 as in 1 b", "en a=7 b=7 7 as in 7 bs",
      ])
    #expect(try texts(substituted(2), "7") == ["en 7 7 as in 7 bs"])
  }

  /// 2 to the sixth is 64, to the seventh 128.
  @Test(arguments: [[], [FormatArgument("1"), FormatArgument("7")]])
  func `More than 64 combinations are left out, and that is told`(values: [FormatArgument]) throws {
    for (count, expected) in [(6, 64), (7, 2)] {
      let json = "{\"sourceLanguage\":\"en\",\"strings\":{\(substituted(count))}}"
      let entries = try StringsCatalog(reading: Array(json.utf8)).entries
      let (forms, isWhole) = try #require(entries.first).forms(for: values)
      #expect(forms.count == expected && Set(forms.map(\.form)).count == expected)
      #expect(isWhole == (expected == 64))
    }
  }

  @Test func `Variables in variants are combined too`() throws {
    let format = PluralFormat(
      format: "%#@a@",
      variables: [
        "a": .init(valueType: "d", variants: [.one: "a %#@b@", .other: "as %#@b@"]),
        "b": .init(valueType: "d", variants: [.one: "b", .other: "bs"]),
      ])
    let forms = try LocalisedEntry(key: "k", language: "en", format: format).forms(for: []).forms
    #expect(forms.map(\.text) == ["a b", "a bs", "as b", "as bs"])
    #expect(forms.map(\.form) == ["a=one b=one", "a=one b=other", "a=other b=one", "a=other b=other"])
  }

  @Test func `Variables that hold each other, or a great many, come to an end`() throws {
    let many = String(repeating: "%#@b@", count: 3_000)
    let format = PluralFormat(
      format: "%#@a@",
      variables: [
        "a": .init(valueType: "d", variants: [.other: many]),
        "b": .init(valueType: "d", variants: [.other: many + "%#@a@"]),
      ])
    let forms = try LocalisedEntry(key: "k", language: "en", format: format).forms(for: []).forms
    #expect(forms.map(\.form) == ["a=other b=other"])
    // 3,000 and 10,000 places at most, and what the last variant adds, each of 5 characters.
    #expect(forms.allSatisfy { $0.text.utf8.count < 5 * 20_000 })
  }

  @Test(arguments: [
    ("[]", "no object 'strings'"), ("{\"strings\":", "is no JSON"),
    (
      "{\"strings\":{\"a\":{\"localizations\":{\"en\":{\"variations\":{\"plural\":{\"on\":{}}}}}}}}",
      "no plural form 'on'"
    ),
    (
      "{\"strings\":{\"a\":{\"localizations\":{\"en\":{\"variations\":{\"plural\":{}}}}}}}",
      "'a' in 'en': its plural has no forms"
    ),
  ])
  func `Faults name key and language`(json: String, complaint: String) {
    let error = #expect(throws: LocalisationError.self) { try StringsCatalog(reading: Array(json.utf8)) }
    #expect(error.map { "\($0)".contains(complaint) } == true)
  }

  @Test func `The folder names the language, the last of two keys wins`() throws {
    let file = try LocalisedFile(
      reading: Array("\"a\" = \"1\"; \"b\" = \"2\"; \"a\" = \"3\";".utf8), path: "x/pt_BR.lproj/A.strings")
    #expect(file.entries.map(\.language) == ["pt-BR", "pt-BR"])
    #expect(file.entries.map(\.format.format) == ["3", "2"])
    #expect(LocalisedFile.language(of: "Base.lproj/A.strings") == nil)
    #expect(LocalisedFile.isNamed("A.STRINGS") && !LocalisedFile.isNamed("strings.txt"))
  }
}

@Suite struct `Pseudo-localised texts` {
  /// 11 characters x 1.35 = 14.85, so 15 with the brackets: 2 vowels more.
  @Test func `Longer by a third, accented, in brackets`() {
    #expect(PseudoText().pseudo("We like tea") == "[Ŵéé ļîķéé ţéá]")
    #expect(PseudoText(growth: 2).pseudo("Save") == "[Šááṽéé]")
    #expect(PseudoText().pseudo("日本語") == "[日本語 ö]")
    #expect(PseudoText().pseudo("") == "[]")
  }

  @Test(arguments: [
    "%@", "%1$lld", "%.2f", "%#@files@", "%2$#@files@", "{name}", "{n, plural, one {# file} other {# files}}", "${x}",
    "%(name)s", "<b>", "</b>", "<br/>", "&amp;", "&#160;", "https://example.com/a?b=c", "\\n", "\\(name)", "%%",
  ])
  func `What programs read stays as it is`(placeholder: String) {
    let pseudo = PseudoText().pseudo("tea \(placeholder) tea")
    #expect(pseudo.contains(" \(placeholder) "))
    #expect(!pseudo.contains("tea"))
  }

  @Test func `Signs in prose are no placeholders`() {
    #expect(PseudoText().pseudo("100 % of a < b & c").hasPrefix("[100 % ööööƒ ááá < ƀ & ç"))
  }
}

@Suite struct `Progress is told in a line` {
  @Test func `A bar where the end is known, a count and a rate where not`() {
    #expect(
      Progress.line(done: 450, total: 1_000, seconds: 2, noun: "texts")
        == "██████████▊·············  45 %  450 of 1,000 texts, 3 s left")
    #expect(
      Progress.line(done: 450, total: 1_000, seconds: 2, noun: "texts", style: nil)
        == " 45 %  450 of 1,000 texts, 3 s left")
    #expect(
      Progress.line(done: 1_234_567, total: nil, seconds: 10, noun: "texts") == "1,234,567 texts, 123,456 a second")
  }
}
