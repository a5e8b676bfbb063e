// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Scripts (UAX #24): a number for each, its ISO 15924 tag and name, and the sets of Script_Extensions.

/// The scripts of PropertyValueAliases.txt: Common, Inherited and Unknown first, then by long name.
struct ScriptList {
  let input: InputFile
  let scripts: [(tag: String, name: String)]
  let number: [String: Int]

  init(package: String) throws {
    input = try InputFile.ucd("PropertyValueAliases.txt", in: package)
    let first = ["Common", "Inherited", "Unknown"]
    let rows = input.rows.filter { $0[0] == "sc" && $0.count > 2 }
      .map { (tag: String($0[1]), name: String($0[2])) }
    let head = first.compactMap { name in rows.first { $0.name == name } }
    scripts = head + rows.filter { !first.contains($0.name) }.sorted { $0.name < $1.name }
    number = Dictionary(uniqueKeysWithValues: scripts.enumerated().map { ($1.name, $0) })
  }
}

/// Writes the scripts' names and tags, and the script extensions.
struct ScriptTableGenerator: TableGenerator {
  func generate(in package: String) throws -> [GeneratedFile] {
    let list = try ScriptList(package: package)
    let extensions = try InputFile.ucd("ScriptExtensions.txt", in: package)
    return [
      GeneratedFile(path: "Sources/UnicodeTables/Generated/Scripts.swift", text: names(list)),
      GeneratedFile(path: "Sources/UnicodeTables/Generated/ScriptExtensions.swift", text: try sets(list, extensions)),
    ]
  }

  private func names(_ list: ScriptList) -> String {
    var text = generatedHeader(
      "Unicode 17.0.0, property Script (UAX #24): names and ISO 15924 tags.", inputs: [list.input],
      size: "\(list.scripts.count) scripts.")
    text += "\nextension Script {\n"
    for (number, script) in list.scripts.enumerated() {
      text += "  @inlinable package static var \(constantName(script.name)): Script { Script(rawValue: \(number)) }\n"
    }
    text += "}\n\n/// The tags, four letters in a big-endian number, and the long names.\nenum ScriptTable {\n"
    text += arrayLiteral("tags", "UInt32", list.scripts.map { $0.tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } })
    text += "  static let names: [String] = [\n" + list.scripts.map { "    \"\($0.name)\",\n" }.joined() + "  ]\n}\n"
    return text
  }

  private func constantName(_ name: String) -> String {
    let joined = name.split(separator: "_").joined()
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }

  private func sets(_ list: ScriptList, _ input: InputFile) throws -> String {
    let byTag = Dictionary(uniqueKeysWithValues: list.scripts.enumerated().map { ($1.tag, $0) })
    var ranges: [(ClosedRange<Int>, [Int])] = []
    try input.forEachRange { range, fields in
      let set = try (fields.first ?? "").split(separator: " ").map { tag in
        guard let number = byTag[String(tag)] else { throw InputError.malformed(file: input.name, line: String(tag)) }
        return number
      }
      ranges.append((range, set.sorted()))
    }
    ranges.sort { $0.0.lowerBound < $1.0.lowerBound }
    var (starts, members): ([Int], [Int]) = ([], [])
    var known: [[Int]: Int] = [:]
    let numbers = ranges.map { _, set in
      if let number = known[set] { return number }
      known[set] = starts.count
      starts.append(members.count)
      members += set
      return starts.count - 1
    }
    starts.append(members.count)
    let bytes = ranges.count * 9 + starts.count * 2 + members.count
    var text = generatedHeader(
      "Unicode 17.0.0, property Script_Extensions (UAX #24).", inputs: [input],
      size: "\(ranges.count) ranges, \(starts.count - 1) sets, \(bytes) bytes.")
    text +=
      "\n/// Ranges of scalars, ascending, with the number of their set; set n is members[starts[n]..<starts[n + 1]].\nenum ScriptExtensionTable {\n"
    text += arrayLiteral("firsts", "UInt32", ranges.map(\.0.lowerBound))
    text += arrayLiteral("lasts", "UInt32", ranges.map(\.0.upperBound))
    text += arrayLiteral("sets", "UInt8", numbers) + arrayLiteral("starts", "UInt16", starts)
    text += arrayLiteral("members", "UInt8", members) + "}\n"
    return text
  }
}
