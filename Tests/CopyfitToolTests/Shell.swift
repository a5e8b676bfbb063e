// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Runs other programs for tests of what they make of our output. Tests that need one are skipped where it is not installed.

import Foundation

/// What a program printed and how it ended.
struct ShellResult {
  let output: String
  let errors: String
  let status: Int32
}

enum Shell {
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func has(_ program: String) -> Bool { path(of: program) != nil }

  /// The tool that was built with these tests.
  static var tool: String? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = ([folder] + bundles).map { $0.appendingPathComponent("copyfit").path }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end, `input` on its standard input.
  static func run(_ program: String, _ arguments: [String], input: Data = Data()) throws -> ShellResult {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    for name in names { try (name.lastPathComponent == "in" ? input : Data()).write(to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    return ShellResult(
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self), status: process.terminationStatus)
  }

  /// Runs a program by its name with a text on its standard input.
  static func pipe(_ text: String, into program: String, _ arguments: [String] = []) throws -> ShellResult {
    guard let path = path(of: program) else { throw CocoaError(.executableNotLoadable) }
    return try run(path, arguments, input: Data(text.utf8))
  }
}
