// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Which file serves a language: BCP 47 tags on one side, file names such as hyph_pt_BR.dic on the other.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the hyphenation dictionary of a language.
struct DictionaryFinder {
  let folders: [String]

  /// Returns the file for a BCP 47 tag, or nil.
  ///
  /// Tried in order: language with script and region, with region, with script, alone, with its own name as region
  /// (`pt` is `pt_PT`), then the only region there is a file for.
  func path(for tag: String) -> String? {
    let subtags = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let first = subtags.first, (2...3).contains(first.utf8.count) else { return nil }
    guard tag.utf8.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != 0 }) else { return nil }
    let language = first.lowercased()
    let script = subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= 0x41 } }?.capitalised
    let region = subtags.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
    for folder in folders {
      for name in candidates(language, script: script, region: region) {
        let path = "\(folder)/hyph_\(name).dic"
        if access(path, R_OK) == 0 { return path }
      }
      if let path = onlyRegion(of: language, in: folder) { return path }
    }
    return nil
  }

  private func candidates(_ language: String, script: String?, region: String?) -> [String] {
    let parts: [[String?]] = [[script, region], [region], [script], [], [language.uppercased()]]
    var names: [String] = []
    for known in parts {
      let present = known.compactMap { $0 }
      if present.count == known.count { names.append(([language] + present).joined(separator: "_")) }
    }
    return names
  }

  private func onlyRegion(of language: String, in folder: String) -> String? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var paths: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasPrefix("hyph_\(language)_"), name.hasSuffix(".dic") { paths.append("\(folder)/\(name)") }
    }
    return paths.count == 1 ? paths[0] : nil
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
