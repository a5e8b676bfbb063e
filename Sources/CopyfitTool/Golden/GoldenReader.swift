// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Reads golden files and refuses what is not one, with the line and the next step. Line ends may be CRLF, since version
// control makes them so.

/// Reads one file.
struct GoldenReader {
  private let path: String
  private var line = 0

  private init(path: String) { self.path = path }

  /// Whether a file's first line says that it is a golden file.
  static func isGolden(_ bytes: [UInt8]) -> Bool {
    guard let first = lines(of: bytes).first, let value = try? JSONValue(parsing: Array(first)) else { return false }
    return value["golden"] != nil
  }

  /// - Throws: GoldenError for anything but a whole golden file of this version's format.
  static func read(_ bytes: [UInt8], path: String) throws(GoldenError) -> AnswerGolden {
    var reader = GoldenReader(path: path)
    let lines = lines(of: bytes)
    guard let first = lines.first, !bytes.isEmpty else {
      throw GoldenError(path: path, reason: "the file is empty: write it with copyfit golden record")
    }
    reader.line = 1
    let front = try reader.front(reader.parse(first))
    let fonts = front.fontsByLabel
    var records: [GoldenRecord] = []
    for line in lines.dropFirst() {
      reader.line += 1
      if line.allSatisfy(Self.isBlank) { continue }
      let record = try reader.record(reader.parse(line))
      if let font = record.fonts.first(where: { fonts[$0] == nil }) {
        throw reader.failure(
          "the front line has no font '\(font)', which the record '\(record.id.text)' was made with: "
            + "restore the file, or record it anew")
      }
      if let last = records.last { try reader.check(record.id, follows: last.id) }
      records.append(record)
    }
    guard records.count == front.recordCount else {
      let found = "the front line counts \(front.recordCount) records and \(records.count) follow"
      throw GoldenError(
        path: path, line: reader.line, reason: "\(found): the file is cut or joined; restore it, or record it anew")
    }
    return AnswerGolden(front: front, records: records)
  }

  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private func failure(_ reason: String) -> GoldenError { GoldenError(path: path, line: line, reason: reason) }

  private func parse(_ bytes: ArraySlice<UInt8>) throws(GoldenError) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue(parsing: Array(bytes))
    } catch {
      let what = line == 1 ? "the front line of a golden file" : "a record"
      throw failure("not \(what): \(error); restore the file, or write it with copyfit golden record")
    }
  }

  private func check(_ id: GoldenID, follows last: GoldenID) throws(GoldenError) {
    guard id != last else { throw failure("the id '\(id.text)' comes twice: remove one of the records") }
    guard last < id else {
      throw failure("'\(id.text)' stands behind '\(last.text)', but records are sorted by id: record the file anew")
    }
  }

  private func record(_ value: JSONValue) throws(GoldenError) -> GoldenRecord {
    if value["golden"] != nil { throw failure("a second front line: two files were joined; keep one") }
    guard let id = GoldenID(value["id"]), case .object? = value["request"], case .object? = value["answer"],
      let request = value["request"], let answer = value["answer"]
    else { throw failure("a record needs 'id', 'request' and 'answer': record the file anew") }
    let fonts = value["fonts"]?.array.map { ($0, $0.compactMap(\.string)) }
    guard let fonts, fonts.0.count == fonts.1.count else {
      throw failure("the record '\(id.text)' has no list 'fonts' of names: restore the file, or record it anew")
    }
    return GoldenRecord(request: GoldenRequest(id: id, json: request), outcome: .success(answer), fonts: fonts.1)
  }

  private func front(_ value: JSONValue) throws(GoldenError) -> GoldenFront {
    guard let schema = value["golden"] else {
      throw failure("the front line is missing: write the file with copyfit golden record")
    }
    guard schema == .number(Double(GoldenFront.schema)) else {
      let found = schema.number.map { DecimalFormat.shortest($0) } ?? "of another kind"
      throw failure(
        "format \(found), and this copyfit reads format \(GoldenFront.schema): use the copyfit that wrote it, or record anew"
      )
    }
    guard let count = value["records"]?.number.flatMap(Int.init(exactly:)), count >= 0 else {
      throw failure("the front line has no number 'records': record the file anew")
    }
    var front = GoldenFront()
    front.versions = try versions(value, "versions", GoldenFront.currentVersions)
    front.policies = try versions(value, "policies", GoldenFront.currentPolicies)
    front.grid = try grid(value["grid"])
    front.fontPaths = try list(value, "fontPaths").compactMap(\.string)
    guard let usesSystemFonts = value["systemFonts"]?.boolean else { throw missing("'systemFonts'") }
    front.usesSystemFonts = usesSystemFonts
    front.recordCount = count
    front.fonts = try fonts(list(value, "fonts"))
    return front
  }

  private func fonts(_ values: [JSONValue]) throws(GoldenError) -> [FontFingerprint] {
    var fonts: [FontFingerprint] = []
    for font in values {
      guard let name = font["name"]?.string, let sha256 = font["sha256"]?.string else {
        throw failure("a font of the front line has no 'name' or no 'sha256': record the file anew")
      }
      fonts.append(FontFingerprint(name: name, file: font["file"]?.string ?? "", sha256: sha256))
    }
    return fonts
  }

  private func missing(_ what: String) -> GoldenError {
    failure("the front line has no \(what): restore the file, or record it anew")
  }

  private func list(_ value: JSONValue, _ name: String) throws(GoldenError) -> [JSONValue] {
    guard let list = value[name]?.array else { throw missing("list '\(name)'") }
    return list
  }

  private func grid(_ value: JSONValue?) throws(GoldenError) -> Double? {
    guard let value, value != .null else { return nil }
    guard let grid = value.number, NumberRange.positive.contains(grid) else {
      throw failure("'grid' must be a number greater than 0, or null: record the file anew")
    }
    return grid
  }

  /// What a front line of this format always has is there, whatever its values.
  private func versions(
    _ value: JSONValue, _ name: String, _ current: [NamedVersion]
  ) throws(GoldenError) -> [NamedVersion] {
    guard case .object(let members)? = value[name] else { throw missing("object '\(name)'") }
    let versions = members.compactMap { member in
      member.value.string.map { NamedVersion(name: member.key, version: $0) }
    }
    if let absent = current.first(where: { known in !versions.contains { $0.name == known.name } }) {
      throw missing("'\(absent.name)' in '\(name)'")
    }
    return versions
  }
}
