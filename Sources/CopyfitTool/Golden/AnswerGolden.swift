// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A golden file of answers: a front line with fingerprints, then sorted records. (The padded rows that tests of the rooms
// keep are another format, for what no request can ask.)

/// Requests and their answers, with what they were made with.
struct AnswerGolden: Sendable {
  var front: GoldenFront
  /// Sorted by id.
  let records: [GoldenRecord]

  /// The file's bytes; the same for the same answers, however they were made.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.front(front)
    for record in records { writer.record(record) }
    return writer.bytes
  }

  var requests: [GoldenRequest] { records.map(\.request) }
}

/// What is wrong with a golden file, or with what one is to be made of.
struct GoldenError: Error, Hashable, CustomStringConvertible {
  let path: String
  /// From 1; nil where the whole file is meant.
  var line: Int?
  let reason: String

  var description: String {
    let name = path == "-" ? "standard input" : "'\(path)'"
    return name + (line.map { ", line \($0)" } ?? "") + ": " + reason
  }
}
