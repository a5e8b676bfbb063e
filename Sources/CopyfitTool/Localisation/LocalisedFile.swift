// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A localisation file by the ending of its name: .strings, .stringsdict, .xcstrings. The first two take their language from
// the folder they lie in, such as `de.lproj`.

/// The entries of a file of any of the three kinds.
struct LocalisedFile: Hashable, Sendable {
  static let endings = [".strings", ".stringsdict", ".xcstrings"]
  let entries: [LocalisedEntry]

  /// Whether a name is that of a localisation file.
  static func isNamed(_ path: String) -> Bool {
    endings.contains { path.lowercased().hasSuffix($0) }
  }

  /// Reads the bytes of the file at `path`.
  ///
  /// - Parameter language: Of files whose folder does not tell; empty for none.
  init(reading bytes: [UInt8], path: String, language: String = "") throws(LocalisationError) {
    let name = path.lowercased()
    let own = Self.language(of: path) ?? language
    if name.hasSuffix(".xcstrings") {
      entries = try StringsCatalog(reading: bytes).entries.filter { Self.isWanted($0.language, language) }
    } else if name.hasSuffix(".stringsdict") {
      entries = try StringsDictionary(reading: bytes).entries.flatMap { Self.entries($0, language: own) }
    } else {
      let file = try StringsFile(reading: bytes)
      var seen: Set<String> = []
      // Of a key that comes twice the last wins, as when the file is compiled.
      entries = file.entries.filter { seen.insert($0.key).inserted }.map { string in
        let value = file[string.key] ?? string.value
        return LocalisedEntry(key: string.key, language: own, format: PluralFormat(format: value))
      }
    }
  }

  /// `de` of `App/de.lproj/Localizable.strings`; nil where no folder tells, as in Base.lproj.
  static func language(of path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
    guard let name = folder?.dropLast(".lproj".count), name != "Base" else { return nil }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// `de` wants `de` and `de-AT`; nothing wants all.
  private static func isWanted(_ language: String, _ wanted: String) -> Bool {
    wanted.isEmpty || language == wanted || language.hasPrefix(wanted + "-")
  }

  private static func entries(_ entry: StringsDictionary.Entry, language: String) -> [LocalisedEntry] {
    switch entry.content {
    case .format(let format): [LocalisedEntry(key: entry.key, language: language, format: format)]
    case .widths(let widths):
      widths.map { width in
        LocalisedEntry(
          key: entry.key, language: language, variant: "width \(width.width)", format: PluralFormat(format: width.text))
      }
    case .devices(let devices):
      devices.map { device in
        LocalisedEntry(key: entry.key, language: language, variant: device.device, format: device.content)
      }
    }
  }
}

extension FormatString {
  /// Whether nothing is to be put in.
  var isPlain: Bool {
    parts.allSatisfy { if case .text = $0 { true } else { false } }
  }
}

extension FormatArgument {
  init(_ value: String) {
    self = Int(value).map(FormatArgument.integer) ?? .text(value)
  }

  /// As it was given.
  var text: String {
    switch self {
    case .integer(let number): String(number)
    case .decimal(let text), .text(let text): text
    }
  }
}
