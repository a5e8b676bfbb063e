// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What golden files are recorded from: requests as `batch` reads them, localisation files at some widths and categories, or
// golden files, whose requests are asked anew.

/// Collects requests from files; ids are unique.
struct GoldenInput {
  private let arguments: ParsedArguments
  private(set) var requests: [GoldenRequest] = []
  /// What golden files among the inputs were made with.
  private(set) var fronts: [GoldenFront] = []
  /// Where each id comes from.
  private var origins: [GoldenID: String] = [:]

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  /// Adds the requests of a file, which must have one.
  mutating func add(_ path: String, _ console: borrowing Console) throws {
    let count = requests.count
    try read(path, console)
    guard requests.count > count else {
      throw GoldenError(path: path, reason: "there is no request in it: give one a line, or a localisation file")
    }
  }

  private mutating func read(_ path: String, _ console: borrowing Console) throws {
    if LocalisedFile.isNamed(path) { return try addStrings(path, console) }
    let bytes = try System.readFile(path)
    guard !GoldenReader.isGolden(bytes) else {
      let golden = try GoldenReader.read(bytes, path: path)
      fronts.append(golden.front)
      for request in golden.requests { try add(request, path: path, line: nil) }
      return
    }
    try addRequests(bytes, path)
  }

  private mutating func addStrings(_ path: String, _ console: borrowing Console) throws {
    let texts = try TextSources.strings(of: path, arguments, console)
    for question in try QuestionBuilder(arguments, texts: texts, namesAllValues: true).questions() {
      let parts = question.labels.filter { $0.column != "text" && !$0.value.isEmpty }.map(\.value)
      // What the builder wrote is JSON.
      let json = try JSONValue(parsing: question.json)
      try add(GoldenRequest(id: .string(parts.joined(separator: " / ")), json: json), path: path, line: nil)
    }
  }

  private mutating func addRequests(_ bytes: [UInt8], _ path: String) throws {
    for (index, line) in GoldenReader.lines(of: bytes).enumerated() where !line.allSatisfy(GoldenReader.isBlank) {
      let request: GoldenRequest
      do throws(BatchError) {
        request = try Self.request(Array(line))
      } catch {
        throw GoldenError(path: path, line: index + 1, reason: error.message)
      }
      try add(request, path: path, line: index + 1)
    }
  }

  private static func request(_ line: [UInt8]) throws(BatchError) -> GoldenRequest {
    switch line.withUnsafeBufferPointer({ RequestDecoder.decode($0) }) {
    case .request: break
    case .refused(_, let error), .unparsable(let error): throw error
    }
    guard case .object(let members) = try? JSONValue(parsing: line) else {
      throw BatchError(.malformedRequest, "numbers must be finite: write null for unbounded")
    }
    let json = JSONValue.object(members.filter { $0.key != BatchField.id.rawValue })
    let given = GoldenID(members.first { $0.key == BatchField.id.rawValue }?.value)
    return GoldenRequest(id: given ?? .string(name(of: json)), json: json)
  }

  /// The name of a request without an id: its text and its box.
  private static func name(of request: JSONValue) -> String {
    let parts = [BatchField.width, .contentSizeCategory].compactMap { field in
      request[field.rawValue].flatMap { $0.string ?? $0.number.map(DecimalFormat.shortest) }
    }
    return ([request[BatchField.text.rawValue]?.string ?? ""] + parts).joined(separator: " / ")
  }

  private mutating func add(_ request: GoldenRequest, path: String, line: Int?) throws(GoldenError) {
    if let origin = origins[request.id] {
      throw GoldenError(
        path: path, line: line,
        reason: "the id '\(request.id.text)' is taken by \(origin): give each request an id of its own")
    }
    origins[request.id] = "'\(path)'" + (line.map { ", line \($0)" } ?? "")
    requests.append(request)
  }
}
