// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// String catalogues (.xcstrings): JSON with every language in one file; a localisation is a string, or varies with the
// device and with numbers. Xcode compiles them to .strings and .stringsdict, whose formats stand here for the same things.

/// One language's text for one key.
struct LocalisedEntry: Hashable, Sendable {
  let key: String
  /// As the file or its folder names it; empty where it does not.
  let language: String
  /// The device or the width that the text is for; empty where it is for all.
  var variant = ""
  let format: PluralFormat
}

/// Reads a catalogue.
struct StringsCatalog: Hashable, Sendable {
  /// In the file's order of keys; the languages of a key sorted.
  let entries: [LocalisedEntry]

  /// - Throws: `LocalisationError` that names the key and what is wrong.
  init(reading bytes: [UInt8]) throws(LocalisationError) {
    let file: JSONValue
    do throws(JSONError) { file = try JSONValue(parsing: bytes) } catch {
      throw LocalisationError(line: nil, reason: "the catalogue is no JSON: \(error)")
    }
    guard case .object(let keys)? = file["strings"] else {
      throw LocalisationError(line: nil, reason: "the catalogue has no object 'strings': is it an .xcstrings file?")
    }
    let source = file["sourceLanguage"]?.string ?? "en"
    var entries: [LocalisedEntry] = []
    for key in keys {
      var languages: [JSONMember] = []
      if case .object(let members)? = key.value["localizations"] { languages = members.sorted { $0.key < $1.key } }
      if !languages.contains(where: { $0.key == source }), !key.key.isEmpty {
        // The key is the text of the source language where the file has no other.
        entries.append(LocalisedEntry(key: key.key, language: source, format: PluralFormat(format: key.key)))
      }
      for language in languages {
        entries += try CatalogReader(key: key.key, language: language.key).read(language.value)
      }
    }
    self.entries = entries
  }
}

/// Reads one localisation of one key.
private struct CatalogReader {
  /// The variable that stands for a string that varies as a whole.
  private static let whole = "variation"
  let key: String
  let language: String

  func read(_ value: JSONValue) throws(LocalisationError) -> [LocalisedEntry] {
    let substitutions = try substitutions(value["substitutions"])
    return try entries(value, variant: "", substitutions)
  }

  private func entries(
    _ value: JSONValue, variant: String, _ variables: [String: PluralFormat.Variable]
  ) throws(LocalisationError) -> [LocalisedEntry] {
    if let text = value["stringUnit"]?["value"]?.string {
      return [entry(PluralFormat(format: text, variables: variables), variant)]
    }
    guard case .object(let kinds)? = value["variations"] else { return [] }
    var found: [LocalisedEntry] = []
    for kind in kinds {
      guard case .object(let members) = kind.value else { throw failure("'\(kind.key)' is no object") }
      if kind.key == "plural" {
        var all = variables
        all[Self.whole] = try variable(members, valueType: "lld")
        found.append(entry(PluralFormat(format: "%#@\(Self.whole)@", variables: all), variant))
      } else {
        for member in members {
          let name = kind.key == "device" ? member.key : "\(kind.key) \(member.key)"
          found += try entries(member.value, variant: variant.isEmpty ? name : "\(variant) \(name)", variables)
        }
      }
    }
    return found
  }

  private func entry(_ format: PluralFormat, _ variant: String) -> LocalisedEntry {
    LocalisedEntry(key: key, language: language, variant: variant, format: format)
  }

  private func substitutions(_ value: JSONValue?) throws(LocalisationError) -> [String: PluralFormat.Variable] {
    guard case .object(let members)? = value else { return [:] }
    var variables: [String: PluralFormat.Variable] = [:]
    for member in members {
      guard case .object(let forms)? = member.value["variations"]?["plural"] else {
        throw failure("the substitution '\(member.key)' has no plural variations")
      }
      let type = member.value["formatSpecifier"]?.string ?? "lld"
      variables[member.key] = try variable(forms, valueType: type)
    }
    return variables
  }

  /// `%arg` is the argument that chose the form.
  private func variable(
    _ forms: [JSONMember], valueType: String
  ) throws(LocalisationError) -> PluralFormat.Variable {
    var variants: [PluralCategory: String] = [:]
    for form in forms {
      guard let category = PluralCategory(rawValue: form.key) else {
        let known = UsageError.list(PluralCategory.allCases.map(\.rawValue))
        throw failure("no plural form '\(form.key)': expected \(known)")
      }
      guard let text = form.value["stringUnit"]?["value"]?.string else { continue }
      variants[category] = Self.replaceArgument(in: text, by: "%\(valueType)")
    }
    guard let last = forms.last.flatMap({ PluralCategory(rawValue: $0.key) }).flatMap({ variants[$0] }) else {
      throw failure("its plural has no forms: add 'other'")
    }
    if variants[.other] == nil { variants[.other] = last }
    return PluralFormat.Variable(valueType: valueType, variants: variants)
  }

  private static func replaceArgument(in text: String, by specifier: String) -> String {
    let name = "%arg"
    var (replaced, rest) = ("", Substring(text))
    while let first = rest.first {
      let isArgument = rest.hasPrefix(name)
      replaced += isArgument ? specifier : String(first)
      rest = rest.dropFirst(isArgument ? name.count : 1)
    }
    return replaced
  }

  private func failure(_ reason: String) -> LocalisationError {
    LocalisationError(line: nil, reason: "'\(key)' in '\(language)': \(reason)")
  }
}
