// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A text kept in a file beside the test. Recording is asked for by RECORD_GOLDENS=1 and fails the test, so that no run
// records and passes.

internal import Foundation

/// A golden file: read and compared, or written anew.
struct GoldenText {
  let path: String

  /// A file by a path from the folder of a source file, or by an absolute one.
  init(_ file: String, besides source: String) {
    let folder = source[..<(source.lastIndex(of: "/") ?? source.startIndex)]
    path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
  }

  /// Whether this run writes goldens instead of comparing with them.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"].map { !$0.isEmpty && $0 != "0" } ?? false
  }

  /// The message of a failure, or nil where the file holds this very text.
  func failure(of text: String, isRecording: Bool = GoldenText.isRecording) -> String? {
    let known = try? String(contentsOfFile: path, encoding: .utf8)
    if isRecording { return recorded(text, before: known) }
    guard let known else {
      return "no golden file '\(path)' that can be read: run once with RECORD_GOLDENS=1 to write it"
    }
    let comparison = SideBySide(expected: Self.lines(known), actual: Self.lines(text))
    guard comparison.firstDifference != nil else { return nil }
    return "not what '\(path)' holds; if it is right, run with RECORD_GOLDENS=1\n\(comparison.text)"
  }

  private func recorded(_ text: String, before: String?) -> String {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    do {
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      return "cannot write golden file '\(path)': \(error)"
    }
    let change = before == nil ? "new" : before == text ? "as it was" : "changed"
    return "recorded '\(path)' (\(change)): read the difference, then run without RECORD_GOLDENS"
  }

  /// Carriage returns are git's on some systems.
  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }
}
